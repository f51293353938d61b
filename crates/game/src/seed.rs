//! Which luck a match has.

use std::fmt;
use std::str::FromStr;

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
