//! What is worth something beyond life, energy and cards: shields, poison, fire,
//! ice, sleep, what was added for a while, what waits to be set off.
//!
//! Level 0 knows poison alone. Without this a plan would never shield, freeze or
//! burn: none of it changes a figure that the original judges by. The weights
//! are life points as far as they can be foreseen, and guesses beyond that.

use crate::duel::Duel;
use crate::run::attack_of;
use crate::state::{Monster, State};

/// How many rounds ahead what lasts is counted.
const ROUNDS_AHEAD: i64 = 3;

/// What a trigger that waits is worth.
const WAITING: f64 = 0.15;

/// How far ahead a seat is of its target in what lasts.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Lasting(pub(super) f64);

/// The figures of one team.
#[derive(Clone, Copy, Debug, Default)]
struct Team {
    life: i64,
    /// Life that will be lost, less what shields keep.
    harm: i64,
    /// Damage that it will do more, or less if negative.
    force: i64,
}

impl Lasting {
    pub(super) fn of(duel: &Duel, state: &State, seat: usize, target: usize) -> Lasting {
        let own = team(duel, state, seat);
        let other = team(duel, state, target);
        let part = |points: i64, of: i64| points as f64 / of.max(1) as f64;
        let limit = i64::from(duel.options.hand_limit);
        let rival = &state.seats[target];
        let energy = i64::from(duel.options.energy_each_turn).max(1) * 4;
        let ahead = 5.0 * part(other.harm + own.force, other.life)
            - 2.0 * part(own.harm + other.force, own.life)
            - part(i64::from(rival.energy), energy).min(1.0)
            - part(rival.hand.len() as i64, limit);
        let waiting = if duel.has_triggers {
            WAITING * (n_waiting(duel, state, seat) - n_waiting(duel, state, target))
        } else {
            0.0
        };
        Lasting(ahead + waiting)
    }
}

fn team(duel: &Duel, state: &State, seat: usize) -> Team {
    let mut team = Team::default();
    for monster in state.seats[seat].monsters.iter().take(duel.n_monsters()) {
        if !monster.lives() {
            continue;
        }
        team.life += i64::from(monster.life);
        team.harm += harm(duel, monster);
        team.force += force(duel, monster);
    }
    team
}

/// Returns the life that states will take, less what the shield keeps.
fn harm(duel: &Duel, monster: &Monster) -> i64 {
    let life = i64::from(monster.life);
    let mut harm = 0;
    if monster.poisoned {
        let each = (life * i64::from(duel.options.poison) / 100).max(1);
        harm += each * ROUNDS_AHEAD;
    }
    let burned = i64::from(monster.burned).min(ROUNDS_AHEAD);
    let each = i64::from(monster.start_life) * i64::from(duel.options.burn) / 100;
    harm += each.max(1) * burned;
    harm.min(life) - i64::from(monster.shield)
}

/// Returns the damage that a monster will do more than usual: one attack in each
/// round is a fair guess, and half of that for a monster whose cards lie idle.
fn force(duel: &Duel, monster: &Monster) -> i64 {
    let buff = &monster.attack_buff;
    let more = i64::from(buff.amount) * i64::from(buff.rounds).min(ROUNDS_AHEAD);
    let idle = i64::from(monster.frozen).max(i64::from(monster.asleep) / 2);
    more - i64::from(attack_of(duel, monster)) * idle.min(ROUNDS_AHEAD) / 2
}

fn n_waiting(duel: &Duel, state: &State, seat: usize) -> f64 {
    let each = duel.n_powers() * duel.n_triggers;
    let own = state.armed.chunks(each.max(1)).nth(seat).unwrap_or(&[]);
    own.iter().filter(|it| **it > 0).count() as f64
}
