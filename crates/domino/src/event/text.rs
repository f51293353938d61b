//! Small phrases that both tongues need.

use std::fmt::{Display, Write};

use tapete_game::{Cell, Seat};

use super::{Teller, Worth};

/// Names a cell by its lattice point; a triangle that points down has a `v`.
pub(crate) fn cell_text(cell: Cell) -> String {
    format!("{},{}{}", cell.x, cell.y, if cell.down { "v" } else { "" })
}

/// Joins tiles.
pub(super) fn joined<T: Display>(tiles: &[T]) -> String {
    let texts: Vec<String> = tiles.iter().map(T::to_string).collect();
    texts.join(" ")
}

/// Names a tile, or says `a tile` where it is not known.
pub(super) fn known<T: Display>(tile: Option<&T>, unknown: &str) -> String {
    tile.map_or(unknown.to_owned(), T::to_string)
}

/// Lists what tiles are worth.
pub(super) fn worth<T: Display>(tiles: &[Worth<T>], verb: &str) -> String {
    let texts: Vec<String> = tiles
        .iter()
        .map(|it| format!("{} {verb} {}", it.tile, it.points))
        .collect();
    texts.join(", ")
}

pub(super) fn score_line(scores: &[i64]) -> String {
    let texts: Vec<String> = scores.iter().map(i64::to_string).collect();
    texts.join(" : ")
}

/// Returns the seat that has nothing left, if it is only one.
pub(super) fn only_empty<T>(hands: &[Vec<T>]) -> Option<Seat> {
    let mut empty = hands.iter().zip(0_u8..).filter(|(hand, _)| hand.is_empty());
    match (empty.next(), empty.next()) {
        (Some((_, seat)), None) => Some(Seat(seat)),
        _ => None,
    }
}

impl Teller<'_> {
    /// Writes what each player holds.
    pub(super) fn write_hands<T: Display>(
        &self,
        text: &mut String,
        hands: &[Vec<T>],
        nothing: &str,
    ) -> std::fmt::Result {
        for (tiles, seat) in hands.iter().zip(0..) {
            let shown = match tiles.is_empty() {
                true => nothing.to_owned(),
                false => joined(tiles),
            };
            write!(text, "; {}: {shown}", self.listed(Seat(seat)))?;
        }
        Ok(())
    }

    /// Lists the players by their places.
    pub(super) fn ranking(&self, places: &[u8]) -> String {
        let mut seats: Vec<usize> = (0..places.len()).collect();
        seats.sort_by_key(|seat| places[*seat]);
        let texts: Vec<String> = seats
            .into_iter()
            .map(|seat| format!("{}. {}", places[seat], self.listed(Seat(seat as u8))))
            .collect();
        texts.join(", ")
    }
}
