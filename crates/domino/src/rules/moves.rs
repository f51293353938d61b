//! The moves of a seat: which there are, what they are called, and why a text
//! is not one of them.

use std::fmt::Write;

use tapete_game::{Seat, Tongue};

use super::Domino;
use crate::state::{End, State};
use crate::tile::{Tile, Tiles, each};

/// A tile and where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Move {
    pub(crate) tile: u8,
    pub(crate) end: End,
}

impl Domino {
    /// Lists the moves of a seat: tiles for the left end, then for the right,
    /// each in the order of the set. Two equal ends are one choice.
    #[inline]
    pub(super) fn list_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let hand = state.hands[seat.index()];
        if state.placed.is_empty() {
            let tiles = state.must_open.map_or(hand, |tile| 1 << tile);
            return push(moves, tiles, End::Open);
        }
        let [left, right] = state.ends;
        let left_tiles = hand & self.fitting[usize::from(left)];
        if left == right {
            return push(moves, left_tiles, End::Either);
        }
        push(moves, left_tiles, End::Left);
        push(moves, hand & self.fitting[usize::from(right)], End::Right);
    }

    pub(super) fn write_move(&self, _: &State, _: Seat, chosen: Move, text: &mut String) {
        let tile = self.set.tile(chosen.tile);
        // Writing to a string cannot fail.
        let _ = match chosen.end {
            End::Open | End::Either => write!(text, "{tile}"),
            End::Left => write!(text, "{tile} left"),
            End::Right => write!(text, "{tile} right"),
        };
    }

    /// Finds the move that a text means: a tile either way round, and an end
    /// where the tile fits both.
    pub(super) fn find_move(
        &self,
        state: &State,
        seat: Seat,
        text: &str,
        moves: &[Move],
        tongue: Tongue,
    ) -> Result<usize, String> {
        let (tile, end) = read_move(text, tongue)?;
        let fits: Vec<usize> = (0..moves.len())
            .filter(|index| self.set.tile(moves[*index].tile) == tile)
            .collect();
        let Some(first) = fits.first() else {
            return Err(self.why_not(state, seat, tile, tongue));
        };
        let Some(end) = end else {
            return match fits.len() {
                1 => Ok(*first),
                _ => Err(tongue.pick(
                    format!("{tile} fits both ends; write `{tile} left` or `{tile} right`"),
                    format!("{tile} cabe en las dos puntas; escriba `{tile} left` o `{tile} right`"),
                )),
            };
        };
        let wanted = |index: &&usize| match moves[**index].end {
            End::Open | End::Either => true,
            own => own == end,
        };
        fits.iter().find(wanted).copied().ok_or_else(|| {
            let [left, right] = state.ends;
            let open = if end == End::Left { left } else { right };
            tongue.pick(
                format!("{tile} does not fit there; that end shows {open}"),
                format!("{tile} no cabe ahí; esa punta muestra {open}"),
            )
        })
    }

    /// Says why a tile cannot be played now. Asked only by the seat itself.
    fn why_not(&self, state: &State, seat: Seat, tile: Tile, tongue: Tongue) -> String {
        let hand = state.hands[seat.index()];
        let held = self
            .set
            .index(tile)
            .is_some_and(|index| hand >> index & 1 == 1);
        if !held {
            let tiles: Vec<String> = self.set.list(hand).iter().map(Tile::to_string).collect();
            let tiles = tiles.join(" ");
            return tongue.pick(
                format!("{tile} is not in your hand; you hold {tiles}"),
                format!("{tile} no está en su mano; usted tiene {tiles}"),
            );
        }
        if let Some(opening) = state.must_open {
            let opening = self.set.tile(opening);
            return tongue.pick(
                format!("this hand must be opened with {opening}"),
                format!("esta mano se abre con {opening}"),
            );
        }
        let [left, right] = state.ends;
        tongue.pick(
            format!("{tile} fits neither end; the open ends are {left} and {right}"),
            format!("{tile} no cabe en ninguna punta; las puntas son {left} y {right}"),
        )
    }
}

#[inline]
fn push(moves: &mut Vec<Move>, tiles: Tiles, end: End) {
    moves.extend(each(tiles).map(|tile| Move { tile, end }));
}

/// Reads a tile and perhaps an end, in any order and in both tongues.
fn read_move(text: &str, tongue: Tongue) -> Result<(Tile, Option<End>), String> {
    let shown: String = text.chars().take(40).collect();
    let wrong = || {
        tongue.pick(
            format!("`{shown}` is not a move; write a tile and an end, such as `6|3 left`"),
            format!("`{shown}` no es una jugada; escriba ficha y punta, como `6|3 left`"),
        )
    };
    let mut tile = None;
    let mut end = None;
    for word in text.split_whitespace() {
        if let Ok(read) = word.parse::<Tile>() {
            if tile.replace(read).is_some() {
                return Err(wrong());
            }
            continue;
        }
        let read = match word.to_lowercase().as_str() {
            "left" | "l" | "izquierda" | "izq" | "i" => End::Left,
            "right" | "r" | "derecha" | "der" | "d" => End::Right,
            _ => return Err(wrong()),
        };
        if end.replace(read).is_some() {
            return Err(wrong());
        }
    }
    Ok((tile.ok_or_else(wrong)?, end))
}
