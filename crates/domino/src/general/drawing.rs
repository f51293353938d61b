//! Tiles that come from the stock, or from another hand.

use arrayvec::ArrayVec;
use tapete_game::{Chance, Events, Seat};

use super::game::{General, Numbered};
use super::state::{Phase, State};
use super::tiles::Event;
use super::variables::About;
use crate::draws::drawn::Drawn;
use crate::draws::{Draw, Drawing, Source};
use crate::pieces::Id;
use crate::state::How;

/// The most tiles that a seat holds: whoever has so many draws no more.
pub(super) const HELD_MAX: usize = 200;

/// How many lines that apply to one draw are kept without asking for memory; no
/// shipped game has more.
const LINES_AT_ONCE: usize = 8;

impl General {
    /// Lets a seat that cannot play draw by the rules.
    pub(super) fn draw(
        &self,
        state: &mut State,
        seat: Seat,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        let mut lines: ArrayVec<Numbered<&'static Draw>, LINES_AT_ONCE> = ArrayVec::new();
        let mut more = Vec::new();
        let slots = self.slots(state, About::seat(seat));
        self.turn.draws.apply(self.every_line, slots, |line| {
            if lines.is_full() {
                more.push(*line);
            } else {
                lines.push(*line);
            }
        });
        for line in lines.into_iter().chain(more) {
            let n_tiles = (line.choice.n_tiles)(&Drawing {
                number: line.number,
                n_drawn: state.n_drawn,
            });
            let is_able = match line.choice.source {
                Source::Nowhere => false,
                Source::Stock => self.draw_up_to(state, seat, n_tiles, chance, events),
                Source::StockThenNext => {
                    self.draw_up_to(state, seat, n_tiles, chance, events)
                        || self.rob(state, seat, chance, events)
                }
                Source::OpenStock => {
                    if state.n_in_stock() > self.turn.keeps {
                        state.phase = Phase::Take(n_tiles);
                    }
                    state.phase != Phase::Play
                }
            };
            if is_able || state.ended.is_some() {
                return;
            }
        }
    }

    /// Draws until a tile fits; tells whether one did.
    fn draw_up_to(
        &self,
        state: &mut State,
        seat: Seat,
        n_tiles: u32,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) -> bool {
        for _ in 0..n_tiles {
            let lacks = state.seats[seat.index()].lacks;
            let Some(tile) = self.draw_one(state, seat, true, chance, events) else {
                return false;
            };
            if self.fits_somewhere(state, seat, tile) {
                if self.turn.drawn == Drawn::Playable && self.must_place(state, seat) {
                    // It is the only one that fits, so it is placed at once, and
                    // then the seat lacks all that it lacked before.
                    state.seats[seat.index()].lacks = lacks;
                    self.note_lack(state, seat);
                }
                return true;
            }
        }
        false
    }

    /// Draws one tile, if there is one to draw.
    pub(super) fn draw_one(
        &self,
        state: &mut State,
        seat: Seat,
        forced: bool,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) -> Option<Id> {
        if state.n_in_stock() <= self.turn.keeps || state.hand(seat).len() >= HELD_MAX {
            return None;
        }
        let tile = if state.n_unlisted > 0 {
            let tile = self.any_untaken(state, chance);
            state.n_unlisted -= 1;
            tile
        } else {
            state.stock.pop()?
        };
        self.receive(state, seat, tile, forced, events);
        Some(tile)
    }

    /// Puts a tile from the stock into a hand, with all that follows from it.
    fn receive(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Id,
        forced: bool,
        events: &mut impl Events<Event>,
    ) {
        self.add_to_hand(state, seat, tile);
        state.counts.draws += 1;
        state.n_drawn += 1;
        state.passes_to_block = 0;
        self.ask_anew(state);
        state.seats[seat.index()].lacks = 0;
        events.emit(|| Event::Drew {
            seat,
            tile: Some(self.text(tile)),
            forced,
            seen_by: self.drawn_seen_by(state, seat, tile),
        });
        self.gain_lines(state, seat, &self.turn.draw_costs, -1, events);
    }

    /// Takes tiles from the next hand until one fits; tells whether one did. A
    /// seat that is robbed of its last tile is out.
    fn rob(
        &self,
        state: &mut State,
        seat: Seat,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) -> bool {
        let from = self.step(state, seat, 1);
        if from == seat {
            return false;
        }
        while !state.hand(from).is_empty() {
            let n_held = state.hand(from).len() as u32;
            let tile = state.hands[from.index()].remove(chance.below(n_held) as usize);
            // What is robbed only changes hands: a pass after it may still be
            // part of a block, or two seats could rob each other for ever.
            self.add_to_hand(state, seat, tile);
            state.seats[seat.index()].lacks = 0;
            events.emit(|| Event::Robbed {
                seat,
                from,
                tile: Some(self.text(tile)),
                seen_by: self.moved_seen_by(state, &[seat, from], tile),
            });
            if state.hand(from).is_empty() && self.ends_with_nothing_held(state) {
                self.finish_hand(state, How::Out, Some(from), chance, events);
                return true;
            }
            if self.fits_somewhere(state, seat, tile) {
                return true;
            }
        }
        false
    }

    /// Takes a tile from the open stock.
    pub(super) fn take(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Id,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        let Some(at) = state.stock.iter().position(|it| *it == tile) else {
            return;
        };
        state.stock.remove(at);
        self.receive(state, seat, tile, true, events);
        let n_left = match state.phase {
            Phase::Take(n_left) => n_left.saturating_sub(1),
            _ => 0,
        };
        state.phase = Phase::Take(n_left);
        let fits = self.turn.drawn == Drawn::Playable && self.fits_somewhere(state, seat, tile);
        if n_left == 0 || fits || state.n_in_stock() <= self.turn.keeps {
            self.stop_taking(state, seat, chance, events);
        }
    }

    /// Ends the taking: the seat plays if it can, or passes.
    pub(super) fn stop_taking(
        &self,
        state: &mut State,
        seat: Seat,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        state.phase = Phase::Play;
        if self.turn.drawn == Drawn::Waits || !self.can_place(state, seat) {
            self.pass(state, seat, false, chance, events);
        }
    }

    /// Puts a tile back before the hand begins, and draws another.
    pub(super) fn redraw(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Id,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        let hand = &mut state.hands[seat.index()];
        if let Some(at) = hand.iter().position(|it| *it == tile) {
            hand.remove(at);
        }
        let drawn = if state.n_unlisted > 0 {
            self.any_untaken(state, chance)
        } else {
            let at = chance.below(state.stock.len() as u32) as usize;
            std::mem::replace(&mut state.stock[at], tile)
        };
        if !self.turn.uses_stock {
            state.stock.sort_unstable();
        }
        self.add_to_hand(state, seat, drawn);
        events.emit(|| Event::Redrew {
            seat,
            tile: Some(self.text(tile)),
            drawn: Some(self.text(drawn)),
            seen_by: self.seen_by(seat, state.hand_number),
            open: [self.is_revealed(tile), self.is_revealed(drawn)],
        });
        match state.phase {
            Phase::Redraw(n_left) if n_left > 1 => state.phase = Phase::Redraw(n_left - 1),
            _ => self.end_redraw(state, chance, events),
        }
    }

    /// Lets the next seat put tiles back, or begins the hand.
    pub(super) fn end_redraw(
        &self,
        state: &mut State,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        let next = Seat(state.acting.0 + 1);
        if next.index() < self.n_seats {
            state.acting = next;
            state.phase = Phase::Redraw(self.deal.dealer.number as u32);
        } else {
            self.open(state, state.last_hand, chance, events);
        }
    }
}
