//! The family behind the contract.

use std::cmp::Ordering;

use tapete_game::{
    About, Audience, BotWord, Chance, Events, FactWord, MoveView, Outcome, Play, Reader, Refusal,
    Seat, Team, Tell, Telling, Think, Tongue, Turn, View,
};

use crate::duel::Duel;
use crate::event::{self, Event};
use crate::finish::{self, FACTS};
use crate::known::Known;
use crate::moves::Move;
use crate::state::{Phase, State};
use crate::{bots, guess, view};

impl Play for Duel {
    type State = State;
    type Move = Move;
    type Event = Event;

    fn family(&self) -> &'static str {
        "duel"
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn n_seats(&self) -> usize {
        self.n_seats
    }

    fn team(&self, seat: Seat) -> Team {
        Team(seat.0)
    }

    #[inline]
    fn moves_max(&self) -> u32 {
        self.moves_max
    }

    fn blank(&self) -> State {
        State::blank(self)
    }

    fn start(&self, state: &mut State, chance: &mut Chance, events: &mut impl Events<Event>) {
        self.begin(state, chance, events);
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        if state.end.is_some() {
            return Turn::Over;
        }
        match state.phase {
            Phase::Playing | Phase::Discarding => Turn::Seat(state.seat()),
            Phase::Decks | Phase::Formation => Turn::Together(state.pending),
        }
    }

    #[inline]
    fn moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        self.list(state, seat, moves);
    }

    #[inline]
    fn pick_move(
        &self,
        state: &State,
        seat: Seat,
        moves: &mut Vec<Move>,
        pick: impl FnOnce(usize) -> usize,
    ) -> Option<Move> {
        if state.phase == Phase::Discarding {
            let n_cards = state.seats[seat.index()].hand.len();
            let slot = pick(n_cards + 1);
            return match slot.cmp(&n_cards) {
                Ordering::Less => Some(Move::Discard { slot: slot as u8 }),
                Ordering::Equal => Some(Move::Keep),
                Ordering::Greater => None,
            };
        }
        if state.phase == Phase::Playing && self.n_seats == 2 {
            let target = Seat(1 - seat.0.min(1));
            let mut playable = self.playable(state, seat, target);
            let n_plays = playable.count_ones() as usize;
            let chosen = pick(n_plays + 1);
            if chosen >= n_plays {
                return (chosen == n_plays).then_some(Move::End);
            }
            for _ in 0..chosen {
                playable &= playable - 1;
            }
            let slot = playable.trailing_zeros() as u8;
            return Some(Move::Play { slot, target });
        }
        moves.clear();
        self.list(state, seat, moves);
        moves.get(pick(moves.len())).copied()
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
        self.act(state, seat, *chosen, chance, events);
    }

    fn outcome(&self, state: &State) -> Outcome {
        self.outcome_of(state)
    }

    fn score(&self, state: &State, seat: Seat) -> i64 {
        let own = state.seats.get(seat.index());
        own.map_or(0, |it| it.total_life(self.n_monsters()))
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

impl Tell for Duel {
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
        _moves: &[Move],
        telling: Telling<'_>,
    ) -> Result<Move, Refusal> {
        self.find_move(state, seat, text, telling)
    }

    fn piece_text(&self, state: &State, seat: Seat, piece: &str) -> Option<String> {
        let hand = &state.seats.get(seat.index())?.hand;
        let mut slots = 0..hand.len();
        let slot = slots.find(|slot| view::slot_id(state, seat, *slot) == piece)?;
        Some((slot + 1).to_string())
    }

    fn ask(&self, state: &State, question: &str, telling: Telling<'_>) -> Option<String> {
        self.answer(state, question, telling)
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
        self.arrange_line(state, line, story)
    }
}

impl Think for Duel {
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
