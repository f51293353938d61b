//! Combat with attackers and blockers: declared piece by piece, damage dealt in
//! one or two steps.

use arrayvec::ArrayVec;
use tapete_game::Events;

use super::happen::Happening;
use super::{Stage, name, seat};
use crate::event::Event;
use crate::model::{Cards, DamageOrder, NOTHING, On, Thing, flags};
use crate::state::{ASSIGNED_MAX, Ask, FIGHTERS_MAX, Mode, State, add, stands};

type Blockers = ArrayVec<Thing, FIGHTERS_MAX>;

/// Damage that is dealt at one moment: source, victim, amount.
type Hits = ArrayVec<(Thing, Thing, i16), ASSIGNED_MAX>;

impl Cards {
    /// Returns the blockers of an attacker that are still there, in order.
    pub(crate) fn blockers_of(&self, state: &State, attacker: Thing) -> Blockers {
        let blocks = state.blocks.iter().filter(|it| it.1 == attacker);
        blocks
            .map(|it| it.0)
            .filter(|it| self.in_play(state, *it))
            .collect()
    }

    /// Returns how much damage is lethal for a creature, less what is assigned
    /// to it already.
    pub(crate) fn lethal(&self, state: &State, victim: Thing, source: Thing) -> i16 {
        let Some(card) = state.card(victim) else {
            return 0;
        };
        let assigned: i16 = state
            .assigned
            .iter()
            .filter(|it| it.1 == victim)
            .map(|it| it.2)
            .sum();
        let needed = (card.look.toughness - card.damage - assigned).max(0);
        let touches = self.flags(state, source) & flags::LETHAL_TOUCH != 0;
        if touches { needed.min(1) } else { needed }
    }

    /// Tells whether a creature deals damage in a step.
    pub(crate) fn strikes_in(&self, state: &State, thing: Thing, step: u8) -> bool {
        let Some(card) = state.card(thing) else {
            return false;
        };
        let flags = card.look.flags;
        match step {
            1 => flags & (flags::STRIKES_FIRST | flags::STRIKES_AGAIN) != 0,
            _ => !card.is(stands::STRUCK) || flags & flags::STRIKES_AGAIN != 0,
        }
    }

    /// Tells whether there are two steps.
    fn has_first_strikes(&self, state: &State) -> bool {
        let blockers = state.blocks.iter().map(|it| it.0);
        let mut all = state.attackers.iter().copied().chain(blockers);
        all.any(|it| self.strikes_in(state, it, 1))
    }

    /// Tells whether the attacker's damage leaves something to decide.
    fn divides(&self, state: &State, attacker: Thing, blockers: &[Thing]) -> bool {
        let Some(card) = state.card(attacker) else {
            return false;
        };
        let tramples = card.look.flags & flags::EXCESS_TO_DEFENDER != 0;
        blockers.len() > 1
            || (tramples
                && !blockers.is_empty()
                && card.look.power > self.lethal(state, blockers[0], attacker))
    }
}

impl<E: Events<Event>> Stage<'_, E> {
    /// Asks for attackers, if there can be any.
    pub(super) fn begin_attackers(&mut self) {
        let active = self.state.active;
        let mut any = false;
        self.game.each_attacker(self.state, active, |_| {
            any = true;
            false
        });
        self.state.mode = Mode::Acting;
        if any {
            self.ask(active, Ask::Attackers);
        }
    }

    pub(super) fn add_attacker(&mut self, thing: Thing) {
        add(&mut self.state.attackers, thing);
        if let Some(card) = self.state.card_mut(thing) {
            card.stands |= stands::ATTACKING;
            card.today |= crate::state::today::ATTACKED;
            // Everybody sees who is declared, so it is told at once.
            let card = self.named(thing);
            let (game, state) = (self.game, &*self.state);
            let target = Self::opponent(state.active);
            self.events.emit(|| Event::Attacks {
                card,
                target,
                target_card: None,
                numbers: game.numbers(state, thing, target),
            });
        }
    }

    /// All attackers are declared: they are tapped, and triggers answer.
    pub(super) fn attack(&mut self) {
        let attackers = self.state.attackers.clone();
        let defender = Self::opponent(self.state.active);
        let alone = attackers.len() == 1;
        if !attackers.is_empty() {
            self.state.players[usize::from(self.state.active)].attacked = true;
        }
        for thing in &attackers {
            self.state.counts.attacks += 1;
            let stays = self.game.flags(self.state, *thing) & flags::DOESNT_TAP_TO_ATTACK != 0;
            if self.game.options.exhaust && !stays {
                self.set_tapped(*thing, true);
            }
        }
        if !attackers.is_empty() {
            self.happen(Happening::of(On::Attacks, self.state.active).with(defender));
        }
        for thing in attackers {
            let it = Happening {
                alone,
                ..Happening::of(On::Attacks, thing)
            };
            self.happen(it.with(defender));
        }
    }

    pub(super) fn begin_blockers(&mut self) {
        let defender = Self::opponent(self.state.active);
        self.state.mode = Mode::Acting;
        let mut any = false;
        self.game.each_block(self.state, defender, |_, _| {
            any = true;
            false
        });
        if any {
            self.ask(defender, Ask::Blockers);
        } else {
            self.block();
        }
    }

    pub(super) fn add_blocker(&mut self, blocker: Thing, attacker: Thing) {
        add(&mut self.state.blocks, (blocker, attacker));
        if let Some(card) = self.state.card_mut(blocker) {
            card.blocks = attacker;
            let (game, state) = (self.game, &*self.state);
            self.events.emit(|| Event::Blocks {
                card: name(state, blocker),
                attacker: name(state, attacker),
                numbers: game.numbers(state, blocker, attacker),
            });
        }
    }

    /// All blockers are declared: triggers answer.
    pub(super) fn block(&mut self) {
        let defender = Self::opponent(self.state.active);
        let blocks = self.state.blocks.clone();
        self.state.counts.blocks += blocks.len() as u32;
        if blocks.is_empty() && !self.state.attackers.is_empty() {
            self.emit(|| Event::NoBlocks {
                seat: seat(defender),
            });
        }
        for (_, attacker) in &blocks {
            if let Some(card) = self.state.card_mut(*attacker) {
                card.stands |= stands::BLOCKED;
            }
        }
        for (blocker, attacker) in &blocks {
            self.happen(Happening::of(On::Blocks, *blocker).with(*attacker));
        }
        for attacker in self.state.attackers.clone() {
            let is_blocked = self
                .state
                .card(attacker)
                .is_some_and(|it| it.is(stands::BLOCKED));
            let on = if is_blocked {
                On::BecomesBlocked
            } else {
                On::Unblocked
            };
            self.happen(Happening::of(on, attacker));
        }
        for (blocker, attacker) in &blocks {
            self.happen(Happening::of(On::BlockedBy, *attacker).with(*blocker));
        }
    }

    /// Begins the damage of a step, or goes to the next.
    pub(super) fn damage_step(&mut self, step: u8) {
        self.fresh();
        if step == 1 && !self.game.has_first_strikes(self.state) {
            self.state.mode = Mode::Damage(2);
            return;
        }
        // Attackers whose damage is divided are asked for one after the other.
        for attacker in self.state.attackers.clone() {
            let is_done = self.state.assigned.iter().any(|it| it.0 == attacker);
            if is_done || !self.game.strikes_in(self.state, attacker, step) {
                continue;
            }
            let Some(card) = self.state.card(attacker).copied() else {
                continue;
            };
            if card.look.power <= 0 {
                continue;
            }
            let blockers = self.game.blockers_of(self.state, attacker);
            if self.game.divides(self.state, attacker, &blockers) {
                self.ask_share(attacker, 0, card.look.power, false);
                if self.state.ask != Ask::Nothing {
                    return;
                }
                continue;
            }
            self.assign_plainly(attacker, &blockers);
        }
        let blocks = self.state.blocks.clone();
        for (blocker, attacker) in blocks {
            let power = self.state.card(blocker).map_or(0, |it| it.look.power);
            let hits = power > 0
                && self.game.in_play(self.state, attacker)
                && self.game.strikes_in(self.state, blocker, step);
            if hits {
                add(&mut self.state.assigned, (blocker, attacker, power));
            }
        }
        // Not taken as a whole: it is mostly empty.
        let hits = self.state.assigned.clone();
        self.state.assigned.clear();
        let one_by_one = self.game.options.attacks_one_by_one;
        if one_by_one {
            self.pair_by_pair(&hits);
        } else {
            self.deal(&hits, true);
        }
        if step == 1 {
            for (thing, _, _) in &hits {
                if let Some(card) = self.state.card_mut(*thing) {
                    card.stands |= stands::STRUCK;
                }
            }
        }
        self.state.mode = if step == 1 {
            Mode::Damage(2)
        } else {
            Mode::Acting
        };
    }

    /// The thesis's way: attacker by attacker, with deaths between.
    fn pair_by_pair(&mut self, hits: &[(Thing, Thing, i16)]) {
        for attacker in self.state.attackers.clone() {
            let own: Hits = hits
                .iter()
                .filter(|it| it.0 == attacker || it.1 == attacker)
                .filter(|it| {
                    self.game.can_be_hit(self.state, it.0) && self.game.can_be_hit(self.state, it.1)
                })
                .copied()
                .collect();
            self.deal(&own, true);
            while self.check() && self.state.end.is_none() {}
        }
    }

    /// Assigns the damage of an attacker that has nothing to divide.
    fn assign_plainly(&mut self, attacker: Thing, blockers: &[Thing]) {
        let Some(card) = self.state.card(attacker).copied() else {
            return;
        };
        let tramples = card.look.flags & flags::EXCESS_TO_DEFENDER != 0;
        let victim = match blockers.first() {
            Some(blocker) => *blocker,
            None if card.is(stands::BLOCKED) && !tramples => return,
            None => Self::opponent(self.state.active),
        };
        add(
            &mut self.state.assigned,
            (attacker, victim, card.look.power),
        );
    }

    /// Divides what is left of an attacker's damage as usual: lethal to each
    /// blocker in order, the rest to the player or the last blocker.
    pub(super) fn assign_usually(&mut self, attacker: Thing, from: usize, mut left: i16) {
        let blockers = self.game.blockers_of(self.state, attacker);
        let tramples = self.game.flags(self.state, attacker) & flags::EXCESS_TO_DEFENDER != 0;
        let defender = Self::opponent(self.state.active);
        for (index, blocker) in blockers.iter().enumerate().skip(from) {
            let is_last = index + 1 == blockers.len() && !tramples;
            let amount = if is_last {
                left
            } else {
                self.game.lethal(self.state, *blocker, attacker).min(left)
            };
            left -= amount;
            add(&mut self.state.assigned, (attacker, *blocker, amount));
        }
        if tramples && left > 0 {
            add(&mut self.state.assigned, (attacker, defender, left));
        }
    }

    /// Assigns an amount to the blocker that is asked for, and asks for the next.
    pub(super) fn assign(&mut self, attacker: Thing, index: u8, left: i16, amount: i16) {
        let blockers = self.game.blockers_of(self.state, attacker);
        let Some(blocker) = blockers.get(usize::from(index)).copied() else {
            return;
        };
        let tramples = self.game.flags(self.state, attacker) & flags::EXCESS_TO_DEFENDER != 0;
        add(&mut self.state.assigned, (attacker, blocker, amount));
        let left = left - amount;
        let next = index + 1;
        let n_left = blockers.len() - usize::from(next);
        if n_left == 0 {
            if tramples && left > 0 {
                let defender = Self::opponent(self.state.active);
                add(&mut self.state.assigned, (attacker, defender, left));
            }
            return;
        }
        if n_left == 1 && !tramples {
            let last = blockers[usize::from(next)];
            add(&mut self.state.assigned, (attacker, last, left));
            return;
        }
        if left > 0 {
            self.ask_share(attacker, next, left, false);
        }
    }

    /// Asks how much a blocker gets, unless there is only one answer.
    fn ask_share(&mut self, attacker: Thing, index: u8, left: i16, ordered: bool) {
        let (least, most) = self.game.share(self.state, attacker, index, left);
        let is_next = ordered || {
            let others = self.game.may_be_next(self.state, attacker, index);
            others.is_empty()
        };
        if least == most && is_next {
            return self.assign(attacker, index, left, least);
        }
        self.ask(
            self.state.active,
            Ask::Damage {
                attacker,
                index,
                left,
                ordered,
            },
        );
    }

    /// Puts a blocker before those that have no damage yet, and asks how much it
    /// gets: the attacker's player orders the blockers.
    pub(super) fn order_blocker(&mut self, attacker: Thing, index: u8, left: i16, first: Thing) {
        let blockers = self.game.blockers_of(self.state, attacker);
        let next = blockers.get(usize::from(index)).copied();
        let blocks = &mut self.state.blocks;
        let at = |blocks: &[(Thing, Thing)], wanted| {
            blocks.iter().position(|it| *it == (wanted, attacker))
        };
        if let Some(next) = next
            && let Some(from) = at(blocks, first)
            && let Some(to) = at(blocks, next)
            && to < from
        {
            blocks[to..=from].rotate_right(1);
        }
        self.ask_share(attacker, index, left, true);
    }

    /// Everything leaves combat.
    pub(super) fn end_combat(&mut self) {
        for card in &mut self.state.cards {
            card.stands &= !(stands::ATTACKING | stands::BLOCKED | stands::STRUCK);
            card.blocks = NOTHING;
        }
        self.state.attackers.clear();
        self.state.blocks.clear();
        self.state.assigned.clear();
        self.expire(|until| until == crate::model::Until::EndOfCombat);
    }
}

impl Cards {
    /// Returns the blockers of which one may be next instead, where lethal damage
    /// goes to one after the other.
    pub(crate) fn may_be_next(&self, state: &State, attacker: Thing, index: u8) -> Blockers {
        let mut blockers = self.blockers_of(state, attacker);
        let n = match self.options.damage_order {
            DamageOrder::Declared => usize::from(index) + 1,
            DamageOrder::Free => blockers.len(),
        };
        blockers.drain(..n.min(blockers.len()));
        blockers
    }

    /// Returns the least and the most that may be assigned to a blocker now.
    pub(crate) fn share(&self, state: &State, attacker: Thing, index: u8, left: i16) -> (i16, i16) {
        let blockers = self.blockers_of(state, attacker);
        let Some(blocker) = blockers.get(usize::from(index)).copied() else {
            return (0, 0);
        };
        let tramples = self.flags(state, attacker) & flags::EXCESS_TO_DEFENDER != 0;
        let lethal = self.lethal(state, blocker, attacker).min(left);
        let is_last = usize::from(index) + 1 == blockers.len();
        let least = match self.options.damage_order {
            DamageOrder::Declared => lethal,
            // Only what goes past all blockers asks that each has enough.
            DamageOrder::Free if tramples && is_last => lethal,
            DamageOrder::Free => 0,
        };
        if is_last && !tramples {
            (left, left)
        } else {
            (least, left)
        }
    }
}
