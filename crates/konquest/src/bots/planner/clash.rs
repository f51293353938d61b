//! Battles worked out beforehand: how much strength takes a planet, and what is
//! left on either side.
//!
//! Strength is ships times kill rate, in millionths. Without dice that decides;
//! in a duel equal strengths have even odds, and the spread around that tells
//! how much more is needed to be safe.

use crate::battle::RATE_ONE;
use crate::options::Battle;

const ONE: i64 = RATE_ONE as i64;

/// Beyond this strength the spread of a duel is left out: it is small then, and
/// its square would not fit.
const SPREAD_STRENGTH_MAX: i64 = 1_000_000_000_000;

/// Returns the strength that takes a planet from so many defenders. `luck` is
/// how many hundredths of its spread a duel may go wrong by.
pub(super) fn required(
    battle: Battle,
    defenders: i64,
    defence_rate: i64,
    attack_rate: i64,
    luck: i64,
) -> i64 {
    let defence = defenders * defence_rate;
    match battle {
        Battle::Proportional | Battle::Undivided | Battle::Melee => defence + 1,
        Battle::Duel if defenders <= 0 => 2 * attack_rate,
        Battle::Duel => {
            let guess = defence + spread(defence, defence, defence_rate, attack_rate) * luck / 100;
            let spread = spread(guess, defence, defence_rate, attack_rate);
            (defence + spread * luck / 100).max(attack_rate + 1)
        }
    }
}

/// Returns the spread of a duel: the square root of
/// `A·a·(1−d) + D·d·(1−a)` for strengths A, D and rates a, d.
fn spread(attack: i64, defence: i64, defence_rate: i64, attack_rate: i64) -> i64 {
    if attack.max(defence) > SPREAD_STRENGTH_MAX {
        return 0;
    }
    let part = |strength: i64, own: i64, other: i64| {
        let rate = own * (ONE - other).max(0) / ONE;
        strength * rate
    };
    let square = part(attack, attack_rate, defence_rate) + part(defence, defence_rate, attack_rate);
    square.max(0).isqrt()
}

/// Returns who is left, on average: the attackers (true) or the defenders.
pub(super) fn fight(
    battle: Battle,
    (attackers, attack): (i64, i64),
    (defenders, defence_rate): (i64, i64),
) -> (bool, i64) {
    let defence = defenders * defence_rate;
    let falls = attack > defence;
    let rest = (attack - defence).abs();
    if falls && defenders <= 0 {
        return (true, attackers);
    }
    let rate = match battle {
        Battle::Undivided => ONE,
        Battle::Proportional | Battle::Duel | Battle::Melee if falls => attack / attackers.max(1),
        Battle::Proportional | Battle::Duel | Battle::Melee => defence_rate,
    };
    if rate <= 0 {
        return (falls, if falls { attackers } else { defenders });
    }
    (falls, (rest / rate).max(i64::from(falls)))
}
