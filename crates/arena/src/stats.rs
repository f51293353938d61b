//! Sums that do not depend on their order, and how sure they make us.

use serde::{Deserialize, Serialize};

/// Standard deviations on either side that hold 95 of 100 values.
const Z: f64 = 1.96;

/// Where the true value lies, 95 times of 100.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Interval {
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// A sum of whole numbers and of their squares: exact, so that the order of
/// adding never shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    /// How many numbers were added.
    pub n: u64,
    /// Their sum.
    pub sum: i128,
    /// The sum of their squares.
    pub squares: u128,
}

impl Sum {
    /// Adds a number.
    #[inline]
    pub fn add(&mut self, value: i64) {
        let size = u128::from(value.unsigned_abs());
        self.n += 1;
        self.sum += i128::from(value);
        self.squares = self.squares.saturating_add(size * size);
    }

    /// Adds all numbers of another sum.
    pub fn merge(&mut self, other: &Sum) {
        self.n += other.n;
        self.sum += other.sum;
        self.squares = self.squares.saturating_add(other.squares);
    }

    /// Returns the mean; 0 where nothing was added.
    pub fn mean(&self) -> f64 {
        match self.n {
            0 => 0.0,
            n => self.sum as f64 / n as f64,
        }
    }

    /// Returns the standard deviation, with n − 1 below.
    pub fn sd(&self) -> f64 {
        if self.n < 2 {
            return 0.0;
        }
        // n·Σx² − (Σx)² is exact in integers where it fits; in floats it would
        // lose everything when the numbers are large and close together.
        let n = u128::from(self.n);
        let square = self.sum.unsigned_abs();
        let exact = n
            .checked_mul(self.squares)
            .zip(square.checked_mul(square))
            .map(|(all, mean)| all.saturating_sub(mean) as f64);
        let spread = exact.unwrap_or_else(|| {
            let (n, sum) = (self.n as f64, self.sum as f64);
            (n * self.squares as f64 - sum * sum).max(0.0)
        });
        (spread / self.n as f64 / (self.n - 1) as f64).sqrt()
    }

    /// Returns the normal interval of the mean.
    pub fn interval(&self) -> Interval {
        let mean = self.mean();
        let reach = match self.n {
            0 => 0.0,
            n => Z * self.sd() / (n as f64).sqrt(),
        };
        Interval {
            low: mean - reach,
            high: mean + reach,
        }
    }
}

/// Returns `count / n`; 0 where there is nothing to count.
pub fn rate(count: u64, n: u64) -> f64 {
    match n {
        0 => 0.0,
        n => count as f64 / n as f64,
    }
}

/// Returns the Wilson interval of a rate: it stays within 0 and 1 and is
/// honest where the normal one is not, near the borders and for few matches.
pub fn wilson(count: u64, n: u64) -> Interval {
    wilson_of(rate(count, n), n)
}

/// Returns the Wilson interval of a rate that is known already, such as one in
/// which a tie counts half.
pub fn wilson_of(rate: f64, n: u64) -> Interval {
    if n == 0 {
        return Interval {
            low: 0.0,
            high: 1.0,
        };
    }
    let n = n as f64;
    let square = Z * Z;
    let scale = 1.0 + square / n;
    let middle = (rate + square / (2.0 * n)) / scale;
    let reach = Z / scale * (rate * (1.0 - rate) / n + square / (4.0 * n * n)).sqrt();
    Interval {
        low: (middle - reach).max(0.0),
        high: (middle + reach).min(1.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(value: f64, expected: f64) -> bool {
        (value - expected).abs() < 5e-5
    }

    /// 0 of 20 and 15 of 148 are examples of Newcombe (1998), the others follow
    /// from the formula by hand.
    #[test]
    fn wilson_gives_the_known_intervals() {
        for (count, n, low, high) in [
            (10, 100, 0.05523, 0.17437),
            (0, 20, 0.0, 0.16113),
            (20, 20, 0.83887, 1.0),
            (15, 148, 0.06239, 0.16050),
        ] {
            let interval = wilson(count, n);
            assert!(near(interval.low, low), "{count} of {n}: {interval:?}");
            assert!(near(interval.high, high), "{count} of {n}: {interval:?}");
        }
    }

    #[test]
    fn nothing_counted_may_be_anything() {
        let anything = Interval {
            low: 0.0,
            high: 1.0,
        };
        assert_eq!(wilson(0, 0), anything);
        assert_eq!(Sum::default().mean(), 0.0);
        assert_eq!(Sum::default().sd(), 0.0);
    }

    #[test]
    fn a_sum_gives_mean_deviation_and_interval() {
        let mut sum = Sum::default();
        for value in [2, 4, 4, 4, 5, 5, 7, 9] {
            sum.add(value);
        }
        assert_eq!(sum.mean(), 5.0);
        assert!(near(sum.sd(), 2.138_09), "{}", sum.sd());
        // 1.96 · 2.13809 / √8 = 1.48162.
        assert!(near(sum.interval().low, 3.518_38), "{:?}", sum.interval());
        assert!(near(sum.interval().high, 6.481_62), "{:?}", sum.interval());
    }

    #[test]
    fn large_numbers_close_together_keep_their_deviation() {
        let mut sum = Sum::default();
        for value in [1, 2, 3] {
            sum.add(1_000_000_000_000 + value);
        }
        assert_eq!(sum.sd(), 1.0);
    }

    #[test]
    fn the_largest_numbers_do_no_harm() {
        let mut sum = Sum::default();
        for _ in 0..8 {
            sum.add(i64::MIN);
        }
        assert!(sum.sd().is_finite());
    }

    #[test]
    fn parts_merge_to_the_whole_in_any_order() {
        let (mut whole, mut left, mut right) = (Sum::default(), Sum::default(), Sum::default());
        for value in -50..51 {
            whole.add(value * value * value);
            if value % 3 == 0 {
                &mut left
            } else {
                &mut right
            }
            .add(value * value * value);
        }
        let mut other = right;
        other.merge(&left);
        left.merge(&right);
        assert_eq!(left, whole);
        assert_eq!(other, whole);
    }
}
