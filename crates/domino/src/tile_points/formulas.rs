//! The seven formulas that luck draws from.
//!
//! A replay must give the same points on every machine, and machines differ in
//! the last bit of a sine. So these are worked out in whole numbers, with 48
//! bits behind the point.

use crate::numbers::NUMBER_MAX;

/// How many bits stand behind the point.
const BITS: u32 = 48;

/// One, with its bits behind the point.
const ONE: i128 = 1 << BITS;

/// A whole turn, 2π, with 80 bits behind the point: so exact that the largest
/// number can be turned back into one turn.
const TURN_80: i128 = 0x6_487e_d511_0b46_11a6_2633;

/// Returns the points of a tile by the formula of this index, counted from 0,
/// rounded down. Past the last formula a tile is worth nothing.
pub(crate) fn formula_points(index: u8, faces: &[i64]) -> i64 {
    let number = |face: Option<&i64>| face.map_or(0, |it| *it.clamp(&-NUMBER_MAX, &NUMBER_MAX));
    let left = number(faces.first());
    let right = number(faces.last());
    match index {
        0 => (right * right * right - left * left).abs(),
        1 => (2 + right + left).div_euclid(2),
        2 => floor((10 * (cosine(left) - sine(right))).abs()),
        3 => ((right + left) * (right - left)).abs(),
        4 => floor(5 * (root(right) + log2(left + 1))),
        6 => 1000,
        _ => 0,
    }
}

fn floor(fixed: i128) -> i64 {
    (fixed >> BITS) as i64
}

/// Returns the square root; 0 for what has none.
fn root(number: i64) -> i128 {
    let wide = (number.max(0) as u128) << (2 * BITS);
    wide.isqrt() as i128
}

/// Returns the logarithm to base two; 0 for what has none.
fn log2(number: i64) -> i128 {
    let number = number.max(1) as u128;
    let whole = number.ilog2();
    let mut rest = (number << BITS) >> whole;
    let mut log = u128::from(whole) << BITS;
    // Squaring doubles the logarithm, whose next bit is then its whole part.
    for bit in (0..BITS).rev() {
        rest = (rest * rest) >> BITS;
        if rest >= 2 << BITS {
            rest >>= 1;
            log |= 1 << bit;
        }
    }
    log as i128
}

fn sine(number: i64) -> i128 {
    series(turned(number), 1)
}

fn cosine(number: i64) -> i128 {
    series(turned(number), 0)
}

/// Returns the same angle within half a turn of 0.
fn turned(number: i64) -> i128 {
    let angle = (i128::from(number) << 80).rem_euclid(TURN_80);
    let near = if angle > TURN_80 / 2 {
        angle - TURN_80
    } else {
        angle
    };
    near >> (80 - BITS)
}

/// Adds up x^k/k! with changing signs, from the power `first` by steps of two.
fn series(angle: i128, first: i128) -> i128 {
    let mut term = if first == 0 { ONE } else { angle };
    let mut power = first;
    let mut sum = 0;
    while term != 0 && power < 64 {
        sum += term;
        term = (-term * angle / ONE) * angle / ONE / ((power + 1) * (power + 2));
        power += 2;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tile_points::N_FORMULAS;

    /// The last bits of a float may differ; none of these is that close to a
    /// whole number.
    #[test]
    fn the_formulas_agree_with_real_numbers() {
        for l in 0..=311i64 {
            for r in 0..=311i64 {
                let (left, right) = (l as f64, r as f64);
                let wave = (10.0 * (left.cos() - right.sin())).abs().floor() as i64;
                let roots = 5.0 * (right.sqrt() + (left + 1.0).log2());
                let points = |index| formula_points(index, &[l, r]);
                assert_eq!(points(0), (r.pow(3) - l.pow(2)).abs());
                assert_eq!(points(1), (2 + r + l) / 2);
                assert_eq!(points(2), wave, "{l} {r}");
                assert_eq!(points(3), (r * r - l * l).abs());
                assert_eq!(points(4), roots.floor() as i64, "{l} {r}");
                assert_eq!(points(5), 0);
                assert_eq!(points(6), 1000);
            }
        }
    }

    #[test]
    fn no_number_is_too_large() {
        let numbers = [i64::MIN, -NUMBER_MAX, -1, 0, NUMBER_MAX, i64::MAX];
        for index in 0..=N_FORMULAS {
            for left in numbers {
                for right in numbers {
                    assert!(formula_points(index, &[left, 3, right]) <= 1_000_001_000_000_000_000);
                }
            }
            let _ = formula_points(index, &[]);
        }
        let sines = (
            sine(NUMBER_MAX) as f64 / ONE as f64,
            (NUMBER_MAX as f64).sin(),
        );
        assert!((sines.0 - sines.1).abs() < 1e-9, "{sines:?}");
    }
}
