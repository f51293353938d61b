//! The one adapter: turns typed [`Rules`] into the dynamic match that all
//! others use. Story, move list, move limit and log live here, so that no
//! family writes them again.

mod calling;
mod fast;
mod saved;
mod seated;
mod story;
mod why_not;

use std::any::Any;
use std::sync::Arc;

use tapete_speech::{Tongue, counted};

use crate::bot::{Advice, Bot, Choice};
use crate::called::{Called, TakenBack};
use crate::chance::Chance;
use crate::events::Silent;
use crate::outcome::{Outcome, TURN_LIMIT};
use crate::playing::{AnyMatch, MoveError, Played};
use crate::refusal::RefusalCode;
use crate::rules::{Rules, Turn};
use crate::seat::{Reader, Seat, SeatSet};
use crate::seed::Seed;
use crate::telling::{Names, Telling};
use crate::told::{Audience, Told};
use crate::view::View;
use fast::Fast;
use seated::Seated;
use story::Story;

/// A match of typed rules.
pub(crate) struct Playing<R: Rules> {
    rules: Arc<R>,
    state: R::State,
    chance: Chance,
    /// Nothing in a guess: its luck was not drawn from a seed of record.
    seed: Option<Seed>,
    n_played: u32,
    /// The end that the players brought about, if they did.
    called: Option<Called>,
    /// Shared with its copies until one of them plays on.
    story: Option<Arc<Story<R::Event>>>,
    /// Reused by all that lists moves.
    moves: Vec<R::Move>,
    fast: Fast<R::Event>,
}

impl<R: Rules> Playing<R> {
    pub(crate) fn start(rules: Arc<R>, seed: Seed, listening: bool) -> Playing<R> {
        let mut playing = Playing {
            state: rules.blank(),
            rules,
            chance: Chance::new(seed),
            seed: Some(seed),
            n_played: 0,
            called: None,
            story: listening.then(Arc::default),
            moves: Vec::new(),
            fast: Fast::default(),
        };
        playing.begin();
        playing
    }

    fn begin(&mut self) {
        self.n_played = 0;
        self.called = None;
        self.fast.forget(self.story.is_some());
        match &mut self.story {
            Some(story) => {
                let mut begun = Story::default();
                self.rules
                    .start(&mut self.state, &mut self.chance, &mut begun.events);
                *story = Arc::new(begun);
            }
            None => self
                .rules
                .start(&mut self.state, &mut self.chance, &mut Silent),
        }
    }

    fn list(&self, seat: Seat) -> Vec<R::Move> {
        let mut moves = Vec::new();
        if self.turn().seats().contains(seat) {
            self.rules.moves(&self.state, seat, &mut moves);
        }
        moves
    }

    fn text(&self, seat: Seat, chosen: &R::Move) -> String {
        let mut text = String::new();
        self.rules.move_text(&self.state, seat, chosen, &mut text);
        text
    }

    /// Asks a bot of the family for its move. Apart from the other way, so that
    /// the loop of a simulation stays small.
    #[inline(never)]
    fn advised(&self, seat: Seat, advice: Advice<'_>, moves: &mut Vec<R::Move>) -> R::Move {
        moves.clear();
        let Advice { bot, chance } = advice;
        let known = self.rules.known(&self.state, seat);
        self.rules.advise(bot, &known, moves, chance)
    }

    /// Plays a move that was listed, found or advised just now.
    #[inline(always)]
    fn apply(&mut self, seat: Seat, chosen: &R::Move) {
        if self.story.is_some() {
            return self.apply_heard(seat, chosen);
        }
        self.n_played += 1;
        self.rules
            .play(&mut self.state, seat, chosen, &mut self.chance, &mut Silent);
    }

    /// Plays a move of a match that keeps its story. Apart from the silent way,
    /// so that the loop of a simulation stays small.
    #[inline(never)]
    fn apply_heard(&mut self, seat: Seat, chosen: &R::Move) {
        let text = self.text(seat, chosen);
        let Some(story) = self.story.as_mut().map(Arc::make_mut) else {
            return;
        };
        self.n_played += 1;
        story.starts.push(story.events.len());
        story.played.push(Played { seat, text });
        self.rules.play(
            &mut self.state,
            seat,
            chosen,
            &mut self.chance,
            &mut story.events,
        );
    }

    fn not_a_turn(&self, seat: Seat, telling: Telling<'_>) -> MoveError {
        let turn = self.turn();
        if turn == Turn::Over {
            let reason = telling.pick("the match is over", "la partida ha terminado");
            return MoveError::new(seat, RefusalCode::Over, reason);
        }
        let acting: Vec<_> = turn.seats().iter().map(|it| telling.name(it)).collect();
        let acting = acting.join(", ");
        let reason = telling.pick(
            format!("it is not your turn: waiting for {acting}"),
            format!("no es tu turno: le toca a {acting}"),
        );
        MoveError::new(seat, RefusalCode::NotYourTurn, reason)
    }
}

/// Tells a seat something in English, to programs, which know no names.
fn in_english(seat: Seat) -> Telling<'static> {
    Telling::new(Reader::Seat(seat), Tongue::En, Names::none())
}

#[cold]
fn no_such_move(seat: Seat, index: usize, n_moves: usize) -> MoveError {
    let moves = counted(n_moves, ["move is", "moves are"]);
    let reason = format!("there is no move with index {index}: {moves} listed");
    MoveError::new(seat, RefusalCode::NotAMove, reason)
}

impl<R: Rules> AnyMatch for Playing<R> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }

    fn copy_from(&mut self, other: &dyn AnyMatch) -> bool {
        self.become_copy(other)
    }

    fn copy_state(&mut self, other: &dyn AnyMatch) {
        self.copy_only_state(other);
    }

    fn forget_story(&mut self) {
        self.story = None;
    }

    fn duplicate(&self) -> Box<dyn AnyMatch> {
        Box::new(Playing {
            rules: Arc::clone(&self.rules),
            state: self.state.clone(),
            chance: self.chance.clone(),
            seed: self.seed,
            n_played: self.n_played,
            called: self.called,
            story: self.story.clone(),
            moves: Vec::new(),
            fast: Fast::default(),
        })
    }

    fn seed(&self) -> Option<Seed> {
        self.seed
    }

    fn restart(&mut self, seed: Seed) {
        let same_seed = self.seed.is_some_and(|old| old.seed == seed.seed);
        self.chance.restart(seed, same_seed);
        self.seed = Some(seed);
        self.begin();
    }

    fn turn(&self) -> Turn {
        if self.n_played >= self.rules.moves_max() || self.called.is_some() {
            return Turn::Over;
        }
        self.rules.turn(&self.state)
    }

    fn moves(&self, seat: Seat) -> Vec<String> {
        let moves = self.list(seat);
        moves.iter().map(|chosen| self.text(seat, chosen)).collect()
    }

    fn play(&mut self, seat: Seat, text: &str, telling: Telling<'_>) -> Result<(), MoveError> {
        let moves = self.list(seat);
        if moves.is_empty() {
            return Err(self.not_a_turn(seat, telling));
        }
        let chosen = self
            .rules
            .find(&self.state, seat, text, &moves, telling)
            .map_err(|it| MoveError::new(seat, it.code, it.reason))?;
        self.fast.listed = None;
        self.apply(seat, &chosen);
        Ok(())
    }

    fn n_moves(&mut self, seat: Seat) -> usize {
        self.list_once(seat)
    }

    fn play_nth(&mut self, seat: Seat, index: usize) -> Result<(), MoveError> {
        self.play_listed(seat, index)
    }

    fn play_out(&mut self, players: &mut [Box<dyn Bot>]) -> Result<(), MoveError> {
        // Asked once, so that bots that choose by themselves pay nothing.
        let mut advised = SeatSet::EMPTY;
        for (seat, bot) in Seat::all(self.rules.n_seats()).zip(players.iter_mut()) {
            if bot.advice().is_some() {
                advised.insert(seat);
            }
        }
        let mut moves = std::mem::take(&mut self.moves);
        self.fast.listed = None;
        let mut result = Ok(());
        loop {
            let seat = match self.turn() {
                Turn::Seat(seat) => seat,
                Turn::Together(seats) => match seats.first() {
                    Some(seat) => seat,
                    None => break,
                },
                Turn::Over => break,
            };
            let Some(bot) = players.get_mut(seat.index()) else {
                let reason = format!("nobody plays seat {seat}");
                result = Err(MoveError::new(seat, RefusalCode::Impossible, reason));
                break;
            };
            let advice = if advised.contains(seat) {
                bot.advice()
            } else {
                None
            };
            let mut asked = (0, 0);
            let chosen = match advice {
                Some(advice) => Some(self.advised(seat, advice, &mut moves)),
                None => self
                    .rules
                    .pick_move(&self.state, seat, &mut moves, |n_moves| {
                        let known = Seated {
                            playing: self,
                            seat,
                        };
                        let index = bot.choose(&Choice::new(seat, n_moves, &known));
                        asked = (index, n_moves);
                        index
                    }),
            };
            let Some(chosen) = chosen else {
                result = Err(no_such_move(seat, asked.0, asked.1));
                break;
            };
            self.apply(seat, &chosen);
        }
        self.moves = moves;
        result
    }

    fn choose(&self, seat: Seat, bot: &mut dyn Bot) -> Result<String, MoveError> {
        if !self.turn().seats().contains(seat) {
            return Err(self.not_a_turn(seat, in_english(seat)));
        }
        if let Some(advice) = bot.advice() {
            let chosen = self.advised(seat, advice, &mut Vec::new());
            return Ok(self.text(seat, &chosen));
        }
        let moves = self.list(seat);
        let known = Seated {
            playing: self,
            seat,
        };
        let index = bot.choose(&Choice::new(seat, moves.len(), &known));
        match moves.get(index) {
            Some(chosen) => Ok(self.text(seat, chosen)),
            None => Err(no_such_move(seat, index, moves.len())),
        }
    }

    fn call(&mut self, called: Called, telling: Telling<'_>) -> Result<(), MoveError> {
        self.call_end(called, telling)
    }

    fn take_back(&mut self, n_moves: usize, telling: Telling<'_>) -> Result<(), MoveError> {
        self.back_to(n_moves, telling)
    }

    fn called(&self) -> Option<Called> {
        self.called
    }

    fn taken_back(&self) -> &[TakenBack] {
        self.story.as_ref().map_or(&[], |story| &story.taken_back)
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Some(called) = self.called {
            return Some(self.called_outcome(called));
        }
        if self.rules.turn(&self.state) == Turn::Over {
            return Some(self.rules.outcome(&self.state));
        }
        if self.n_played < self.rules.moves_max() {
            return None;
        }
        let n_seats = self.rules.n_seats();
        let mut outcome = Outcome::tie(n_seats, TURN_LIMIT);
        for seat in Seat::all(n_seats) {
            outcome.set_score(seat, self.rules.score(&self.state, seat));
        }
        Some(outcome)
    }

    fn score(&self, seat: Seat) -> i64 {
        self.rules.score(&self.state, seat)
    }

    fn n_played(&self) -> u32 {
        self.n_played
    }

    fn n_turns(&self) -> u64 {
        self.rules.n_turns(&self.state)
    }

    fn count(&self, counts: &mut [i64]) {
        self.rules.count(&self.state, counts);
    }

    fn view(&self, telling: Telling<'_>) -> View {
        self.show(telling)
    }

    fn ask(&self, question: &str, telling: Telling<'_>) -> Option<String> {
        self.rules.ask(&self.state, question, telling)
    }

    fn why_not(&self, seat: Seat, piece: &str, telling: Telling<'_>) -> Option<MoveError> {
        self.refusal_of(seat, piece, telling)
    }

    fn story_since(&self, from: usize, telling: Telling<'_>) -> Vec<Told> {
        self.tell_since(from, telling)
    }

    fn n_told(&self, reader: Reader) -> usize {
        self.count_told(reader)
    }

    fn audiences_since(&self, from: usize, reader: Reader) -> Vec<Audience> {
        Playing::audiences_since(self, from, reader)
    }

    fn played(&self) -> &[Played] {
        self.story.as_ref().map_or(&[], |story| &story.played)
    }

    fn guess(&self, seat: Seat, chance: &mut Chance) -> Box<dyn AnyMatch> {
        Box::new(self.new_guess(seat, chance))
    }

    fn guess_into(&self, other: &mut dyn AnyMatch, seat: Seat, chance: &mut Chance) -> bool {
        self.guess_in_place(other, seat, chance)
    }

    fn key(&self) -> u128 {
        self.state_key()
    }

    fn known_key(&self, reader: Reader) -> Option<u128> {
        self.told_key(reader)
    }

    fn arrange(&mut self, line: &str) -> Result<(), String> {
        let mut unheard = Vec::new();
        let story = self
            .story
            .as_mut()
            .map_or(&mut unheard, |it| &mut Arc::make_mut(it).events);
        self.rules.arrange(&mut self.state, line, story)?;
        self.forget_told();
        self.fast.forget(self.story.is_some());
        // The position no longer follows from a seed.
        self.seed = None;
        Ok(())
    }

    fn script(&mut self, chance: Chance) {
        self.chance = chance;
        self.seed = None;
        self.begin();
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn set_chance(&mut self, chance: Chance) {
        self.chance = chance;
        self.seed = None;
    }

    fn state_text(&self) -> String {
        saved::as_text(&self.state)
    }

    fn truth(&self) -> String {
        self.write_truth()
    }

    fn save(&self) -> Option<String> {
        self.write_saved()
    }
}
