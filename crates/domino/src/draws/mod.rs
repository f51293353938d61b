//! What a seat that cannot play takes from the stock.

pub(crate) mod drawn;
pub(crate) mod passes;

choices! { Draw: nothing, until_playable, one, up_to, face_up, from_next }

/// A way to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Draw {
    Nothing,
    /// Until a tile fits, or the stock is used up.
    UntilPlayable,
    One,
    /// Up to a number, until one fits.
    UpTo,
    /// The seat chooses up to a number from an open stock.
    FaceUp,
    /// As `UntilPlayable`, and then from the hand of the next seat.
    FromNext,
}
