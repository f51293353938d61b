//! How a hand flows: dealing, placing, forced draws and passes, the end, and
//! the next hand. State changes only here, and each change emits its event.

use tapete_game::{Chance, Events, Seat};

use super::slots::{LastTile, end_slot, gain_slot, turn_slot};
use super::state::{End, Placed, State};
use super::tile::{TILES_MAX, Tile, Tiles, each};
use super::{Domino, Event, Move};
use crate::begins::{Deal, Held, LastHand};
use crate::event::{FaceText, Laid, Place, SeenBy};
use crate::general::Numbered;
use crate::pieces::Id;
use crate::rule_list::RuleList;
use crate::state::{HANDS_MAX, How, MatchEnd, POINTS_MAX};
use crate::ties::Settled;
use crate::turns::Order;
use crate::variables::hand_slots;
use crate::wins::{Finished, Verdict};

/// The tiles of a set in its own order.
const IN_ORDER: [u8; TILES_MAX] = {
    let mut order = [0; TILES_MAX];
    let mut index = 0;
    while index < TILES_MAX {
        order[index] = index as u8;
        index += 1;
    }
    order
};

/// The hands just dealt, for the rules that decide who opens.
struct HeldMasks<'a> {
    game: &'a Domino,
    hands: &'a [Tiles],
}

impl Held for HeldMasks<'_> {
    fn n_seats(&self) -> usize {
        self.hands.len()
    }

    fn holder(&self, tile: Id) -> Option<Seat> {
        let index = self.hands.iter().position(|hand| hand >> tile & 1 == 1)?;
        Some(Seat(index as u8))
    }

    fn each(&self, show: &mut dyn FnMut(Seat, Id)) {
        for (seat, hand) in self.hands.iter().enumerate() {
            for tile in each(*hand) {
                show(Seat(seat as u8), Id::from(tile));
            }
        }
    }

    fn is_double(&self, tile: Id) -> bool {
        self.game.set.doubles >> tile & 1 == 1
    }

    fn weight(&self, tile: Id) -> (i64, i64) {
        let tile = self.game.set.tile(tile as u8);
        (i64::from(tile.points()), i64::from(tile.faces().0))
    }

    fn double_from_top(&self, n: u32) -> Option<Id> {
        let n_values = u32::from(self.game.set.face_max) + 1;
        let face = (n_values - 1 - n % n_values) as u8;
        self.game.set.index(Tile::new(face, face)).map(Id::from)
    }

    fn team_of(&self, seat: Seat) -> u8 {
        self.game.team_of(seat)
    }
}

impl Domino {
    /// Deals a hand and decides who opens it.
    pub(super) fn start_hand(
        &self,
        state: &mut State,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        let last_starter = (state.hand_number > 0).then_some(state.starter);
        state.hand_number += 1;
        state.counts.tiles_played = state.n_tiles_played();
        state.placed.clear();
        state.set_ends(0, 0);
        state.reversed = false;
        state.passes_in_a_row = 0;
        state.passes_to_block = 0;
        state.asked = 0;
        state.forget_lacks();
        let hand = state.hand_number;
        events.emit(|| Event::HandStarted { hand });
        self.deal(state, chance);
        self.tell_deal(state, events);
        self.open(state, last_starter, chance, events);
    }

    /// Decides who opens the hand that has been dealt.
    pub(super) fn open(
        &self,
        state: &mut State,
        last_starter: Option<Seat>,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        let held = HeldMasks {
            game: self,
            hands: &state.hands[..self.n_seats],
        };
        let deal = Deal {
            held: &held,
            hand_number: state.hand_number,
            last: last_starter.map(|starter| LastHand {
                starter,
                winner: state.last_winner,
                // No choice of this path asks for more.
                how: How::Out,
                last_player: None,
            }),
        };
        let slots = hand_slots(self.n_seats, state.hand_number);
        let Some(line) = self.begins.pick(slots) else {
            // The check demands a line that always holds.
            return;
        };
        let opening = (line.choice.open)(&deal, line.given, chance);
        state.starter = opening.seat;
        state.acting = opening.seat;
        state.must_open = opening.tile.map(|tile| tile as u8);
        events.emit(|| {
            let held = HeldMasks {
                game: self,
                hands: &state.hands[..self.n_seats],
            };
            let unheld =
                each(self.set.all()).filter(|tile| opening.unheld.contains(&held, Id::from(*tile)));
            Event::Opens {
                seat: opening.seat,
                tile: state.must_open.map(|tile| self.set.tile(tile)),
                nobody_holds: unheld.map(|tile| self.set.tile(tile)).collect(),
                sought: false,
            }
        });
    }

    fn deal(&self, state: &mut State, chance: &mut Chance) {
        let n_tiles = self.set.len();
        let n_dealt = self.n_seats * self.hand_size;
        let mut order = IN_ORDER;
        let order = &mut order[..n_tiles];
        // A dead stock needs no order.
        let n_shuffled = if self.draws { n_tiles } else { n_dealt };
        chance.shuffle_first(order, n_shuffled);
        for (seat, tiles) in order[..n_dealt].chunks_exact(self.hand_size).enumerate() {
            state.hands[seat] = tiles.iter().fold(0, |hand, tile| hand | 1 << tile);
        }
        state.stock.clear();
        if self.draws {
            state.stock.extend(order[n_dealt..].iter().copied());
        } else if n_dealt < n_tiles {
            let dealt = state.hands[..self.n_seats]
                .iter()
                .fold(0, |all, it| all | it);
            state.stock.extend(each(self.set.all() & !dealt));
        }
    }

    /// Tells each seat what it was dealt.
    pub(super) fn tell_deal(&self, state: &State, events: &mut impl Events<Event>) {
        for seat in Seat::all(self.n_seats) {
            events.emit(|| Event::Dealt {
                seat,
                count: self.hand_size as u32,
                tiles: self.set.list(state.hands[seat.index()]),
                seen_by: SeenBy::one(seat),
            });
        }
    }

    /// Places a tile and goes on to whoever can act next.
    #[inline(always)]
    pub(super) fn place(
        &self,
        state: &mut State,
        seat: Seat,
        chosen: Move,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        let Move { tile, end } = chosen;
        *state.hand_mut(seat) &= !(1 << tile);
        state.placed.push(Placed { tile, end, seat });
        if end == End::Open {
            let (high, low) = self.set.tile(tile).faces();
            state.set_ends(high, low);
            state.must_open = None;
        } else {
            state.cross(end, self.set.across(tile));
        }
        state.passes_in_a_row = 0;
        state.passes_to_block = 0;
        let ends = state.ends();
        events.emit(|| Event::Placed {
            seat,
            tile: self.set.tile(tile),
            end: match end {
                End::Left => Place::Left,
                End::Right => Place::Right,
                End::Open => Place::Open,
                End::Either => Place::Either,
            },
            ends: ends.map(|face| FaceText(face.to_string())).to_vec(),
            laid: Laid {
                ends,
                ..Laid::default()
            },
        });
        if state.hand(seat) == 0 && self.ends_when_out {
            self.finish_hand(state, How::Out, Some(seat), chance, events);
        } else {
            self.advance(state, chance, events);
        }
    }

    /// Passes the turn on until a seat can play; draws and passes on the way
    /// leave nothing to choose.
    #[inline(always)]
    fn advance(&self, state: &mut State, chance: &mut Chance, events: &mut impl Events<Event>) {
        let [left, right] = state.ends();
        let fitting = self.fits(left) | self.fits(right);
        loop {
            state.acting = self.next_seat(state);
            let seat = state.acting;
            if state.hand(seat) & fitting != 0 {
                return;
            }
            state.passes_to_block += 1;
            if self.draws && self.draw(state, seat, fitting, events) {
                return;
            }
            state.note_lack(seat);
            state.passes_in_a_row = state.passes_in_a_row.saturating_add(1);
            state.counts.passes += 1;
            events.emit(|| Event::Passed {
                seat,
                freely: false,
            });
            if usize::from(state.passes_to_block) == self.n_seats {
                state.counts.passes -= u32::from(state.passes_to_block);
                state.counts.block_passes += u32::from(state.passes_to_block);
                return self.finish_hand(state, How::Blocked, None, chance, events);
            }
        }
    }

    /// Draws until a tile fits; tells whether one did.
    #[inline(never)]
    fn draw(
        &self,
        state: &mut State,
        seat: Seat,
        fitting: Tiles,
        events: &mut impl Events<Event>,
    ) -> bool {
        while state.stock.len() > self.keeps {
            let Some(tile) = state.stock.pop() else {
                return false;
            };
            *state.hand_mut(seat) |= 1 << tile;
            state.counts.draws += 1;
            // A seat that drew may be able to play next time.
            state.passes_to_block = 0;
            events.emit(|| Event::Drew {
                seat,
                tile: Some(self.set.tile(tile)),
                forced: true,
                seen_by: SeenBy::one(seat),
            });
            if fitting >> tile & 1 == 1 {
                // It is the only one that fits, so it is placed at once, and
                // then the seat lacks both faces as before.
                state.note_lack(seat);
                return true;
            }
            state.forget_lack(seat);
        }
        false
    }

    #[inline(always)]
    fn next_seat(&self, state: &mut State) -> Seat {
        if let Some(turns) = &self.turns {
            return self.next_by_rules(turns, state);
        }
        self.seat_after(state, state.acting)
    }

    /// Returns the seat after another, in the direction of turns.
    #[inline(always)]
    fn seat_after(&self, state: &State, Seat(seat): Seat) -> Seat {
        let n_seats = self.n_seats as u8;
        if state.reversed {
            Seat(if seat == 0 { n_seats - 1 } else { seat - 1 })
        } else {
            Seat(if seat + 1 == n_seats { 0 } else { seat + 1 })
        }
    }

    /// Lets the rule list decide which way turns go from now on.
    #[cold]
    fn next_by_rules(&self, turns: &RuleList<Numbered<&'static Order>>, state: &mut State) -> Seat {
        let slots = turn_slot(self.n_seats, state);
        if let Some(order) = turns.pick(slots) {
            state.reversed ^= order.choice.reverses;
        }
        // The seat whose turn ends has passed, if anybody has since the last
        // tile came to the table or to a hand.
        state.asked = if state.passes_to_block == 0 {
            0
        } else {
            state.asked | 1 << state.acting.0
        };
        let next = self.seat_after(state, state.acting);
        let mut seat = next;
        for _ in 0..self.n_seats {
            if !self.asks_all || state.asked >> seat.0 & 1 == 0 {
                return seat;
            }
            seat = self.seat_after(state, seat);
        }
        next
    }

    /// Decides a hand, scores it, and ends the match or deals the next hand.
    #[inline(never)]
    fn finish_hand(
        &self,
        state: &mut State,
        how: How,
        out: Option<Seat>,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        let mut points = [0; HANDS_MAX];
        for (own, hand) in points.iter_mut().zip(&state.hands[..self.n_seats]) {
            *own = i64::from(self.set.points(*hand));
        }
        let finished = Finished {
            how,
            out,
            points: &points[..self.n_seats],
            // What follows is asked by choices of the general path only.
            n_tiles: &[],
            n_doubles: &[],
            played: &[],
            scores: &[],
            gained: &[],
            last_player: None,
            next_player: state.starter,
            teams: &self.teams[..self.n_seats],
            n_teams: self.n_teams,
            starter: state.starter,
        };
        events.emit(|| Event::HandEnded {
            how,
            hands: state.hands[..self.n_seats]
                .iter()
                .map(|hand| self.set.list(*hand))
                .collect(),
        });
        let winner = self.winner(state, &finished);
        let team = winner.map(|seat| self.team_of(seat));
        let mut scored = team.map_or(0, |team| self.points_for(state, &finished, team));
        if team.is_some() && !self.hand_gains.is_empty() {
            scored = self.with_gains(state, how, scored);
        }
        if let Some(team) = team {
            state.scores[usize::from(team)] += scored;
        }
        state.counts.points += scored;
        state.last_winner = winner;
        events.emit(|| Event::Scored {
            team,
            points: scored,
            scores: state.scores[..self.n_teams].to_vec(),
        });
        let Some(target) = self.plays_to else {
            state.ended = Some(MatchEnd { team, how });
            return;
        };
        match team {
            Some(team) if state.scores[usize::from(team)] >= target => {
                state.ended = Some(MatchEnd {
                    team: Some(team),
                    how: How::Target,
                });
            }
            _ => self.start_hand(state, chance, events),
        }
    }

    fn winner(&self, state: &State, finished: &Finished<'_>) -> Option<Seat> {
        let slots = end_slot(self.n_seats, state.hand_number, finished.how);
        match (self.wins.pick(slots)?.decide)(finished) {
            Verdict::Won(seat) => Some(seat),
            Verdict::Level(teams) => match (self.ties.decide)(finished, teams) {
                Settled::Won(seat) => Some(seat),
                Settled::Nobody | Settled::Shared => None,
            },
            Verdict::Nobody => None,
        }
    }

    /// Adds what a won hand brings besides.
    #[cold]
    fn with_gains(&self, state: &State, how: How, scored: i64) -> i64 {
        let last = match how {
            How::Out => self.last_tile(state),
            _ => None,
        };
        let slots = gain_slot(self.n_seats, state.hand_number, last);
        let lines = self.hand_gains.iter();
        let held = lines.filter(|(when, _)| when.as_ref().is_none_or(|it| it.holds(slots)));
        let all = held.fold(scored, |all, (_, amount)| {
            all.saturating_add(amount.eval(slots))
        });
        all.clamp(-POINTS_MAX, POINTS_MAX)
    }

    /// Returns the last tile that was placed, and whether it fitted at both ends
    /// as they were before.
    fn last_tile(&self, state: &State) -> Option<LastTile> {
        let last = state.placed.last()?;
        let before = state.ends_across(last.end, self.set.across(last.tile));
        let fits = |face: u8| self.fits(face) >> last.tile & 1 == 1;
        Some(LastTile {
            tile: self.set.tile(last.tile),
            capicua: last.end != End::Open && before.into_iter().all(fits),
        })
    }

    fn points_for(&self, state: &State, finished: &Finished<'_>, team: u8) -> i64 {
        let slots = end_slot(self.n_seats, state.hand_number, finished.how);
        self.scores.pick(slots).map_or(0, |score| {
            (score.choice.points)(finished, team, score.number)
        })
    }
}
