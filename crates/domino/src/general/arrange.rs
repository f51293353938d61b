//! Set-up lines of scenes: luck is laid down, not fished for with seeds.

use tapete_game::{Chance, Seat};

use super::game::General;
use super::state::{Phase, State};
use super::tiles::Event;
use crate::pieces::Id;
use crate::sights::Sight;

impl General {
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
        if !state.table.is_empty() {
            return Err("a hand can be arranged only before its first tile is placed".to_owned());
        }
        if !self.set.is_listed() {
            return Err("the tiles of so large a set cannot be arranged".to_owned());
        }
        let mut words = line.split_whitespace();
        match words.next() {
            Some("deal") => {
                let seat = self.read_seat(words.next())?;
                let tiles = self.read_tiles(state, words)?;
                self.undo_draws(state, story);
                self.arrange_hand(state, seat, &tiles)?;
                self.begin_anew(state, story);
                Ok(())
            }
            Some("stock") => {
                let tiles = self.read_tiles(state, words)?;
                if let Some(tile) = tiles.iter().find(|tile| !state.stock.contains(tile)) {
                    return Err(format!("{} is not in the stock", self.set.name(*tile)));
                }
                state.stock.retain(|tile| !tiles.contains(tile));
                state.stock.extend(tiles.iter().rev().copied());
                Ok(())
            }
            Some("opens") => {
                state.acting = self.read_seat(words.next())?;
                state.starter = state.acting;
                state.must_open = None;
                state.turned = None;
                story.retain(|event| !matches!(event, Event::Opens { .. }));
                story.push(Event::Opens {
                    seat: state.acting,
                    tile: None,
                    nobody_holds: Vec::new(),
                    sought: false,
                });
                self.settle(state, &mut Chance::scripted(Vec::new()), story);
                Ok(())
            }
            _ => Err(format!(
                "`{line}` is not a set-up line; write `deal SEAT TILE…`, `stock TILE…` or `opens SEAT`"
            )),
        }
    }

    /// Tells the deal again and decides anew who opens.
    fn begin_anew(&self, state: &mut State, story: &mut Vec<Event>) {
        story.retain(|event| matches!(event, Event::Worth { .. } | Event::HandStarted { .. }));
        self.tell_deal(state, story);
        state.turned = None;
        if matches!(state.phase, Phase::Redraw(_)) {
            return;
        }
        state.phase = Phase::Play;
        let last = state.last_hand;
        let mut chance = Chance::scripted(Vec::new());
        self.open(state, last, &mut chance, story);
        self.settle(state, &mut chance, story);
    }

    fn read_seat(&self, word: Option<&str>) -> Result<Seat, String> {
        let last = self.n_seats - 1;
        word.and_then(|it| it.parse::<u8>().ok())
            .filter(|seat| usize::from(*seat) <= last)
            .map(Seat)
            .ok_or_else(|| format!("a seat is a number from 0 to {last}"))
    }

    /// Reads tiles; of equal ones, each name takes another.
    fn read_tiles<'a>(
        &self,
        _state: &State,
        words: impl Iterator<Item = &'a str>,
    ) -> Result<Vec<Id>, String> {
        let mut tiles: Vec<Id> = Vec::new();
        for word in words {
            let first = self
                .set
                .read(word)
                .ok_or_else(|| format!("this game has no tile `{word}`"))?;
            let is_free = |tile: &Id| !tiles.contains(tile);
            let tile = (first..self.set.len())
                .filter(|tile| self.set.kind(*tile) == self.set.kind(first))
                .find(is_free)
                .ok_or_else(|| format!("{word} is named too often"))?;
            tiles.push(tile);
        }
        Ok(tiles)
    }

    /// Puts back what was drawn before the opening, such as to find the tile
    /// that opens: the last tile first, so that the stock is as it was.
    fn undo_draws(&self, state: &mut State, story: &[Event]) {
        for event in story.iter().rev() {
            let Event::Drew {
                seat,
                tile: Some(tile),
                ..
            } = event
            else {
                continue;
            };
            let hand = &mut state.hands[seat.index()];
            if let Some(at) = hand.iter().position(|it| *it == tile.id) {
                state.stock.push(hand.remove(at));
                state.counts.draws = state.counts.draws.saturating_sub(1);
            }
        }
    }

    /// Gives a seat these tiles by swapping each against one it need not keep.
    fn arrange_hand(&self, state: &mut State, seat: Seat, tiles: &[Id]) -> Result<(), String> {
        let n_held = state.hand(seat).len();
        if tiles.len() != n_held {
            return Err(format!(
                "seat {seat} holds {n_held} tiles, but {} are given",
                tiles.len()
            ));
        }
        for tile in tiles {
            if state.hand(seat).contains(tile) {
                continue;
            }
            let Some(at) = state.hand(seat).iter().position(|it| !tiles.contains(it)) else {
                continue;
            };
            let spare = std::mem::replace(&mut state.hands[seat.index()][at], *tile);
            let others = (0..self.n_seats).filter(|other| *other != seat.index());
            let mut found = false;
            for other in others {
                if let Some(place) = state.hands[other].iter_mut().find(|it| *it == tile) {
                    *place = spare;
                    found = true;
                }
            }
            if !found {
                let mut rest = state.stock.iter_mut().chain(&mut state.removed);
                if let Some(place) = rest.find(|it| *it == tile) {
                    *place = spare;
                }
            }
        }
        if self.sight(state.hand_number) == Sight::Nothing {
            state.hands[seat.index()] = tiles.to_vec();
        } else {
            for hand in &mut state.hands {
                hand.sort_unstable();
            }
        }
        if !self.turn.uses_stock {
            state.stock.sort_unstable();
        }
        Ok(())
    }
}
