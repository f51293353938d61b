//! The moves of a seat: which there are, what they are called, and why a text
//! is not one of them.

use std::fmt::Write;

use tapete_game::{Refusal, Seat, Tongue};

use super::Domino;
use super::state::{End, State};
use super::tile::{Tile, Tiles, each};

/// A tile and where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Move {
    pub(crate) tile: u8,
    pub(crate) end: End,
}

/// What a seat can place: these tiles here, then those at the right end.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    first: (Tiles, End),
    second: Tiles,
}

/// The most tiles of a set whose moves fit into one mask.
pub(super) const SMALL_MAX: usize = 32;

impl Reach {
    /// Returns how many moves there are.
    #[inline]
    pub(super) fn len(self) -> usize {
        (self.first.0.count_ones() + self.second.count_ones()) as usize
    }

    /// Returns the move at an index of the list.
    #[inline]
    pub(super) fn nth(self, index: usize) -> Option<Move> {
        let (tiles, end) = self.first;
        let n_first = tiles.count_ones() as usize;
        let (tiles, end, index) = if index < n_first {
            (tiles, end, index)
        } else {
            (self.second, End::Right, index - n_first)
        };
        Some(Move {
            tile: nth_tile(tiles, index)?,
            end,
        })
    }

    /// Returns all moves in one mask, for a small set: the count and the search
    /// for a move then go through the bits once.
    #[inline]
    pub(super) fn packed(self) -> u64 {
        self.first.0 | self.second << SMALL_MAX
    }

    /// Returns the move at an index of the packed list.
    #[inline]
    pub(super) fn nth_packed(self, packed: u64, index: usize) -> Option<Move> {
        let bit = nth_tile(packed, index)?;
        Some(Move {
            tile: bit % SMALL_MAX as u8,
            end: if usize::from(bit) < SMALL_MAX {
                self.first.1
            } else {
                End::Right
            },
        })
    }
}

/// Returns the tile at an index of a set.
#[inline]
fn nth_tile(mut tiles: Tiles, index: usize) -> Option<u8> {
    for _ in 0..index {
        tiles &= tiles.wrapping_sub(1);
    }
    (tiles != 0).then(|| tiles.trailing_zeros() as u8)
}

impl Domino {
    /// Returns what a seat can place: at the left end, then at the right. Two
    /// equal ends are one choice.
    #[inline]
    pub(super) fn reach(&self, state: &State, seat: Seat) -> Reach {
        let hand = state.hand(seat);
        if state.placed.is_empty() {
            let tiles = state.must_open.map_or(hand, |tile| 1 << tile);
            return Reach {
                first: (tiles, End::Open),
                second: 0,
            };
        }
        let [left, right] = state.ends();
        let tiles = hand & self.fits(left);
        if left == right {
            return Reach {
                first: (tiles, End::Either),
                second: 0,
            };
        }
        Reach {
            first: (tiles, End::Left),
            second: hand & self.fits(right),
        }
    }

    /// Lists the moves of a seat, tiles of each end in the order of the set.
    pub(super) fn list_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let reach = self.reach(state, seat);
        let (tiles, end) = reach.first;
        // As many as there can ever be, so that the list grows only once.
        moves.reserve(2 * self.set.len());
        moves.extend(each(tiles).map(|tile| Move { tile, end }));
        moves.extend(each(reach.second).map(|tile| Move {
            tile,
            end: End::Right,
        }));
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
    ) -> Result<Move, Refusal> {
        let (tile, end) = match read_move(text, tongue) {
            Ok(read) => read,
            Err(_) if is_pass(text) => {
                let example = moves.first().map(|it| self.set.tile(it.tile).to_string());
                let example = example.unwrap_or_default();
                return Err(Refusal::not_allowed(tongue.pick(
                    format!("you may not pass; a move is for example `{example}`"),
                    format!("no puedes pasar; una jugada es por ejemplo `{example}`"),
                )));
            }
            Err(wrong) => return Err(Refusal::not_a_move(wrong)),
        };
        let fits: Vec<&Move> = moves
            .iter()
            .filter(|it| self.set.tile(it.tile) == tile)
            .collect();
        let Some(first) = fits.first() else {
            return Err(self.why_not(state, seat, tile, tongue));
        };
        let Some(end) = end else {
            return match fits.len() {
                1 => Ok(**first),
                _ => Err(Refusal::ambiguous(tongue.pick(
                    format!("{tile} fits both ends; write `{tile} left` or `{tile} right`"),
                    format!(
                        "{tile} cabe en las dos puntas; escribe `{tile} izquierda` o `{tile} derecha`"
                    ),
                ))),
            };
        };
        let wanted = |it: &&Move| match it.end {
            End::Open | End::Either => true,
            own => own == end,
        };
        fits.into_iter().find(wanted).copied().ok_or_else(|| {
            let [left, right] = state.ends();
            let open = if end == End::Left { left } else { right };
            Refusal::not_allowed(tongue.pick(
                format!("{tile} does not fit there; that end shows {open}"),
                format!("{tile} no cabe ahí; esa punta muestra {open}"),
            ))
        })
    }

    /// Says why a tile cannot be played now. Asked only by the seat itself.
    fn why_not(&self, state: &State, seat: Seat, tile: Tile, tongue: Tongue) -> Refusal {
        let hand = state.hand(seat);
        let held = self
            .set
            .index(tile)
            .is_some_and(|index| hand >> index & 1 == 1);
        if !held {
            let tiles: Vec<String> = self.set.list(hand).iter().map(Tile::to_string).collect();
            let tiles = tiles.join(" ");
            return Refusal::not_there(tongue.pick(
                format!("{tile} is not in your hand; you hold {tiles}"),
                format!("{tile} no está en tu mano; tienes {tiles}"),
            ));
        }
        if let Some(opening) = state.must_open {
            let opening = self.set.tile(opening);
            return Refusal::not_allowed(tongue.pick(
                format!("this hand must be opened with {opening}"),
                format!("esta mano se abre con {opening}"),
            ));
        }
        let [left, right] = state.ends();
        Refusal::not_allowed(tongue.pick(
            format!("{tile} fits neither end; the open ends are {left} and {right}"),
            format!("{tile} no cabe en ninguna punta; las puntas son {left} y {right}"),
        ))
    }
}

fn is_pass(text: &str) -> bool {
    let word = text.trim().to_lowercase();
    matches!(word.as_str(), "pass" | "pasa" | "paso" | "pasar")
}

/// Reads a tile and perhaps an end, in any order and in both tongues.
fn read_move(text: &str, tongue: Tongue) -> Result<(Tile, Option<End>), String> {
    let shown: String = text.chars().take(40).collect();
    let wrong = || {
        tongue.pick(
            format!("`{shown}` is not a move; write a tile and an end, such as `6|3 left`"),
            format!("`{shown}` no es una jugada; escribe ficha y punta, como `6|3 izquierda`"),
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
