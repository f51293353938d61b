//! A game in which all seats choose together: each picks two digits in secret,
//! in two small moves; when all are ready the picks are revealed.
//!
//! Seats play in two teams. The highest pick of a round scores, and luck gives
//! a point to some seat.

use serde::Serialize;
use tapete_speech::Tongue;

use super::picks_view;
use crate::chance::Chance;
use crate::events::Events;
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::rules::{Play, Tell, Think, Turn};
use crate::seat::{Reader, Seat, SeatSet, Team};
use crate::telling::Telling;
use crate::told::About;
use crate::view::{MoveRole, MoveView, View};
use crate::words::{BotWord, FactWord};

const ROUNDS: u8 = 2;
const DIGITS: usize = 2;

/// The one law that a variant breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PickFlaw {
    None,
    /// A match without end by the rules, which the bound ends.
    Endless,
    GuessIsTruth,
    OrderMatters,
    ReadyUntold,
    TeamsSplit,
    TellsPicks,
    ViewShowsPicks,
}

pub(crate) struct Picks {
    pub(super) flaw: PickFlaw,
    n_seats: usize,
}

#[derive(Clone, Debug, PartialEq, Hash, Serialize)]
pub(crate) struct State {
    pub(super) picks: Vec<Vec<u8>>,
    scores: Vec<i64>,
    round: u8,
    n_turns: u64,
    first: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) enum Event {
    Picked(Seat, u8),
    Ready(Seat),
    Revealed(Vec<Vec<u8>>),
    Lucky(Seat),
}

impl Picks {
    pub(crate) fn new(n_seats: usize, flaw: PickFlaw) -> Picks {
        Picks { flaw, n_seats }
    }

    pub(super) fn has(&self, flaw: PickFlaw) -> bool {
        self.flaw == flaw
    }

    fn reveal(&self, state: &mut State, chance: &mut Chance, events: &mut impl Events<Event>) {
        let best = state.picks.iter().max().cloned();
        for (score, pick) in state.scores.iter_mut().zip(&state.picks) {
            *score += i64::from(Some(pick) == best.as_ref());
        }
        let picks = std::mem::replace(&mut state.picks, vec![Vec::new(); self.n_seats]);
        events.emit(|| Event::Revealed(picks));
        let lucky = Seat(chance.below(self.n_seats as u32) as u8);
        state.scores[lucky.index()] += 1;
        events.emit(|| Event::Lucky(lucky));
        if !self.has(PickFlaw::Endless) {
            state.round += 1;
        }
    }

    fn team_score(&self, state: &State, seat: Seat) -> i64 {
        Seat::all(self.n_seats)
            .filter(|mate| self.team(*mate) == self.team(seat))
            .map(|mate| state.scores[mate.index()])
            .sum()
    }
}

impl Play for Picks {
    type State = State;
    type Move = u8;
    type Event = Event;

    fn family(&self) -> &'static str {
        "toy"
    }

    fn name(&self) -> &str {
        "Picks"
    }

    fn n_seats(&self) -> usize {
        self.n_seats
    }

    fn team(&self, seat: Seat) -> Team {
        Team(seat.0 % 2)
    }

    fn moves_max(&self) -> u32 {
        self.n_seats as u32 * DIGITS as u32 * u32::from(ROUNDS) + 1
    }

    fn blank(&self) -> State {
        State {
            picks: vec![Vec::new(); self.n_seats],
            scores: vec![0; self.n_seats],
            round: 0,
            n_turns: 0,
            first: None,
        }
    }

    fn start(&self, state: &mut State, _: &mut Chance, _: &mut impl Events<Event>) {
        *state = self.blank();
    }

    fn turn(&self, state: &State) -> Turn {
        if state.round >= ROUNDS {
            return Turn::Over;
        }
        let mut seats = SeatSet::EMPTY;
        for seat in Seat::all(self.n_seats) {
            if state.picks[seat.index()].len() < DIGITS {
                seats.insert(seat);
            }
        }
        Turn::Together(seats)
    }

    fn moves(&self, _: &State, _: Seat, moves: &mut Vec<u8>) {
        moves.extend(0..3);
    }

    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        chosen: &u8,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        state.n_turns += 1;
        if self.has(PickFlaw::OrderMatters) {
            state.first = state.first.or(Some(seat));
        }
        state.picks[seat.index()].push(*chosen);
        events.emit(|| Event::Picked(seat, *chosen));
        if state.picks[seat.index()].len() == DIGITS {
            events.emit(|| Event::Ready(seat));
        }
        if state.picks.iter().all(|pick| pick.len() == DIGITS) {
            self.reveal(state, chance, events);
        }
    }

    fn outcome(&self, state: &State) -> Outcome {
        let score = |seat: Seat| self.team_score(state, seat);
        let best = Seat::all(self.n_seats).map(score).max();
        let mut outcome = Outcome::won_by(self.n_seats, "rounds", |seat| {
            let wins = Some(score(seat)) == best;
            wins != (self.has(PickFlaw::TeamsSplit) && seat == Seat(0))
        });
        if outcome.winners().count() == self.n_seats {
            outcome = Outcome::tie(self.n_seats, "rounds");
        }
        for seat in Seat::all(self.n_seats) {
            outcome.set_score(seat, self.score(state, seat));
        }
        outcome
    }

    fn score(&self, state: &State, seat: Seat) -> i64 {
        state.scores[seat.index()]
    }

    fn n_turns(&self, state: &State) -> u64 {
        state.n_turns
    }

    fn facts(&self) -> &'static [FactWord] {
        &[]
    }

    fn count(&self, _: &State, _: &mut [i64]) {}
}

impl Tell for Picks {
    fn ending_text(&self, _: &str, tongue: Tongue) -> &'static str {
        tongue.pick("all was played", "se jugó todo")
    }

    fn move_text(&self, _: &State, _: Seat, chosen: &u8, text: &mut String) {
        text.push_str(&format!("pick {chosen}"));
    }

    fn find(
        &self,
        _: &State,
        _: Seat,
        text: &str,
        moves: &[u8],
        telling: Telling<'_>,
    ) -> Result<u8, Refusal> {
        let found = moves.iter().find(|it| format!("pick {it}") == text);
        let reason = telling.pick("pick 0, 1 or 2", "elija 0, 1 o 2");
        found.copied().ok_or_else(|| Refusal::not_a_move(reason))
    }

    fn told(&self, event: &Event, reader: Reader) -> Option<Event> {
        picks_view::told(self, event, reader)
    }

    fn event_text(&self, event: &Event, _: Telling<'_>, text: &mut String) {
        text.push_str(&format!("{event:?}"));
    }

    fn about(&self, event: &Event) -> About {
        picks_view::about(event)
    }

    fn view(&self, state: &State, telling: Telling<'_>) -> View {
        picks_view::view(self, state, telling.reader())
    }

    fn move_view(&self, _: &State, _: Seat, chosen: &u8, telling: Telling<'_>) -> MoveView {
        let label = telling.pick(format!("pick {chosen}"), format!("elegir {chosen}"));
        MoveView::new(format!("pick {chosen}"), MoveRole::Choose, label)
    }

    fn arrange(&self, _: &mut State, line: &str, _: &mut Vec<Event>) -> Result<(), String> {
        Err(format!("`{line}` sets up nothing"))
    }
}

impl Think for Picks {
    type Known<'a> = ();

    fn guess_into(
        &self,
        state: &State,
        _: &[Event],
        seat: Seat,
        chance: &mut Chance,
        guess: &mut State,
    ) {
        guess.clone_from(state);
        picks_view::guess(self, guess, seat, chance);
    }

    fn bots(&self) -> &[BotWord] {
        &[]
    }

    fn known(&self, _: &State, _: Seat) {}

    fn advise(&self, _: usize, (): &(), _: &mut Vec<u8>, _: &mut Chance) -> u8 {
        0
    }
}
