//! The ways to go on that are compared.

use tapete_game::Seat;

use crate::moves::Move;
use crate::state::Phase;

use super::super::Thinking;
use super::super::key::Copies;
use super::super::planning::begin_now;
use super::super::room::Room;
use super::super::search::{Aim, Slots};
use super::super::worth::{self, Before};

/// How many plans are compared, for all targets together.
const N_PLANS: usize = 6;

/// A way to go on.
#[derive(Clone, Debug)]
pub(super) struct Arm {
    pub(super) first: Move,
    /// The rest of a plan, all against the same target.
    pub(super) rest: Slots,
    /// Whether the turn ends with the plan; if not, other cards may follow.
    pub(super) ends: bool,
    /// What all matches with it were worth.
    pub(super) sum: f64,
    /// Its place in the list: of equal ones the first wins.
    pub(super) index: usize,
}

/// The ways to go on, and room for plans.
#[derive(Default)]
pub(crate) struct Arms {
    pub(super) all: Vec<Arm>,
    plans: Vec<(f64, Slots)>,
}

impl Arms {
    fn add(&mut self, first: Move, rest: &[u8], ends: bool) {
        let index = self.all.len();
        self.all.push(Arm {
            first,
            rest: rest.iter().copied().collect(),
            ends,
            sum: 0.0,
            index,
        });
    }

    /// Keeps a plan if it is one of the best.
    fn keep(&mut self, worth: f64, slots: &Slots, n_plans: usize) {
        let at = self.plans.partition_point(|it| it.0 >= worth);
        if at < n_plans {
            self.plans.truncate(n_plans - 1);
            self.plans.insert(at, (worth, slots.clone()));
        }
    }
}

/// Lists the ways to go on: every move, equal cards once, and the best plans,
/// each with whatever may follow and without.
pub(super) fn collect(thinking: &mut Thinking<'_>, room: &mut Room) {
    room.arms.all.clear();
    let (duel, seat) = (thinking.duel, thinking.seat);
    thinking.known.list(thinking.moves);
    let state = &*thinking.known.seen(&mut room.seen);
    let copies = Copies::new(duel, state, seat.index());
    let kind = |slot: u8| copies.first(duel.held(state, seat, slot).unwrap_or(u8::MAX));
    let same = |one: &Move, other: &Move| match (one, other) {
        (Move::Discard { slot: one }, Move::Discard { slot: other }) => kind(*one) == kind(*other),
        (
            Move::Play { slot, target },
            Move::Play {
                slot: other,
                target: against,
            },
        ) => target == against && kind(*slot) == kind(*other),
        _ => false,
    };
    for (index, chosen) in thinking.moves.iter().enumerate() {
        let is_new = !thinking.moves[..index].iter().any(|it| same(it, chosen));
        if is_new {
            room.arms.add(*chosen, &[], false);
        }
    }
    if state.phase == Phase::Playing && room.arms.all.len() > 1 {
        collect_plans(thinking, room);
    }
}

fn collect_plans(thinking: &mut Thinking<'_>, room: &mut Room) {
    let (duel, seat) = (thinking.duel, thinking.seat.index());
    let Room {
        seen, search, arms, ..
    } = room;
    let seen = thinking.known.seen(seen);
    begin_now(duel.n_monsters(), seen, seat);
    let aim = Aim {
        duel,
        seat,
        evaluation: worth::lasting,
        luck: thinking.chance.bits(),
    };
    let is_rival = |it: &usize| *it != seat && !seen.seats[*it].lost;
    let n_rivals = (0..duel.n_seats).filter(is_rival).count();
    let n_plans = (N_PLANS / n_rivals.max(1)).max(1);
    for target in (0..duel.n_seats).filter(is_rival) {
        let before = Before::turn(duel, seen, seat, target);
        arms.plans.clear();
        search.walk(aim, seen, target, |state, slots| {
            arms.keep(worth::lasting(duel, &before, state), slots, n_plans);
        });
        let plans = std::mem::take(&mut arms.plans);
        for (_, slots) in &plans {
            let Some((slot, rest)) = slots.split_first() else {
                continue;
            };
            let first = Move::Play {
                slot: *slot,
                target: Seat(target as u8),
            };
            if !rest.is_empty() {
                arms.add(first, rest, false);
            }
            arms.add(first, rest, true);
        }
        arms.plans = plans;
    }
}
