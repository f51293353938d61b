//! The nearest of some planets.

/// The nearest planet so far; the first of those that are equally near.
#[derive(Clone, Copy, Default)]
pub(super) struct Nearest {
    found: Option<(u32, usize)>,
}

impl Nearest {
    /// Offers a planet at a distance (squared).
    #[inline]
    pub(super) fn offer(&mut self, square: u32, planet: usize) {
        if self.found.is_none_or(|(nearest, _)| square < nearest) {
            self.found = Some((square, planet));
        }
    }

    /// Offers a planet that is taken even if it is only as near as the best.
    #[inline]
    pub(super) fn offer_later(&mut self, square: u32, planet: usize) {
        if self.takes_later(square) {
            self.found = Some((square, planet));
        }
    }

    /// Tells whether such a planet would be taken.
    #[inline]
    pub(super) fn takes_later(&self, square: u32) -> bool {
        self.found.is_none_or(|(nearest, _)| square <= nearest)
    }

    /// Returns the planet, with its distance (squared).
    #[inline]
    pub(super) fn found(self) -> Option<(u32, usize)> {
        self.found
    }
}
