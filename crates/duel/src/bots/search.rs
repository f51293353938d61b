//! The search for the best plan of a turn: which cards, in which order, all
//! against one target.
//!
//! A plan is a list of cards that are held when it begins; what it draws is only
//! counted, for nobody knows it yet. Plans share what they begin with, equal
//! cards are tried once, and a position that was met is not gone on from again:
//! that finds the same best as all orders of all sets, some thousand times as
//! fast at seven cards. A bound on what is still possible gained nothing.

use arrayvec::ArrayVec;
use tapete_game::{Chance, Seat, Silent};

use crate::duel::Duel;
use crate::effects::{Draws, Stage};
use crate::options::{HAND_MAX, PLAYS_MAX};
use crate::run;
use crate::state::State;

use super::key::{Copies, Key};
use super::table::Table;
use super::worth::{Before, Evaluation};

/// How many positions a search looks at before it takes the best so far: full
/// hands of twenty different cards have more plans than anybody can look at.
const NODES_MAX: u32 = 20_000;

/// The slots of a plan, each as it is when its turn comes.
pub(super) type Slots = ArrayVec<u8, HAND_MAX>;

/// The best plan, and what it brings.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Plan {
    pub(super) worth: f64,
    pub(super) target: usize,
    pub(super) slots: Slots,
}

/// What is looked for.
#[derive(Clone, Copy)]
pub(super) struct Aim<'a> {
    pub(super) duel: &'a Duel,
    pub(super) seat: usize,
    pub(super) evaluation: Evaluation,
    /// Luck of the cards, as far as a plan foresees it.
    pub(super) luck: u64,
}

/// The room of a search.
#[derive(Default)]
pub(super) struct Search {
    /// The position after each card of the plan at hand.
    stack: Vec<State>,
    table: Table,
    pub(super) n_nodes: u32,
}

/// A search under way.
struct Walk<'a, 'b, V> {
    aim: Aim<'a>,
    search: &'b mut Search,
    target: usize,
    copies: Copies,
    chance: Chance,
    path: Slots,
    visit: V,
}

impl Search {
    /// Finds the best plan from a position whose hidden hands are unknown: the
    /// cards held when the turn began, against the target of the turn or, if
    /// there is none yet, against any seat. Of equal plans the one with fewest
    /// cards is the best, then the one against the first seat.
    pub(super) fn best(&mut self, aim: Aim<'_>, start: &State) -> Option<Plan> {
        let mut best: Option<Plan> = None;
        for target in 0..aim.duel.n_seats {
            let is_aimed = start.turn.aimed.is_none_or(|it| usize::from(it) == target);
            if target == aim.seat || start.seats[target].lost || !is_aimed {
                continue;
            }
            let plan = self.best_against(aim, start, target);
            let is_better = |best: &Plan| {
                plan.worth > best.worth
                    || plan.worth == best.worth && plan.slots.len() < best.slots.len()
            };
            if best.as_ref().is_none_or(is_better) {
                best = Some(plan);
            }
        }
        best
    }

    /// Finds the best plan against one target.
    pub(super) fn best_against(&mut self, aim: Aim<'_>, start: &State, target: usize) -> Plan {
        let before = Before::turn(aim.duel, start, aim.seat, target);
        let mut plan = Plan {
            worth: (aim.evaluation)(aim.duel, &before, start),
            target,
            slots: Slots::new(),
        };
        let whole = self.walk(aim, start, target, |state, slots| {
            let worth = (aim.evaluation)(aim.duel, &before, state);
            let is_better =
                worth > plan.worth || worth == plan.worth && slots.len() < plan.slots.len();
            if is_better {
                plan.worth = worth;
                plan.slots.clone_from(slots);
            }
        });
        if !whole {
            self.climb(aim, start, &before, &mut plan);
        }
        plan
    }

    /// Shows every position that plans against a target lead to, with a plan
    /// that does; tells whether that is all of them.
    pub(super) fn walk(
        &mut self,
        aim: Aim<'_>,
        start: &State,
        target: usize,
        visit: impl FnMut(&State, &Slots),
    ) -> bool {
        self.table.clear();
        self.n_nodes = 0;
        self.room(aim.duel, 1);
        self.stack[0].copy_from(start);
        let mut walk = Walk {
            aim,
            target,
            copies: Copies::new(aim.duel, start, aim.seat),
            chance: Chance::quick(aim.luck),
            path: Slots::new(),
            search: self,
            visit,
        };
        walk.go_on(0);
        self.n_nodes < NODES_MAX
    }

    /// Plays one card on a copy, if the rules allow it.
    pub(super) fn try_card(
        &mut self,
        aim: Aim<'_>,
        start: &State,
        slot: u8,
        target: usize,
        chance: &mut Chance,
    ) -> Option<&State> {
        self.room(aim.duel, 1);
        let after = &mut self.stack[0];
        play(aim, start, after, slot, target, chance).then_some(&*after)
    }

    fn room(&mut self, duel: &Duel, n_states: usize) {
        while self.stack.len() < n_states {
            self.stack.push(State::blank(duel));
        }
    }

    /// Takes the card that brings most, again and again: a plan for hands that
    /// are too large to look at all.
    fn climb(&mut self, aim: Aim<'_>, start: &State, before: &Before, plan: &mut Plan) {
        self.room(aim.duel, 3);
        self.stack[0].copy_from(start);
        let mut chance = Chance::quick(aim.luck);
        let mut slots = Slots::new();
        while !slots.is_full() {
            let mut best: Option<(f64, u8)> = None;
            let n_old = self.stack[0].turn.n_old;
            for slot in 0..n_old {
                let (from, to) = self.stack.split_at_mut(1);
                if !play(aim, &from[0], &mut to[0], slot, plan.target, &mut chance) {
                    continue;
                }
                let worth = (aim.evaluation)(aim.duel, before, &to[0]);
                if best.is_none_or(|it| worth > it.0) {
                    best = Some((worth, slot));
                    to.swap(0, 1);
                }
            }
            let Some((worth, slot)) = best else {
                return;
            };
            self.stack.swap(0, 2);
            slots.push(slot);
            if worth > plan.worth {
                plan.worth = worth;
                plan.slots.clone_from(&slots);
            }
        }
    }
}

impl<V: FnMut(&State, &Slots)> Walk<'_, '_, V> {
    fn go_on(&mut self, depth: usize) {
        self.search.room(self.aim.duel, depth + 2);
        let state = &self.search.stack[depth];
        let n_old = usize::from(state.turn.n_old).min(state.seats[self.aim.seat].hand.len());
        let mut tried = 0_u64;
        for slot in 0..n_old {
            let state = &self.search.stack[depth];
            let power = state.seats[self.aim.seat].hand.cards().get(slot);
            let first = self.copies.first(power.copied().unwrap_or(u8::MAX));
            let bit = 1_u64.checked_shl(u32::from(first)).unwrap_or(0);
            if tried & bit != 0 {
                continue;
            }
            tried |= bit;
            let (from, to) = self.search.stack.split_at_mut(depth + 1);
            let (Some(from), Some(to)) = (from.last(), to.first_mut()) else {
                return;
            };
            let (aim, target) = (self.aim, self.target);
            if !play(aim, from, to, slot as u8, target, &mut self.chance) {
                continue;
            }
            let key = Key::of(aim.duel, to, aim.seat, &self.copies);
            if !self.search.table.insert(key) {
                continue;
            }
            self.search.n_nodes += 1;
            if self.search.n_nodes >= NODES_MAX || self.path.is_full() {
                return;
            }
            self.path.push(slot as u8);
            (self.visit)(&self.search.stack[depth + 1], &self.path);
            self.go_on(depth + 1);
            self.path.pop();
            if self.search.n_nodes >= NODES_MAX {
                return;
            }
        }
    }
}

/// Tells whether a plan may play the card of a slot: its price and that of all
/// before fit into the energy that the turn began with, and the rules allow it.
fn may_play(aim: Aim<'_>, state: &State, slot: u8, target: usize) -> bool {
    let Aim { duel, seat, .. } = aim;
    let over = state.end.is_some() || state.seats[seat].lost;
    let power = duel.held(state, Seat(seat as u8), slot);
    let Some(card) = power.and_then(|it| state.power_card(duel, seat, it)) else {
        return false;
    };
    let spent = state.turn.spent.saturating_add(duel.powers[card].cost);
    !over && covers(duel, state.turn.energy, spent) && allowed(duel, state, seat, slot, target)
}

/// Tells whether the rules allow to play the card of a slot.
pub(crate) fn allowed(duel: &Duel, state: &State, seat: usize, slot: u8, target: usize) -> bool {
    let own = &state.seats[seat];
    let Some(power) = duel.held(state, Seat(seat as u8), slot) else {
        return false;
    };
    let Some(card) = state.power_card(duel, seat, power) else {
        return false;
    };
    state.n_plays < PLAYS_MAX
        && !state.seats[target].lost
        && duel.affords(own.energy, card as u16)
        && own.monsters[duel.monster_of(power)].acts()
        && run::may_play(duel, state, seat, power, card as u16, target)
}

/// Plays a card on a copy; tells whether that was allowed.
fn play(
    aim: Aim<'_>,
    from: &State,
    to: &mut State,
    slot: u8,
    target: usize,
    chance: &mut Chance,
) -> bool {
    if !may_play(aim, from, slot, target) {
        return false;
    }
    to.copy_from(from);
    let seat = Seat(aim.seat as u8);
    if let Some(power) = aim.duel.held(to, seat, slot)
        && let Some(card) = to.power_card(aim.duel, aim.seat, power)
        && matches!(aim.duel.effects[card], run::Effect::Tree)
    {
        // The luck of a card is the same in every plan, so that no order of the
        // same cards looks better by luck alone.
        *chance = Chance::quick(aim.luck ^ u64::from(power) << 32);
    }
    let mut silent = Silent;
    let mut stage = Stage::new(aim.duel, to, chance, &mut silent);
    stage.draws = Draws::Unknown;
    stage.play(seat, slot, Seat(target as u8));
    stage.judge();
    true
}

/// Tells whether an energy is enough for a price.
pub(super) fn covers(duel: &Duel, energy: i32, price: i32) -> bool {
    if duel.options.needs_more {
        energy > price
    } else {
        energy >= price
    }
}
