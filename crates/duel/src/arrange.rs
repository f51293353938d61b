//! Positions for scenes and puzzles, set up line by line: `life 0 JARulay 120`,
//! `hand 0 Robar, Attack`, `state 1 FlappyBird frozen 2`.

#[cfg(test)]
mod tests;

use tapete_game::Seat;
use tapete_speech::{nearest, same_name};

use crate::duel::Duel;
use crate::effects::{fighter, held};
use crate::event::Event;
use crate::options::{Formation, GROWN_MAX, LifeLimit};
use crate::run::At;
use crate::state::{Monster, Phase, State, TurnStart};

const HELP: &str = "write `life 0 JARulay 120` (seat, monster, life), `energy 1 80`, \
     `hand 0 Robar, Attack of JARulay`, `state 1 FlappyBird poisoned` (or `burned 3`, `frozen 2`, \
     `asleep 1`, `shield 30`, `normal`), `dead 1 FlappyBird`, `formation 0 B, A, C`, `turn 1` \
     (the seat that acts) or `round 7`";

/// The most rounds that a state can be given for.
const ROUNDS_MAX: i64 = 99;

impl Duel {
    /// Sets up a part of a position and tells the story anew, or says what is
    /// wrong with the line and changes nothing.
    pub(crate) fn arrange_line(
        &self,
        state: &mut State,
        line: &str,
        story: &mut Vec<Event>,
    ) -> Result<(), String> {
        let is_untouched = state.counts.plays == 0 && state.counts.discarded == 0;
        if state.end.is_some() || state.phase != Phase::Playing || !is_untouched {
            return Err(
                "a position is set up when cards can be played and none has been played".to_owned(),
            );
        }
        let (word, rest) = cut(line);
        match word {
            "round" => {
                state.round = number(rest, 1, i64::from(self.rounds_max()))? as u32;
            }
            "turn" => {
                let seat = self.seat(rest)?;
                if state.seats[seat.index()].lost {
                    return Err(format!("seat {seat} has lost"));
                }
                state.acting = seat.0;
            }
            "energy" => {
                let (seat, amount) = cut(rest);
                let seat = self.seat(seat)?;
                let amount = number(amount, 0, i64::from(GROWN_MAX))?;
                state.seats[seat.index()].energy = amount as i32;
            }
            "hand" => {
                let (seat, cards) = cut(rest);
                let seat = self.seat(seat)?;
                self.arrange_hand(state, seat, cards)?;
            }
            "formation" => {
                let (seat, names) = cut(rest);
                let seat = self.seat(seat)?;
                self.arrange_formation(state, seat, names)?;
            }
            "life" => {
                let (seat, rest) = cut(rest);
                let seat = self.seat(seat)?;
                let (name, amount) = cut_last(rest);
                let monster = self.monster(state, seat, name)?;
                self.arrange_life(state, seat, monster, amount)?;
            }
            "dead" => {
                let (seat, name) = cut(rest);
                let seat = self.seat(seat)?;
                let monster = self.monster(state, seat, name)?;
                self.arrange_death(state, seat, monster)?;
            }
            "state" => {
                let (seat, rest) = cut(rest);
                let seat = self.seat(seat)?;
                self.arrange_state(state, seat, rest)?;
            }
            _ => return Err(format!("`{line}` is no command here; {HELP}")),
        }
        self.note_start(state);
        self.retell(state, story);
        Ok(())
    }

    fn arrange_hand(&self, state: &mut State, seat: Seat, cards: &str) -> Result<(), String> {
        let names = cards.split(',').map(str::trim).filter(|it| !it.is_empty());
        let mut powers = Vec::new();
        for name in names {
            powers.push(self.power(state, seat, name)?);
        }
        let limit = usize::from(self.options.hand_limit);
        if powers.len() > limit {
            let n_cards = powers.len();
            return Err(format!(
                "{n_cards} cards are named, but a hand holds {limit}"
            ));
        }
        let hand = &mut state.seats[seat.index()].hand;
        hand.clear();
        for power in powers {
            hand.push(power);
        }
        Ok(())
    }

    fn arrange_formation(&self, state: &mut State, seat: Seat, names: &str) -> Result<(), String> {
        let n_monsters = self.n_monsters();
        let mut order: Vec<usize> = Vec::new();
        for name in names.split(',').map(str::trim) {
            let found = self.monsters_called(state, seat, name)?;
            let free = found.into_iter().find(|it| !order.contains(it));
            order.push(free.ok_or_else(|| format!("`{name}` is named too often"))?);
        }
        if order.len() != n_monsters {
            let n_named = order.len();
            return Err(format!(
                "{n_named} monsters are named, but a team has {n_monsters}; name all of them from the front, with commas"
            ));
        }
        let own = &mut state.seats[seat.index()];
        for (place, monster) in own.order.iter_mut().zip(order) {
            *place = monster as u8;
        }
        Ok(())
    }

    fn arrange_life(
        &self,
        state: &mut State,
        seat: Seat,
        monster: usize,
        amount: &str,
    ) -> Result<(), String> {
        let it = &mut state.seats[seat.index()].monsters[monster];
        let limit = match self.options.life_limit {
            LifeLimit::None => GROWN_MAX,
            LifeLimit::Start => it.max_life(),
        };
        if amount == "0" {
            return Err(
                "a monster without life is dead; write `dead` instead of `life`".to_owned(),
            );
        }
        it.life = number(amount, 1, i64::from(limit))? as i32;
        it.dead = false;
        Ok(())
    }

    fn arrange_death(&self, state: &mut State, seat: Seat, monster: usize) -> Result<(), String> {
        let own = &mut state.seats[seat.index()];
        let others = (0..self.n_monsters()).filter(|it| *it != monster);
        let mut others = others.map(|it| own.monsters[it]);
        if !others.any(|it| it.lives()) {
            return Err(format!(
                "a monster of seat {seat} must live: without one it has lost"
            ));
        }
        let it = &mut own.monsters[monster];
        *it = Monster {
            dead: true,
            start_life: it.start_life,
            start_attack: it.start_attack,
            element: it.element,
            ..Monster::default()
        };
        let mut slot = 0;
        while let Some(power) = own.hand.cards().get(slot).copied() {
            if self.monster_of(power) == monster {
                own.hand.remove(slot);
            } else {
                slot += 1;
            }
        }
        Ok(())
    }

    fn arrange_state(&self, state: &mut State, seat: Seat, rest: &str) -> Result<(), String> {
        let (before, last) = cut_last(rest);
        let (name, word, amount) = if last.bytes().all(|it| it.is_ascii_digit()) {
            let (name, word) = cut_last(before);
            (name, word, Some(last))
        } else {
            (before, last, None)
        };
        let monster = self.monster(state, seat, name)?;
        let rounds = || -> Result<u8, String> {
            match amount {
                Some(amount) => Ok(number(amount, 0, ROUNDS_MAX)? as u8),
                None => Err(format!(
                    "say for how many rounds, as in `state {seat} {name} {word} 2`"
                )),
            }
        };
        let it = &mut state.seats[seat.index()].monsters[monster];
        if !it.lives() {
            return Err(format!("`{name}` is dead: it has no other state"));
        }
        match word {
            "poisoned" | "envenenado" => it.poisoned = true,
            "burned" | "quemado" => it.burned = rounds()?,
            "frozen" | "congelado" => it.frozen = rounds()?,
            "asleep" | "dormido" => it.asleep = rounds()?,
            "shield" | "escudo" => {
                let Some(amount) = amount else {
                    return Err(format!(
                        "say how much it absorbs, as in `state {seat} {name} shield 30`"
                    ));
                };
                it.shield = number(amount, 0, i64::from(GROWN_MAX))? as i32;
            }
            "normal" => {
                it.poisoned = false;
                (it.burned, it.frozen, it.asleep) = (0, 0, 0);
                it.shield = 0;
            }
            _ => {
                let words = "poisoned, burned, frozen, asleep, shield, normal";
                return Err(format!("there is no state `{word}`; there are {words}"));
            }
        }
        Ok(())
    }

    fn seat(&self, text: &str) -> Result<Seat, String> {
        let seat = number(text, 0, self.n_seats as i64 - 1)?;
        Ok(Seat(seat as u8))
    }

    /// Finds a monster of a team by its name, or by its number in the deck.
    fn monster(&self, state: &State, seat: Seat, name: &str) -> Result<usize, String> {
        let found = self.monsters_called(state, seat, name)?;
        match found.as_slice() {
            [only] => Ok(*only),
            several => {
                let numbers: Vec<String> = several.iter().map(|it| (it + 1).to_string()).collect();
                let numbers = numbers.join(", ");
                Err(format!(
                    "seat {seat} has several `{name}`; write the number in the deck instead: {numbers}"
                ))
            }
        }
    }

    /// Returns the monsters with a name, at least one.
    fn monsters_called(&self, state: &State, seat: Seat, name: &str) -> Result<Vec<usize>, String> {
        let cards = state.monster_cards(self, seat.index());
        let cards = cards.get(..self.n_monsters()).unwrap_or(cards);
        let by_number = name.parse::<usize>().ok().and_then(|it| it.checked_sub(1));
        let is_exact = cards.iter().any(|it| self.monster_name(*it) == name);
        let is_called = |card: u16| match is_exact {
            true => self.monster_name(card) == name,
            false => same_name(self.monster_name(card), name),
        };
        let is_it = |(index, card): &(usize, &u16)| is_called(**card) || by_number == Some(*index);
        let found = cards.iter().enumerate().filter(is_it).map(|it| it.0);
        let found: Vec<usize> = found.collect();
        if found.is_empty() {
            let names = cards.iter().map(|it| self.monster_name(*it));
            let names = listed(name, names);
            return Err(format!("seat {seat} has no monster `{name}`; {names}"));
        }
        Ok(found)
    }

    /// Finds a power of a seat's deck by its name, and by its monster where that
    /// is said: `Attack of JARulay`.
    fn power(&self, state: &State, seat: Seat, text: &str) -> Result<u8, String> {
        let powers = state.powers(self, seat.index());
        let own = &state.seats[seat.index()];
        let matching = |name: &str, monster: Option<usize>| -> Vec<u8> {
            let all = (0_u8..).zip(powers);
            let is_exact = powers.iter().any(|it| self.power_name(*it) == name);
            let is_called = |card: u16| match is_exact {
                true => self.power_name(card) == name,
                false => same_name(self.power_name(card), name),
            };
            let named = all.filter(|(power, card)| {
                is_called(**card) && monster.is_none_or(|it| it == self.monster_of(*power))
            });
            named.map(|it| it.0).collect()
        };
        let mut found = matching(text, None);
        if found.is_empty()
            && let Some((name, monster)) = split_of(text)
        {
            let monsters = self.monsters_called(state, seat, monster)?;
            let each = monsters.into_iter().flat_map(|it| matching(name, Some(it)));
            found = each.collect();
        }
        if found.is_empty() {
            let mut names: Vec<&str> = powers.iter().map(|it| self.power_name(*it)).collect();
            names.sort_unstable();
            names.dedup();
            let names = listed(text, names.into_iter());
            return Err(format!(
                "the deck of seat {seat} has no power `{text}`; {names}"
            ));
        }
        let lives = |power: &&u8| own.monsters[self.monster_of(**power)].lives();
        match found.iter().find(lives) {
            Some(power) => Ok(*power),
            None => Err(format!(
                "the monster of `{text}` is dead: seat {seat} cannot hold its cards"
            )),
        }
    }

    /// Lets the turn begin in this position.
    fn note_start(&self, state: &mut State) {
        let n_monsters = self.n_monsters();
        let turns = u16::try_from(state.round).unwrap_or(u16::MAX);
        for (index, own) in state.seats.iter_mut().enumerate() {
            own.life_before = own.total_life(n_monsters);
            let is_after = index > usize::from(state.acting);
            own.n_turns = turns - u16::from(is_after && turns > 0);
        }
        let Some(own) = state.seats.get(usize::from(state.acting)) else {
            return;
        };
        state.n_plays = 0;
        state.turn = TurnStart {
            energy: own.energy,
            n_cards: own.hand.len() as u8,
            n_old: own.hand.len() as u8,
            ..TurnStart::default()
        };
    }

    /// Makes the story such that it leads to this position.
    fn retell(&self, state: &State, story: &mut Vec<Event>) {
        story.clear();
        for seat in Seat::all(self.n_seats) {
            let own = &state.seats[seat.index()];
            let drafted = state.drafted.get(seat.index());
            story.push(Event::Seated {
                seat,
                deck: drafted.is_none().then_some(own.deck),
                monsters: state.monster_cards(self, seat.index()).to_vec(),
                powers: drafted.map(|it| it.powers.clone()).unwrap_or_default(),
            });
        }
        for seat in Seat::all(self.n_seats) {
            let own = &state.seats[seat.index()];
            let at = |monster| At {
                seat: seat.index(),
                monster,
            };
            let is_usual = own.in_order(self.n_monsters()).is_sorted();
            if self.options.formation == Formation::Chosen || !is_usual {
                let order = own.in_order(self.n_monsters());
                story.push(Event::Formed {
                    seat,
                    order: order.map(|it| fighter(self, state, at(it))).collect(),
                });
            }
            let dead = (0..self.n_monsters()).filter(|it| !own.monsters[*it].lives());
            story.extend(dead.map(|it| Event::Died {
                who: fighter(self, state, at(it)),
                slots: Vec::new(),
            }));
            if own.hand.len() > 0 {
                let cards = own.hand.cards().iter();
                story.push(Event::Drew {
                    seat,
                    n_cards: own.hand.len() as u8,
                    cards: cards
                        .filter_map(|it| held(self, state, seat.index(), *it))
                        .collect(),
                });
            }
        }
        story.push(Event::Round { round: state.round });
        let own = state.seats.get(usize::from(state.acting));
        story.push(Event::TurnBegan {
            seat: state.seat(),
            gained: 0,
            energy: own.map_or(0, |it| it.energy),
        });
    }
}

/// Cuts the first word off.
fn cut(text: &str) -> (&str, &str) {
    let text = text.trim();
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (first, rest.trim())
}

/// Cuts the last word off.
fn cut_last(text: &str) -> (&str, &str) {
    let text = text.trim();
    let (rest, last) = text.rsplit_once(char::is_whitespace).unwrap_or(("", text));
    (rest.trim(), last)
}

fn split_of(text: &str) -> Option<(&str, &str)> {
    let cut = text
        .rsplit_once(" of ")
        .or_else(|| text.rsplit_once(" de "));
    cut.map(|it| (it.0.trim(), it.1.trim()))
}

/// Offers the nearest name, and lists all of them.
fn listed<'a>(wanted: &str, names: impl Iterator<Item = &'a str> + Clone) -> String {
    let nearest = nearest(wanted, names.clone());
    let all: Vec<&str> = names.collect();
    let all = all.join(", ");
    match nearest {
        Some(name) => format!("did you mean `{name}`? There are {all}"),
        None => format!("there are {all}"),
    }
}

fn number(text: &str, min: i64, max: i64) -> Result<i64, String> {
    match text.parse() {
        Ok(number) if (min..=max).contains(&number) => Ok(number),
        _ => Err(format!("`{text}` is not a number from {min} to {max}")),
    }
}
