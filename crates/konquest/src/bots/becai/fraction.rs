//! Whole numbers instead of fractions: rounding up, and comparing exactly.

use std::cmp::Ordering;

/// The largest figure that the bot tells from larger ones, so that no product
/// leaves its 128 bits.
pub(super) const FIGURE_MAX: i64 = 1_000_000_000_000;

/// Returns the quotient, rounded up, within 64 bits. The divisor is positive.
pub(super) fn ceil_div(top: i128, bottom: i128) -> i64 {
    let bottom = bottom.max(1);
    // Almost always the numbers are small, and then this is much faster.
    if let (Ok(top), Ok(bottom)) = (i64::try_from(top), i64::try_from(bottom)) {
        return top.div_euclid(bottom) + i64::from(top.rem_euclid(bottom) != 0);
    }
    let quotient = top.div_euclid(bottom) + i128::from(top.rem_euclid(bottom) != 0);
    quotient.clamp(i128::from(i64::MIN), i128::from(i64::MAX)) as i64
}

/// Compares two fractions, top first, whose bottoms are not 0.
pub(super) fn compare(mut one: (u128, u128), mut other: (u128, u128)) -> Ordering {
    // Across, where the products surely fit, or turn out to.
    let all = one.0 | one.1 | other.0 | other.1;
    if all <= u128::from(u64::MAX) {
        return (one.0 * other.1).cmp(&(other.0 * one.1));
    }
    if let (Some(left), Some(right)) = (one.0.checked_mul(other.1), other.0.checked_mul(one.1)) {
        return left.cmp(&right);
    }
    // Otherwise by their whole parts, then by the inverse of what is left.
    let mut turned = false;
    loop {
        let (whole, other_whole) = (one.0 / one.1.max(1), other.0 / other.1.max(1));
        let (rest, other_rest) = (one.0 % one.1.max(1), other.0 % other.1.max(1));
        let order = match whole.cmp(&other_whole) {
            Ordering::Equal if rest == 0 || other_rest == 0 => rest.cmp(&other_rest),
            Ordering::Equal => {
                one = (one.1, rest);
                other = (other.1, other_rest);
                turned = !turned;
                continue;
            }
            different => different,
        };
        return if turned { order.reverse() } else { order };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotients_are_rounded_up_below_zero_too() {
        let quotients = [(7, 2), (8, 2), (0, 5), (-7, 2), (-8, 2)];
        assert_eq!(quotients.map(|it| ceil_div(it.0, it.1)), [4, 4, 0, -3, -4]);
        assert_eq!(ceil_div(i128::MAX, 1), i64::MAX);
    }

    #[test]
    fn small_fractions_compare_as_they_do_across() {
        for one in 0..12_u128 {
            for bottom in 1..12_u128 {
                for other in 0..12_u128 {
                    let expected = (one * 5).cmp(&(other * bottom));
                    assert_eq!(compare((one, bottom), (other, 5)), expected);
                }
            }
        }
    }

    /// Too large to multiply across: the same fractions, both parts times a
    /// huge number.
    #[test]
    fn huge_fractions_compare_like_small_ones() {
        let huge = 1_u128 << 120;
        for (one, bottom) in [(3, 7), (0, 2), (22, 7), (7, 7), (15, 4)] {
            for (other, below) in [(3, 7), (5, 11), (25, 8), (355, 113), (1, 1), (15, 4)] {
                let expected = (one * below).cmp(&(other * bottom));
                let large = compare((one * huge / 4, bottom * huge / 4), (other, below));
                assert_eq!(large, expected, "{one}/{bottom} {other}/{below}");
                let both = compare(
                    (one * huge / 4, bottom * huge / 4),
                    (other << 110, below << 110),
                );
                assert_eq!(both, expected, "{one}/{bottom} {other}/{below}");
            }
        }
    }
}
