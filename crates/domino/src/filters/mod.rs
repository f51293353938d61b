//! Which tiles of a set are left in it.

use crate::pieces::Faces;

choices! { Filter: no_doubles, only_doubles, prime_sums, fibonacci_sums, even_sums, odd_sums }

/// A way to take tiles out of a set.
pub(crate) struct Filter {
    /// Tells whether a tile stays, from its faces and the sum of their numbers.
    pub(crate) keeps: fn(&Faces, i64) -> bool,
}
