//! The family behind the contract.

use tapete_game::{
    About, Audience, BotWord, Chance, Events, FactWord, MoveView, Outcome, Play, Reader, Refusal,
    Seat, Team, Tell, Telling, Think, Tongue, Turn, View,
};

use crate::engine::{Asks, Stage};
use crate::event::{self, Event};
use crate::finish::{self, FACTS};
use crate::known::Known;
use crate::model::Cards;
use crate::moves::Move;
use crate::state::State;
use crate::{bots, guess};

/// Matches are longer than others: every target, payment and block is a move.
const MOVES_MAX: u32 = 20_000;

impl Play for Cards {
    type State = State;
    type Move = Move;
    type Event = Event;

    fn family(&self) -> &'static str {
        "ccg"
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn n_seats(&self) -> usize {
        2
    }

    fn team(&self, seat: Seat) -> Team {
        Team(seat.0)
    }

    #[inline]
    fn moves_max(&self) -> u32 {
        MOVES_MAX
    }

    fn blank(&self) -> State {
        State::blank(self)
    }

    fn start(&self, state: &mut State, chance: &mut Chance, events: &mut impl Events<Event>) {
        let mut stage = Stage {
            game: self,
            state,
            chance,
            events,
            asks: Asks::Able,
        };
        stage.start();
        stage.advance();
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        if state.end.is_some() {
            return Turn::Over;
        }
        Turn::Seat(Seat(state.asked.min(1)))
    }

    #[inline]
    fn moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if seat.0 == state.asked && state.end.is_none() {
            self.list(state, seat.0, moves);
        }
    }

    #[inline]
    fn play(
        &self,
        state: &mut State,
        _seat: Seat,
        chosen: &Move,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        let mut stage = Stage {
            game: self,
            state,
            chance,
            events,
            asks: Asks::Able,
        };
        stage.answer(*chosen);
    }

    fn outcome(&self, state: &State) -> Outcome {
        self.outcome_of(state)
    }

    fn score(&self, state: &State, seat: Seat) -> i64 {
        self.score_of(state, seat)
    }

    fn n_turns(&self, state: &State) -> u64 {
        u64::from(state.counts.turns)
    }

    fn facts(&self) -> &'static [FactWord] {
        FACTS
    }

    fn count(&self, state: &State, counts: &mut [i64]) {
        finish::count(state, counts);
    }
}

impl Tell for Cards {
    fn ending_text(&self, ended_by: &str, tongue: Tongue) -> &'static str {
        finish::ending_text(ended_by, tongue)
    }

    fn move_text(&self, state: &State, seat: Seat, chosen: &Move, text: &mut String) {
        self.write_move(state, seat, chosen, text);
    }

    fn find(
        &self,
        state: &State,
        seat: Seat,
        text: &str,
        moves: &[Move],
        telling: Telling<'_>,
    ) -> Result<Move, Refusal> {
        self.find_move(state, seat, text, moves, telling)
    }

    fn ask(&self, state: &State, question: &str, telling: Telling<'_>) -> Option<String> {
        self.answer_question(state, question, telling)
    }

    fn told(&self, event: &Event, reader: Reader) -> Option<Event> {
        event::told(self, event, reader)
    }

    fn reveals(&self, event: &Event) -> Audience {
        event::reveals(self, event)
    }

    fn event_text(&self, event: &Event, telling: Telling<'_>, text: &mut String) {
        event::write(self, event, telling, text);
    }

    fn about(&self, event: &Event) -> About {
        event::about(self, event)
    }

    fn view(&self, state: &State, telling: Telling<'_>) -> View {
        self.show(state, telling)
    }

    fn move_view(
        &self,
        state: &State,
        seat: Seat,
        chosen: &Move,
        telling: Telling<'_>,
    ) -> MoveView {
        self.show_move(state, seat, chosen, telling)
    }

    fn arrange(&self, state: &mut State, line: &str, story: &mut Vec<Event>) -> Result<(), String> {
        self.arrange_line(state, line, story).map_err(|it| it.en)
    }
}

impl Think for Cards {
    type Known<'a> = Known<'a>;

    #[inline]
    fn known<'a>(&'a self, state: &'a State, seat: Seat) -> Known<'a> {
        Known::new(self, state, seat)
    }

    fn guess_into(
        &self,
        state: &State,
        story: &[Event],
        seat: Seat,
        chance: &mut Chance,
        guess: &mut State,
    ) {
        guess::guess_into(self, state, story, seat, chance, guess);
    }

    fn bots(&self) -> &[BotWord] {
        &self.bots
    }

    fn advise(
        &self,
        bot: usize,
        known: &Known<'_>,
        moves: &mut Vec<Move>,
        chance: &mut Chance,
    ) -> Move {
        bots::choose(bot, *known, moves, chance)
    }
}
