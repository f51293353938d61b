//! Watching: a match of bots, or a recorded one, forward and back.

mod draw;
mod keys;

use std::time::{Duration, Instant};

use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use tapete_game::{Match, Played, Reader, Seat};

use super::desk::{Asked, Desk, THINK_STEP, run_out};
use super::overlay::Overlay;
use super::save::Request;
use super::speech::fill;
use super::terminal::Screen;
use super::theme::Theme;
use super::{Effect, Ending, Pace, Player, Table};
use crate::recording::Clock;

/// The paces that `+` and `-` choose from, the quickest first.
const PACES: [Duration; 8] = [
    Duration::from_millis(50),
    Duration::from_millis(120),
    Duration::from_millis(250),
    Duration::from_millis(500),
    Duration::from_millis(1000),
    Duration::from_millis(2000),
    Duration::from_millis(4000),
    Duration::from_millis(8000),
];

/// How far is played although the match does not move by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goal {
    /// One move.
    Move,
    /// Past a turn.
    TurnAfter(u64),
    /// To the end, or to the last recorded move.
    End,
}

/// A match that is being watched.
pub(super) struct State {
    pub(super) desk: Desk,
    /// The match before its first move: stepping back plays from here again.
    first: Match,
    /// Every move that was seen or recorded, in order.
    moves: Vec<Played>,
    clock: Clock,
    /// The turn at the start and after each move, as far as it was seen.
    turns: Vec<u64>,
    /// Whether bots play on past the last of those moves.
    goes_on: bool,
    /// Whether the match moves by itself.
    runs: bool,
    /// What it is on its way to, while bots think.
    goal: Option<Goal>,
    pace: Duration,
    due: Duration,
    /// The end was shown already.
    is_closed: bool,
}

impl State {
    pub(super) fn new(table: Table, pace: Pace, reader: Reader) -> State {
        let first = first_of(&table.playing);
        let clock = Clock::of(&first);
        let moves = table.playing.played().to_vec();
        let turns = turns_of(&first, &moves, clock);
        let mut desk = Desk::new(table, reader);
        desk.start_bots();
        let (runs, pace) = match pace {
            Pace::Step => (false, PACES[4]),
            Pace::Every(pace) => (true, pace.max(PACES[0])),
        };
        State {
            desk,
            first,
            moves,
            clock,
            turns,
            goes_on: true,
            runs,
            goal: None,
            pace,
            due: pace,
            is_closed: false,
        }
    }

    /// Steps through a recorded match, from after `n_moves` of its moves.
    pub(super) fn of_record(table: Table, n_moves: usize, reader: Reader) -> State {
        let mut state = State::new(table, Pace::Step, reader);
        state.goes_on = false;
        state.go_to(n_moves.min(state.moves.len()));
        state
    }

    pub(super) fn into_ending(mut self) -> Ending {
        self.show_last();
        self.desk.into_ending()
    }

    /// Returns how many moves were played up to what is shown.
    pub(super) fn position(&self) -> usize {
        self.desk.playing.played().len()
    }

    /// Plays one move forward and shows it.
    fn forward(&mut self) -> Effect {
        match self.step() {
            Asked::Thinks => {
                self.due = THINK_STEP;
                Effect::Rest
            }
            Asked::Played | Asked::Failed => self.arrive(),
        }
    }

    /// Plays moves until the goal is reached, the match ends, or nothing more is
    /// known, and shows only the last position: a match may have thousands. Rules
    /// bound every match, so this ends; where it takes long, the keyboard is
    /// looked at in between.
    fn pursue(&mut self, goal: Goal) -> Effect {
        self.runs = false;
        self.goal = Some(goal);
        let until = Instant::now() + self.desk.patience;
        let goes = |state: &State| state.goes_on || state.position() < state.moves.len();
        while !self.desk.playing.is_over() && goes(self) {
            match self.step() {
                Asked::Played if self.is_at(goal) => break,
                Asked::Played if Instant::now() < until => {}
                Asked::Played => {
                    let effect = self.arrive();
                    self.due = Duration::ZERO;
                    return effect;
                }
                Asked::Thinks => {
                    let effect = self.arrive();
                    self.due = THINK_STEP;
                    return effect;
                }
                Asked::Failed => break,
            }
        }
        self.goal = None;
        let effect = self.arrive();
        if goal == Goal::End && self.desk.playing.is_over() {
            self.desk.overlay = Some(Overlay::End);
        }
        effect
    }

    fn is_at(&self, goal: Goal) -> bool {
        match goal {
            Goal::Move => true,
            Goal::TurnAfter(turn) => self.turn_at(self.position()) != turn,
            Goal::End => false,
        }
    }

    /// Plays one move without looking: the one seen before, or a new one of a
    /// bot. Tells whether it was played.
    fn step(&mut self) -> Asked {
        let position = self.position();
        let done = match self.moves.get(position) {
            Some(played) => {
                let (seat, text) = (played.seat, played.text.clone());
                self.desk.notice = None;
                match self.desk.playing.play(seat, &text) {
                    Ok(()) => Asked::Played,
                    Err(error) => {
                        self.desk.complain(error.to_string());
                        Asked::Failed
                    }
                }
            }
            None => self.ask_bot(),
        };
        match done {
            Asked::Thinks => {}
            Asked::Failed => self.runs = false,
            Asked::Played => {
                self.desk.notice = None;
                if let Some(last) = self.desk.playing.played().last()
                    && self.moves.len() == position
                {
                    self.moves.push(last.clone());
                    self.turns.push(self.clock.turn(&self.desk.playing));
                }
            }
        }
        done
    }

    /// Shows what the last moves led to.
    fn arrive(&mut self) -> Effect {
        self.see();
        if self.desk.playing.is_over() {
            return self.close();
        }
        Effect::Draw
    }

    fn ask_bot(&mut self) -> Asked {
        match self.desk.actor() {
            Some(seat) if self.goes_on => self.desk.play_bot(seat, None),
            Some(_) | None => Asked::Failed,
        }
    }

    /// Shows the match after its first `n_moves` moves, by playing them again.
    fn go_to(&mut self, n_moves: usize) {
        self.desk.notice = None;
        self.desk.overlay = None;
        if n_moves < self.position() {
            self.desk.playing = self.first.clone();
        }
        while self.position() < n_moves {
            let Some(played) = self.moves.get(self.position()) else {
                break;
            };
            if let Err(error) = self.desk.playing.play(played.seat, &played.text) {
                self.desk.complain(error.to_string());
                break;
            }
        }
        self.see();
    }

    /// Plays on to the start of the next turn, or to the end of what is known.
    fn next_turn(&mut self) -> Effect {
        let turn = self.turn_at(self.position());
        self.pursue(Goal::TurnAfter(turn))
    }

    /// Goes back to the start of this turn, or, from there, of the one before.
    fn previous_turn(&mut self) {
        self.runs = false;
        let starts = |at: usize| at == 0 || self.turn_at(at) != self.turn_at(at - 1);
        let start = (0..self.position()).rev().find(|at| starts(*at));
        self.go_to(start.unwrap_or(0));
    }

    /// Returns the turn after that many moves.
    fn turn_at(&self, n_moves: usize) -> u64 {
        self.turns.get(n_moves).copied().unwrap_or_default()
    }

    /// Shows all that was seen: what is saved is the whole match.
    fn show_last(&mut self) {
        self.go_to(self.moves.len());
    }

    fn see(&mut self) {
        self.desk.refresh();
        self.desk.n_shown = self.desk.story.len();
        self.due = self.pace;
    }

    fn close(&mut self) -> Effect {
        self.runs = false;
        if self.is_closed {
            return Effect::Draw;
        }
        self.is_closed = true;
        self.desk.overlay = Some(Overlay::End);
        match self.desk.closing_request() {
            Some(request) => Effect::Save(request),
            None => Effect::Draw,
        }
    }

    fn read_as(&mut self, reader: Reader) {
        // Whoever plays a seat may not look into another hand, nor anybody into
        // a match that has no end yet.
        if !self.desk.persons().is_empty() || self.desk.keeps_secret {
            let text = self.desk.speech().reader_fixed.to_owned();
            self.desk.complain(text);
            return;
        }
        let is_seat = |seat: Seat| seat.index() < self.desk.players.len();
        match reader {
            Reader::Seat(seat) if !is_seat(seat) => {}
            Reader::Seat(_) | Reader::Spectator | Reader::Judge => {
                self.desk.notice = None;
                self.desk.look(reader);
            }
        }
    }

    /// Changes the pace by one step, quicker or slower.
    fn change_pace(&mut self, is_quicker: bool) {
        let next = if is_quicker {
            PACES.iter().rev().find(|pace| **pace < self.pace)
        } else {
            PACES.iter().find(|pace| **pace > self.pace)
        };
        if let Some(pace) = next {
            self.pace = *pace;
            self.due = self.due.min(*pace);
        }
    }

    fn is_moving(&self) -> bool {
        let goes_on = self.runs || self.goal.is_some();
        goes_on && self.desk.overlay.is_none() && !self.desk.playing.is_over()
    }

    /// Says how far the match is and how it moves.
    fn progress(&self) -> String {
        let speech = self.desk.speech();
        let known = self.moves.len();
        let position = match self.position() {
            at if at < known => format!("{at}/{known}"),
            at => at.to_string(),
        };
        let turn = self.turn_at(self.position()).to_string();
        let place = fill(speech.after_moves, &[&position, &turn]);
        let pace = if self.runs {
            let seconds = format!("{:.2}", self.pace.as_secs_f64());
            let seconds = seconds.trim_end_matches('0').trim_end_matches('.');
            fill(speech.every, &[seconds])
        } else {
            speech.paused.to_owned()
        };
        let eyes = match self.desk.reader {
            Reader::Seat(seat) => fill(speech.reads_seat, &[&self.desk.who(seat)]),
            Reader::Spectator => speech.reads_spectator.to_owned(),
            Reader::Judge => speech.reads_judge.to_owned(),
        };
        format!("{place} · {pace} · {eyes}")
    }

    fn status(&self) -> String {
        let speech = self.desk.speech();
        match self.desk.actor() {
            None => speech.over.to_owned(),
            Some(seat) => fill(speech.turn_of, &[&self.desk.who(seat)]),
        }
    }
}

/// Returns the match before its first move, as far back as it is known.
fn first_of(playing: &Match) -> Match {
    match playing.seed() {
        Some(seed) if !playing.played().is_empty() => {
            let mut first = playing.game().start(seed);
            first.name_players(playing.names().clone());
            first
        }
        Some(_) | None => playing.clone(),
    }
}

/// Plays the moves of a match again to see in which turn each of them ends.
fn turns_of(first: &Match, moves: &[Played], clock: Clock) -> Vec<u64> {
    let mut playing = first.clone();
    let mut turns = vec![clock.turn(&playing)];
    for it in moves {
        if playing.play(it.seat, &it.text).is_err() {
            break;
        }
        turns.push(clock.turn(&playing));
    }
    turns
}

impl Screen for State {
    fn draw(&mut self, frame: &mut Frame<'_>, theme: &Theme) {
        self.desk.hits = draw::draw(self, frame, theme);
    }

    fn on_key(&mut self, key: KeyEvent) -> Effect {
        self.key(key)
    }

    fn on_mouse(&mut self, mouse: MouseEvent) -> Effect {
        self.mouse(mouse)
    }

    fn on_paste(&mut self, text: &str) -> Effect {
        self.desk.paste(text);
        Effect::Draw
    }

    fn tick(&mut self, passed: Duration) -> Effect {
        if !self.is_moving() || !run_out(&mut self.due, passed) {
            return Effect::Rest;
        }
        match self.goal {
            Some(goal) => self.pursue(goal),
            None => self.forward(),
        }
    }

    fn wait(&self) -> Option<Duration> {
        self.is_moving().then_some(self.due)
    }

    fn save(&mut self, request: &Request) {
        let position = self.position();
        let overlay = self.desk.overlay.take();
        self.show_last();
        self.desk.overlay = overlay;
        self.desk.save(request);
        let kept = (self.desk.overlay.take(), self.desk.notice.take());
        self.go_to(position);
        (self.desk.overlay, self.desk.notice) = kept;
    }
}

/// A seat that nobody plays any more, for recorded matches.
pub(crate) struct Absent;

impl tapete_game::Bot for Absent {
    fn start(&mut self, _seat: Seat, _seed: u64) {}
}

impl Player {
    /// Returns somebody who played in a recorded match.
    pub(crate) fn recorded(name: String) -> Player {
        Player::Bot {
            name,
            bot: Box::new(Absent),
        }
    }
}
