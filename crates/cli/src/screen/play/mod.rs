//! Playing: people at this terminal and bots, one move after the other.

mod draw;
mod keys;

use std::time::Duration;

use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use tapete_game::{MoveRole, MoveView, Piece, Reader, Seat, View};

use super::choose::Chooser;
use super::desk::{Asked, Desk, THINK_STEP, run_out};
use super::overlay::{HandOver, Overlay};
use super::prompt::Prompt;
use super::save::Request;
use super::speech::fill;
use super::terminal::Screen;
use super::theme::Theme;
use super::wrap::columns;
use super::{Effect, Ending, Player, Table};
use crate::asking;
use crate::passing::Passing;

/// How long a bot's move is looked at before the next thing happens.
const PAUSES: [Duration; 6] = [
    Duration::ZERO,
    Duration::from_millis(150),
    Duration::from_millis(350),
    Duration::from_millis(700),
    Duration::from_millis(1200),
    Duration::from_millis(2500),
];
const PAUSE_DEFAULT: usize = 3;

/// The longest answer that is shown as a notice: two rows of the narrowest
/// window.
const ANSWER_COLUMNS: usize = 60;

/// A match that is being played.
pub(super) struct State {
    pub(super) desk: Desk,
    chooser: Chooser,
    /// The move that is being typed.
    input: Option<Prompt>,
    /// The number that is being typed, or the letter of a move.
    begun: String,
    /// Which of [`PAUSES`] is kept.
    pause: usize,
    /// How long until the next thing happens by itself.
    due: Duration,
    /// A person passes until something happens.
    passing: Option<Passing>,
    /// A bot gave a move that is none: nothing goes on by itself.
    is_stuck: bool,
    /// The end was shown already.
    is_closed: bool,
}

impl State {
    pub(super) fn new(table: Table) -> State {
        let mut desk = Desk::new(table, Reader::Spectator);
        if let [only] = desk.persons()[..] {
            desk.look(Reader::Seat(only));
        }
        desk.start_bots();
        let mut state = State {
            desk,
            chooser: Chooser::default(),
            input: None,
            begun: String::new(),
            pause: PAUSE_DEFAULT,
            due: Duration::ZERO,
            passing: None,
            is_stuck: false,
            is_closed: false,
        };
        state.settle();
        state
    }

    pub(super) fn into_ending(self) -> Ending {
        self.desk.into_ending()
    }

    /// Returns the seat whose person must choose now, with their own eyes on
    /// the screen and all events shown.
    pub(super) fn chooses(&self) -> Option<Seat> {
        let seat = self.desk.actor()?;
        let is_seen = self.desk.n_shown == self.desk.story.len();
        (is_seen && self.desk.reader == Reader::Seat(seat) && self.is_person(seat)).then_some(seat)
    }

    fn is_person(&self, seat: Seat) -> bool {
        matches!(self.desk.players.get(seat.index()), Some(Player::Person))
    }

    fn pause(&self) -> Duration {
        PAUSES[self.pause]
    }

    /// Looks at whose turn it is after something happened.
    fn settle(&mut self) {
        self.begun.clear();
        self.due = self.pause();
        self.chooser = Chooser::of(&self.desk.view);
    }

    /// Shows a view that no match gave, for tests.
    #[cfg(test)]
    pub(super) fn show(&mut self, view: View) {
        self.desk.view = view;
        self.settle();
    }

    /// Returns the chosen move, for tests.
    #[cfg(test)]
    pub(super) fn chosen(&self) -> Option<usize> {
        self.chooser.chosen()
    }

    /// Returns what is pointed at as if a move played it, so that it is drawn as
    /// chosen: no move of the match, and never played.
    fn pointed_move(&self) -> Option<MoveView> {
        let id = self.chooser.pointed()?;
        let called = self.desk.view.piece(id).and_then(Piece::called);
        Some(MoveView {
            sources: vec![id.to_owned()],
            ..MoveView::new("", MoveRole::Play, called.unwrap_or_default())
        })
    }

    /// Says why the piece that is pointed at cannot be played.
    fn why_not(&self, piece: &str) -> String {
        let desk = &self.desk;
        let reason = asking::why_not(&desk.playing, &desk.view, piece, desk.tongue);
        reason.unwrap_or_else(|| desk.speech().not_playable.to_owned())
    }

    /// Sees what a move brought; its first event shows at once.
    fn after_move(&mut self) {
        self.input = None;
        self.desk.notice = None;
        let n_before = self.desk.story.len();
        let before = self.desk.view.clone();
        self.desk.refresh();
        let n_told = self.desk.story.len();
        self.desk.n_shown = (self.desk.n_shown + 1).min(n_told);
        self.show_repeated();
        let told = self.desk.story.get(n_before..).unwrap_or_default();
        if let Some(over) = HandOver::between(&before, &self.desk.view, told) {
            self.desk.n_shown = n_told;
            self.desk.view = View {
                moves: Vec::new(),
                on_empty: None,
                ..before
            };
            self.desk.overlay = Some(Overlay::HandOver(over));
        }
        self.settle();
    }

    /// Plays a listed move of the person whose turn it is.
    pub(super) fn play_move(&mut self, index: usize) {
        let Some(seat) = self.chooses() else {
            return;
        };
        match self.desk.playing.play_nth(seat, index) {
            Ok(()) => self.after_move(),
            Err(error) => self.desk.complain(error.to_string()),
        }
    }

    /// Plays what an empty line plays; tells whether there is such a move.
    fn play_on_empty(&mut self) -> bool {
        match (self.chooses(), self.desk.view.on_empty.clone()) {
            (Some(seat), Some(text)) => {
                self.play_words(seat, &text);
                true
            }
            _ => false,
        }
    }

    /// Begins to pass until something happens; tells whether that can be.
    fn pass_on(&mut self) -> bool {
        let Some(seat) = self.chooses() else {
            return false;
        };
        let begun = Passing::begin(&self.desk.playing, seat, &self.desk.view);
        let is_begun = begun.is_some() && self.play_on_empty();
        if is_begun {
            self.passing = begun;
            self.look_quietly(0);
        }
        is_begun
    }

    /// Plays the next quiet move of whoever passes, or stops passing.
    fn pass_again(&mut self, seat: Seat) {
        let passing = self.passing.take();
        let Some(mut passing) = passing.filter(|_| self.chooses() == Some(seat)) else {
            return;
        };
        let n_told = self.desk.story.len();
        match passing.next(&self.desk.view) {
            Some(text) => {
                self.play_words(seat, &text);
                self.passing = Some(passing);
                self.look_quietly(n_told);
            }
            None => self.stop_saying_passes(),
        }
    }

    /// What is said while somebody passes is true no more.
    fn stop_saying_passes(&mut self) {
        let passes = self.desk.speech().passes;
        self.desk.notice.take_if(|it| it.text == passes);
    }

    /// Looks at a move that was just played while somebody passes.
    fn look_quietly(&mut self, n_told: usize) {
        let playing = &self.desk.playing;
        self.passing.take_if(|it| !it.goes_on(playing));
        if self.desk.story.len() == n_told {
            self.due = Duration::ZERO;
        }
        if self.passing.is_some() {
            let text = self.desk.speech().passes.to_owned();
            self.desk.say(text);
        } else {
            self.stop_saying_passes();
        }
    }

    /// Takes what was typed: the number of a move, a question, or the move in
    /// words.
    fn play_text(&mut self, text: &str) {
        let text = text.trim();
        let Some(seat) = self.chooses() else {
            return;
        };
        if let Some(index) = self.numbered(text) {
            return self.play_move(index);
        }
        let desk = &self.desk;
        match asking::answer(&desk.playing, &desk.view, text, desk.tongue) {
            Some(answer) => self.show_answer(text, answer),
            None => self.play_words(seat, text),
        }
    }

    fn play_words(&mut self, seat: Seat, text: &str) {
        match self.desk.playing.play_in(seat, text, self.desk.tongue) {
            Ok(()) => self.after_move(),
            Err(error) => self.desk.complain(error.to_string()),
        }
    }

    /// Shows an answer, and lets the person go on typing.
    fn show_answer(&mut self, question: &str, answer: String) {
        self.input = Some(Prompt::default());
        self.desk.notice = None;
        let is_short = columns(&answer) <= ANSWER_COLUMNS && answer.lines().count() <= 1;
        if is_short {
            self.desk.say(answer);
        } else {
            self.desk.overlay = Some(Overlay::Answer {
                question: question.to_owned(),
                text: answer,
                scroll: 0,
            });
        }
    }

    /// Returns the move with that number, as the screen numbers them.
    fn numbered(&self, text: &str) -> Option<usize> {
        let number: u32 = text.parse().ok()?;
        let mut moves = self.desk.view.moves.iter();
        moves.position(|it| it.number == number)
    }

    /// Shows what is told in the same words as the line before, such as one
    /// drawn card after the other: it is one line, looked at once.
    fn show_repeated(&mut self) {
        let shown = self.desk.n_shown.checked_sub(1);
        let Some(last) = shown.and_then(|it| self.desk.story.get(it)) else {
            return;
        };
        let rest = self.desk.story.iter().skip(self.desk.n_shown);
        self.desk.n_shown += rest.take_while(|it| *it == last).count();
    }

    /// Shows all that waits to be shown.
    fn hurry(&mut self) {
        self.desk.n_shown = self.desk.story.len();
        self.due = Duration::ZERO;
    }

    /// Plays another match with the same seats.
    fn again(&mut self) {
        self.desk.again();
        self.is_closed = false;
        self.is_stuck = false;
        self.passing = None;
        self.input = None;
        let reader = match self.desk.persons()[..] {
            [only] => Reader::Seat(only),
            _ => Reader::Spectator,
        };
        self.desk.look(reader);
        self.settle();
    }

    /// Does the one thing that is due now.
    pub(super) fn go_on(&mut self) -> Effect {
        if self.desk.n_shown < self.desk.story.len() {
            self.desk.n_shown += 1;
            self.show_repeated();
            self.due = self.pause();
            return Effect::Draw;
        }
        let Some(seat) = self.desk.actor() else {
            return self.close();
        };
        if self.is_person(seat) {
            if self.desk.reader != Reader::Seat(seat) {
                // Whatever is opened before the next person looks, no hand is seen.
                self.desk.look(Reader::Spectator);
                self.desk.overlay = Some(Overlay::Pass { seat });
                return Effect::Draw;
            }
            if self.passing.is_some() {
                self.pass_again(seat);
                return Effect::Draw;
            }
            return Effect::Rest;
        }
        let n_told = self.desk.story.len();
        match self.desk.play_bot(seat, self.passing.as_mut()) {
            Asked::Played => {
                self.after_move();
                // What nobody here was told of is nothing to look at.
                if self.desk.story.len() == n_told {
                    self.due = Duration::ZERO;
                }
                if self.passing.is_some() {
                    self.look_quietly(n_told);
                }
            }
            Asked::Thinks => {
                self.due = THINK_STEP;
                return Effect::Rest;
            }
            Asked::Failed => self.is_stuck = true,
        }
        Effect::Draw
    }

    /// Shows the end, and writes the replay if that was asked for.
    fn close(&mut self) -> Effect {
        if self.is_closed {
            return Effect::Rest;
        }
        self.is_closed = true;
        self.desk.overlay = Some(Overlay::End);
        match self.desk.closing_request() {
            Some(request) => Effect::Save(request),
            None => Effect::Draw,
        }
    }

    /// Tells whether something is still going to happen by itself.
    fn is_moving(&self) -> bool {
        if self.desk.overlay.is_some() || self.is_stuck {
            return false;
        }
        if self.desk.n_shown < self.desk.story.len() {
            return true;
        }
        match self.desk.actor() {
            Some(seat) => {
                let is_asked = self.is_person(seat) && self.desk.reader == Reader::Seat(seat);
                !is_asked || self.passing.is_some()
            }
            None => !self.is_closed,
        }
    }

    /// Says whose turn it is.
    fn status(&self) -> String {
        let speech = self.desk.speech();
        match self.desk.actor() {
            None => speech.over.to_owned(),
            Some(seat) if self.desk.persons() == [seat] => speech.your_turn.to_owned(),
            Some(seat) => fill(speech.turn_of, &[&self.desk.who(seat)]),
        }
    }
}

impl Screen for State {
    fn draw(&mut self, frame: &mut Frame<'_>, theme: &Theme) {
        let pointed = self.pointed_move().filter(|_| self.chooses().is_some());
        let n_moves = self.desk.view.moves.len();
        self.desk.view.moves.extend(pointed);
        self.desk.hits = draw::draw(self, frame, theme);
        self.desk.view.moves.truncate(n_moves);
    }

    fn on_key(&mut self, key: KeyEvent) -> Effect {
        self.key(key)
    }

    fn on_mouse(&mut self, mouse: MouseEvent) -> Effect {
        self.mouse(mouse)
    }

    fn on_paste(&mut self, text: &str) -> Effect {
        if !self.desk.paste(text) && self.desk.overlay.is_none() && self.chooses().is_some() {
            self.input.get_or_insert_default().insert(text);
            self.point_at_typed();
        }
        Effect::Draw
    }

    fn tick(&mut self, passed: Duration) -> Effect {
        if self.is_moving() && run_out(&mut self.due, passed) {
            self.go_on()
        } else {
            Effect::Rest
        }
    }

    fn wait(&self) -> Option<Duration> {
        self.is_moving().then_some(self.due)
    }

    fn save(&mut self, request: &Request) {
        self.desk.save(request);
    }
}
