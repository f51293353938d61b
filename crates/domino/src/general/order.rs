//! Whose turn it is next.

use tapete_game::{Chance, Seat};

use super::game::General;
use super::state::State;
use super::variables::About;
use crate::turns::Order;

impl General {
    /// Ends the turn of a seat: the rules say who acts next.
    #[inline]
    pub(super) fn end_turn(&self, state: &mut State, seat: Seat, chance: &mut Chance) {
        state.n_drawn = 0;
        state.turned = None;
        let Some(order) = &self.turn.order else {
            state.acting = self.step(state, seat, 1);
            return;
        };
        let has_placed = state.last.tile.is_some();
        let mut n_reverses = 0;
        let mut steps = None;
        let mut by_round = None;
        let mut drawn = None;
        let slots = self.slots(state, About::seat(seat));
        order.apply(self.every_line, slots, |line| match line.choice {
            Order::Clockwise => steps = Some(1),
            Order::Reverse => {
                n_reverses += 1;
                steps = Some(1);
            }
            Order::Again => steps = Some(0),
            Order::UntilPass => steps = Some(i64::from(!has_placed)),
            Order::Back => steps = Some(-1),
            Order::Skip => steps = Some(1 + line.number),
            Order::AnySeat => drawn = Some(Seat(chance.below(self.n_seats as u32) as u8)),
            Order::ShuffledRounds | Order::HeaviestFirst => by_round = Some(line.choice),
        });
        state.reversed ^= n_reverses % 2 == 1;
        state.acting = match (by_round, drawn) {
            (Some(order), _) => self.next_of_round(state, order, chance),
            (None, Some(seat)) => seat,
            (None, None) => self.step(state, seat, steps.unwrap_or(1)),
        };
    }

    /// Returns the seat some steps on, in the direction of turns.
    #[inline]
    pub(super) fn step(&self, state: &State, Seat(seat): Seat, n_steps: i64) -> Seat {
        let n_seats = self.n_seats as i64;
        let n_steps = if state.reversed { -n_steps } else { n_steps };
        let next = i64::from(seat) + n_steps;
        // Mostly one step, which needs no division.
        if (0..n_seats).contains(&next) {
            Seat(next as u8)
        } else if next == n_seats {
            Seat(0)
        } else {
            Seat(next.rem_euclid(n_seats) as u8)
        }
    }

    /// Returns the next seat of a round that has an order of its own.
    fn next_of_round(&self, state: &mut State, order: Order, chance: &mut Chance) -> Seat {
        if state.round.is_empty() {
            state.round.extend(Seat::all(self.n_seats));
            let n_turns: u32 = state.seats.iter().map(|it| it.turns).sum();
            if n_turns == 1 {
                // Whoever opened has been first in the first round.
                state.round.retain(|seat| *seat != state.starter);
            }
            if order == Order::ShuffledRounds {
                chance.shuffle(&mut state.round);
            } else {
                let mut round = std::mem::take(&mut state.round);
                // The last is next; of equals, the first seat.
                round.sort_by_key(|seat| {
                    (self.hand_points(state, *seat), std::cmp::Reverse(seat.0))
                });
                state.round = round;
            }
        }
        state.round.pop().unwrap_or(state.acting)
    }
}
