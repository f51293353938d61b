//! Games with one active creature: attacks with attached energy, evolving,
//! retreating, knock-outs and prizes.

use tapete_game::Events;

use super::happen::Happening;
use super::zones::Entering;
use super::{Stage, is_player, seat};
use crate::event::{Cause, Event};
use crate::model::{Cards, Combat, NOTHING, On, Thing, flags};
use crate::state::{Ask, Context, PILE_MAX, State, add, stands};

impl Cards {
    /// Returns the bench of a player.
    pub(crate) fn bench<'a>(&self, state: &'a State, player: u8) -> &'a [Thing] {
        let piles = &state.players[usize::from(player.min(1))].piles;
        piles
            .get(usize::from(self.roles.play))
            .map_or(&[], |it| it.as_slice())
    }

    /// Returns how many creatures lie on the bench; energy lies there too.
    pub(crate) fn n_benched(&self, state: &State, player: u8) -> usize {
        let bench = self.bench(state, player).iter();
        bench.filter(|it| self.fights(state, **it)).count()
    }

    /// Tells whether a card may start a line of creatures.
    pub(crate) fn is_basic(&self, state: &State, thing: Thing) -> bool {
        let printed = self.printed_card(state, thing);
        printed.is_some_and(|it| it.nature.fights && it.evolves_from.is_none())
    }

    /// Calls with every card that may be put on a creature it evolves from.
    pub(crate) fn each_evolution(
        &self,
        state: &State,
        player: u8,
        mut call: impl FnMut(Thing, Thing) -> bool,
    ) {
        let piles = &state.players[usize::from(player)].piles;
        let Some(hand) = piles.get(usize::from(self.roles.hand)) else {
            return;
        };
        for (index, card) in hand.iter().enumerate() {
            let Some(from) = self
                .printed_card(state, *card)
                .and_then(|it| it.evolves_from)
            else {
                continue;
            };
            let number = state.card(*card).map(|it| it.card);
            let is_twin = |it: &Thing| state.card(*it).map(|it| it.card) == number;
            if hand[..index].iter().any(is_twin) {
                continue;
            }
            for (zone, pile) in self.zones.iter().zip(piles) {
                if !zone.in_play {
                    continue;
                }
                for base in pile {
                    let fits = state.card(*base).is_some_and(|it| {
                        it.card == from && !it.is(stands::NEW) && state.counts.turns > 2
                    });
                    if fits && !call(*card, *base) {
                        return;
                    }
                }
            }
        }
    }

    /// Tells whether the active creature of a player may retreat.
    pub(crate) fn may_retreat(&self, state: &State, player: u8) -> bool {
        let active = self.active_of(state, player);
        let Some(card) = state.card(active) else {
            return false;
        };
        let printed = self.cards.get(card.card.index());
        let Some(cost) = printed.and_then(|it| self.cost(it.retreat)) else {
            return false;
        };
        card.look.flags & flags::CANT_RETREAT == 0
            && !card.is(stands::ASLEEP | stands::PARALYSED)
            && self.n_benched(state, player) > 0
            && self.can_afford(state, player, cost, active, 0, 0)
    }

    /// Returns a player who must choose a new active creature.
    pub(crate) fn lacks_active(&self, state: &State) -> Option<u8> {
        if !self.options.has_active {
            return None;
        }
        let players = [state.active, 1 - state.active.min(1)];
        players
            .into_iter()
            .find(|it| self.active_of(state, *it) == NOTHING && self.n_benched(state, *it) > 0)
    }
}

impl<E: Events<Event>> Stage<'_, E> {
    /// Returns damage of an attack after weakness and resistance.
    pub(super) fn as_attack(&self, source: Thing, victim: Thing, amount: i16) -> i16 {
        if self.game.options.combat != Combat::Active || amount <= 0 {
            return amount;
        }
        let (Some(one), Some(other)) = (
            self.game.printed_card(self.state, source),
            self.game.printed_card(self.state, victim),
        ) else {
            return amount;
        };
        let is_active = self
            .state
            .card(victim)
            .is_some_and(|it| it.zone == self.game.roles.active);
        if !one.nature.fights || !is_active {
            return amount;
        }
        let mut left = i32::from(amount);
        if one.energy & other.weakness != 0 {
            left *= i32::from(self.game.options.weakness.max(1));
        }
        if one.energy & other.resistance != 0 {
            left -= i32::from(self.game.options.resistance);
        }
        left.clamp(0, 10_000) as i16
    }

    /// A creature and all that is on it go to the discard.
    pub(super) fn knock_out(&mut self, thing: Thing) {
        if !self.game.in_play(self.state, thing) {
            return;
        }
        self.perish(thing, Cause::KnockedOut);
    }

    pub(super) fn discard_attached(&mut self, host: Thing) {
        for thing in self.state.things() {
            if self
                .state
                .card(thing)
                .is_some_and(|it| it.attached_to == host)
            {
                self.put(thing, self.game.roles.graveyard, false, Cause::Discarded);
            }
        }
    }

    pub(super) fn take_prizes(&mut self, player: Thing, n: i32) {
        if !is_player(player) {
            return;
        }
        for _ in 0..n {
            let zone = usize::from(self.game.roles.prizes);
            let pile = self.state.players[usize::from(player)].piles.get(zone);
            let Some(thing) = pile.and_then(|it| it.last().copied()) else {
                break;
            };
            self.put(thing, self.game.roles.hand, false, Cause::Prize);
        }
        self.state.unchecked = true;
    }

    /// Two creatures of one side change places.
    pub(super) fn swap_places(&mut self, one: Thing, other: Thing) {
        let (Some(first), Some(second)) = (self.state.card(one), self.state.card(other)) else {
            return;
        };
        let (from, to, player) = (first.zone, second.zone, first.controller);
        let rival = second.controller;
        let in_play = self.game.in_play(self.state, one) && self.game.in_play(self.state, other);
        if in_play && player != rival {
            // They change sides.
            self.change_control(one, rival);
            self.change_control(other, player);
            self.state.unchecked = true;
            return;
        }
        if from == to || player != rival {
            return;
        }
        self.set_zone(one, player, to);
        self.set_zone(other, player, from);
        // Whoever goes to the bench wakes up.
        for thing in [one, other] {
            if let Some(card) = self.state.card_mut(thing)
                && card.zone != self.game.roles.active
            {
                card.stands &= !(stands::ASLEEP | stands::PARALYSED);
            }
        }
        let active = self.game.active_of(self.state, player);
        let card = self.named(active);
        self.emit(|| Event::Active {
            seat: seat(player),
            card,
        });
    }

    /// Moves a creature between zones that are both in play: it stays the same
    /// object.
    fn set_zone(&mut self, thing: Thing, player: u8, zone: u8) {
        let Some(card) = self.state.card_mut(thing) else {
            return;
        };
        let from = usize::from(card.zone);
        card.zone = zone;
        let piles = &mut self.state.players[usize::from(player)].piles;
        if let Some(pile) = piles.get_mut(from) {
            pile.retain(|it| *it != thing);
        }
        if let Some(pile) = piles.get_mut(usize::from(zone)) {
            add(pile, thing);
        }
        self.state.dirty = true;
        self.state.unchecked = true;
    }

    /// Asks for a new active creature, or takes the only one.
    pub(super) fn promote(&mut self, player: u8) {
        let bench: arrayvec::ArrayVec<Thing, PILE_MAX> = {
            let all = self.game.bench(self.state, player).iter().copied();
            all.filter(|it| self.game.fights(self.state, *it)).collect()
        };
        match bench.as_slice() {
            [] => {}
            [only] => self.make_active(player, *only),
            _ => self.ask(player, Ask::Promote),
        }
    }

    pub(super) fn make_active(&mut self, player: u8, thing: Thing) {
        let active = self.game.active_of(self.state, player);
        if active == NOTHING {
            self.set_zone(thing, player, self.game.roles.active);
            let card = self.named(thing);
            self.emit(|| Event::Active {
                seat: seat(player),
                card,
            });
        } else {
            self.swap_places(active, thing);
        }
    }

    /// The active creature pays with its energy and goes to the bench.
    pub(super) fn retreat(&mut self, player: u8) {
        let active = self.game.active_of(self.state, player);
        let cost = self
            .game
            .printed_card(self.state, active)
            .and_then(|it| self.game.cost(it.retreat));
        let n = cost.map_or(0, Cards::total);
        for _ in 0..n {
            let mut things = self.state.things();
            let energy = things.find(|it| {
                let is_on = self
                    .state
                    .card(*it)
                    .is_some_and(|it| it.attached_to == active);
                is_on
                    && self
                        .game
                        .printed_card(self.state, *it)
                        .is_some_and(|it| it.energy != 0)
            });
            if let Some(thing) = energy {
                self.put(thing, self.game.roles.graveyard, false, Cause::Discarded);
            }
        }
        self.promote(player);
    }

    /// Puts a card on the creature it evolves from: damage and energy stay.
    pub(super) fn evolve(&mut self, card: Thing, base: Thing) {
        let Some(old) = self.state.card(base).copied() else {
            return;
        };
        let mut entering = Entering::plainly(old.zone, Cause::Evolved);
        entering.tapped = old.is(stands::TAPPED);
        let you = old.controller;
        // What was on it moves over before it leaves.
        for index in 0..self.state.cards.len() {
            if self.state.cards[index].attached_to == base {
                self.state.cards[index].attached_to = card;
            }
        }
        self.put(base, self.game.roles.graveyard, false, Cause::Evolved);
        self.enter(card, you, &entering, &Context::of(card, 0, you));
        if let Some(new) = self.state.card_mut(card) {
            new.damage = old.damage;
        }
        self.state.dirty = true;
        self.state.unchecked = true;
        self.happen(Happening::of(On::Evolves, card));
    }
}
