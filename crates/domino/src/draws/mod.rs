//! What a seat that cannot play takes from the stock.

pub(crate) mod drawn;
pub(crate) mod passes;

choices! { Draw: nothing, until_playable, one, up_to, face_up, from_next }

/// A way to draw.
pub(crate) struct Draw {
    /// Where the tiles come from.
    pub(crate) source: Source,
    /// How many tiles a seat that cannot play draws at most, until one fits, or
    /// may take from the open stock.
    pub(crate) n_tiles: fn(&Drawing) -> u32,
    /// Whether a seat that can play may draw all the same, where the text lets
    /// it.
    pub(crate) may_draw: fn(&Drawing) -> bool,
}

/// Where drawn tiles come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// Nobody draws.
    Nowhere,
    /// From the stock, which lies face down.
    Stock,
    /// From the stock, and when that is used up from the hand of the next seat.
    StockThenNext,
    /// From the open stock: the seat chooses.
    OpenStock,
}

/// What a way to draw is asked with.
pub(crate) struct Drawing {
    /// The number in the parentheses of the choice.
    pub(crate) number: i64,
    /// How many tiles the seat has drawn in this turn.
    pub(crate) n_drawn: u32,
}
