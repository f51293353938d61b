//! Facts about whole numbers that rules ask for.

/// The largest number that a value may be worth, so that no formula of points
/// leaves its type.
pub(crate) const NUMBER_MAX: i64 = 1_000_000;

/// Returns the greatest common divisor; that of a number and 0 is the number.
pub(crate) fn gcd(one: i64, other: i64) -> i64 {
    let (mut one, mut other) = (one.abs(), other.abs());
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}

pub(crate) fn is_prime(number: i64) -> bool {
    number >= 2
        && (2..)
            .take_while(|it| it * it <= number)
            .all(|it| number % it != 0)
}

/// Tells whether a number is one of 0, 1, 2, 3, 5, 8…
pub(crate) fn is_fibonacci(number: i64) -> bool {
    let (mut one, mut next) = (0, 1);
    while one < number {
        (one, next) = (next, one + next);
    }
    one == number
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_each_kind_are_right() {
        let primes: Vec<i64> = (-3..30).filter(|it| is_prime(*it)).collect();
        assert_eq!(primes, [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]);
        let fibonacci: Vec<i64> = (-3..60).filter(|it| is_fibonacci(*it)).collect();
        assert_eq!(fibonacci, [0, 1, 2, 3, 5, 8, 13, 21, 34, 55]);
        assert_eq!((gcd(12, -18), gcd(0, 5), gcd(0, 0)), (6, 5, 0));
    }
}
