//! What an effect does to cards: they die, leave, turn, are countered, created,
//! attached, moved.

use arrayvec::ArrayVec;
use tapete_game::Events;

use super::super::leaving::Leaving;
use super::super::{Stage, is_player, seat};
use crate::event::{Cause, Event};
use crate::model::{
    AmountId, Arrival, CardId, NOTHING, Pick, THINGS_MAX, Thing, Who, Whose, ZonePick,
};
use crate::state::{CardState, Context, Origin, add, stands};

/// How many tokens one effect makes for a player.
const TOKENS: i32 = 100;

impl<E: Events<Event>> Stage<'_, E> {
    pub(super) fn destroy_all(&mut self, pick: Pick) {
        self.fresh();
        let mut doomed = ArrayVec::<(Thing, Cause), THINGS_MAX>::new();
        for thing in self.picked(pick) {
            if !self.game.cant_be_destroyed(self.state, thing) {
                add(&mut doomed, (thing, Cause::Destroyed));
            }
        }
        self.bury(&doomed);
    }

    pub(super) fn exile_all(&mut self, pick: Pick) {
        let mut leaving = ArrayVec::<Leaving, THINGS_MAX>::new();
        for thing in self.picked(pick) {
            self.leave_stack(thing);
            let card = self.state.card(thing);
            if card.is_some_and(|it| it.zone != CardState::GONE) {
                add(&mut leaving, (thing, self.game.roles.exile, Cause::Exiled));
            }
        }
        self.put_together(&leaving, false);
    }

    /// Saves a thing from its next destruction this turn.
    pub(super) fn shield(&mut self, thing: Thing) {
        if let Some(card) = self.state.card_mut(thing) {
            card.stands |= stands::SHIELDED;
        }
    }

    /// Deals the same damage to each thing of a pick, at one moment.
    pub(super) fn deal_each(&mut self, source: Who, amount: AmountId, to: Pick, context: &Context) {
        let source = self.who(source, context);
        let n = self.amount(amount, context).clamp(0, 10_000) as i16;
        let mut hits = ArrayVec::<(Thing, Thing, i16), THINGS_MAX>::new();
        for victim in self.picked(to) {
            let n = self.as_attack(source, victim, n);
            add(&mut hits, (source, victim, n));
        }
        self.deal(&hits, false);
    }

    /// Moves the things of a pick that are still what the effect means.
    pub(super) fn move_all(&mut self, pick: Pick, arrival: &Arrival, context: &Context) {
        let mut things = self.picked(pick);
        things.retain(|it| !self.has_moved_on(*it, context));
        if things.len() > 1 && self.leave_together(&things, arrival) {
            return;
        }
        for thing in things {
            self.arrive(thing, arrival, context);
        }
    }

    /// Shuffles the zones that a text names, of those whose they are.
    pub(super) fn shuffle_zones(&mut self, zone: ZonePick, context: &Context) {
        for player in 0..2u8 {
            let is_theirs = match zone.whose {
                Whose::Any => true,
                Whose::You | Whose::Chooser => player == context.you,
                Whose::Opponent => player != context.you,
                Whose::Its => player == self.game.controller(self.state, context.it),
            };
            if is_theirs {
                self.shuffle(player, zone.zone);
            }
        }
    }

    /// Creates so many tokens for a player, as far as there is room; that there
    /// should be more is told.
    pub(super) fn create_all(
        &mut self,
        player: u8,
        card: CardId,
        wanted: i32,
        tapped: bool,
        attacking: bool,
    ) {
        let n = wanted.clamp(0, TOKENS);
        let all = (0..n).all(|_| self.create(player, card, tapped, attacking).is_some());
        if all && wanted > TOKENS {
            self.no_room(card);
        }
    }

    /// Attaches a thing in play; what is set aside is kept under its host.
    pub(super) fn attach_or_keep(&mut self, thing: Thing, host: Thing) {
        if host != NOTHING && self.game.in_play(self.state, thing) {
            self.attach(thing, host);
        } else if let Some(card) = self.state.card_mut(thing)
            && card.zone == self.game.roles.exile
        {
            card.attached_to = host;
        }
    }

    /// Lets two things change places; of the active one, that of the other's side.
    pub(super) fn swap(&mut self, one: Who, other: Who, context: &Context) {
        let other = self.who(other, context);
        let side = self.game.controller(self.state, other);
        let one = match one {
            Who::Active if is_player(side) => self.game.active_of(self.state, side),
            one => self.who(one, context),
        };
        self.swap_places(one, other);
    }

    /// Shows a card to everybody.
    pub(in crate::engine) fn reveal(&mut self, thing: Thing) {
        let Some(card) = self.state.card_mut(thing) else {
            return;
        };
        card.stands |= stands::KNOWN[0] | stands::KNOWN[1];
        let owner = card.owner;
        let card = self.named(thing);
        self.emit(|| Event::Reveals {
            seat: seat(owner),
            card,
        });
    }

    /// Tells whether a card that the effect means is another object by now: it
    /// went somewhere else after the effect was made, and not to the graveyard
    /// from play in the very event.
    fn has_moved_on(&self, thing: Thing, context: &Context) -> bool {
        let Some(card) = self.state.card(thing) else {
            return true;
        };
        if thing == context.this && card.stamp != context.followed {
            // Dying is the one change of zones that a text can follow.
            return card.stamp != context.this_stamp.wrapping_add(1)
                || card.zone != self.game.roles.graveyard;
        }
        false
    }

    pub(super) fn each_tapped(&mut self, pick: Pick, tapped: bool) {
        for thing in self.picked(pick) {
            if self.game.in_play(self.state, thing) {
                self.set_tapped(thing, tapped);
            }
        }
    }

    /// Takes a spell off the stack, if it is there.
    fn leave_stack(&mut self, thing: Thing) {
        self.state
            .stack
            .retain(|it| it.origin != Origin::Spell(thing));
    }

    pub(super) fn counter_spell(&mut self, thing: Thing) {
        let is_safe =
            self.game.flags(self.state, thing) & crate::model::flags::CANT_BE_COUNTERED != 0;
        let Some(index) = self
            .state
            .stack
            .iter()
            .position(|it| it.origin == Origin::Spell(thing))
        else {
            self.counter_ability(thing);
            return;
        };
        if is_safe {
            return;
        }
        self.state.stack.remove(index);
        let zone = self.game.grave_of(self.state, thing, false);
        self.put(thing, zone, false, Cause::Countered);
    }

    /// Counters the topmost ability of a card that waits on the stack.
    fn counter_ability(&mut self, thing: Thing) {
        let found = self
            .state
            .stack
            .iter()
            .rposition(|it| it.context.this == thing);
        if let Some(index) = found {
            self.state.stack.remove(index);
            let card = self.named(thing);
            self.emit(|| Event::Fizzles { card });
        }
    }

    pub(in crate::engine) fn destroy(&mut self, thing: Thing) {
        self.fresh();
        if self.game.in_play(self.state, thing) && !self.game.cant_be_destroyed(self.state, thing) {
            self.perish(thing, Cause::Destroyed);
        }
    }

    pub(in crate::engine) fn sacrifice(&mut self, thing: Thing) {
        self.sacrifice_all(&[thing]);
    }

    pub(super) fn afflict(&mut self, thing: Thing, bits: u16) {
        if !self.game.in_play(self.state, thing) {
            return;
        }
        if let Some(card) = self.state.card_mut(thing) {
            card.stands |= bits;
            let card = self.named(thing);
            self.emit(|| Event::Afflicted { card, stands: bits });
        }
    }
}
