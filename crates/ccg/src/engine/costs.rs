//! What must be given for a spell or an ability, and whether it can be.

use tapete_game::Events;

use super::Stage;
use crate::event::Event;
use crate::model::{
    Cards, Cost, CostAct, CostId, Mod, NOTHING, Payment, Pick, Thing, Who, Whose, ZonePick, flags,
};
use crate::state::{Context, State, stands};

/// Flags of spells that something else than resources pays for.
pub(super) const PAYS_OTHERWISE: u64 =
    flags::TAPS_CREATURES_TO_PAY | flags::EXILES_GRAVEYARD_TO_PAY;

impl Cards {
    pub(crate) fn cost(&self, id: CostId) -> Option<&Cost> {
        self.costs.get(id.index())
    }

    /// Tells whether a player can give what a cost asks, for a card or without.
    pub(crate) fn can_pay(
        &self,
        state: &State,
        player: u8,
        id: CostId,
        this: Thing,
        x: i16,
    ) -> bool {
        let Some(cost) = self.cost(id) else {
            return false;
        };
        self.can_give(state, player, cost, this)
            && self.can_afford(
                state,
                player,
                cost,
                this,
                x,
                self.cost_change(state, player, this),
            )
    }

    /// Tells whether a player can give all but the resources.
    fn can_give(&self, state: &State, player: u8, cost: &Cost, this: Thing) -> bool {
        let card = state.card(this);
        if cost.tap {
            let Some(card) = card else { return false };
            let fights = self.fights(state, this);
            if card.is(stands::TAPPED) || (fights && self.is_sick(state, this)) {
                return false;
            }
        }
        if cost.untap && !card.is_some_and(|it| it.is(stands::TAPPED)) {
            return false;
        }
        if i32::from(cost.life) > 0
            && state.players[usize::from(player)].life < i32::from(cost.life)
        {
            return false;
        }
        cost.acts
            .iter()
            .all(|act| self.can_do(state, player, *act, this))
    }

    fn can_do(&self, state: &State, player: u8, act: CostAct, this: Thing) -> bool {
        let is_in = |zone: u8| state.card(this).is_some_and(|it| it.zone == zone);
        match act {
            CostAct::SacrificeThis | CostAct::ReturnThis => self.in_play(state, this),
            CostAct::DiscardThis => is_in(self.roles.hand),
            CostAct::ExileThis => this != NOTHING,
            CostAct::RemoveCounters(n, kind) => self.counters_on(state, this, kind) >= i32::from(n),
            CostAct::PutCounters(..) => self.in_play(state, this),
            CostAct::Mill(n) => {
                let deck = state.players[usize::from(player)]
                    .piles
                    .get(usize::from(self.roles.deck));
                deck.is_some_and(|it| it.len() >= usize::from(n))
            }
            CostAct::Sacrifice(n, _)
            | CostAct::Discard(n, _)
            | CostAct::Exile(n, _)
            | CostAct::TapOthers(n, _)
            | CostAct::DiscardAttached(n, _) => {
                let mut found = 0;
                self.each_for_cost(state, player, act, this, |_| {
                    found += 1;
                    found < n
                });
                found >= n
            }
        }
    }

    /// Calls with everything that could be given for a part of a cost.
    pub(crate) fn each_for_cost(
        &self,
        state: &State,
        player: u8,
        act: CostAct,
        this: Thing,
        mut call: impl FnMut(Thing) -> bool,
    ) {
        let stamp = state.card(this).map_or(0, |it| it.stamp);
        let context = Context::of(this, stamp, player);
        let own = |zone| ZonePick {
            zone,
            whose: Whose::You,
        };
        let (zone, test) = match act {
            CostAct::Sacrifice(_, test)
            | CostAct::TapOthers(_, test)
            | CostAct::DiscardAttached(_, test) => (own(ZonePick::IN_PLAY), test),
            CostAct::Discard(_, test) => (own(self.roles.hand), test),
            CostAct::Exile(_, test) => (own(self.roles.graveyard), test),
            _ => return,
        };
        self.each_passing(state, test, zone, &context, player, |thing| {
            let Some(card) = state.card(thing) else {
                return true;
            };
            let fits = match act {
                CostAct::TapOthers(..) => !card.is(stands::TAPPED) && thing != this,
                CostAct::Discard(..) | CostAct::Exile(..) => thing != this,
                CostAct::DiscardAttached(..) => card.attached_to == this,
                _ => true,
            };
            !fits || call(thing)
        });
    }

    /// Returns how much more (less if negative) a card costs now.
    pub(crate) fn cost_change(&self, state: &State, player: u8, this: Thing) -> i32 {
        if !self.changes_costs || this == NOTHING || self.in_play(state, this) {
            return 0;
        }
        let mut sum = self.own_cost_change(state, player, this);
        self.each_in_play(state, |source| {
            if !self
                .printed_card(state, source)
                .is_some_and(|it| it.has_statics)
            {
                return;
            }
            let stamp = state.card(source).map_or(0, |it| it.stamp);
            let you = self.controller(state, source);
            let context = Context::of(source, stamp, you);
            self.each_ability(state, source, |id| {
                let statics = self
                    .abilities
                    .get(id.index())
                    .map(|it| it.statics.as_slice());
                for id in statics.unwrap_or_default() {
                    let Some(it) = self.statics.get(id.index()) else {
                        continue;
                    };
                    if let (Mod::Costs(amount), Pick::Each(test, zone)) = (it.what, it.who)
                        && self.holds_if(state, it.condition, &context, you)
                        && (zone.whose != Whose::You || player == you)
                        && (zone.whose != Whose::Opponent || player != you)
                        && self.passes(state, test, this, &context, you)
                    {
                        sum += self.amount(state, amount, &context, you);
                    }
                }
                true
            });
        });
        sum
    }

    /// Returns how much more or less a card costs by its own words, wherever it
    /// lies.
    fn own_cost_change(&self, state: &State, player: u8, this: Thing) -> i32 {
        if !self
            .printed_card(state, this)
            .is_some_and(|it| it.has_statics)
        {
            return 0;
        }
        let stamp = state.card(this).map_or(0, |it| it.stamp);
        let context = Context::of(this, stamp, player);
        let mut sum = 0;
        self.each_ability(state, this, |id| {
            let ability = self.abilities.get(id.index());
            for id in ability.map_or(&[][..], |it| &it.statics) {
                if let Some(it) = self.statics.get(id.index())
                    && let (Mod::Costs(amount), Pick::One(Who::This)) = (it.what, it.who)
                    && self.holds_if(state, it.condition, &context, player)
                {
                    sum += self.amount(state, amount, &context, player);
                }
            }
            true
        });
        sum
    }

    /// Tells whether a player has the resources, or the lands lie there, or the
    /// energy is attached.
    pub(crate) fn can_afford(
        &self,
        state: &State,
        player: u8,
        cost: &Cost,
        this: Thing,
        x: i16,
        change: i32,
    ) -> bool {
        let generic = self.generic(cost, x, change);
        let of_any: u16 = cost.of.iter().map(|it| u16::from(*it)).sum();
        if generic == 0 && of_any == 0 {
            return true;
        }
        match self.options.payment {
            Payment::Presence => self.lies_there(state, player, cost, generic),
            Payment::Attached => self.is_attached(state, this, cost, generic),
            Payment::Pay | Payment::Pool => {
                let tapped = self.n_to_tap(state, player, this, generic);
                self.purse(state, player, if cost.tap { this } else { NOTHING })
                    .covers(cost, generic - tapped)
            }
        }
    }

    /// Returns how many resources of any kind creatures could be tapped for, or
    /// cards of the graveyard exiled.
    fn n_to_tap(&self, state: &State, player: u8, this: Thing, generic: i32) -> i32 {
        let printed = self.printed_card(state, this);
        let bits = printed.map_or(0, |it| it.flags) & PAYS_OTHERWISE;
        if bits == 0 || self.in_play(state, this) {
            return 0;
        }
        let mut n = 0;
        if bits & flags::TAPS_CREATURES_TO_PAY != 0 {
            self.each_to_tap(state, player, |_| n += 1);
        }
        if bits & flags::EXILES_GRAVEYARD_TO_PAY != 0 {
            let own = &state.players[usize::from(player)];
            let graveyard = own.piles.get(usize::from(self.roles.graveyard));
            let others = graveyard.into_iter().flatten().filter(|it| **it != this);
            n += others.count() as i32;
        }
        n.min(generic)
    }

    /// Calls with the creatures that a player could tap to pay; not with those
    /// that are sources already.
    pub(super) fn each_to_tap(&self, state: &State, player: u8, mut call: impl FnMut(Thing)) {
        let pile = state.players[usize::from(player)]
            .piles
            .get(usize::from(self.roles.play));
        for thing in pile.into_iter().flatten() {
            let is_open = state.card(*thing).is_some_and(|it| !it.is(stands::TAPPED));
            let makes = self.printed_card(state, *thing).map_or(0, |it| it.makes);
            if is_open && makes == 0 && self.fights(state, *thing) {
                call(*thing);
            }
        }
    }

    /// Returns how many resources of any kind a cost asks for.
    pub(crate) fn generic(&self, cost: &Cost, x: i16, change: i32) -> i32 {
        let x = i32::from(cost.x) * i32::from(x.max(0));
        (i32::from(cost.generic) + x + change).max(0)
    }

    /// Lands of the right kinds lie in play: each kind as often as it says, and
    /// as many in all.
    fn lies_there(&self, state: &State, player: u8, cost: &Cost, generic: i32) -> bool {
        let mut n_lands = 0;
        let mut n_of = [0i32; crate::model::RESOURCES_MAX];
        let pile = state.players[usize::from(player)]
            .piles
            .get(usize::from(self.roles.play));
        for thing in pile.into_iter().flatten() {
            let Some(printed) = self.printed_card(state, *thing) else {
                continue;
            };
            if self
                .options
                .land
                .is_some_and(|it| printed.qualities.has(it))
            {
                n_lands += 1;
            }
            for (kind, resource) in self.resources.iter().enumerate() {
                if resource.quality.is_some_and(|it| printed.qualities.has(it)) {
                    n_of[kind.min(7)] += 1;
                }
            }
        }
        let needed: i32 = cost.of.iter().map(|it| i32::from(*it)).sum();
        let each = cost
            .of
            .iter()
            .zip(n_of)
            .all(|(need, have)| i32::from(*need) <= have);
        each && needed + generic <= n_lands
    }

    fn is_attached(&self, state: &State, this: Thing, cost: &Cost, generic: i32) -> bool {
        let mut n_all = 0;
        let mut n_of = [0i32; crate::model::RESOURCES_MAX];
        for card in state.cards.iter().filter(|it| it.attached_to == this) {
            let Some(printed) = self.cards.get(card.card.index()) else {
                continue;
            };
            if printed.energy == 0 {
                continue;
            }
            n_all += 1;
            for (kind, n) in n_of.iter_mut().enumerate() {
                *n += i32::from(printed.energy >> kind & 1);
            }
        }
        let needed: i32 = cost.of.iter().map(|it| i32::from(*it)).sum();
        let each = cost
            .of
            .iter()
            .zip(n_of)
            .all(|(need, have)| i32::from(*need) <= have);
        each && needed + generic <= n_all
    }
}

impl<E: Events<Event>> Stage<'_, E> {
    /// Gives what leaves no choice: tapping, life, the card itself.
    pub(super) fn give(&mut self, player: u8, id: CostId, this: Thing) {
        let Some(cost) = self.game.cost(id) else {
            return;
        };
        if cost.tap {
            self.set_tapped(this, true);
        }
        if cost.untap {
            self.set_tapped(this, false);
        }
        if cost.life > 0 {
            self.change_life(player, -i32::from(cost.life));
        }
        for act in &cost.acts {
            match *act {
                CostAct::SacrificeThis => self.sacrifice(this),
                CostAct::DiscardThis => self.discard(player, this),
                CostAct::ExileThis => {
                    self.put(
                        this,
                        self.game.roles.exile,
                        false,
                        crate::event::Cause::Exiled,
                    );
                }
                CostAct::ReturnThis => {
                    self.put(
                        this,
                        self.game.roles.hand,
                        false,
                        crate::event::Cause::Returned,
                    );
                }
                CostAct::RemoveCounters(n, kind) => {
                    self.remove_counters(this, kind, i32::from(n));
                }
                CostAct::PutCounters(n, kind) => self.put_counters(this, kind, i32::from(n)),
                CostAct::Mill(n) => self.mill(player, i32::from(n)),
                CostAct::Sacrifice(..)
                | CostAct::Discard(..)
                | CostAct::Exile(..)
                | CostAct::TapOthers(..)
                | CostAct::DiscardAttached(..) => {}
            }
        }
    }

    /// Gives one thing for a part of a cost.
    pub(super) fn give_thing(&mut self, player: u8, act: CostAct, thing: Thing) {
        match act {
            CostAct::Sacrifice(..) => self.sacrifice(thing),
            CostAct::Discard(..) => self.discard(player, thing),
            CostAct::Exile(..) => {
                self.put(
                    thing,
                    self.game.roles.exile,
                    false,
                    crate::event::Cause::Exiled,
                );
            }
            CostAct::TapOthers(..) => self.set_tapped(thing, true),
            CostAct::DiscardAttached(..) => {
                self.put(
                    thing,
                    self.game.roles.graveyard,
                    false,
                    crate::event::Cause::Discarded,
                );
            }
            _ => {}
        }
    }
}
