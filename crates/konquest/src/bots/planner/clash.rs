//! Battles worked out beforehand: how much strength takes a planet, and what is
//! left on either side.
//!
//! Strength is ships times kill rate, in millionths. Without dice it decides
//! alone; in a duel equal strengths have even odds, and the spread around that
//! tells how much more it takes to be safe.

use crate::battle::RATE_ONE;
use crate::options::Battle;

const ONE: i64 = RATE_ONE as i64;

/// Beyond this strength the spread of a duel is left out: it hardly counts
/// then, and its square would not fit.
const SPREAD_STRENGTH_MAX: i64 = 1_000_000_000_000;

/// Returns the strength that takes a planet from so many defenders. `luck` is
/// by how many hundredths of its spread a duel may go wrong.
pub(super) fn required(
    battle: Battle,
    (defenders, defence_rate): (i64, i64),
    attack_rate: i64,
    luck: i64,
) -> i64 {
    let defence = defenders * defence_rate;
    match battle {
        Battle::Proportional | Battle::Undivided | Battle::Melee => defence + 1,
        // An empty planet fires once, at one ship.
        Battle::Duel if defenders <= 0 => 2 * attack_rate,
        Battle::Duel => {
            let rates = (attack_rate, defence_rate);
            let guess = defence + spread((defence, defence), rates) * luck / 100;
            let required = defence + spread((guess, defence), rates) * luck / 100;
            required.max(attack_rate + 1)
        }
    }
}

/// Returns the spread of a duel: the square root of `A·a·(1−d) + D·d·(1−a)` for
/// the strengths A of the attackers and D of the defenders and their rates.
fn spread((attack, defence): (i64, i64), (attack_rate, defence_rate): (i64, i64)) -> i64 {
    if attack.max(defence) > SPREAD_STRENGTH_MAX {
        return 0;
    }
    let part = |strength: i64, own: i64, other: i64| strength * (own * (ONE - other).max(0) / ONE);
    let square = part(attack, attack_rate, defence_rate) + part(defence, defence_rate, attack_rate);
    square.max(0).isqrt()
}

/// Returns whether a planet falls, and with how many ships of whoever has it
/// then, on average. An attack is ships and strength, a defence ships and rate.
pub(super) fn fight(
    battle: Battle,
    (attackers, attack): (i64, i64),
    (defenders, defence_rate): (i64, i64),
) -> (bool, i64) {
    let defence = defenders * defence_rate;
    let falls = attack > defence;
    if falls && defenders <= 0 {
        return (true, attackers);
    }
    let rest = (attack - defence).abs();
    let rate = match battle {
        Battle::Undivided => return (falls, (rest + ONE / 2) / ONE),
        Battle::Proportional | Battle::Duel | Battle::Melee if falls => attack / attackers.max(1),
        Battle::Proportional | Battle::Duel | Battle::Melee => defence_rate,
    };
    match (falls, rate) {
        (true, ..=0) => (true, attackers),
        (false, ..=0) => (false, defenders),
        (true, rate) => (true, (rest / rate).max(1)),
        (false, rate) => (false, rest / rate),
    }
}
