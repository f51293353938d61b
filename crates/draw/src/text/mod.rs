//! A view as terminal text: cells with an ink, and the areas a mouse can hit.
//!
//! There are no escape codes and no terminal here; the client decides what an
//! ink looks like.

mod arms;
mod branches;
mod cards;
mod chart;
mod glyphs;
mod grid;
mod hand;
mod knots;
mod marks;
mod outline;
mod panels;
mod screen;
mod shapes;
mod sheet;
mod strips;
mod table;
mod tile;
mod tree;

pub use cards::{
    card_brief, card_hand, card_lines, card_sentence, has_sides, is_card_hand, move_number,
};
pub use chart::chart_notes;
pub use hand::hand;
pub use panels::{facts, log, moves, outcome, seats, stock};
pub use screen::{compact, screen};
pub use sheet::{Cell, Focus, Hit, Ink, Sheet, Spotted};
pub use table::{TABLE_HEIGHT_WISHED, table, table_within};

/// The narrowest sheet that is drawn; a narrower wish gives this width.
pub const WIDTH_MIN: usize = 24;

/// The widest sheet that is drawn; a wider wish gives this width.
pub const WIDTH_MAX: usize = 1000;

fn clamped(width: usize) -> usize {
    width.clamp(WIDTH_MIN, WIDTH_MAX)
}

#[cfg(test)]
mod tests;

#[cfg(test)]
pub(crate) use tests::expect;
