//! Set-up lines of scenes: luck is laid down, not fished for with seeds.

use tapete_game::{Chance, Events, Seat};

use super::state::State;
use super::tile::{Tile, Tiles};
use super::{Domino, Event};

impl Domino {
    /// Carries out one set-up line, before the first tile is placed:
    ///
    /// - `deal SEAT TILE…` gives a seat exactly these tiles; what it held
    ///   before goes where they came from.
    /// - `stock TILE…` puts these tiles on top of the stock, the first to be
    ///   drawn first.
    /// - `opens SEAT` lets a seat open, with any tile; it comes after the deals,
    ///   which decide anew who opens.
    pub(super) fn arrange_line(
        &self,
        state: &mut State,
        line: &str,
        story: &mut Vec<Event>,
    ) -> Result<(), String> {
        if !state.placed.is_empty() {
            return Err("a hand can be arranged only before its first tile is placed".to_owned());
        }
        let mut words = line.split_whitespace();
        match words.next() {
            Some("deal") => {
                let seat = self.read_seat(words.next())?;
                let tiles = self.read_tiles(words)?;
                self.arrange_hand(state, seat, &tiles)?;
                story.retain(|event| matches!(event, Event::HandStarted { .. }));
                self.tell_deal(state, story);
                self.open(state, None, &mut Chance::scripted(Vec::new()), story);
                Ok(())
            }
            Some("stock") => {
                let tiles = self.read_tiles(words)?;
                self.arrange_stock(state, &tiles)
            }
            Some("opens") => {
                state.acting = self.read_seat(words.next())?;
                state.starter = state.acting;
                state.must_open = None;
                story.retain(|event| !matches!(event, Event::Opens { .. }));
                story.emit(|| Event::Opens {
                    seat: state.acting,
                    tile: None,
                    nobody_holds: Vec::new(),
                    sought: false,
                });
                Ok(())
            }
            _ => Err(format!(
                "`{line}` is not a set-up line; write `deal SEAT TILE…`, `stock TILE…` or `opens SEAT`"
            )),
        }
    }

    fn read_seat(&self, word: Option<&str>) -> Result<Seat, String> {
        let last = self.n_seats - 1;
        word.and_then(|it| it.parse::<u8>().ok())
            .filter(|seat| usize::from(*seat) <= last)
            .map(Seat)
            .ok_or_else(|| format!("a seat is a number from 0 to {last}"))
    }

    fn read_tiles<'a>(&self, words: impl Iterator<Item = &'a str>) -> Result<Vec<u8>, String> {
        let mut tiles: Vec<u8> = Vec::new();
        for word in words {
            let tile: Tile = word.parse()?;
            let index = self
                .set
                .index(tile)
                .ok_or_else(|| format!("this game has no tile {tile}"))?;
            if tiles.contains(&index) {
                return Err(format!("{tile} is named twice"));
            }
            tiles.push(index);
        }
        Ok(tiles)
    }

    /// Gives a seat these tiles by swapping each against one it need not keep.
    fn arrange_hand(&self, state: &mut State, seat: Seat, tiles: &[u8]) -> Result<(), String> {
        let own = state.hands[seat.index()];
        if tiles.len() != own.count_ones() as usize {
            return Err(format!(
                "seat {seat} holds {} tiles, but {} are given",
                own.count_ones(),
                tiles.len()
            ));
        }
        let wanted = tiles.iter().fold(0, |mask: Tiles, tile| mask | 1 << tile);
        for tile in tiles {
            if state.hands[seat.index()] >> tile & 1 == 1 {
                continue;
            }
            let spare = (state.hands[seat.index()] & !wanted).trailing_zeros() as u8;
            self.swap(state, seat, spare, *tile);
        }
        Ok(())
    }

    /// Takes `tile` from wherever it is into the hand, and puts `spare` there.
    fn swap(&self, state: &mut State, seat: Seat, spare: u8, tile: u8) {
        state.hands[seat.index()] &= !(1 << spare);
        let holder = state.hands[..self.n_seats]
            .iter_mut()
            .find(|hand| **hand >> tile & 1 == 1);
        if let Some(hand) = holder {
            *hand = *hand & !(1 << tile) | 1 << spare;
        } else if let Some(place) = state.stock.iter_mut().find(|it| **it == tile) {
            *place = spare;
        }
        state.hands[seat.index()] |= 1 << tile;
        if !self.draws {
            state.stock.sort_unstable();
        }
    }

    fn arrange_stock(&self, state: &mut State, tiles: &[u8]) -> Result<(), String> {
        for tile in tiles {
            if !state.stock.contains(tile) {
                return Err(format!("{} is not in the stock", self.set.tile(*tile)));
            }
        }
        state.stock.retain(|tile| !tiles.contains(tile));
        state.stock.extend(tiles.iter().rev().copied());
        Ok(())
    }
}
