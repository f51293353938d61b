//! A card game with hidden hands, later luck and a hidden choice.
//!
//! Each seat holds two cards of a small deck. A turn plays a card for points,
//! buries one face down, or once shows one; after playing or burying a card is
//! drawn while there are any. Most points win.

use std::sync::atomic::{AtomicU64, Ordering};

use tapete_speech::{Bilingual, Tongue};

use super::cards_state::{CardFlaw, Event, Move, State};
use super::cards_view;
use crate::chance::Chance;
use crate::events::Events;
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::rules::{Play, Tell, Think, Turn};
use crate::seat::{Reader, Seat, Team};
use crate::telling::Telling;
use crate::told::{About, Audience};
use crate::view::{MoveView, View};
use crate::words::{BotWord, FactWord};

const HAND: usize = 2;

pub(crate) struct Cards {
    pub(super) flaw: CardFlaw,
    n_seats: usize,
    n_cards: u8,
    /// What rules may not have: a memory.
    pub(super) calls: AtomicU64,
    bots: Vec<BotWord>,
}

impl Cards {
    pub(crate) fn new(n_seats: usize, n_cards: u8, flaw: CardFlaw) -> Cards {
        let bot = BotWord::new(
            "Highest",
            &[],
            Bilingual::new(
                "Takes the last move of the list.",
                "Elige la última jugada de la lista.",
            ),
        );
        Cards {
            flaw,
            n_seats,
            n_cards,
            calls: AtomicU64::new(0),
            bots: vec![bot],
        }
    }

    pub(super) fn has(&self, flaw: CardFlaw) -> bool {
        self.flaw == flaw
    }

    fn draw(
        &self,
        state: &mut State,
        seat: Seat,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        if state.stock.is_empty() {
            return;
        }
        let index = chance.below(state.stock.len() as u32) as usize;
        let card = state.stock.remove(index);
        state.hands[seat.index()].push(card);
        state.hands[seat.index()].sort_unstable();
        events.emit(|| Event::Drew(seat, Some(card)));
    }

    fn next_turn(&self, state: &mut State, seat: Seat) {
        let next = (1..=self.n_seats)
            .map(|step| (seat.index() + step) % self.n_seats)
            .find(|index| !state.hands[*index].is_empty());
        state.turn = next.map_or(u8::MAX, |index| index as u8);
    }
}

fn take(cards: &mut Vec<u8>, card: u8) {
    cards.retain(|it| *it != card);
}

impl Play for Cards {
    type State = State;
    type Move = Move;
    type Event = Event;

    fn family(&self) -> &'static str {
        "toy"
    }

    fn name(&self) -> &str {
        "Cards"
    }

    fn n_seats(&self) -> usize {
        self.n_seats
    }

    fn team(&self, seat: Seat) -> Team {
        Team(seat.0)
    }

    fn moves_max(&self) -> u32 {
        if self.has(CardFlaw::Endless) {
            return u32::MAX;
        }
        u32::from(self.n_cards) + self.n_seats as u32
    }

    fn blank(&self) -> State {
        State {
            hands: vec![Vec::new(); self.n_seats],
            stock: Vec::new(),
            buried: vec![Vec::new(); self.n_seats],
            played: vec![Vec::new(); self.n_seats],
            shown: vec![None; self.n_seats],
            turn: 0,
            n_turns: 0,
            tally: Default::default(),
            flaw: self.flaw,
        }
    }

    fn start(&self, state: &mut State, chance: &mut Chance, events: &mut impl Events<Event>) {
        let played = std::mem::take(&mut state.played);
        *state = self.blank();
        if self.has(CardFlaw::DirtyStart) {
            state.played = played;
        }
        state.stock = (1..=self.n_cards).collect();
        chance.shuffle_first(&mut state.stock, self.n_seats * HAND);
        if self.has(CardFlaw::HiddenLuck) {
            let calls = self.calls.fetch_add(1, Ordering::Relaxed) as usize;
            let n_cards = state.stock.len();
            state.stock.rotate_left(calls % n_cards);
        }
        for seat in Seat::all(self.n_seats) {
            let mut hand: Vec<u8> = state.stock.drain(..HAND).collect();
            hand.sort_unstable();
            state.hands[seat.index()].clone_from(&hand);
            events.emit(|| Event::Dealt(seat, Some(hand)));
        }
        state.stock.sort_unstable();
    }

    fn turn(&self, state: &State) -> Turn {
        match state.turn {
            u8::MAX => Turn::Over,
            seat => Turn::Seat(Seat(seat)),
        }
    }

    fn moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let hand = &state.hands[seat.index()];
        let shown = state.shown[seat.index()];
        if self.has(CardFlaw::EmptyList) && hand.len() < HAND {
            return;
        }
        for card in hand {
            moves.push(Move::Play(*card));
            if shown != Some(*card) {
                moves.push(Move::Bury(*card));
            }
        }
        if shown.is_none() || self.has(CardFlaw::Endless) {
            moves.extend(hand.iter().map(|card| Move::Show(*card)));
        }
        if self.has(CardFlaw::Endless) {
            moves.retain(|it| matches!(it, Move::Show(_)));
        }
        if self.has(CardFlaw::ShiftingList) && !moves.is_empty() {
            let calls = self.calls.fetch_add(1, Ordering::Relaxed) as usize;
            let n_moves = moves.len();
            moves.rotate_left(calls % n_moves);
        }
        let rival = (seat.index() + 1) % self.n_seats;
        if self.has(CardFlaw::MovesLeak) && state.hands[rival].contains(&1) {
            moves.truncate(1);
        }
    }

    fn pick_move(
        &self,
        state: &State,
        seat: Seat,
        moves: &mut Vec<Move>,
        pick: impl FnOnce(usize) -> usize,
    ) -> Option<Move> {
        moves.clear();
        self.moves(state, seat, moves);
        let n_hidden = usize::from(self.has(CardFlaw::ShortCount));
        moves.get(pick(moves.len() - n_hidden)).cloned()
    }

    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        chosen: &Move,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        let index = seat.index();
        state.n_turns += 1;
        if self.has(CardFlaw::SharedCopies) {
            state.tally.add_one();
        }
        match *chosen {
            Move::Play(card) => {
                take(&mut state.hands[index], card);
                state.played[index].push(card);
                let n_turns = &mut state.n_turns;
                events.emit(|| {
                    *n_turns += u64::from(self.has(CardFlaw::LoudOnly));
                    Event::Played(seat, card)
                });
            }
            Move::Bury(card) => {
                take(&mut state.hands[index], card);
                state.buried[index].push(card);
                state.buried[index].sort_unstable();
                events.emit(|| Event::Buried(seat, Some(card)));
            }
            Move::Show(card) => {
                state.shown[index] = Some(card);
                events.emit(|| Event::Showed(seat, card));
                self.next_turn(state, seat);
                return;
            }
        }
        self.draw(state, seat, chance, events);
        self.next_turn(state, seat);
    }

    fn outcome(&self, state: &State) -> Outcome {
        let score = |seat: Seat| self.score(state, seat);
        let best = Seat::all(self.n_seats).map(score).max();
        let everybody = self.has(CardFlaw::EverybodyWins);
        let mut outcome = Outcome::won_by(self.n_seats, "out", |seat| {
            everybody || Some(score(seat)) == best
        });
        if outcome.winners().count() == self.n_seats && !everybody {
            outcome = Outcome::tie(self.n_seats, "out");
        }
        for seat in Seat::all(self.n_seats) {
            outcome.set_score(seat, score(seat));
        }
        outcome
    }

    fn score(&self, state: &State, seat: Seat) -> i64 {
        if self.has(CardFlaw::HugeScore) {
            return i64::MAX;
        }
        state.played[seat.index()]
            .iter()
            .map(|it| i64::from(*it))
            .sum()
    }

    fn n_turns(&self, state: &State) -> u64 {
        state.n_turns
    }

    fn facts(&self) -> &'static [FactWord] {
        &[FactWord {
            name: "cards_played",
            doc: "How many cards were played.",
            es: "cartas jugadas",
        }]
    }

    fn count(&self, state: &State, counts: &mut [i64]) {
        if !self.has(CardFlaw::CountsNothing) {
            counts[0] = state.played.iter().map(|it| it.len() as i64).sum();
        }
    }
}

impl Tell for Cards {
    fn ending_text(&self, _: &str, tongue: Tongue) -> &'static str {
        tongue.pick("all was played", "se jugó todo")
    }

    fn move_text(&self, _state: &State, _seat: Seat, chosen: &Move, text: &mut String) {
        text.push_str(&cards_view::move_text(self, chosen));
    }

    fn find(
        &self,
        state: &State,
        seat: Seat,
        text: &str,
        moves: &[Move],
        telling: Telling<'_>,
    ) -> Result<Move, Refusal> {
        cards_view::find(self, (state, seat), text, moves, telling)
    }

    fn ask(&self, state: &State, question: &str, telling: Telling<'_>) -> Option<String> {
        cards_view::ask(self, state, question, telling)
    }

    fn told(&self, event: &Event, reader: Reader) -> Option<Event> {
        Some(cards_view::told(self, event, reader))
    }

    fn reveals(&self, event: &Event) -> Audience {
        match event {
            Event::Showed(..) => Audience::Everybody,
            Event::Dealt(..) | Event::Played(..) | Event::Buried(..) | Event::Drew(..) => {
                Audience::Nobody
            }
        }
    }

    fn event_text(&self, event: &Event, telling: Telling<'_>, text: &mut String) {
        text.push_str(&cards_view::event_text(self, event, telling));
    }

    fn about(&self, event: &Event) -> About {
        cards_view::about(self, event)
    }

    fn view(&self, state: &State, telling: Telling<'_>) -> View {
        cards_view::view(self, state, telling)
    }

    fn move_view(&self, _: &State, _: Seat, chosen: &Move, telling: Telling<'_>) -> MoveView {
        cards_view::move_view(self, chosen, telling)
    }

    fn arrange(&self, _: &mut State, line: &str, _: &mut Vec<Event>) -> Result<(), String> {
        Err(format!("`{line}` sets up nothing"))
    }
}

/// What a seat knows, and what it should not.
pub(crate) struct Seen {
    moves: Vec<Move>,
    rival_has_two: bool,
}

impl Think for Cards {
    type Known<'a> = Seen;

    fn guess_into(
        &self,
        state: &State,
        _: &[Event],
        seat: Seat,
        chance: &mut Chance,
        guess: &mut State,
    ) {
        let shown = std::mem::take(&mut guess.shown);
        guess.clone_from(state);
        cards_view::guess(self, guess, seat, chance);
        if self.has(CardFlaw::GuessKeepsOld) {
            guess.shown = shown;
        }
    }

    fn bots(&self) -> &[BotWord] {
        &self.bots
    }

    fn known(&self, state: &State, seat: Seat) -> Seen {
        let rival = (seat.index() + 1) % self.n_seats;
        let mut moves = Vec::new();
        self.moves(state, seat, &mut moves);
        Seen {
            moves,
            rival_has_two: self.has(CardFlaw::NosyBot) && state.hands[rival].contains(&2),
        }
    }

    fn advise(&self, _: usize, seen: &Seen, _: &mut Vec<Move>, _: &mut Chance) -> Move {
        let moves = &seen.moves;
        if seen.rival_has_two {
            return moves[0].clone();
        }
        if self.has(CardFlaw::BadAdvice) {
            return Move::Play(self.n_cards + 1);
        }
        moves[moves.len() - 1].clone()
    }
}
