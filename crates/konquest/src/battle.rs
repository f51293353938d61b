//! What is left when a fleet meets a planet that is not its own.
//!
//! Whole numbers only: kill rates are millionths, and strengths are rates times
//! ships.

use tapete_game::Chance;

/// One kill rate of 1.
pub(crate) const RATE_ONE: u32 = 1_000_000;

/// The most ships a side that are fought one by one. Beyond that a duel is
/// fought in squadrons, so that no number of ships can hold a match up.
const SHIPS_SINGLY_MAX: i64 = 100_000;

/// What meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Meeting {
    pub(crate) attackers: i64,
    /// The rate of the planet that the attackers left.
    pub(crate) attack_rate: u32,
    pub(crate) defenders: i64,
    /// The rate of the planet that is attacked.
    pub(crate) defence_rate: u32,
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Result {
    pub(crate) falls: bool,
    /// The ships of whoever has the planet now.
    pub(crate) left: i64,
}

/// Strength against strength; the rest is divided by the winner's rate.
pub(crate) fn proportional(meeting: Meeting) -> Result {
    let (attack, defence) = strengths(meeting);
    if attack > defence {
        let rest = (attack - defence) / i128::from(meeting.attack_rate);
        let left = if meeting.defenders == 0 {
            meeting.attackers
        } else {
            (rest as i64).max(1)
        };
        return Result { falls: true, left };
    }
    let left = match meeting.defence_rate {
        0 => meeting.defenders,
        rate => ((defence - attack) / i128::from(rate)) as i64,
    };
    Result { falls: false, left }
}

/// The same, but what is left is the difference itself, half up.
pub(crate) fn undivided(meeting: Meeting) -> Result {
    let (attack, defence) = strengths(meeting);
    let one = i128::from(RATE_ONE);
    let rounded = |strength: i128| ((strength + one / 2) / one) as i64;
    if attack > defence {
        let left = match meeting.defenders {
            0 => meeting.attackers,
            _ => rounded(attack - defence),
        };
        return Result { falls: true, left };
    }
    Result {
        falls: false,
        left: rounded(defence - attack),
    }
}

fn strengths(meeting: Meeting) -> (i128, i128) {
    (
        i128::from(meeting.attackers) * i128::from(meeting.attack_rate),
        i128::from(meeting.defenders) * i128::from(meeting.defence_rate),
    )
}

/// Shot by shot until one side is gone; returns the rounds too.
///
/// The defender shoots first, and an empty planet still fires once. The
/// attacker's shot of the round in which it dies is not used.
pub(crate) fn duel(meeting: Meeting, chance: &mut Chance) -> (Result, u64) {
    let Meeting {
        mut attackers,
        attack_rate,
        mut defenders,
        defence_rate,
    } = meeting;
    let largest = attackers.max(defenders);
    let squadron = if largest <= SHIPS_SINGLY_MAX {
        1
    } else {
        largest / SHIPS_SINGLY_MAX + 1
    };
    let harmless = attack_rate == 0 && defence_rate == 0;
    let mut n_rounds = 0;
    loop {
        n_rounds += 1;
        let (is_hit, hits) = if harmless {
            // Nobody could hit: each round takes a ship from either side.
            let attacker_shoots = chance.below(2) == 0;
            (!attacker_shoots, attacker_shoots)
        } else {
            let (defender, attacker) = chance.two_below(RATE_ONE);
            (defender < defence_rate, attacker < attack_rate)
        };
        if is_hit {
            attackers -= squadron;
            if attackers <= 0 {
                let left = defenders;
                return (Result { falls: false, left }, n_rounds);
            }
        }
        if hits {
            defenders -= squadron;
        }
        if defenders <= 0 {
            let left = attackers;
            return (Result { falls: true, left }, n_rounds);
        }
    }
}

/// Who has a planet after all that arrived in one turn met there, and with how
/// many ships: the largest less the second. The planet's own garrison is one of
/// the forces; if the largest are level, it stays whose it is, without ships.
///
/// `forces` holds one number for each owner; returns the index of the winner,
/// or nothing for a tie.
pub(crate) fn melee(forces: &[i64]) -> (Option<usize>, i64) {
    let mut first = (None, 0);
    let mut second = 0;
    for (index, ships) in forces.iter().enumerate() {
        if *ships > first.1 {
            second = first.1;
            first = (Some(index), *ships);
        } else {
            second = second.max(*ships);
        }
    }
    if first.1 == second {
        return (None, 0);
    }
    (first.0, first.1 - second)
}

#[cfg(test)]
mod tests;
