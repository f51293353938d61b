//! The colours of sites and movers by owner, on a dark sky.

use tapete_game::{Seat, SeatView, View};

/// A colour with a light and a dark side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hue {
    /// Its name in gradients.
    pub(super) name: &'static str,
    pub(super) light: &'static str,
    pub(super) plain: &'static str,
    pub(super) dark: &'static str,
}

const fn hue(
    name: &'static str,
    light: &'static str,
    plain: &'static str,
    dark: &'static str,
) -> Hue {
    Hue {
        name,
        light,
        plain,
        dark,
    }
}

/// What belongs to nobody.
pub(super) const NEUTRAL: Hue = hue("neutral", "#b9c0cc", "#828b9b", "#3b424f");

/// One colour per seat, then again from the first. None of them is grey.
const SEATS: [Hue; 10] = [
    hue("blue", "#9fd0ff", "#3d8bff", "#123a86"),
    hue("yellow", "#fff3a8", "#f7cf1d", "#8a6a00"),
    hue("green", "#a8f0b0", "#35bd55", "#0d5a24"),
    hue("red", "#ffb3a8", "#ee3f36", "#7c1414"),
    hue("orange", "#ffd9a8", "#ff8a1f", "#8a3f00"),
    hue("purple", "#dcc4ff", "#9a5cf5", "#43208a"),
    hue("cyan", "#b5fbff", "#1fc9d6", "#075f6b"),
    hue("brown", "#e8c3a0", "#b06a35", "#55290c"),
    hue("white", "#ffffff", "#e6eaf0", "#8d97a8"),
    hue("pink", "#ffc9e8", "#ff5cb4", "#8a1458"),
];

/// Returns the colour of an owner: the one that the view gives to the seat, or
/// that of its number.
pub(super) fn hue_of(view: &View, owner: Option<Seat>) -> Hue {
    let Some(seat) = owner else {
        return NEUTRAL;
    };
    let shown = view.seats.iter().find(|it| it.seat == seat);
    let hue = shown.map_or(seat.index(), SeatView::hue);
    SEATS[hue % SEATS.len()]
}
