//! A position stands as it is: nothing in it happens by itself, and somebody is
//! asked what to do.

use tapete_game::{Chance, Silent};
use tapete_speech::{Said, said};

use crate::engine::{Asks, Stage};
use crate::model::{Cards, NOTHING, PhaseKind, Thing};
use crate::state::{Ask, Mode, State};

impl Cards {
    /// Ends what comes before the first turn: hands are kept, an active creature
    /// and prizes lie there, and cards can be played.
    pub(super) fn open_position(&self, state: &mut State) {
        state.frames.clear();
        state.stack.clear();
        state.waiting.clear();
        state.announcing = None;
        state.ask = Ask::Nothing;
        if state.mode != Mode::Opening {
            return;
        }
        for seat in 0..2u8 {
            state.players[usize::from(seat)].kept = true;
            state.players[usize::from(seat)].done = 0;
            if self.options.has_active {
                self.open_seat(state, seat);
            }
        }
        state.active = state.first;
        state.counts.turns = 1;
        state.mode = Mode::Acting;
        state.phase = self.first_main();
    }

    /// Gives a seat its active creature and its prizes, if it has them not yet.
    fn open_seat(&self, state: &mut State, seat: u8) {
        let roles = self.roles;
        let held = |state: &State, zone: u8| -> Vec<Thing> {
            let pile = state.players[usize::from(seat)]
                .piles
                .get(usize::from(zone));
            pile.map_or(Vec::new(), |it| it.to_vec())
        };
        if self.active_of(state, seat) == NOTHING {
            let mut cards = held(state, roles.hand);
            cards.extend(held(state, roles.deck));
            if let Some(basic) = cards.into_iter().find(|it| self.is_basic(state, *it)) {
                self.move_to(state, basic, seat, roles.active);
            }
        }
        let n_prizes = usize::from(self.options.prizes);
        if usize::from(roles.prizes) < self.zones.len() && held(state, roles.prizes).is_empty() {
            let top: Vec<Thing> = held(state, roles.deck).into_iter().rev().collect();
            for thing in top.into_iter().take(n_prizes) {
                self.move_to(state, thing, seat, roles.prizes);
            }
        }
    }

    /// Lets a position come to rest, or says why it does not stand.
    pub(super) fn come_to_rest(&self, state: &mut State) -> Result<(), Said> {
        state.priority = state.active;
        state.passed = 0;
        state.dirty = true;
        state.unchecked = true;
        let before = state.cards.clone();
        let mut stage = Stage {
            game: self,
            state,
            chance: &mut Chance::quick(0),
            events: &mut Silent,
            asks: Asks::Able,
        };
        stage.settle();
        if let Some(end) = state.end {
            let seat = u8::from(!end.lost[0]);
            return Err(match end.lost {
                [true, true] => said!(
                    "both seats would have lost in this position",
                    "los dos asientos habrían perdido en esta posición"
                ),
                _ => said!(
                    "seat {seat} would have lost in this position",
                    "el asiento {seat} habría perdido en esta posición"
                ),
            });
        }
        for (index, (was, is)) in before.iter().zip(&state.cards).enumerate() {
            let thing = index as Thing + crate::model::FIRST_CARD;
            let name = self.name_of(state, thing);
            if was.zone != is.zone {
                return Err(said!(
                    "`{name}` would not stay where it is: look at its damage, its counters and \
                     what it is on",
                    "`{name}` no se quedaría donde está: mira su daño, sus contadores y a qué \
                     está unida"
                ));
            }
            if was.attached_to != is.attached_to {
                let host = self.name_of(state, was.attached_to);
                return Err(said!(
                    "`{name}` cannot be on `{host}`",
                    "`{name}` no puede estar en `{host}`"
                ));
            }
        }
        if state.ask != Ask::Nothing || !state.stack.is_empty() || !state.frames.is_empty() {
            return Err(said!(
                "something would happen at once in this position",
                "en esta posición ocurriría algo enseguida"
            ));
        }
        state.fuel = 0;
        state.drain.looks = 0;
        self.ask_in_phase(state);
        Ok(())
    }

    /// Asks what is asked first in the phase.
    pub(super) fn ask_in_phase(&self, state: &mut State) {
        let phase = self.phases.get(usize::from(state.phase));
        state.mode = Mode::Acting;
        (state.ask, state.asked) = match phase.map(|it| it.kind) {
            Some(PhaseKind::DeclareAttackers) => (Ask::Attackers, state.active),
            Some(PhaseKind::DeclareBlockers) => (Ask::Blockers, 1 - state.active.min(1)),
            _ => (Ask::Act, state.active),
        };
    }

    /// Returns the phase in which blockers are declared.
    pub(super) fn blocking_phase(&self) -> Option<u8> {
        let is_it = |it: &crate::model::Phase| it.kind == PhaseKind::DeclareBlockers;
        let found = self.phases.iter().position(is_it);
        found.and_then(|it| u8::try_from(it).ok())
    }
}
