//! Whose turn it is next.

use tapete_game::{Chance, Seat};

use super::game::General;
use super::state::State;
use super::variables::About;
use crate::turns::{Arrange, Next, Taken};

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
        order.apply(self.every_line, slots, |line| {
            n_reverses += u32::from(line.choice.reverses);
            match line.choice.next {
                Next::Steps(count) => {
                    steps = Some(count(&Taken {
                        has_placed,
                        number: line.number,
                    }));
                }
                Next::AnySeat => drawn = Some(Seat(chance.below(self.n_seats as u32) as u8)),
                Next::Round(arrange) => by_round = Some(arrange),
            }
        });
        state.reversed ^= n_reverses % 2 == 1;
        state.acting = match (by_round, drawn) {
            (Some(arrange), _) => self.next_of_round(state, arrange, chance),
            (None, Some(seat)) => seat,
            (None, None) => self.step(state, seat, steps.unwrap_or(1)),
        };
        state.acting = self.not_yet_asked(state, state.acting);
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
    fn next_of_round(&self, state: &mut State, arrange: Arrange, chance: &mut Chance) -> Seat {
        if state.round.is_empty() {
            let mut round = std::mem::take(&mut state.round);
            round.extend(Seat::all(self.n_seats));
            let n_turns: u32 = state.seats.iter().map(|it| it.turns).sum();
            if n_turns == 1 {
                // Whoever opened has been first in the first round.
                round.retain(|seat| *seat != state.starter);
            }
            arrange(&mut round, &|seat| self.hand_points(state, seat), chance);
            state.round = round;
        }
        state.round.pop().unwrap_or(state.acting)
    }
}
