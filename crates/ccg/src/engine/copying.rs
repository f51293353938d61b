//! Copies: tokens of what lies in play, and spells like those on the stack.

use tapete_game::Events;

use super::happen::Happening;
use super::zones::new_card;
use super::{Stage, seat};
use crate::event::{Bound, Event};
use crate::model::{NOTHING, On, Thing};
use crate::state::{
    Announcing, CHOSEN_MAX, CardState, Context, Origin, Paid, StackItem, Stage as Announced, add,
    today,
};

impl<E: Events<Event>> Stage<'_, E> {
    /// Copies things; the copies are what `it` means then.
    pub(super) fn copy_all(&mut self, things: &[Thing], context: &Context) {
        let mut made = [NOTHING; CHOSEN_MAX];
        let mut n = 0;
        for thing in things {
            if let Some(copy) = self.copy(*thing, context)
                && let Some(place) = made.get_mut(n)
            {
                *place = copy;
                n += 1;
            }
        }
        let acting = usize::from(self.state.acting).checked_sub(1);
        if let Some(frame) = acting.and_then(|it| self.state.frames.get_mut(it)) {
            frame.chosen = made;
            frame.n_chosen = n as u8;
            frame.context.chosen = made[0];
        }
    }

    fn copy(&mut self, thing: Thing, context: &Context) -> Option<Thing> {
        let card = *self.state.card(thing)?;
        if card.zone == CardState::ON_STACK {
            return self.copy_spell(thing, context);
        }
        let printed = self.game.cards.get(card.card.index())?;
        if !printed.nature.permanent {
            // What is done and gone cannot lie in play.
            return None;
        }
        self.create(context.you, card.card, false, false)
    }

    /// Puts a spell like one on the stack there, with the same targets until its
    /// player says others.
    fn copy_spell(&mut self, thing: Thing, context: &Context) -> Option<Thing> {
        let origin = Origin::Spell(thing);
        let item = *self.state.stack.iter().find(|it| it.origin == origin)?;
        let card = self.state.card(thing)?.card;
        if self.state.stack.is_full() {
            self.tell_bound(Bound::Stack, thing);
            return None;
        }
        let Some(copy) = new_card(self.state, card, context.you, true) else {
            self.no_room(card);
            return None;
        };
        let mut stamp = 0;
        if let Some(new) = self.state.card_mut(copy) {
            new.zone = CardState::ON_STACK;
            new.paid = Paid::of(&item.context);
            stamp = new.stamp;
            if item.context.n_targets.iter().any(|it| *it > 0) {
                new.today |= today::TO_AIM;
            }
        }
        let named = self.named(copy);
        self.emit(|| Event::Copied {
            seat: seat(context.you),
            card: named,
        });
        let mut new = StackItem {
            origin: Origin::Spell(copy),
            context: item.context,
        };
        (new.context.this, new.context.this_stamp) = (copy, stamp);
        new.context.you = context.you;
        // There was room before the copy was made.
        add(&mut self.state.stack, new);
        Some(copy)
    }

    /// Returns a copy on the stack whose targets are still to be said.
    pub(super) fn to_aim(&self) -> Option<Thing> {
        self.state.stack.iter().find_map(|it| match it.origin {
            Origin::Spell(thing) => {
                let card = self.state.card(thing)?;
                (card.today & today::TO_AIM != 0).then_some(thing)
            }
            _ => None,
        })
    }

    /// Asks for the targets of a copy: those that it has are among them, so that
    /// its player may leave them as they are.
    pub(super) fn aim_anew(&mut self, copy: Thing) {
        if let Some(card) = self.state.card_mut(copy) {
            card.today &= !today::TO_AIM;
        }
        let origin = Origin::Spell(copy);
        let found = self.state.stack.iter().find(|it| it.origin == origin);
        let Some(mut item) = found.copied() else {
            return;
        };
        for target in &mut item.context.targets {
            *target = (NOTHING, 0);
        }
        item.context.n_targets.fill(0);
        self.state.announcing = Some(Announcing {
            item,
            slot: 0,
            stage: Announced::Anew,
            act: 0,
            left: 0,
            spent: 0,
        });
    }

    /// All targets of a copy are said.
    pub(super) fn aimed_anew(&mut self, item: StackItem) {
        self.state.announcing = None;
        let mut stack = self.state.stack.iter_mut();
        let Some(own) = stack.find(|it| it.origin == item.origin) else {
            return;
        };
        let before = own.context.targets;
        own.context.targets = item.context.targets;
        own.context.n_targets = item.context.n_targets;
        if before == item.context.targets {
            return;
        }
        let copy = item.context.this;
        let (card, also) = (self.named(copy), self.also_aimed(&item.context));
        let target = item.context.targets[0].0;
        let target_card = self.state.card(target).map(|it| it.card);
        self.emit(|| Event::Aims {
            card,
            target,
            target_card,
            also,
        });
        for target in item.context.targets {
            if target.0 != NOTHING && !before.contains(&target) {
                self.happen(Happening::of(On::BecomesTarget, target.0).with(copy));
            }
        }
    }
}
