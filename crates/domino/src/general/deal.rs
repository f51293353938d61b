//! The beginning of a hand: tiles are dealt, hands may change, and it is
//! decided who opens.

use arrayvec::ArrayVec;
use tapete_game::{Chance, Events, Seat};

use super::drawing::HELD_MAX;
use super::game::General;
use super::search::bits;
use super::state::{LastTurn, Phase, SeatFacts, State};
use super::tiles::Event;
use super::variables::About;
use crate::begins::{Deal, Held, LastHand};
use crate::dealers::Dealing;
use crate::event::SeenBy;
use crate::pieces::{FACES_MAX, Id};
use crate::reorganises::{Reorganise, SWAPPED_MAX};
use crate::state::{HANDS_MAX, How};
use crate::variables::hand_slots;

/// How often tiles are dealt anew for one hand.
pub(super) const REDEALS_MAX: usize = 50;

impl General {
    /// Deals a hand and decides who opens it.
    pub(super) fn start_hand(
        &self,
        state: &mut State,
        last: Option<LastHand>,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        state.hand_number += 1;
        state.scores_before = state.scores;
        state.counts.tiles_played = state.n_tiles_played();
        state.table.clear(&self.table);
        state.reversed = false;
        state.round.clear();
        state.phase = Phase::Play;
        state.passes_in_a_row = 0;
        state.passes_to_block = 0;
        self.ask_anew(state);
        state.first_passer = None;
        state.passers = 0;
        state.seats = [SeatFacts::default(); HANDS_MAX];
        state.last = LastTurn::default();
        state.n_drawn = 0;
        state.turned = None;
        let hand = state.hand_number;
        events.emit(|| Event::HandStarted { hand });
        self.deal(state, chance);
        for _ in 0..REDEALS_MAX {
            let slots = self.slots(state, About::seat(Seat(0)));
            if !self.deal.redeals.iter().any(|it| it.holds(slots)) {
                break;
            }
            events.emit(|| Event::Redealt);
            self.deal(state, chance);
        }
        self.tell_deal(state, events);
        self.reorganise(state, last, chance, events);
        if self.deal.dealer.choice.redraws && state.n_in_stock() > 0 {
            state.acting = Seat(0);
            state.starter = last.map_or(Seat(0), |it| it.starter);
            state.phase = Phase::Redraw(self.deal.dealer.number as u32);
            return;
        }
        self.open(state, last, chance, events);
    }

    /// Deals the tiles out.
    pub(super) fn deal(&self, state: &mut State, chance: &mut Chance) {
        state.removed.clear();
        state.stock.clear();
        state.n_unlisted = 0;
        for hand in &mut state.hands {
            hand.clear();
        }
        let n_dealt = self.n_seats * self.deal.hand_size;
        if !self.set.is_listed() {
            self.deal_unlisted(state, chance);
            return;
        }
        state.stock.extend(0..self.set.len());
        match self.deal.dealer.choice.deal {
            Some(deal) => deal(&mut Dealing {
                set: &self.set,
                points: &self.points,
                teams: &self.teams[..self.n_seats],
                hand_size: self.deal.hand_size,
                stock: &mut state.stock,
                hands: &mut state.hands,
                number: self.deal.dealer.number,
                chance,
            }),
            None => {
                // A dead stock needs no order.
                let n_shuffled = if self.turn.uses_stock {
                    state.stock.len()
                } else {
                    n_dealt
                };
                chance.shuffle_first(&mut state.stock, n_shuffled);
                let mut tiles = state.stock.drain(..n_dealt);
                for hand in &mut state.hands {
                    hand.extend(tiles.by_ref().take(self.deal.hand_size));
                }
            }
        }
        if !self.turn.uses_stock {
            state.stock.sort_unstable();
        }
        if !self.is_unseen(state.hand_number) {
            for hand in &mut state.hands {
                self.sort(hand);
            }
        }
    }

    /// Puts the tiles of a hand into the order of the set.
    #[inline]
    fn sort(&self, hand: &mut Vec<Id>) {
        if self.set.len() > u64::BITS {
            hand.sort_unstable();
            return;
        }
        // A set of bits is sorted by itself.
        let held = hand.iter().fold(0, |held, tile| held | 1 << tile);
        hand.clear();
        hand.extend(bits(held).map(|tile| tile as Id));
    }

    /// Deals from a set too large to be listed: any tile that nobody has.
    fn deal_unlisted(&self, state: &mut State, chance: &mut Chance) {
        state.n_unlisted = self.set.len();
        for seat in 0..self.n_seats {
            for _ in 0..self.deal.hand_size {
                let tile = self.any_untaken(state, chance);
                state.hands[seat].push(tile);
                state.n_unlisted -= 1;
            }
            state.hands[seat].sort_unstable();
        }
    }

    /// Returns a random tile that nobody has, of a set that is not listed.
    pub(super) fn any_untaken(&self, state: &State, chance: &mut Chance) -> Id {
        loop {
            let tile = chance.below(self.set.len());
            if !state.is_taken(tile) {
                return tile;
            }
        }
    }

    /// Tells whether the tiles that are dealt before any other suffice for all
    /// hands; nothing where there are no such tiles.
    pub(super) fn first_suffice(&self) -> Option<bool> {
        let is_first = self.deal.dealer.choice.first?;
        let n_first = (0..self.set.len()).filter(|it| is_first(&self.set, *it));
        Some(n_first.count() >= self.n_seats * self.deal.hand_size)
    }

    /// Tells each seat what it was dealt, and everybody what lies open.
    pub(super) fn tell_deal(&self, state: &State, events: &mut impl Events<Event>) {
        for seat in Seat::all(self.n_seats) {
            let hand = state.hand(seat);
            events.emit(|| Event::Dealt {
                seat,
                count: hand.len() as u32,
                tiles: self.texts(hand),
                seen_by: self.seen_by(seat, state.hand_number),
            });
            if self.reveals() && hand.iter().any(|tile| self.is_revealed(*tile)) {
                events.emit(|| Event::Shown {
                    seat: Some(seat),
                    tiles: hand
                        .iter()
                        .filter(|tile| self.is_revealed(**tile))
                        .map(|tile| self.text(*tile))
                        .collect(),
                });
            }
        }
        if self.turn.stock_is_open && !state.stock.is_empty() {
            events.emit(|| Event::Shown {
                seat: None,
                tiles: self.texts(&state.stock),
            });
        }
    }

    /// Changes the hands between the deal and the opening.
    fn reorganise(
        &self,
        state: &mut State,
        last: Option<LastHand>,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        let slots = hand_slots(self.n_seats, state.hand_number);
        self.deal
            .reorganises
            .apply(self.every_line, slots, |line| match line.choice {
                Reorganise::Nothing => {}
                Reorganise::WinnersLoseOne => {
                    if let Some(winner) = last.and_then(|it| it.winner) {
                        self.winners_lose_one(state, winner, chance, events);
                    }
                }
                Reorganise::Swap => self.swap(state, line.number as usize, chance, events),
            });
    }

    fn winners_lose_one(
        &self,
        state: &mut State,
        winner: Seat,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        let team = self.team_of(winner);
        for seat in Seat::all(self.n_seats).filter(|seat| self.team_of(*seat) == team) {
            let hand = &mut state.hands[seat.index()];
            // Nobody loses the last tile: there would be no hand to play.
            if hand.len() < 2 {
                continue;
            }
            let tile = hand.remove(chance.below(hand.len() as u32) as usize);
            state.removed.push(tile);
            events.emit(|| Event::Gave {
                seat,
                to: None,
                tile: Some(self.text(tile)),
                seen_by: self.moved_seen_by(state, &[seat], tile),
            });
        }
    }

    /// Lets each seat give tiles to the next one, all at the same time.
    fn swap(
        &self,
        state: &mut State,
        n_tiles: usize,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        let mut given: ArrayVec<(Seat, Seat, Id), { HANDS_MAX * SWAPPED_MAX }> = ArrayVec::new();
        for seat in Seat::all(self.n_seats) {
            let to = Seat((seat.0 + 1) % self.n_seats as u8);
            for _ in 0..n_tiles {
                let hand = &mut state.hands[seat.index()];
                if hand.is_empty() {
                    break;
                }
                let tile = hand.remove(chance.below(hand.len() as u32) as usize);
                given.push((seat, to, tile));
            }
        }
        for (seat, to, tile) in given {
            self.add_to_hand(state, to, tile);
            events.emit(|| Event::Gave {
                seat,
                to: Some(to),
                tile: Some(self.text(tile)),
                seen_by: self.moved_seen_by(state, &[seat, to], tile),
            });
        }
    }

    /// Puts a tile into a hand, where the order of the set has it.
    pub(super) fn add_to_hand(&self, state: &mut State, seat: Seat, tile: Id) {
        let unseen = self.is_unseen(state.hand_number);
        let hand = &mut state.hands[seat.index()];
        let place = if unseen {
            hand.len()
        } else {
            hand.partition_point(|it| *it < tile)
        };
        hand.insert(place, tile);
    }

    /// Decides who opens the hand that has been dealt.
    pub(super) fn open(
        &self,
        state: &mut State,
        last: Option<LastHand>,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        let slots = hand_slots(self.n_seats, state.hand_number);
        let mut line = None;
        self.deal
            .begins
            .apply(self.every_line, slots, |it| line = Some(*it));
        let Some(line) = line else {
            // The check demands a line that always holds.
            return;
        };
        let held = HeldLists { game: self, state };
        let deal = Deal {
            held: &held,
            hand_number: state.hand_number,
            last,
        };
        let mut opening = (line.choice.open)(&deal, line.given, chance);
        state.must_open = None;
        let tile = self.opening_tile(state, opening.seat, opening.tile);
        let held = HeldLists { game: self, state };
        events.emit(|| {
            let n_listed = if self.set.is_listed() {
                self.set.len()
            } else {
                0
            };
            Event::Opens {
                seat: opening.seat,
                tile: tile.map(|tile| self.text(tile)),
                nobody_holds: (0..n_listed)
                    .filter(|tile| opening.unheld.contains(&held, *tile))
                    .map(|tile| self.text(tile))
                    .collect(),
                sought: opening.sought.is_some(),
            }
        });
        if let Some(sought) = opening.sought {
            match self.seek(state, sought, opening.seat, events) {
                Some(seat) => {
                    opening.seat = seat;
                    opening.tile = Some(sought);
                }
                None => opening.seat = Seat(chance.below(self.n_seats as u32) as u8),
            }
            let tile = self.opening_tile(state, opening.seat, opening.tile);
            events.emit(|| Event::Opens {
                seat: opening.seat,
                tile: tile.map(|tile| self.text(tile)),
                nobody_holds: Vec::new(),
                sought: false,
            });
        }
        state.phase = Phase::Play;
        state.starter = opening.seat;
        state.acting = opening.seat;
        state.must_open = self.opening_tile(state, opening.seat, opening.tile);
    }

    /// Returns the tile with which a seat must open: none where it does not see
    /// its hand, or where that tile cannot open.
    pub(super) fn opening_tile(&self, state: &State, seat: Seat, tile: Option<Id>) -> Option<Id> {
        let tile = tile.filter(|_| !self.is_unseen(state.hand_number));
        tile.filter(|tile| self.can_open(state, seat, *tile))
    }

    /// Tells whether a seat may open with a tile: a table of arms cannot open
    /// with one that is no double, nor any with one that is forbidden.
    pub(super) fn can_open(&self, state: &State, seat: Seat, tile: Id) -> bool {
        let root = state.table.spots.first();
        root.is_some_and(|root| self.is_allowed(state, seat, tile, root))
    }

    /// Lets all seats draw in turn, from `first` on, until one finds a tile.
    fn seek(
        &self,
        state: &mut State,
        sought: Id,
        first: Seat,
        events: &mut impl Events<Event>,
    ) -> Option<Seat> {
        let kind = self.set.kind(sought);
        if !state.stock.iter().any(|it| self.set.kind(*it) == kind) {
            return None;
        }
        let seats = Seat::all(self.n_seats).cycle();
        for seat in seats.skip(first.index()) {
            if state.hand(seat).len() >= HELD_MAX {
                return None;
            }
            let tile = state.stock.pop()?;
            self.add_to_hand(state, seat, tile);
            state.counts.draws += 1;
            events.emit(|| Event::Drew {
                seat,
                tile: Some(self.text(tile)),
                forced: false,
                seen_by: self.moved_seen_by(state, &[seat], tile),
            });
            if self.set.kind(tile) == kind {
                return Some(seat);
            }
        }
        None
    }

    /// Returns how the hand that has just ended did so.
    pub(super) fn last_hand(&self, state: &State, winner: Option<Seat>, how: How) -> LastHand {
        LastHand {
            starter: state.starter,
            winner,
            how,
            last_player: state.table.placed.last().map(|it| it.seat),
        }
    }

    /// Returns who sees a tile that a seat draws.
    pub(super) fn drawn_seen_by(&self, state: &State, seat: Seat, tile: Id) -> SeenBy {
        let mut seen_by = self.moved_seen_by(state, &[seat], tile);
        seen_by.everybody |= self.turn.stock_is_open;
        seen_by
    }

    /// Returns who sees a tile that comes from the hands of these seats, or to
    /// them: whoever sees one of the hands, and everybody if it lies open.
    pub(super) fn moved_seen_by(&self, state: &State, seats: &[Seat], tile: Id) -> SeenBy {
        let mut all = SeenBy {
            everybody: self.is_revealed(tile),
            ..SeenBy::default()
        };
        for seat in seats {
            let seen_by = self.seen_by(*seat, state.hand_number);
            seen_by.seats.iter().for_each(|it| all.seats.insert(it));
            all.everybody |= seen_by.everybody;
        }
        all
    }
}

/// The hands just dealt, for the rules that decide who opens.
pub(super) struct HeldLists<'a> {
    pub(super) game: &'a General,
    pub(super) state: &'a State,
}

impl Held for HeldLists<'_> {
    fn n_seats(&self) -> usize {
        self.game.n_seats
    }

    fn holder(&self, tile: Id) -> Option<Seat> {
        let kind = self.game.set.kind(tile);
        let same = |it: &Id| self.game.set.kind(*it) == kind;
        let index = self
            .state
            .hands
            .iter()
            .position(|hand| hand.iter().any(same))?;
        Some(Seat(index as u8))
    }

    fn each(&self, show: &mut dyn FnMut(Seat, Id)) {
        for seat in Seat::all(self.game.n_seats) {
            for tile in self.state.hand(seat) {
                show(seat, *tile);
            }
        }
    }

    fn is_double(&self, tile: Id) -> bool {
        self.game.set.is_double(tile)
    }

    fn weight(&self, tile: Id) -> (i64, i64) {
        let faces = self.game.set.faces(tile);
        (self.game.set.values.sum(&faces), self.game.high(tile))
    }

    fn double_from_top(&self, n: u32) -> Option<Id> {
        let set = &self.game.set;
        let n_values = set.values.len() as u32;
        let value = (n_values - 1 - n % n_values) as u8;
        set.find(&[value; FACES_MAX][..set.n_faces])
    }

    fn team_of(&self, seat: Seat) -> u8 {
        self.game.team_of(seat)
    }

    fn is_same(&self, tile: Id, other: Id) -> bool {
        self.game.set.kind(tile) == self.game.set.kind(other)
    }
}
