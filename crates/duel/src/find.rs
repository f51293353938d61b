//! Moves as people type them: `2`, `robar on 3`, `end`, `descarta 2`, and the
//! texts of the lists; and why something is not a move now.

mod read;
mod refuse;

#[cfg(test)]
mod tests;

use tapete_game::{Refusal, Seat, Telling};
use tapete_speech::same_name;

use crate::duel::Duel;
use crate::moves::Move;
use crate::options::{Discard, PLAYS_MAX};
use crate::run;
use crate::script::ast::Condition;
use crate::state::{Phase, State};
pub(crate) use read::best;
use read::{Aimed, Command, Verb, starts_name};
use refuse::Reason;

/// The longest text that can be a move; names can be long.
const TEXT_MAX: usize = 400;

impl Duel {
    /// Finds the move that a text means, or says why it is none now.
    pub(crate) fn find_move(
        &self,
        state: &State,
        seat: Seat,
        text: &str,
        telling: Telling<'_>,
    ) -> Result<Move, Refusal> {
        let known = seat.index() < state.seats.len();
        let text = text.trim();
        if known && let Some(listed) = self.listed(state, seat, text) {
            return Ok(listed);
        }
        let found = if !known || text.is_empty() || text.len() > TEXT_MAX {
            Err(Reason::NoMove)
        } else {
            match state.phase {
                Phase::Decks => self.find_deck(text),
                Phase::Formation => self.find_place(state, seat, text),
                Phase::Playing => self.find_play(state, seat, text, telling),
                Phase::Discarding => self.find_discard(state, seat, text),
            }
        };
        found.map_err(|reason| reason.refuse(self, state, seat, text, telling))
    }

    /// Finds the move whose text stands so in the list.
    fn listed(&self, state: &State, seat: Seat, text: &str) -> Option<Move> {
        let mut moves = Vec::new();
        self.list(state, seat, &mut moves);
        let mut written = String::new();
        moves.into_iter().find(|it| {
            written.clear();
            self.write_move(state, seat, it, &mut written);
            written == text
        })
    }

    fn find_play(
        &self,
        state: &State,
        seat: Seat,
        text: &str,
        telling: Telling<'_>,
    ) -> Result<Move, Reason> {
        let command = Command::read(text);
        let is_alone = command.rest.is_empty();
        let said = match command.verb {
            Some(Verb::End) if is_alone => return Ok(Move::End),
            Some(Verb::Keep) if is_alone => return Err(Reason::KeepLater),
            Some(Verb::Discard) => {
                return Err(match self.options.discard {
                    Discard::Never => Reason::NoDiscard,
                    Discard::EndOfTurn => Reason::DiscardLater,
                });
            }
            Some(Verb::Play) => command.rest,
            _ => text,
        };
        // A card may be called `ataca 2`: a number at the end is a seat only if
        // the whole is no name.
        let mut reason = None;
        let named = self.aimed_by_name(said, telling);
        for Aimed { card, target } in named.into_iter().chain(read::aimed(said)) {
            match self.find_card(state, seat, card, true) {
                Ok(slot) => {
                    let target = self.find_target(state, seat, target)?;
                    return self.check_play(state, seat, slot, target);
                }
                // What was tried first was the likeliest.
                Err(it) => reason = reason.or(Some(it)),
            }
        }
        Err(reason.unwrap_or(Reason::NoMove))
    }

    /// Reads a card and the name of a player: `2 on Ana`.
    fn aimed_by_name<'a>(&self, said: &'a str, telling: Telling<'_>) -> Option<Aimed<'a>> {
        read::against(said).find_map(|(card, name)| {
            let mut seats = Seat::all(self.n_seats);
            let target = seats.find(|it| same_name(&telling.name(*it), name))?;
            let target = Some(target.index());
            Some(Aimed { card, target })
        })
    }

    fn find_discard(&self, state: &State, seat: Seat, text: &str) -> Result<Move, Reason> {
        let command = Command::read(text);
        match command.verb {
            Some(Verb::End | Verb::Keep) if command.rest.is_empty() => return Ok(Move::Keep),
            Some(Verb::Play) => return Err(Reason::NoMorePlays),
            _ => {}
        }
        let said = match command.verb {
            Some(Verb::Discard) => command.rest,
            _ => text,
        };
        let slot = self.find_card(state, seat, said, false)?;
        Ok(Move::Discard { slot })
    }

    fn find_deck(&self, text: &str) -> Result<Move, Reason> {
        let command = Command::read(text);
        let names = || self.decks.iter().map(|it| it.name.as_str());
        let name = match command.verb {
            Some(Verb::Deck) => command.rest,
            _ => text,
        };
        let by_name = read::best(name, names());
        let by_number = || {
            let number: usize = name.parse().ok()?;
            (1..=self.decks.len()).contains(&number).then(|| number - 1)
        };
        match by_name.or_else(by_number) {
            Some(deck) => Ok(Move::Deck(deck as u16)),
            None => Err(Reason::NoDeck(name.to_owned())),
        }
    }

    fn find_place(&self, state: &State, seat: Seat, text: &str) -> Result<Move, Reason> {
        let command = Command::read(text);
        let wanted = match command.verb {
            Some(Verb::Place) => command.rest,
            _ => text,
        };
        let cards = state.monster_cards(self, seat.index());
        let n_placed = usize::from(state.n_placed.get(seat.index()).copied().unwrap_or(0));
        let own = &state.seats[seat.index()];
        let is_free = |monster: usize| {
            let mut free = own.in_order(self.n_monsters()).skip(n_placed);
            free.any(|it| it == monster)
        };
        let monster = match read::numbered(wanted) {
            Some((number, name)) => {
                let named = |it: &u16| name.is_empty() || same_name(self.monster_name(*it), name);
                let index = number.checked_sub(1).unwrap_or(usize::MAX);
                let is_it = cards.get(index).is_some_and(named);
                is_it.then_some(index)
            }
            // Of equal ones the first that is free.
            None => {
                let named = |it: &usize| {
                    let card = cards.get(*it);
                    card.is_some_and(|card| starts_name(self.monster_name(*card), wanted))
                };
                let mut found = (0..cards.len()).filter(named);
                found
                    .clone()
                    .find(|it| is_free(*it))
                    .or_else(|| found.next())
            }
        };
        match monster {
            None => Err(Reason::NoMonster(wanted.to_owned())),
            Some(monster) if !is_free(monster) => Err(Reason::Placed(monster)),
            Some(monster) => Ok(Move::Place(monster as u8)),
        }
    }

    /// Finds the slot of a card by its number, its name or both.
    fn find_card(
        &self,
        state: &State,
        seat: Seat,
        wanted: &str,
        is_play: bool,
    ) -> Result<u8, Reason> {
        let n_cards = state.seats[seat.index()].hand.len();
        let name = |slot: u8| {
            let card = self.slot_card(state, seat, slot);
            card.map_or("", |it| self.power_name(it))
        };
        if wanted.is_empty() {
            return Err(Reason::WhichCard);
        }
        if let Some((number, rest)) = read::numbered(wanted) {
            let slot = number.checked_sub(1).filter(|it| *it < n_cards);
            return match slot {
                None if rest.is_empty() => Err(Reason::NoSlot(number)),
                Some(slot) if rest.is_empty() || same_name(name(slot as u8), rest) => {
                    Ok(slot as u8)
                }
                Some(slot) => Err(Reason::OtherCard(slot as u8, rest.to_owned())),
                None => Err(Reason::NoSlot(number)),
            };
        }
        let slots = || 0..n_cards as u8;
        let mut found: Vec<u8> = slots().filter(|it| same_name(name(*it), wanted)).collect();
        if found.is_empty() {
            found = slots()
                .filter(|it| starts_name(name(*it), wanted))
                .collect();
        }
        self.choose_slot(state, seat, found, wanted, is_play)
    }

    /// Of several cards that a name may mean, takes the one that can be meant.
    fn choose_slot(
        &self,
        state: &State,
        seat: Seat,
        found: Vec<u8>,
        wanted: &str,
        is_play: bool,
    ) -> Result<u8, Reason> {
        let Some(first) = found.first().copied() else {
            return Err(Reason::NotHeld(wanted.to_owned()));
        };
        let kind = |slot: &u8| {
            let power = self.held(state, seat, *slot)?;
            let card = state.power_card(self, seat.index(), power)?;
            Some((self.monster_of(power), card))
        };
        let mut playable = found.clone();
        if is_play {
            let rivals: Vec<Seat> = self.rivals(state, seat).collect();
            playable.retain(|slot| {
                let mut rivals = rivals.iter();
                rivals.any(|it| self.check_play(state, seat, *slot, *it).is_ok())
            });
        }
        match playable.as_slice() {
            // None can be played: the first says why.
            [] => Ok(first),
            [only] => Ok(*only),
            [one, others @ ..] if others.iter().all(|it| kind(it) == kind(one)) => Ok(*one),
            several => Err(Reason::WhichOf(several.to_vec())),
        }
    }

    pub(crate) fn rivals(&self, state: &State, seat: Seat) -> impl Iterator<Item = Seat> {
        let lost: Vec<bool> = state.seats.iter().map(|it| it.lost).collect();
        Seat::all(self.n_seats).filter(move |it| *it != seat && !lost[it.index()])
    }

    fn find_target(&self, state: &State, seat: Seat, said: Option<usize>) -> Result<Seat, Reason> {
        let Some(number) = said else {
            let rivals: Vec<Seat> = self.rivals(state, seat).collect();
            return match rivals.as_slice() {
                [only] => Ok(*only),
                _ => Err(Reason::WhichTarget(rivals)),
            };
        };
        let target = u8::try_from(number).ok().map(Seat);
        let target = target.filter(|it| it.index() < self.n_seats);
        target.ok_or(Reason::NoSeat(number))
    }

    /// Tells whether a card can be played now, or why it cannot.
    fn check_play(
        &self,
        state: &State,
        seat: Seat,
        slot: u8,
        target: Seat,
    ) -> Result<Move, Reason> {
        if state.n_plays >= PLAYS_MAX {
            return Err(Reason::TurnIsFull);
        }
        if target == seat {
            return Err(Reason::OwnTarget);
        }
        let rival = state.seats.get(target.index());
        if rival.is_none_or(|it| it.lost) {
            return Err(Reason::LostTarget(target));
        }
        let power = self.held(state, seat, slot);
        let card = self.slot_card(state, seat, slot);
        let (Some(power), Some(card)) = (power, card) else {
            return Err(Reason::NoSlot(usize::from(slot) + 1));
        };
        let own = &state.seats[seat.index()];
        let monster = self.monster_of(power);
        if let Some(it) = own.monsters.get(monster)
            && !it.acts()
        {
            let (held_by, rounds) = if it.frozen > 0 {
                (Condition::Frozen, it.frozen)
            } else {
                (Condition::Asleep, it.asleep)
            };
            return Err(Reason::CannotAct {
                monster,
                held_by,
                rounds,
            });
        }
        if !self.affords(own.energy, card) {
            return Err(Reason::Energy(card));
        }
        if run::may_play(self, state, seat.index(), power, card, target.index()) {
            return Ok(Move::Play { slot, target });
        }
        let failing = run::first_failing(self, state, seat.index(), power, card, target.index());
        Err(match failing {
            Some(failing) => Reason::Fails {
                power,
                card,
                target,
                index: failing.index,
                values: failing.values,
            },
            None => Reason::LostTarget(target),
        })
    }
}
