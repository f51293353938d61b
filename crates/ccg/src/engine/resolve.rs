//! What waits on the stack happens: targets are looked at again, and then it does
//! what it says.

use tapete_game::Events;

use super::zones::Entering;
use super::{Stage, is_player};
use crate::event::{Cause, Event};
use crate::model::{NOTHING, TARGETS_MAX, Thing};
use crate::state::{After, Context, Origin, StackItem};

impl<E: Events<Event>> Stage<'_, E> {
    /// Lets the topmost of the stack happen.
    pub(super) fn resolve_top(&mut self) {
        if let Some(item) = self.state.stack.pop() {
            self.resolve(item);
        }
    }

    pub(super) fn resolve(&mut self, mut item: StackItem) {
        self.fresh();
        let is_aimless = self.drop_illegal(&mut item);
        let context = item.context;
        let condition = match item.origin {
            Origin::Trigger(id) => self
                .game
                .triggers
                .get(id.index())
                .and_then(|it| it.condition),
            _ => None,
        };
        let still = self
            .game
            .holds_if(self.state, condition, &context, context.you);
        if is_aimless || !still {
            let thing = match item.origin {
                Origin::Spell(thing) => thing,
                _ => context.this,
            };
            let card = self.named(thing);
            self.emit(|| Event::Fizzles { card });
            if let Origin::Spell(thing) = item.origin {
                self.bury_spell(thing, false);
            }
            return;
        }
        match item.origin {
            Origin::Spell(thing) => self.resolve_spell(thing, &context),
            Origin::Trigger(_) | Origin::Program(_) => {
                if let Some(program) = self.game.program_of(self.state, item.origin) {
                    self.run(program, context);
                }
            }
            Origin::Activated(id) => {
                let Some(it) = self.game.activated.get(id.index()) else {
                    return;
                };
                let is_attack = it.attack.is_some() && self.game.options.ends_turn;
                let after = if is_attack {
                    After::EndTurn
                } else {
                    After::Nothing
                };
                self.run_then(it.program, context, after);
            }
        }
    }

    fn resolve_spell(&mut self, thing: Thing, context: &Context) {
        let Some(printed) = self.game.printed_card(self.state, thing) else {
            return;
        };
        let (nature, program) = (printed.nature, printed.program);
        if !nature.permanent && !self.game.is_energy(self.state, thing) {
            match program {
                Some(program) => self.run_then(program, *context, After::Spell(thing)),
                None => self.bury_spell(thing, context.kicked),
            }
            return;
        }
        let mut entering = Entering::plainly(self.game.roles.play, Cause::Resolved);
        entering.attached_to = context.targets[0].0;
        self.enter(thing, context.you, &entering, context);
    }

    /// Takes out targets that are none any more; tells whether none is left of
    /// some that were chosen.
    fn drop_illegal(&mut self, item: &mut StackItem) -> bool {
        let n_all: u8 = item.context.n_targets.iter().sum();
        if n_all == 0 {
            return false;
        }
        let mut n_legal = 0;
        let mut index = 0;
        for slot in 0..TARGETS_MAX as u8 {
            let n = item.context.n_targets[usize::from(slot)];
            let spec = self.game.target_spec(self.state, item.origin, slot);
            for _ in 0..n {
                let Some((thing, stamp)) = item.context.targets.get(index).copied() else {
                    break;
                };
                let is_same =
                    is_player(thing) || self.state.card(thing).is_some_and(|it| it.stamp == stamp);
                let passes = spec.is_some_and(|spec| {
                    let you = item.context.you;
                    self.game
                        .passes(self.state, spec.test, thing, &item.context, you)
                        && self.game.may_be_target(self.state, thing, &item.context)
                });
                if is_same && passes {
                    n_legal += 1;
                } else {
                    item.context.targets[index].0 = NOTHING;
                }
                index += 1;
            }
        }
        n_legal == 0
    }
}
