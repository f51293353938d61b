//! Cards that an effect casts: from the graveyard, from exile, by an ability of
//! the hand. Nothing is paid for the card itself.

use tapete_game::Events;

use super::Stage;
use crate::event::Event;
use crate::model::{Activated, Cards, Phase, Replaced, Thing, allows, flags};
use crate::state::{CardState, Context, Origin, State, stands};

impl Cards {
    /// Tells whether an ability that casts its own card may do so now: when the
    /// card could be cast, and at something if it needs targets.
    pub(super) fn may_recast(
        &self,
        state: &State,
        player: u8,
        thing: Thing,
        it: &Activated,
        phase: &Phase,
        slow: bool,
    ) -> bool {
        let program = self.programs.get(it.program.index());
        if !program.is_some_and(|it| it.is_cast) {
            return true;
        }
        let Some(printed) = self.printed_card(state, thing) else {
            return false;
        };
        let any_time = printed.nature.any_time || printed.flags & flags::ANY_TIME != 0;
        let timely = it.only.any_time || any_time || (slow && phase.allows & allows::CAST != 0);
        timely && self.can_be_cast(state, player, thing)
    }

    /// Tells whether a card is one that is cast, and finds its targets.
    fn can_be_cast(&self, state: &State, player: u8, thing: Thing) -> bool {
        let stamp = state.card(thing).map_or(0, |it| it.stamp);
        let is_cast = self
            .printed_card(state, thing)
            .is_some_and(|it| !it.nature.no_cost && !it.is_token);
        let context = Context::of(thing, stamp, player);
        is_cast && self.has_targets(state, Origin::Spell(thing), &context)
    }

    /// Returns where a card goes that leaves the stack without staying in play.
    pub(super) fn grave_of(&self, state: &State, thing: Thing, kicked: bool) -> u8 {
        let mut zone = self.roles.graveyard;
        let stamp = state.card(thing).map_or(0, |it| it.stamp);
        let mut context = Context::of(thing, stamp, self.controller(state, thing));
        context.kicked = kicked;
        self.each_replacement(state, thing, &context, |what| {
            if let Replaced::DiesTo(other) = what {
                zone = other;
            }
            true
        });
        zone
    }
}

impl<E: Events<Event>> Stage<'_, E> {
    /// Casts a card without paying for it, if it can be.
    pub(super) fn cast_free(&mut self, thing: Thing, player: u8) {
        let Some(card) = self.state.card(thing) else {
            return;
        };
        let lies = usize::from(card.zone) < self.game.zones.len();
        let stamp = card.stamp;
        let is_busy = self.state.announcing.is_some();
        let in_play = self.game.in_play(self.state, thing);
        if !lies || in_play || is_busy || !self.game.can_be_cast(self.state, player, thing) {
            return;
        }
        let mut context = Context::of(thing, stamp.wrapping_add(1), player);
        context.free = true;
        self.announce(Origin::Spell(thing), context);
        if let Some(card) = self.state.card_mut(thing)
            && card.zone == CardState::ON_STACK
        {
            card.stands |= stands::RECAST;
            card.controller = player;
        }
    }
}
