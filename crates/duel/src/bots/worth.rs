//! What a turn has brought: the evaluations of the planning bots.

use crate::duel::Duel;
use crate::state::State;

use super::lasting::Lasting;

/// Who plans against whom, and what there was when the plan began.
#[derive(Clone, Copy, Debug)]
pub(super) struct Before {
    pub(super) seat: usize,
    pub(super) target: usize,
    /// The target's life in all, and the own.
    pub(super) life: i64,
    pub(super) own_life: i64,
    pub(super) energy: i32,
    pub(super) n_cards: usize,
    /// What is worth something beyond life, energy and cards.
    pub(super) lasting: Lasting,
}

/// What an evaluation says of a position: more is better.
pub(super) type Evaluation = fn(&Duel, &Before, &State) -> f64;

impl Before {
    /// Returns what there was when the turn began, as the match remembers it.
    pub(super) fn turn(duel: &Duel, state: &State, seat: usize, target: usize) -> Before {
        Before {
            seat,
            target,
            life: state.seats[target].life_before,
            own_life: state.seats[seat].life_before,
            energy: state.turn.energy,
            n_cards: usize::from(state.turn.n_cards),
            lasting: Lasting::of(duel, state, seat, target),
        }
    }
}

/// Only gains count: 5 for the target's life, 2 for the own life, 2 for energy,
/// 1 for cards, each in proportion to what there was. This is how the original
/// program judges a plan; where there was nothing, there is no gain.
pub(super) fn original(duel: &Duel, before: &Before, state: &State) -> f64 {
    let n_monsters = duel.n_monsters();
    let life = state.seats[before.target].total_life(n_monsters);
    let own = &state.seats[before.seat];
    let own_life = own.total_life(n_monsters);
    5.0 * gain(life, before.life, -1)
        + 2.0 * gain(own_life, before.own_life, 1).max(0.0)
        + 2.0 * gain(i64::from(own.energy), i64::from(before.energy), 1).max(0.0)
        + gain(own.hand.len() as i64, before.n_cards as i64, 1).max(0.0)
}

/// How much there is, not how much more: 5 for the life that the target has
/// lost, 2 for the own life, 2 for energy, 1 for cards. Always 0 to 10.
pub(super) fn levels(duel: &Duel, before: &Before, state: &State) -> f64 {
    let n_monsters = duel.n_monsters();
    let own = &state.seats[before.seat];
    let life = state.seats[before.target].total_life(n_monsters);
    let monsters = own.monsters.iter().take(n_monsters);
    let start_life = monsters.map(|it| i64::from(it.start_life)).sum();
    let lost = 1.0 - share(life, before.life);
    let limit = i64::from(duel.options.hand_limit);
    5.0 * lost.clamp(0.0, 1.0)
        + 2.0 * share(own.total_life(n_monsters), start_life)
        + 2.0 * share(i64::from(own.energy), i64::from(before.energy))
        + share(own.hand.len() as i64, limit)
}

/// As [`original`], and what lasts counts too: shields are life, poison and fire
/// will take life, and who is frozen, weakened or robbed does less.
pub(super) fn lasting(duel: &Duel, before: &Before, state: &State) -> f64 {
    let after = Lasting::of(duel, state, before.seat, before.target);
    let ahead = after.0 - before.lasting.0;
    original(duel, before, state) + ahead
}

fn gain(after: i64, before: i64, sign: i64) -> f64 {
    if before == 0 {
        return 0.0;
    }
    (sign * (after - before)) as f64 / before as f64
}

/// Returns which part of a whole there is, at most all of it.
fn share(part: i64, whole: i64) -> f64 {
    if whole == 0 {
        return 0.0;
    }
    (part as f64 / whole as f64).clamp(0.0, 1.0)
}
