//! All that luck can bring, each with its exact share.

use std::fmt;

use super::{Chance, Source};

/// An exact share of all luck, as a fraction in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    part: u128,
    whole: u128,
}

impl Share {
    /// What cannot happen.
    pub const NONE: Share = Share { part: 0, whole: 1 };
    /// What must happen.
    pub const ALL: Share = Share { part: 1, whole: 1 };

    /// Returns so many of so many; nothing of nothing is nothing.
    pub fn new(part: u128, whole: u128) -> Share {
        if part == 0 || whole == 0 {
            return Share::NONE;
        }
        let common = common(part, whole);
        Share {
            part: part / common,
            whole: whole / common,
        }
    }

    /// Returns the share of both things; nothing if the numbers get too long.
    pub fn and(self, other: Share) -> Option<Share> {
        // Reduced crosswise first, so that the products stay short.
        let (one, two) = (
            Share::new(self.part, other.whole),
            Share::new(other.part, self.whole),
        );
        let part = one.part.checked_mul(two.part)?;
        let whole = one.whole.checked_mul(two.whole)?;
        Some(Share::new(part, whole))
    }

    /// Returns the share of either of two things that cannot both happen;
    /// nothing if the numbers get too long.
    pub fn or(self, other: Share) -> Option<Share> {
        let common = common(self.whole, other.whole);
        let (left, right) = (other.whole / common, self.whole / common);
        let part = self.part.checked_mul(left)?;
        let part = part.checked_add(other.part.checked_mul(right)?)?;
        Some(Share::new(part, self.whole.checked_mul(left)?))
    }

    /// Returns the share as a number from 0 to 1.
    pub fn value(self) -> f64 {
        self.part as f64 / self.whole as f64
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.whole {
            1 => write!(f, "{}", self.part),
            whole => write!(f, "{}/{whole}", self.part),
        }
    }
}

fn common(mut one: u128, mut other: u128) -> u128 {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one.max(1)
}

/// Goes through all that luck can bring: `run` is called with one luck after
/// another, and what it returns is handed on with its share.
///
/// `run` must use luck in the same way whenever it gets the same luck. Stops
/// when `heard` returns false. Tells whether it went through all; it does not
/// if there are more than `n_max`, or if the shares get too small to write.
pub fn outcomes<T>(
    n_max: usize,
    mut run: impl FnMut(&mut Chance) -> T,
    mut heard: impl FnMut(T, Share) -> bool,
) -> bool {
    let mut planned = Vec::new();
    for _ in 0..n_max {
        let mut chance = Chance::scripted(planned);
        let result = run(&mut chance);
        let Some(share) = share(&chance) else {
            return false;
        };
        if !heard(result, share) {
            return false;
        }
        match next(&chance) {
            Some(next) => planned = next,
            None => return true,
        }
    }
    false
}

/// Goes through the choices that were drawn, each with where it splits.
fn drawn(chance: &Chance) -> impl DoubleEndedIterator<Item = (u32, u32, Option<u32>)> {
    let script = match &chance.source {
        Source::Scripted(script) => Some(script),
        Source::Record(_) | Source::Quick(_) => None,
    };
    let all = script
        .into_iter()
        .flat_map(|it| it.drawn.iter().zip(&it.splits));
    all.map(|((choice, n), split)| (*choice, *n, *split))
}

fn share(chance: &Chance) -> Option<Share> {
    let mut shares = drawn(chance).map(|(choice, n, split)| match split {
        Some(split) if choice < split => Share::new(split.min(n).into(), n.into()),
        Some(split) => Share::new(n.saturating_sub(split).into(), n.into()),
        None => Share::new(1, n.into()),
    });
    shares.try_fold(Share::ALL, Share::and)
}

/// Returns the choices that come after those that were drawn, as numbers are
/// counted up.
fn next(chance: &Chance) -> Option<Vec<u32>> {
    let mut planned: Vec<u32> = drawn(chance).map(|it| it.0).collect();
    for (choice, n, split) in drawn(chance).rev() {
        planned.pop();
        let next = match split {
            Some(split) if choice < split => Some(split),
            Some(_) => None,
            None => Some(choice + 1),
        };
        if let Some(next) = next.filter(|it| *it < n) {
            planned.push(next);
            return Some(planned);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lists what comes of some luck, with shares.
    fn all(run: impl FnMut(&mut Chance) -> String) -> Vec<String> {
        let mut lines = Vec::new();
        let mut sum = Share::NONE;
        let done = outcomes(1_000, run, |result, share| {
            lines.push(format!("{result} {share}"));
            sum = sum.or(share).expect("short");
            true
        });
        assert!(done);
        assert_eq!(sum, Share::ALL, "the shares make a whole");
        lines
    }

    #[test]
    fn every_choice_is_tried_once_with_its_share() {
        let run = |chance: &mut Chance| {
            let first = chance.below(2);
            // What is drawn may depend on what was drawn before.
            let second = if first == 0 { chance.below(3) } else { 9 };
            format!("{first}{second}")
        };
        assert_eq!(all(run), ["00 1/6", "01 1/6", "02 1/6", "19 1/2"]);
    }

    #[test]
    fn of_something_in_a_hundred_only_two_things_come() {
        let twice = |chance: &mut Chance| format!("{} {}", chance.hits(30), chance.hits(50));
        assert_eq!(
            all(twice),
            [
                "true true 3/20",
                "true false 3/20",
                "false true 7/20",
                "false false 7/20"
            ]
        );
        assert_eq!(all(|chance| chance.hits(0).to_string()), ["false 1"]);
        assert_eq!(all(|chance| chance.hits(100).to_string()), ["true 1"]);
    }

    #[test]
    fn what_is_hit_is_what_a_number_below_a_hundred_says() {
        let seed = crate::Seed::new(3);
        let (mut one, mut other) = (Chance::new(seed), Chance::new(seed));
        for percent in [0, 1, 37, 99, 100] {
            assert_eq!(one.hits(percent), other.below(100) < u32::from(percent));
        }
    }

    #[test]
    fn too_much_luck_is_told() {
        let mut n_heard = 0;
        let run = |chance: &mut Chance| chance.below(1_000);
        let done = outcomes(10, run, |_, _| {
            n_heard += 1;
            true
        });
        assert!(!done);
        assert_eq!(n_heard, 10);
        assert!(!outcomes(10, |chance| chance.below(5), |it, _| it < 3));
    }

    #[test]
    fn shares_add_and_multiply_exactly() {
        let half = Share::new(2, 4);
        assert_eq!(half.to_string(), "1/2");
        assert_eq!(half.and(Share::new(2, 3)), Some(Share::new(1, 3)));
        assert_eq!(half.or(Share::new(1, 3)), Some(Share::new(5, 6)));
        assert_eq!(half.or(half), Some(Share::ALL));
        assert_eq!(Share::new(3, 0), Share::NONE);
        let tiny = Share::new(1, u128::MAX);
        assert_eq!(tiny.and(tiny), None, "too long to write");
        assert_eq!(Share::new(1, 4).value(), 0.25);
    }
}
