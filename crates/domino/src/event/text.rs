//! Small phrases that both tongues need.

use std::fmt::{Display, Write};

use super::Worth;

use tapete_game::Cell;

/// Names a cell by its lattice point; a triangle that points down has a `v`.
pub(crate) fn cell_text(cell: Cell) -> String {
    format!("{},{}{}", cell.x, cell.y, if cell.down { "v" } else { "" })
}

/// Joins tiles.
pub(super) fn joined<T: Display>(tiles: &[T]) -> String {
    let texts: Vec<String> = tiles.iter().map(T::to_string).collect();
    texts.join(" ")
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

pub(super) fn write_hands<T: Display>(
    text: &mut String,
    hands: &[Vec<T>],
    seat_word: &str,
    nothing: &str,
) -> std::fmt::Result {
    for (seat, tiles) in hands.iter().enumerate() {
        let shown = if tiles.is_empty() {
            nothing.to_owned()
        } else {
            joined(tiles)
        };
        write!(text, "; {seat_word} {seat}: {shown}")?;
    }
    Ok(())
}

/// Lists the seats by their places.
pub(super) fn ranking(places: &[u8], seat_word: &str) -> String {
    let mut seats: Vec<usize> = (0..places.len()).collect();
    seats.sort_by_key(|seat| places[*seat]);
    let texts: Vec<String> = seats
        .into_iter()
        .map(|seat| format!("{}. {seat_word} {seat}", places[seat]))
        .collect();
    texts.join(", ")
}
