//! Positions for scenes and puzzles, set up line by line: `life 0 12`,
//! `hand 0 Ember Jolt, Swamp`, `board 1 Craw Ox tapped, Forest`.
//!
//! A line says the whole of what it speaks of: a hand, a board, the top of a
//! deck. What lies openly afterwards is known to all, a hand only to its seat.

mod lay;
mod read;
mod rest;
mod story;
#[cfg(test)]
mod tests;

use tapete_speech::{Said, nearest, said};

use crate::event::Event;
use crate::model::{Cards, PhaseKind, allows};
use crate::state::{State, stands, today};

use read::{cut, number, same};

const HELP: &str = "write `life 0 12`, `hand 0 Ember Jolt, 2 Swamp`, \
     `board 1 Craw Ox tapped damaged 2 +1/+1:2, Forest`, `deck 0 Swamp` (the top), \
     the name of any other zone in the same way, `pool 0 2 Mountain`, `counters 1 poison 3`, \
     `lands 0 1` (played this turn), `turn 1 main` or `phase declare_attackers`";

const HELP_ES: &str = "escribe `life 0 12`, `hand 0 Ember Jolt, 2 Swamp`, \
     `board 1 Craw Ox tapped damaged 2 +1/+1:2, Forest`, `deck 0 Swamp` (arriba), \
     el nombre de cualquier otra zona del mismo modo, `pool 0 2 Mountain`, \
     `counters 1 poison 3`, `lands 0 1` (jugadas este turno), `turn 1 main` o \
     `phase declare_attackers`";

/// The words of lines that say whose turn it is, and which phase.
const TURN: [&str; 2] = ["turn", "turno"];
const PHASE: [&str; 2] = ["phase", "fase"];

/// The most life, damage or resources that a line can give.
const AMOUNT_MAX: i64 = 9_999;

impl Cards {
    /// Sets up a part of a position and tells the story anew, or says what is
    /// wrong with the line and changes nothing.
    pub(crate) fn arrange_line(
        &self,
        state: &mut State,
        line: &str,
        story: &mut Vec<Event>,
    ) -> Result<(), Said> {
        let mut next = state.clone();
        self.set_line(&mut next, line)?;
        self.come_to_rest(&mut next)?;
        *state = next;
        story.clear();
        self.retell(state, story);
        Ok(())
    }

    /// Sets up the position of the text on a table that is laid out, and
    /// returns the story that leads to it.
    pub(crate) fn set_up(&self, state: &mut State) -> Vec<Event> {
        self.wrong_lines(state);
        let mut story = Vec::new();
        self.retell(state, &mut story);
        story
    }

    /// Sets up the position of the text and returns what is wrong with which
    /// line. Lines that are wrong count for nothing; what only the whole
    /// position is wrong in is told of the last.
    pub(crate) fn wrong_lines(&self, state: &mut State) -> Vec<(usize, Said)> {
        let mut wrong = Vec::new();
        self.open_position(state);
        for (index, line) in self.lines_in_order(state) {
            let mut next = state.clone();
            match self.set_line(&mut next, line) {
                Ok(()) => *state = next,
                Err(reason) => wrong.push((index, reason)),
            }
        }
        wrong.sort_by_key(|it| it.0);
        let mut next = state.clone();
        match self.come_to_rest(&mut next) {
            Ok(()) => *state = next,
            Err(reason) => {
                wrong.push((self.position.len().saturating_sub(1), reason));
                self.ask_in_phase(state);
            }
        }
        wrong
    }

    /// Lists the lines so that turn and phase may stand anywhere: whose turn it
    /// is comes first, for who attacks must have it; and a phase in
    /// which attackers are blocked comes last, for there must be some.
    fn lines_in_order(&self, state: &mut State) -> Vec<(usize, &String)> {
        let word = |line: &str| cut(line).0.to_lowercase();
        let is_turn = |line: &str| TURN.contains(&word(line).as_str());
        let is_phase = |line: &str| PHASE.contains(&word(line).as_str());
        let blocks = |line: &str| {
            let phase = self.blocking_phase().map(usize::from);
            let mut words = line.split_whitespace();
            phase.is_some() && words.any(|name| self.phase_called(name) == phase)
        };
        let mut order: [Vec<(usize, &String)>; 3] = Default::default();
        for (index, line) in self.position.iter().enumerate() {
            let seat = seat_and_rest(cut(line).1).ok().filter(|_| is_turn(line));
            if let Some((seat, _)) = seat {
                self.give_turn(state, seat);
            }
            let at = match is_turn(line) || is_phase(line) {
                true if blocks(line) => 2,
                true => 0,
                false => 1,
            };
            order[at].push((index, line));
        }
        order.into_iter().flatten().collect()
    }

    fn set_line(&self, state: &mut State, line: &str) -> Result<(), Said> {
        if state.end.is_some() || state.counts.moves > 0 {
            return Err(said!(
                "a position is set up before anybody has played",
                "una posición se prepara antes de que nadie haya jugado"
            ));
        }
        self.open_position(state);
        let (word, rest) = cut(line);
        let lower = word.to_lowercase();
        match lower.as_str() {
            "life" | "vida" => self.arrange_life(state, rest),
            word if TURN.contains(&word) => self.arrange_turn(state, rest),
            word if PHASE.contains(&word) => self.arrange_phase(state, rest),
            "counters" | "contadores" => self.arrange_counters(state, rest),
            "lands" | "tierras" => self.arrange_lands(state, rest),
            "pool" | "reserva" => {
                let (seat, rest) = seat_and_rest(rest)?;
                self.arrange_pool(state, seat, rest)
            }
            _ => match self.zone_called(&lower) {
                Some(zone) => {
                    let (seat, rest) = seat_and_rest(rest)?;
                    self.arrange_zone(state, seat, zone, rest)
                }
                None => self.arrange_resource(state, word, line, rest),
            },
        }
    }

    /// Finds a zone by the word that a line begins with.
    fn zone_called(&self, word: &str) -> Option<u8> {
        let is_it = |it: &crate::model::Zone| {
            same(&it.name, word) || same(&it.label.en, word) || same(&it.label.es, word)
        };
        let named = self.zones.iter().position(is_it);
        let roles = &self.roles;
        let part = match word {
            "hand" | "mano" => roles.hand,
            "deck" | "mazo" => roles.deck,
            "board" | "mesa" | "play" | "juego" => roles.play,
            "graveyard" | "cementerio" => roles.graveyard,
            _ => u8::MAX,
        };
        let named = named.and_then(|it| u8::try_from(it).ok());
        named.or((usize::from(part) < self.zones.len()).then_some(part))
    }

    fn arrange_life(&self, state: &mut State, rest: &str) -> Result<(), Said> {
        let (seat, rest) = seat_and_rest(rest)?;
        let hero = self.hero(state, seat);
        if let Some(toughness) = state.card(hero).map(|it| it.look.toughness) {
            let life = number(rest, 1, i64::from(toughness))? as i16;
            if let Some(card) = state.card_mut(hero) {
                card.damage = toughness - life;
            }
            return Ok(());
        }
        state.players[usize::from(seat)].life = number(rest, 1, AMOUNT_MAX)? as i32;
        Ok(())
    }

    fn arrange_turn(&self, state: &mut State, rest: &str) -> Result<(), Said> {
        let (seat, rest) = seat_and_rest(rest)?;
        let mut phase = None;
        for word in rest.split_whitespace() {
            if word.bytes().all(|it| it.is_ascii_digit()) {
                let last = i64::from(self.options.turns_max);
                state.counts.turns = number(word, 1, last)? as u32;
            } else {
                phase = Some(word);
            }
        }
        self.give_turn(state, seat);
        match phase {
            Some(phase) => self.arrange_phase(state, phase),
            None => Ok(()),
        }
    }

    fn give_turn(&self, state: &mut State, seat: u8) {
        if state.active != seat {
            self.end_attack(state);
            state.active = seat;
            state.phase = self.first_main();
        }
    }

    fn phase_called(&self, name: &str) -> Option<usize> {
        let is_it = |it: &crate::model::Phase| {
            same(&it.name, name) || same(&it.label.en, name) || same(&it.label.es, name)
        };
        self.phases.iter().position(is_it)
    }

    fn arrange_phase(&self, state: &mut State, name: &str) -> Result<(), Said> {
        let found = self.phase_called(name);
        let number = found.filter(|it| self.somebody_chooses(*it));
        let Some(number) = number else {
            let open = (0..self.phases.len()).filter(|it| self.somebody_chooses(*it));
            let names: Vec<&str> = open.map(|it| self.phases[it].name.as_str()).collect();
            let names = names.join(", ");
            return Err(said!(
                "`{name}` is no phase in which somebody chooses; there are {names}",
                "`{name}` no es una fase en la que alguien elige; hay {names}"
            ));
        };
        if self.phases[number].kind == PhaseKind::DeclareBlockers {
            if state.attackers.is_empty() {
                return Err(said!(
                    "nothing attacks: write `attacking` after a creature of the board",
                    "nada ataca: escribe `attacking` tras una criatura de la mesa"
                ));
            }
        } else {
            self.end_attack(state);
        }
        state.phase = number as u8;
        Ok(())
    }

    fn somebody_chooses(&self, number: usize) -> bool {
        self.phases.get(number).is_some_and(|it| match it.kind {
            PhaseKind::Plain => it.priority || it.allows != 0,
            PhaseKind::DeclareAttackers | PhaseKind::DeclareBlockers => true,
            PhaseKind::Untap | PhaseKind::Damage | PhaseKind::Cleanup => false,
        })
    }

    /// Returns the first phase in which cards are played.
    fn first_main(&self) -> u8 {
        let main = self
            .phases
            .iter()
            .position(|it| it.allows & allows::CAST != 0);
        let any = || (0..self.phases.len()).find(|it| self.somebody_chooses(*it));
        main.or_else(any).unwrap_or(0) as u8
    }

    fn end_attack(&self, state: &mut State) {
        state.attackers.clear();
        for card in &mut state.cards {
            if card.is(stands::ATTACKING) {
                card.stands &= !stands::ATTACKING;
                card.today &= !today::ATTACKED;
            }
        }
        self.recount_attack(state);
    }

    fn arrange_counters(&self, state: &mut State, rest: &str) -> Result<(), Said> {
        let (seat, rest) = seat_and_rest(rest)?;
        let (name, amount) = cut(rest);
        let kind = self.counter_called(name)?;
        let amount = number(amount, 0, i64::from(u8::MAX))? as u8;
        let counters = &mut state.players[usize::from(seat)].counters;
        if let Some(count) = counters.get_mut(usize::from(kind)) {
            *count = amount;
        }
        Ok(())
    }

    fn counter_called(&self, name: &str) -> Result<u8, Said> {
        let found = self.counters.iter().position(|it| same(&it.name, name));
        found.and_then(|it| u8::try_from(it).ok()).ok_or_else(|| {
            let names = self.counters.iter().map(|it| it.name.as_str());
            with_listed(
                said!(
                    "there are no `{name}` counters",
                    "no hay contadores `{name}`"
                ),
                &listed(name, names),
            )
        })
    }

    fn arrange_lands(&self, state: &mut State, rest: &str) -> Result<(), Said> {
        let (seat, rest) = seat_and_rest(rest)?;
        let own = &mut state.players[usize::from(seat)];
        own.lands = number(rest, 0, 99)? as u8;
        own.done &= !allows::LAND;
        if own.lands > 0 {
            own.done |= allows::LAND;
        }
        Ok(())
    }

    /// `pool 0 2 Mountain, 1 Forest`: all that a seat has to spend.
    fn arrange_pool(&self, state: &mut State, seat: u8, rest: &str) -> Result<(), Said> {
        let own = &mut state.players[usize::from(seat)];
        own.pool = Default::default();
        for piece in rest.split(',').map(str::trim).filter(|it| !it.is_empty()) {
            let (amount, name) = cut(piece);
            let kind = self.resource_called(name).ok_or_else(|| {
                let names = self.resources.iter().map(|it| it.name.as_str());
                with_listed(
                    said!(
                        "there is no resource `{name}`",
                        "no hay ningún recurso `{name}`"
                    ),
                    &listed(name, names),
                )
            })?;
            own.pool[kind] = number(amount, 0, AMOUNT_MAX)? as i16;
        }
        Ok(())
    }

    /// `energy 0 4`: one kind of what a seat has to spend.
    fn arrange_resource(
        &self,
        state: &mut State,
        word: &str,
        line: &str,
        rest: &str,
    ) -> Result<(), Said> {
        let Some(kind) = self.resource_called(word) else {
            return Err(said!(
                "`{line}` is no command here; {HELP}",
                "`{line}` no es una orden aquí; {HELP_ES}"
            ));
        };
        let (seat, rest) = seat_and_rest(rest)?;
        let amount = number(rest, 0, AMOUNT_MAX)?;
        state.players[usize::from(seat)].pool[kind] = amount as i16;
        Ok(())
    }

    fn resource_called(&self, name: &str) -> Option<usize> {
        let kinds = self.resources.iter().take(crate::model::RESOURCES_MAX);
        let mut kinds = kinds.map(|it| same(&it.name, name) || same(&it.letter.to_string(), name));
        kinds.position(|it| it)
    }
}

/// Reads the seat that a line is about.
fn seat_and_rest(rest: &str) -> Result<(u8, &str), Said> {
    let (seat, rest) = cut(rest);
    let seat = number(seat, 0, 1).map_err(|_| {
        said!(
            "`{seat}` is no seat; write 0 or 1",
            "`{seat}` no es un asiento; escribe 0 o 1"
        )
    })?;
    Ok((seat as u8, rest))
}

/// How many names a refusal lists.
const LISTED_MAX: usize = 12;

/// Offers the nearest name, or lists the first of them.
fn listed<'a>(wanted: &str, names: impl Iterator<Item = &'a str> + Clone) -> Said {
    if let Some(name) = nearest(wanted, names.clone()) {
        return said!("did you mean `{name}`?", "¿querías decir `{name}`?");
    }
    let n_names = names.clone().count();
    let some: Vec<&str> = names.take(LISTED_MAX).collect();
    let more = if n_names > some.len() { ", …" } else { "" };
    let some = some.join(", ");
    said!("there are {some}{more}", "hay {some}{more}")
}

/// Joins what is wrong and what there is instead.
fn with_listed(wrong: Said, listed: &Said) -> Said {
    Said::join(&[wrong, listed.clone()], "; ")
}
