//! Resources: what a player can raise, and which sources are tapped for it.

use arrayvec::ArrayVec;
use tapete_game::Events;

use super::costs::PAYS_OTHERWISE;
use super::sources::Due;
use super::{Stage, is_player, seat};
use crate::event::{Cause, Event};
use crate::model::{Cards, Cost, NOTHING, Payment, RESOURCES_MAX, Thing, flags};
use crate::state::{Origin, PILE_MAX, State, add, stands};

/// What a player can raise now.
pub(crate) struct Purse {
    /// In the pool, by kind.
    pool: [i16; RESOURCES_MAX],
    /// Sources of one kind only.
    single: [i16; RESOURCES_MAX],
    /// The kinds of each source that has a choice, as bits.
    many: ArrayVec<u8, PILE_MAX>,
    /// Kinds that pay for costs of any kind, as bits.
    general: u8,
}

impl Purse {
    /// Tells whether a cost is covered: each kind, and enough in all.
    pub(crate) fn covers(&self, cost: &Cost, generic: i32) -> bool {
        let mut lacking = [0i32; RESOURCES_MAX];
        let mut left = self.many.len() as i32;
        let mut is_short = false;
        for (kind, lacking) in lacking.iter_mut().enumerate() {
            let have = i32::from(self.pool[kind]) + i32::from(self.single[kind]);
            let need = i32::from(cost.of[kind]);
            if need > have {
                *lacking = need - have;
                is_short = true;
            }
            if self.general >> kind & 1 == 1 {
                left += (have - need).max(0);
            }
        }
        let missing: i32 = lacking.iter().sum();
        if missing > self.many.len() as i32 || left - missing < generic {
            return false;
        }
        !is_short || self.matches(&lacking)
    }

    /// Tells whether the sources with a choice can make up for what is lacking:
    /// no set of kinds lacks more than the sources that give one of them.
    fn matches(&self, lacking: &[i32; RESOURCES_MAX]) -> bool {
        let kinds = lacking.iter().enumerate();
        let short: u8 = kinds
            .filter(|(_, n)| **n > 0)
            .map(|(kind, _)| 1u8 << kind)
            .sum();
        let mut set = short;
        while set != 0 {
            let need: i32 = (0..RESOURCES_MAX)
                .filter(|it| set >> it & 1 == 1)
                .map(|it| lacking[it])
                .sum();
            let have = self.many.iter().filter(|it| **it & set != 0).count() as i32;
            if need > have {
                return false;
            }
            set = (set - 1) & short;
        }
        true
    }
}

impl Cards {
    /// Tells whether a card can be tapped for a resource now.
    pub(super) fn is_source(&self, state: &State, thing: Thing) -> u8 {
        let Some(card) = state.card(thing) else {
            return 0;
        };
        let makes = self.cards.get(card.card.index()).map_or(0, |it| it.makes);
        if makes == 0 || card.is(stands::TAPPED) {
            return 0;
        }
        if card.is(stands::SICK) && self.fights(state, thing) && self.is_sick(state, thing) {
            return 0;
        }
        makes
    }

    /// Returns what a player can raise without a certain card.
    pub(crate) fn purse(&self, state: &State, player: u8, without: Thing) -> Purse {
        let own = &state.players[usize::from(player)];
        let mut purse = Purse {
            pool: own.pool,
            single: [0; RESOURCES_MAX],
            many: ArrayVec::new(),
            general: self.general_kinds(),
        };
        if self.options.payment != Payment::Pay {
            return purse;
        }
        let pile = own.piles.get(usize::from(self.roles.play));
        for thing in pile.into_iter().flatten() {
            if *thing == without {
                continue;
            }
            let makes = self.is_source(state, *thing);
            match makes.count_ones() {
                0 => {}
                1 => purse.single[makes.trailing_zeros() as usize] += 1,
                _ => add(&mut purse.many, makes),
            }
        }
        purse
    }

    /// Returns the kinds that pay for costs of any kind, as bits.
    fn general_kinds(&self) -> u8 {
        let kinds = self.resources.iter().enumerate().take(RESOURCES_MAX);
        kinds
            .filter(|(_, it)| it.is_general)
            .map(|(kind, _)| 1u8 << kind)
            .sum()
    }

    /// Returns the largest X that a player can pay for.
    pub(crate) fn x_max(&self, state: &State, player: u8, cost: &Cost, this: Thing) -> i16 {
        let change = self.cost_change(state, player, this);
        let mut x = 0;
        while x < 99 && cost.x > 0 && self.can_afford(state, player, cost, this, x + 1, change) {
            x += 1;
        }
        x
    }

    /// Returns the kinds of sources among which a player may choose to pay the
    /// next resource of any kind, as bits: nothing where the choice cannot matter.
    pub(crate) fn source_kinds(&self, state: &State, player: u8, without: Thing, left: u8) -> u8 {
        if self.options.payment != Payment::Pay || left == 0 {
            return 0;
        }
        let (mut all, mut first, mut differ) = (0, 0, false);
        let mut n_sources = 0;
        let own = &state.players[usize::from(player)];
        for thing in own
            .piles
            .get(usize::from(self.roles.play))
            .into_iter()
            .flatten()
        {
            let makes = self.is_source(state, *thing);
            if makes != 0 && *thing != without {
                n_sources += 1;
                differ |= first != 0 && first != makes;
                (first, all) = (makes, all | makes);
            }
        }
        let pool: i16 = own.pool.iter().sum();
        let hand = own
            .piles
            .get(usize::from(self.roles.hand))
            .map_or(0, |it| it.len());
        let matters = differ && n_sources > usize::from(left) && pool == 0 && hand > 0;
        if matters { all } else { 0 }
    }
}

impl<E: Events<Event>> Stage<'_, E> {
    /// Pays the kinds that a cost names.
    pub(super) fn pay_kinds(&mut self, player: u8, cost: &Cost, without: Thing) {
        let named: i32 = cost.of.iter().map(|it| i32::from(*it)).sum();
        let mut left = named + i32::from(cost.generic);
        for at in 0..RESOURCES_MAX {
            for _ in 0..cost.of[at] {
                let due = Due {
                    kinds: 1 << at,
                    without,
                    cost,
                    at,
                    left,
                };
                self.pay_one(player, due);
                left -= 1;
            }
        }
    }

    /// Taps creatures for what sources cannot pay of a spell that allows it, those
    /// that will be missed least first, or exiles cards of the graveyard, the
    /// oldest first; returns how many.
    pub(super) fn tap_to_pay(&mut self, player: u8, origin: Origin, left: u8) -> u8 {
        let Origin::Spell(spell) = origin else {
            return 0;
        };
        let game = self.game;
        let printed = game.printed_card(self.state, spell);
        let bits = printed.map_or(0, |it| it.flags) & PAYS_OTHERWISE;
        if bits == 0 {
            return 0;
        }
        let mut n = 0;
        while n < left {
            let purse = game.purse(self.state, player, NOTHING);
            if purse.covers(&Cost::default(), i32::from(left - n)) {
                break;
            }
            if bits & flags::EXILES_GRAVEYARD_TO_PAY != 0 && self.exile_to_pay(player) {
                n += 1;
                continue;
            }
            let mut best = (i32::MAX, NOTHING);
            if bits & flags::TAPS_CREATURES_TO_PAY == 0 {
                break;
            }
            game.each_to_tap(self.state, player, |thing| {
                let power = self.state.card(thing).map_or(0, |it| it.look.power);
                let is_idle = game.is_sick(self.state, thing);
                let missed = i32::from(power) - if is_idle { 1000 } else { 0 };
                if missed < best.0 {
                    best = (missed, thing);
                }
            });
            if best.1 == NOTHING {
                break;
            }
            self.set_tapped(best.1, true);
            n += 1;
        }
        n
    }

    /// Exiles the oldest card of a player's graveyard; tells whether there was one.
    fn exile_to_pay(&mut self, player: u8) -> bool {
        let roles = self.game.roles;
        let own = &self.state.players[usize::from(player)];
        let graveyard = own.piles.get(usize::from(roles.graveyard));
        let Some(oldest) = graveyard.and_then(|it| it.first().copied()) else {
            return false;
        };
        self.put(oldest, roles.exile, false, Cause::Exiled);
        true
    }

    /// Pays so many resources of any kind.
    pub(super) fn pay_any(&mut self, player: u8, n: i32, without: Thing) {
        let kinds = self.game.general_kinds();
        for paid in 0..n {
            let due = Due {
                kinds,
                without,
                cost: &Cost::default(),
                at: RESOURCES_MAX,
                left: n - paid,
            };
            self.pay_one(player, due);
        }
    }

    /// Pays one resource: from the pool, else from the source that will be missed
    /// least.
    pub(super) fn pay_one(&mut self, player: u8, due: Due<'_>) {
        let own = &mut self.state.players[usize::from(player)];
        for kind in 0..RESOURCES_MAX {
            if due.kinds >> kind & 1 == 1 && own.pool[kind] > 0 {
                own.pool[kind] -= 1;
                self.spend(1 << kind);
                self.emit(|| Event::Paid {
                    seat: seat(player),
                    resource: kind as u8,
                    amount: 1,
                });
                return;
            }
        }
        if self.game.options.payment != Payment::Pay {
            return;
        }
        let source = self.best_source(player, due);
        if source != NOTHING {
            self.spend(self.game.is_source(self.state, source) & due.kinds);
            self.set_tapped(source, true);
        }
    }

    /// Notes what is paid for what is announced: of several kinds one that was
    /// not yet.
    fn spend(&mut self, kinds: u8) {
        if let Some(it) = &mut self.state.announcing {
            let fresh = kinds & !it.spent;
            it.spent |= fresh & fresh.wrapping_neg();
        }
    }

    /// Returns the kinds that were paid so far for what is announced, as bits.
    pub(super) fn spent(&self) -> u8 {
        self.state.announcing.as_ref().map_or(0, |it| it.spent)
    }

    pub(super) fn change_resource(&mut self, player: Thing, kind: u8, change: i16) {
        if !is_player(player) || change == 0 {
            return;
        }
        let Some(pool) = self.state.players[usize::from(player)]
            .pool
            .get_mut(usize::from(kind))
        else {
            return;
        };
        *pool = pool.saturating_add(change).clamp(0, 999);
        self.emit(|| Event::Resource {
            seat: seat(player),
            resource: kind,
            change,
        });
    }

    /// A card came to the pile, or left it: there is one resource more or less.
    pub(super) fn count_pile(&mut self, player: u8, change: i16) {
        for kind in 0..self.game.resources.len() {
            if self.game.resources[kind].from_pile {
                self.change_resource(player, kind as u8, change);
            }
        }
    }
}
