//! The end of a hand and of the match.

use tapete_game::{Chance, Events, Seat};

use super::game::General;
use super::state::State;
use super::tiles::Event;
use super::variables::About;
use crate::state::{HANDS_MAX, How, MatchEnd, POINTS_MAX};
use crate::ties::Settled;
use crate::wins::counts::Count;
use crate::wins::ranks::Rank;
use crate::wins::{Finished, Verdict};

/// How many hands in a row may end before anybody could choose anything.
const IDLE_MAX: u32 = 50;

/// What a hand brought.
struct Result {
    winner: Option<Seat>,
    /// The teams that share the points, one bit each, where nobody won.
    level: u16,
}

impl General {
    /// Decides a hand, scores it, and ends the match or deals the next hand.
    #[inline(never)]
    pub(super) fn finish_hand(
        &self,
        state: &mut State,
        how: How,
        out: Option<Seat>,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        state.n_idle += 1;
        if state.n_idle > IDLE_MAX {
            state.ended = Some(MatchEnd {
                team: None,
                how: How::Idle,
            });
            return;
        }
        if state.table.is_empty() {
            // Nobody could open: the hand was none.
            events.emit(|| Event::Redealt);
            state.hand_number -= 1;
            let last = state.last_hand;
            self.start_hand(state, last, chance, events);
            return;
        }
        events.emit(|| Event::HandEnded {
            how,
            hands: state.hands.iter().map(|hand| self.texts(hand)).collect(),
        });
        let result = self.score_hand(state, how, out, events);
        self.rank(state, out, events);
        state.last_winner = result.winner;
        state.last_hand = Some(self.last_hand(state, result.winner, how));
        let team = result.winner.map(|seat| self.team_of(seat));
        let is_single = self.whole.plays_to.is_none() && self.whole.n_hands.is_none();
        if is_single {
            state.ended = Some(MatchEnd { team, how });
        } else if self.target_is_reached(state) {
            self.finish_match(state, How::Target, team);
        } else if self.whole.n_hands.is_some_and(|n| state.hand_number >= n) {
            self.finish_match(state, How::Hands, team);
        } else {
            let last = state.last_hand;
            self.start_hand(state, last, chance, events);
        }
    }

    /// Decides who won a hand, and gives the points.
    fn score_hand(
        &self,
        state: &mut State,
        how: How,
        out: Option<Seat>,
        events: &mut impl Events<Event>,
    ) -> Result {
        let n_seats = self.n_seats;
        let mut points = [0; HANDS_MAX];
        let mut n_tiles = [0; HANDS_MAX];
        let mut n_doubles = [0; HANDS_MAX];
        let mut played = [0; HANDS_MAX];
        for seat in Seat::all(n_seats) {
            points[seat.index()] = self.counted_points(state, seat);
            n_tiles[seat.index()] = state.hand(seat).len() as u32;
            n_doubles[seat.index()] = self.n_doubles(state, seat);
            played[seat.index()] = state.seats[seat.index()].played;
        }
        let scores = state.scores;
        let mut gained = scores;
        for (own, before) in gained.iter_mut().zip(state.scores_before) {
            *own -= before;
        }
        let last_player = state.table.placed.last().map(|it| it.seat);
        let finished = Finished {
            how,
            out,
            points: &points[..n_seats],
            n_tiles: &n_tiles[..n_seats],
            n_doubles: &n_doubles[..n_seats],
            played: &played[..n_seats],
            teams: &self.teams[..n_seats],
            n_teams: self.n_teams,
            scores: &scores[..self.n_teams],
            gained: &gained[..self.n_teams],
            starter: state.starter,
            last_player,
            next_player: self.step(state, last_player.unwrap_or(state.starter), 1),
        };
        let about = About {
            how: Some(how),
            ..About::seat(out.or(state.last.seat).unwrap_or(state.starter))
        };
        let result = self.decide(state, about, &finished);
        let mut everyone = false;
        let mut brought = [0; HANDS_MAX];
        let slots = self.slots(state, about);
        self.hand.scores.apply(self.every_line, slots, |line| {
            everyone |= line.choice.everyone;
            for team in 0..self.n_teams as u8 {
                let is_winner = result.winner.is_some_and(|it| self.team_of(it) == team);
                if is_winner || line.choice.everyone {
                    brought[usize::from(team)] +=
                        (line.choice.points)(&finished, team, line.number);
                } else if result.level >> team & 1 == 1 {
                    let share = (line.choice.points)(&finished, team, line.number);
                    brought[usize::from(team)] += share / i64::from(result.level.count_ones());
                }
            }
        });
        let winner_about = About {
            how: Some(how),
            ..About::seat(result.winner.unwrap_or(about.seat))
        };
        let slots = self.slots(state, winner_about);
        let holds =
            |when: &Option<tapete_lang::Formula>| when.as_ref().is_none_or(|it| it.holds(slots));
        for own in brought.iter_mut().filter(|it| **it != 0) {
            for (when, times) in &self.hand.score_times {
                if holds(when) {
                    *own = own.saturating_mul(times.eval(slots));
                }
            }
            if let Some(step) = self.hand.rounds_to {
                *own = own
                    .saturating_add(step / 2)
                    .div_euclid(step)
                    .saturating_mul(step);
            }
        }
        if let Some(winner) = result.winner {
            for (when, amount) in &self.hand.hand_gains {
                if holds(when) {
                    let own = &mut brought[usize::from(self.team_of(winner))];
                    *own = own.saturating_add(amount.eval(slots));
                }
            }
        }
        self.add_points(state, &result, &mut brought, everyone, events);
        result
    }

    fn add_points(
        &self,
        state: &mut State,
        result: &Result,
        brought: &mut [i64; HANDS_MAX],
        everyone: bool,
        events: &mut impl Events<Event>,
    ) {
        for (team, own) in brought[..self.n_teams].iter_mut().enumerate() {
            *own = self.allowed_points(state, team as u8, *own);
            state.scores[team] = state.scores[team].saturating_add(*own);
            state.counts.points = state.counts.points.saturating_add(*own);
        }
        let team = result.winner.map(|seat| self.team_of(seat));
        events.emit(|| {
            let scores = state.scores[..self.n_teams].to_vec();
            if everyone || result.level != 0 {
                return Event::AllScored {
                    team,
                    points: brought[..self.n_teams].to_vec(),
                    scores,
                };
            }
            Event::Scored {
                team,
                points: team.map_or(0, |team| brought[usize::from(team)]),
                scores,
            }
        });
    }

    /// Decides who won.
    fn decide(&self, state: &State, about: About, finished: &Finished<'_>) -> Result {
        let mut verdict = Verdict::Nobody;
        let slots = self.slots(state, about);
        self.hand.wins.apply(self.every_line, slots, |win| {
            let decided = (win.decide)(finished);
            if decided != Verdict::Nobody {
                verdict = decided;
            }
        });
        match verdict {
            Verdict::Won(seat) => Result {
                winner: Some(seat),
                level: 0,
            },
            Verdict::Nobody => Result {
                winner: None,
                level: 0,
            },
            Verdict::Level(level) => match (self.hand.ties.decide)(finished, level) {
                Settled::Won(seat) => Result {
                    winner: Some(seat),
                    level: 0,
                },
                Settled::Nobody => Result {
                    winner: None,
                    level: 0,
                },
                Settled::Shared => Result {
                    winner: None,
                    level,
                },
            },
        }
    }

    /// Ranks all seats, where the text says how.
    fn rank(&self, state: &mut State, out: Option<Seat>, events: &mut impl Events<Event>) {
        let Some(rank) = self.hand.ranks else {
            return;
        };
        let mut keys = [0; HANDS_MAX];
        for seat in Seat::all(self.n_seats) {
            let points = self.counted_points(state, seat);
            keys[seat.index()] = match rank {
                Rank::Few => points,
                Rank::Many if points == 0 || out == Some(seat) => i64::MIN,
                Rank::Many => -points,
            };
        }
        let keys = &keys[..self.n_seats];
        for (seat, key) in keys.iter().enumerate() {
            let n_better = keys.iter().filter(|it| *it < key).count();
            state.places[seat] = 1 + n_better as u8;
        }
        events.emit(|| Event::Ranked {
            places: state.places[..self.n_seats].to_vec(),
        });
    }

    /// Returns what a hand counts at the end.
    pub(super) fn counted_points(&self, state: &State, seat: Seat) -> i64 {
        let points = self.hand_points(state, seat);
        let n_tiles = state.hand(seat).len() as i64;
        match self.hand.counts {
            Count::Points => points,
            Count::TimesTiles => points.saturating_mul(n_tiles),
            Count::PerTile => points.checked_div(n_tiles).unwrap_or(0),
            Count::Tiles => n_tiles,
        }
    }

    /// Returns the points that count: none where they would go beyond a target
    /// that must be met exactly, and never more than [`POINTS_MAX`].
    pub(super) fn allowed_points(&self, state: &State, team: u8, points: i64) -> i64 {
        let points = points.clamp(-POINTS_MAX, POINTS_MAX);
        let score = state.scores[usize::from(team)];
        match self.whole.plays_to {
            Some(target)
                if self.whole.exactly && points > 0 && score.saturating_add(points) > target =>
            {
                0
            }
            _ => points,
        }
    }

    /// Tells whether a team has as many points as are played to.
    pub(super) fn target_is_reached(&self, state: &State) -> bool {
        let scores = &state.scores[..self.n_teams];
        self.whole
            .plays_to
            .is_some_and(|target| scores.iter().any(|score| *score >= target))
    }

    /// Ends the match: the best score wins; of equals, the team that won the
    /// last hand, if it is among them.
    pub(super) fn finish_match(&self, state: &mut State, how: How, last: Option<u8>) {
        let scores = &state.scores[..self.n_teams];
        let best = if self.whole.lowest_wins {
            scores.iter().min()
        } else {
            scores.iter().max()
        };
        let is_best = |team: usize| Some(&scores[team]) == best;
        let mut bests = (0..self.n_teams).filter(|team| is_best(*team));
        let team = match (bests.next(), bests.next()) {
            (Some(team), None) => Some(team as u8),
            _ => last.filter(|team| is_best(usize::from(*team))),
        };
        state.ended = Some(MatchEnd { team, how });
    }
}
