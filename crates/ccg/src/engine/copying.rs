//! Copies: tokens of what lies in play, and spells like those on the stack.

use tapete_game::Events;

use super::zones::new_card;
use super::{Stage, seat};
use crate::event::{Bound, Event};
use crate::model::{NOTHING, Thing};
use crate::state::{CHOSEN_MAX, CardState, Context, Origin, Paid, StackItem};

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

    /// Puts a spell like one on the stack there, with the same targets.
    fn copy_spell(&mut self, thing: Thing, context: &Context) -> Option<Thing> {
        let origin = Origin::Spell(thing);
        let item = *self.state.stack.iter().find(|it| it.origin == origin)?;
        let card = self.state.card(thing)?.card;
        if self.state.stack.is_full() {
            self.state.counts.bounds += 1;
            let card = self.named(thing);
            self.emit(|| Event::Bound {
                what: Bound::Stack,
                card,
            });
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
        }
        let named = self.named(copy);
        self.emit(|| Event::Created {
            seat: seat(context.you),
            card: named,
        });
        let mut new = StackItem {
            origin: Origin::Spell(copy),
            context: item.context,
        };
        (new.context.this, new.context.this_stamp) = (copy, stamp);
        new.context.you = context.you;
        let _ = self.state.stack.try_push(new);
        Some(copy)
    }
}
