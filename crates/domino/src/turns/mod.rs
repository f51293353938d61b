//! Who acts after a turn.

choices! { Order: clockwise, reverse }

/// A way to pass the turn on.
pub(crate) struct Order {
    /// Tells whether turns go round the other way from now on.
    pub(crate) reversed: fn(bool) -> bool,
}
