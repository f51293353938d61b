//! One of several effects, chosen when a spell or an ability is announced.

use tapete_game::Events;

use super::Stage;
use crate::event::Event;
use crate::model::{Cards, NO_MODE, Program};
use crate::state::{Announcing, Ask, Origin, State};

impl<E: Events<Event>> Stage<'_, E> {
    /// Asks which of several effects is meant, if more than one can be.
    pub(super) fn ask_mode(&mut self, it: &Announcing) {
        let n = self.game.modes_of(self.state, it.item.origin);
        let (game, state) = (self.game, &*self.state);
        let mut open = (0..n).filter(|mode| game.may_be_mode(state, *mode));
        let (first, second) = (open.next(), open.next());
        match (first, second) {
            (Some(_), Some(_)) => self.ask(it.item.context.you, Ask::OneOf(n)),
            (Some(only), None) => {
                if let Some(it) = &mut self.state.announcing {
                    it.item.context.mode = only;
                }
            }
            _ => {}
        }
    }
}

impl Cards {
    fn announced_program(&self, state: &State, origin: Origin) -> Option<&Program> {
        let program = self.programs.get(self.program_of(state, origin)?.index())?;
        (program.modes > 0 && !program.is_mana).then_some(program)
    }

    /// Returns how many effects there are of which one is chosen at once.
    pub(super) fn modes_of(&self, state: &State, origin: Origin) -> u8 {
        self.announced_program(state, origin)
            .map_or(0, |it| it.modes)
    }

    /// Returns the step at which the chosen effect is taken.
    pub(crate) fn modes_at(&self, state: &State, origin: Origin) -> Option<u16> {
        Some(self.announced_program(state, origin)?.modes_at)
    }

    /// Tells whether one of several effects may be chosen now: what is announced
    /// needs targets for it.
    pub(crate) fn may_be_mode(&self, state: &State, mode: u8) -> bool {
        match &state.announcing {
            Some(it) => {
                let context = &it.item.context;
                mode != NO_MODE && self.has_targets_of(state, it.item.origin, context, mode)
            }
            None => true,
        }
    }
}
