//! The family behind the contract.

use tapete_game::{
    About, BotWord, Chance, Events, FactWord, MoveView, Outcome, Play, Reader, Refusal, Seat,
    SeatSet, Team, Tell, Telling, Think, Tongue, Turn, View,
};

use crate::event::{self, Event};
use crate::finish::{self, FACTS};
use crate::galaxy::Galaxy;
use crate::options::Ordering;
use crate::orders::Move;
use crate::sight::Known;
use crate::state::State;
use crate::{bots, guess};

impl Galaxy {
    /// Returns the seats that may act now.
    pub(crate) fn acting(&self, state: &State) -> SeatSet {
        match self.options.ordering {
            Ordering::Together => state.pending,
            Ordering::InTurn => state.pending.first().map_or(SeatSet::EMPTY, SeatSet::one),
        }
    }
}

impl Play for Galaxy {
    type State = State;
    type Move = Move;
    type Event = Event;

    fn family(&self) -> &'static str {
        "konquest"
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn n_seats(&self) -> usize {
        Galaxy::n_seats(self)
    }

    fn team(&self, seat: Seat) -> Team {
        Team(seat.0)
    }

    fn player(&self, seat: Seat) -> Option<&str> {
        self.seats.get(seat.index())?.player
    }

    fn player_name(&self, seat: Seat) -> Option<&str> {
        self.seats.get(seat.index())?.name.as_deref()
    }

    /// As many as all seats may make in all turns: the rules end every match
    /// before.
    fn moves_max(&self) -> u32 {
        let each_turn = self.n_seats() as u32 * (u32::from(self.steps_max()) + 1);
        self.turns_max().saturating_add(1).saturating_mul(each_turn)
    }

    fn blank(&self) -> State {
        State::blank(self)
    }

    fn start(&self, state: &mut State, chance: &mut Chance, events: &mut impl Events<Event>) {
        self.begin(state, chance, events);
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match self.options.ordering {
            Ordering::Together if !state.pending.is_empty() => Turn::Together(state.pending),
            Ordering::InTurn => state.pending.first().map_or(Turn::Over, Turn::Seat),
            Ordering::Together => Turn::Over,
        }
    }

    fn moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        self.list(state, seat, moves);
    }

    #[inline]
    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        chosen: &Move,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        self.act(state, seat, chosen, chance, events);
    }

    fn outcome(&self, state: &State) -> Outcome {
        self.outcome_of(state)
    }

    fn score(&self, state: &State, seat: Seat) -> i64 {
        i64::from(state.seats[seat.index()].n_planets)
    }

    fn n_turns(&self, state: &State) -> u64 {
        u64::from(state.turn)
    }

    fn facts(&self) -> &'static [FactWord] {
        FACTS
    }

    fn count(&self, state: &State, counts: &mut [i64]) {
        finish::count(state, counts);
    }
}

impl Tell for Galaxy {
    fn ending_text(&self, ended_by: &str, tongue: Tongue) -> &'static str {
        finish::ending_text(ended_by, tongue)
    }

    fn move_text(&self, state: &State, _seat: Seat, chosen: &Move, text: &mut String) {
        self.write_move(state, chosen, text);
    }

    fn find(
        &self,
        state: &State,
        seat: Seat,
        text: &str,
        _moves: &[Move],
        telling: Telling<'_>,
    ) -> Result<Move, Refusal> {
        self.find_move(state, seat, text, telling)
    }

    fn ask(&self, state: &State, question: &str, telling: Telling<'_>) -> Option<String> {
        self.answer(state, question, telling)
    }

    fn told(&self, event: &Event, reader: Reader) -> Option<Event> {
        event::told(event, reader, self.sights)
    }

    fn event_text(&self, event: &Event, telling: Telling<'_>, text: &mut String) {
        event::write(event, &self.options, telling, text);
    }

    fn about(&self, event: &Event) -> About {
        event::about(event)
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
        self.arrange_line(state, line, story)
    }
}

impl Think for Galaxy {
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
        _moves: &mut Vec<Move>,
        chance: &mut Chance,
    ) -> Move {
        bots::choose(bot, *known, chance)
    }
}
