//! What a seat that cannot play takes from the stock.

choices! { Draw: nothing, until_playable }

/// A way to draw.
pub(crate) struct Draw {
    /// Whether a seat that cannot play draws until it can.
    pub(crate) until_playable: bool,
}
