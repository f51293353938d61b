//! The one source of luck.
//!
//! The sequence is part of our file format: a replay is a text, a seed and a
//! list of moves, so nothing in this file may ever change what a seed gives.
//! That is why sampling is written out here instead of being taken from a
//! library whose next release may draw in another order.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The name of the algorithm, written into every replay.
pub const CHANCE_NAME: &str = "chacha8/1";

/// Which luck a match has: a seed, and the number of the match under that seed.
///
/// Written `42` for match 0 and `42/17` for match 17, so that any match of a
/// simulation can be repeated alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seed {
    /// The seed that was asked for.
    pub seed: u64,
    /// The index of the match among those played with that seed.
    pub index: u64,
}

impl Seed {
    /// Returns the seed of the first match.
    pub fn new(seed: u64) -> Seed {
        Seed { seed, index: 0 }
    }

    /// Returns the seed of the bot that sits in `seat`, unrelated to the deal.
    pub fn for_seat(self, seat: usize) -> u64 {
        mix(mix(mix(self.seed ^ 0x7461_7065_7465_2121) ^ self.index) ^ seat as u64)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.index {
            0 => write!(f, "{}", self.seed),
            index => write!(f, "{}/{index}", self.seed),
        }
    }
}

/// A text that is not a seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeedError(String);

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is not a seed; write a whole number such as 42, or 42/17 for match 17 of seed 42",
            self.0
        )
    }
}

impl std::error::Error for SeedError {}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Seed, SeedError> {
        let wrong = |_| SeedError(text.to_owned());
        let (seed, index) = text.split_once('/').unwrap_or((text, "0"));
        Ok(Seed {
            seed: seed.trim().parse().map_err(wrong)?,
            index: index.trim().parse().map_err(wrong)?,
        })
    }
}

/// Spreads the bits of a number (the finaliser of SplitMix64).
fn mix(value: u64) -> u64 {
    let value = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}

/// Luck, drawn one choice at a time.
#[derive(Clone, Debug)]
pub struct Chance {
    source: Source,
}

#[derive(Clone, Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "the largest is the usual one, and a box would be an allocation per match"
)]
enum Source {
    /// Luck of record: cannot be predicted from what was seen of it.
    Record(ChaCha8Rng),
    /// Luck inside bots: small and fast, never in a replay.
    Quick(Xoshiro256PlusPlus),
    /// Luck that a test lays down.
    Scripted(Script),
}

/// Choices laid down beforehand; past their end every choice is the first.
#[derive(Clone, Debug, Default)]
struct Script {
    planned: Vec<u32>,
    drawn: Vec<(u32, u32)>,
}

impl Chance {
    /// Returns the luck of record of one match.
    pub fn new(seed: Seed) -> Chance {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.seed.to_le_bytes());
        key[8..14].copy_from_slice(b"tapete");
        let mut source = ChaCha8Rng::from_seed(key);
        source.set_stream(seed.index);
        Chance {
            source: Source::Record(source),
        }
    }

    /// Returns luck for use inside a bot.
    pub fn quick(seed: u64) -> Chance {
        Chance {
            source: Source::Quick(Xoshiro256PlusPlus::seed_from_u64(seed)),
        }
    }

    /// Returns luck that makes the planned choices, then always the first.
    pub fn scripted(planned: Vec<u32>) -> Chance {
        Chance {
            source: Source::Scripted(Script {
                planned,
                drawn: Vec::new(),
            }),
        }
    }

    /// Begins the luck of another match under the same seed, without the cost
    /// of a new generator.
    pub(crate) fn restart(&mut self, seed: Seed, same_seed: bool) {
        match &mut self.source {
            Source::Record(source) if same_seed => {
                // In this order: a stream that is changed in the middle of a
                // block draws that block anew, for nothing.
                source.set_word_pos(0);
                source.set_stream(seed.index);
            }
            _ => *self = Chance::new(seed),
        }
    }

    /// Returns how far the luck of record has been used, for saving.
    pub(crate) fn used(&self) -> u128 {
        match &self.source {
            Source::Record(source) => source.get_word_pos(),
            Source::Quick(_) | Source::Scripted(_) => 0,
        }
    }

    /// Goes on where [`Chance::used`] said.
    pub(crate) fn skip_to(&mut self, used: u128) {
        if let Source::Record(source) = &mut self.source {
            source.set_word_pos(used);
        }
    }

    /// Lists the choices drawn from a script: what was chosen, of how many.
    pub fn drawn(&self) -> &[(u32, u32)] {
        match &self.source {
            Source::Scripted(script) => &script.drawn,
            Source::Record(_) | Source::Quick(_) => &[],
        }
    }

    /// Returns a number below `n`, each equally likely; 0 where `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        if n < 2 {
            return 0;
        }
        match &mut self.source {
            Source::Record(source) => below(n, || source.next_u32()),
            Source::Quick(source) => below(n, || (source.next_u64() >> 32) as u32),
            Source::Scripted(script) => script.below(n),
        }
    }

    /// Returns 64 random bits.
    pub fn bits(&mut self) -> u64 {
        match &mut self.source {
            Source::Record(source) => source.next_u64(),
            Source::Quick(source) => source.next_u64(),
            Source::Scripted(script) => u64::from(script.below(u32::MAX)),
        }
    }

    /// Returns a number below `n`, each equally likely, for counts beyond 32 bits.
    pub fn below_wide(&mut self, n: u128) -> u128 {
        if n <= u128::from(u32::MAX) {
            return u128::from(self.below(n as u32));
        }
        // The largest multiple of `n`: what lies above it would favour low numbers.
        let fair_max = u128::MAX - (u128::MAX % n + 1) % n;
        loop {
            let value = u128::from(self.bits()) << 64 | u128::from(self.bits());
            if value <= fair_max {
                return value % n;
            }
        }
    }

    /// Puts the items in random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.shuffle_first(items, items.len());
    }

    /// Puts `count` random items, in random order, at the front.
    #[inline]
    pub fn shuffle_first<T>(&mut self, items: &mut [T], count: usize) {
        let n_items = items.len();
        for index in 0..count.min(n_items.saturating_sub(1)) {
            let other = index + self.below((n_items - index) as u32) as usize;
            items.swap(index, other);
        }
    }
}

impl Script {
    fn below(&mut self, n: u32) -> u32 {
        let planned = self.planned.get(self.drawn.len()).copied().unwrap_or(0);
        let choice = planned.min(n - 1);
        self.drawn.push((choice, n));
        choice
    }
}

/// Maps random bits onto `0..n` without bias (Lemire's method).
#[inline]
fn below(n: u32, mut bits: impl FnMut() -> u32) -> u32 {
    let mut product = u64::from(bits()) * u64::from(n);
    if (product as u32) < n {
        let rest_max = n.wrapping_neg() % n;
        while (product as u32) < rest_max {
            product = u64::from(bits()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These numbers are in every replay ever saved: they must never change.
    #[test]
    fn the_sequence_of_a_seed_is_fixed_for_ever() {
        let mut chance = Chance::new(Seed::new(42));
        let drawn: Vec<u32> = (0..8).map(|_| chance.below(1000)).collect();
        let mut second = Chance::new(Seed { seed: 42, index: 1 });
        let other: Vec<u32> = (0..4).map(|_| second.below(1000)).collect();
        assert_eq!(
            format!("{drawn:?} {other:?} {}", Seed::new(42).for_seat(3)),
            FIXED
        );
    }
    const FIXED: &str =
        "[221, 558, 407, 919, 17, 906, 731, 832] [23, 658, 777, 164] 14783879256832289103";

    #[test]
    fn a_restart_gives_the_same_luck_as_a_new_start() {
        let mut chance = Chance::new(Seed::new(7));
        let _ = chance.below(10);
        let seed = Seed { seed: 7, index: 3 };
        chance.restart(seed, true);
        let mut fresh = Chance::new(seed);
        for _ in 0..100 {
            assert_eq!(chance.below(77), fresh.below(77));
        }
    }

    #[test]
    fn every_choice_is_equally_likely() {
        let mut chance = Chance::new(Seed::new(1));
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[chance.below(7) as usize] += 1;
        }
        for count in counts {
            assert!(count.abs_diff(10_000) < 500, "{counts:?}");
        }
    }

    #[test]
    fn a_seed_is_read_as_it_is_written() {
        for text in ["0", "42", "42/17", "18446744073709551615/3"] {
            assert_eq!(
                text.parse::<Seed>().map(|it| it.to_string()).as_deref(),
                Ok(text)
            );
        }
        assert!("forty".parse::<Seed>().is_err());
        assert!("-1".parse::<Seed>().is_err());
    }

    #[test]
    fn a_script_is_followed_and_then_gives_the_first() {
        let mut chance = Chance::scripted(vec![2, 9, 1]);
        let drawn: Vec<u32> = [5, 4, 1, 3, 6].map(|n| chance.below(n)).into();
        assert_eq!(drawn, [2, 3, 0, 1, 0]);
        assert_eq!(chance.drawn(), [(2, 5), (3, 4), (1, 3), (0, 6)]);
    }

    #[test]
    fn a_wide_choice_stays_below_its_bound() {
        let mut chance = Chance::new(Seed::new(3));
        let n = (1 << 100) + 12_345;
        assert!((0..200).all(|_| chance.below_wide(n) < n));
        assert!((0..200).any(|_| chance.below_wide(n) > n / 2));
        assert_eq!(chance.below_wide(0), 0);
        assert_eq!(chance.below_wide(1), 0);
    }

    #[test]
    fn the_front_of_a_shuffle_is_as_long_as_asked() {
        let mut chance = Chance::new(Seed::new(4));
        let mut cards: Vec<u32> = (0..10).collect();
        chance.shuffle_first(&mut cards, 3);
        let mut sorted = cards.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, (0..10).collect::<Vec<u32>>());
        chance.shuffle_first(&mut cards, 99);
        chance.shuffle::<u32>(&mut []);
    }
}
