//! The one source of luck.
//!
//! The sequence is part of our file format: a replay is a text, a seed and a
//! list of moves, so nothing in this folder may ever change what a seed gives.
//! That is why sampling is written out here instead of being taken from a
//! library whose next release may draw in another order.

mod outcomes;
mod record;
mod shuffle;

pub use outcomes::{Share, outcomes};

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::lent::Lent;
use crate::seed::Seed;
use record::Record;
use shuffle::shuffle_first;

/// The name of the algorithm, written into every replay.
pub const CHANCE_NAME: &str = "chacha8/1";

/// Luck, drawn one choice at a time.
#[derive(Debug)]
pub struct Chance {
    source: Source,
}

/// Search copies matches all day, and a generator is larger than many a state.
impl Clone for Chance {
    fn clone(&self) -> Chance {
        Chance {
            source: self.source.clone(),
        }
    }

    #[inline]
    fn clone_from(&mut self, other: &Chance) {
        match (&mut self.source, &other.source) {
            (Source::Record(own), Source::Record(other)) => own.clone_from(other),
            (Source::Quick(own), Source::Quick(other)) => own.clone_from(other),
            (own, other) => *own = other.clone(),
        }
    }
}

#[derive(Clone, Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "the largest is the usual one, and a box would be an allocation per match"
)]
enum Source {
    /// Luck of record: cannot be predicted from what was seen of it.
    Record(Record),
    /// Luck inside bots: small and fast, never in a replay.
    Quick(Xoshiro256PlusPlus),
    /// Luck that a test lays down.
    Scripted(Script),
}

/// Choices laid down beforehand; past their end every choice is the first.
#[derive(Clone, Debug, Default)]
struct Script {
    planned: Vec<u32>,
    drawn: Lent<Vec<(u32, u32)>>,
    /// For each choice drawn, the number below which all choices come to the
    /// same, as all do from it on; nothing where each may differ.
    splits: Lent<Vec<Option<u32>>>,
}

impl Chance {
    /// Returns the luck of record of one match.
    pub fn new(seed: Seed) -> Chance {
        Chance {
            source: Source::Record(Record::new(seed)),
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
                ..Script::default()
            }),
        }
    }

    /// Begins the luck of another match under the same seed, without the cost
    /// of a new generator.
    pub(crate) fn restart(&mut self, seed: Seed, same_seed: bool) {
        match &mut self.source {
            Source::Record(source) if same_seed => source.restart(seed.index),
            _ => *self = Chance::new(seed),
        }
    }

    /// Returns how far the luck of record has been used.
    pub(crate) fn used(&self) -> u64 {
        match &self.source {
            Source::Record(source) => source.used(),
            Source::Quick(_) | Source::Scripted(_) => 0,
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

    /// Tells whether something happens that happens so many times in a hundred.
    ///
    /// Draws like `below(100)`. A script notes that only two things can come of
    /// it, so that whoever goes through all luck need not try a hundred.
    #[inline]
    pub fn hits(&mut self, percent: u8) -> bool {
        let split = u32::from(percent);
        let hits = self.below(100) < split;
        if let Source::Scripted(script) = &mut self.source
            && let Some(last) = script.splits.last_mut()
        {
            *last = Some(split);
        }
        hits
    }

    /// Returns two numbers below `n`, all pairs equally likely, from one draw:
    /// whoever throws many dice throws them faster so.
    #[inline]
    pub fn two_below(&mut self, n: u32) -> (u32, u32) {
        if n < 2 {
            return (0, 0);
        }
        let bits = match &mut self.source {
            Source::Record(source) => source.next_u64(),
            Source::Quick(source) => source.next_u64(),
            Source::Scripted(script) => return (script.below(n), script.below(n)),
        };
        let [first, second] = [bits as u32, (bits >> 32) as u32];
        let mut number = |half: u32| {
            let mut half = Some(half);
            below(n, || match half.take() {
                Some(half) => half,
                None => (self.bits() >> 32) as u32,
            })
        };
        (number(first), number(second))
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
    ///
    /// The choices of one shuffle share their bits: as many as fit are taken
    /// from 64 random bits, and without bias, which makes a deal three times as
    /// fast as one draw per item.
    #[inline]
    pub fn shuffle_first<T>(&mut self, items: &mut [T], count: usize) {
        match &mut self.source {
            Source::Record(source) => shuffle_first(items, count, || source.next_u64()),
            Source::Quick(source) => shuffle_first(items, count, || source.next_u64()),
            Source::Scripted(script) => {
                let n_items = items.len();
                for index in 0..count.min(n_items.saturating_sub(1)) {
                    items.swap(
                        index,
                        index + script.below((n_items - index) as u32) as usize,
                    );
                }
            }
        }
    }
}

impl Script {
    fn below(&mut self, n: u32) -> u32 {
        let planned = self.planned.get(self.drawn.len()).copied().unwrap_or(0);
        let choice = planned.min(n - 1);
        self.drawn.push((choice, n));
        self.splits.push(None);
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
        let mut items: Vec<u32> = (0..28).collect();
        second.shuffle_first(&mut items, 20);
        second.shuffle_first(&mut items, 20);
        assert_eq!(
            format!(
                "{drawn:?} {other:?} {items:?} {}",
                Seed::new(42).for_seat(3)
            ),
            FIXED
        );
    }
    const FIXED: &str = "[221, 558, 407, 919, 17, 906, 731, 832] [922, 291, 401, 773] \
         [26, 19, 20, 9, 22, 17, 11, 2, 0, 25, 12, 15, 10, 23, 18, 8, 3, 24, 4, 7, 27, 21, 6, \
         14, 16, 1, 13, 5] 14783879256832289103";

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

    /// Eight matches share a page; simulations go forward, whoever repeats a match
    /// goes back.
    #[test]
    fn a_restart_backwards_across_pages_gives_the_luck_of_that_match() {
        let mut chance = Chance::new(Seed { seed: 7, index: 40 });
        for index in [39, 8, 7, 0, 17, 16, 15, 15, 1, 0] {
            let seed = Seed { seed: 7, index };
            chance.restart(seed, true);
            let mut fresh = Chance::new(seed);
            // Past the share of the page, into the stream of the match.
            for _ in 0..100 {
                assert_eq!(chance.below(1_000_000), fresh.below(1_000_000), "{index}");
            }
            assert_eq!(chance.used(), fresh.used());
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
    fn every_pair_of_choices_is_equally_likely() {
        let mut chance = Chance::new(Seed::new(5));
        let mut counts = [[0u32; 4]; 4];
        for _ in 0..80_000 {
            let (one, other) = chance.two_below(4);
            counts[one as usize][other as usize] += 1;
        }
        for count in counts.into_iter().flatten() {
            assert!(count.abs_diff(5_000) < 350, "{counts:?}");
        }
        let fixed: Vec<(u32, u32)> = (0..4).map(|_| chance.two_below(1_000_000)).collect();
        assert_eq!(format!("{fixed:?}"), FIXED_PAIRS);
        assert_eq!(chance.two_below(1), (0, 0));
        let mut scripted = Chance::scripted(vec![3, 1]);
        assert_eq!(scripted.two_below(6), (3, 1));
    }
    const FIXED_PAIRS: &str =
        "[(531496, 168327), (764633, 163166), (231885, 579613), (288549, 377558)]";

    #[test]
    fn every_order_is_equally_likely() {
        let mut chance = Chance::new(Seed::new(3));
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..60_000 {
            let mut items = [0, 1, 2, 3, 4];
            chance.shuffle_first(&mut items, 3);
            *counts.entry([items[0], items[1], items[2]]).or_insert(0u32) += 1;
        }
        assert_eq!(counts.len(), 60);
        for count in counts.values() {
            assert!(count.abs_diff(1_000) < 160, "{counts:?}");
        }
    }

    /// A long shuffle takes its choices from several draws.
    #[test]
    fn every_place_of_a_long_shuffle_is_equally_likely() {
        let mut chance = Chance::new(Seed::new(4));
        let mut counts = [[0u32; 55]; 55];
        for _ in 0..55_000 {
            let mut items: Vec<usize> = (0..55).collect();
            chance.shuffle(&mut items);
            for (place, item) in items.into_iter().enumerate() {
                counts[place][item] += 1;
            }
        }
        for count in counts.into_iter().flatten() {
            assert!(count.abs_diff(1_000) < 200, "{count}");
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
