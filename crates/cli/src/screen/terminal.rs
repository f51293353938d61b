//! The terminal itself: raw mode, the other screen, the mouse, and the loop
//! that hands keys to a state. Everything is put back on every way out, also
//! on errors and panics.

use std::io::{self, Stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use anyhow::Context;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
    Event, KeyEvent, KeyEventKind, MouseEvent, MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::{Frame, Terminal};
use tapete_game::{Reader, Tongue};

use super::menu::{self, MenuChoice, MenuGame};
use super::theme::Theme;
use super::{Effect, Ending, Pace, Player, Table, play, save, watch};
use crate::signals::{self, Waited};

/// How long the loop sleeps when nothing is due by itself.
const IDLE_MAX: Duration = Duration::from_secs(3600);

/// How long a watched match waits between moves when nobody said.
const PACE_DEFAULT: Duration = Duration::from_millis(700);

/// Something that fills the whole screen and reacts.
pub(super) trait Screen {
    /// Draws everything, and remembers where the clickable things lie.
    fn draw(&mut self, frame: &mut Frame<'_>, theme: &Theme);
    /// Reacts to a key.
    fn on_key(&mut self, key: KeyEvent) -> Effect;
    /// Reacts to the mouse.
    fn on_mouse(&mut self, mouse: MouseEvent) -> Effect;
    /// Takes text that was pasted.
    fn on_paste(&mut self, text: &str) -> Effect;
    /// Lets time go by.
    fn tick(&mut self, passed: Duration) -> Effect;
    /// Returns how long until something happens by itself.
    fn wait(&self) -> Option<Duration>;
    /// Writes the replay that an [`Effect::Save`] asked for.
    fn save(&mut self, request: &save::Request);
}

/// Why a screen closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Closed {
    Left,
    Open,
}

/// The terminal while it is ours.
pub(super) struct Session {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    theme: Theme,
    input: Receiver<io::Result<Event>>,
    _guard: Guard,
}

/// Whether the terminal is ours at the moment.
static IS_TAKEN: AtomicBool = AtomicBool::new(false);

/// The hook that was there before ours.
type Hook = dyn Fn(&std::panic::PanicHookInfo<'_>) + Send + Sync;

/// Puts the terminal back when it goes out of scope.
struct Guard {
    hook: Arc<Hook>,
}

impl Guard {
    fn take() -> anyhow::Result<Guard> {
        let hook: Arc<Hook> = Arc::from(std::panic::take_hook());
        let inner = Arc::clone(&hook);
        std::panic::set_hook(Box::new(move |info| {
            put_back();
            inner(info);
        }));
        let guard = Guard { hook };
        IS_TAKEN.store(true, Ordering::SeqCst);
        enable_raw_mode().context("cannot take over the terminal")?;
        execute!(
            io::stdout(),
            EnterAlternateScreen,
            EnableMouseCapture,
            EnableBracketedPaste
        )
        .context("cannot take over the terminal")?;
        Ok(guard)
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        put_back();
        // The hook cannot be changed while a panic is under way.
        if !std::thread::panicking() {
            let hook = Arc::clone(&self.hook);
            std::panic::set_hook(Box::new(move |info| hook(info)));
        }
    }
}

/// Puts the terminal back as it was, once: a second time would move the cursor
/// over what a panic has just printed. A failure here has nobody left to tell.
pub(crate) fn put_back() {
    if !IS_TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    let _ = execute!(
        io::stdout(),
        DisableBracketedPaste,
        DisableMouseCapture,
        LeaveAlternateScreen,
        Show
    );
    let _ = disable_raw_mode();
}

impl Session {
    pub(super) fn open() -> anyhow::Result<Session> {
        signals::listen();
        let guard = Guard::take()?;
        let terminal = Terminal::new(CrosstermBackend::new(io::stdout()))
            .context("cannot draw on the terminal")?;
        Ok(Session {
            terminal,
            theme: Theme::of_terminal(),
            input: read_input(),
            _guard: guard,
        })
    }

    pub(super) fn play(&mut self, table: Table) -> anyhow::Result<Ending> {
        let only_bots = table
            .players
            .iter()
            .all(|player| matches!(player, Player::Bot { .. }));
        if only_bots {
            return self.watch(table, Pace::Every(PACE_DEFAULT), Reader::Judge);
        }
        let mut state = play::State::new(table);
        let done = self.run(&mut state);
        ended(state.into_ending(), done)
    }

    pub(super) fn watch(
        &mut self,
        table: Table,
        pace: Pace,
        reader: Reader,
    ) -> anyhow::Result<Ending> {
        let mut state = watch::State::new(table, pace, reader);
        let done = self.run(&mut state);
        ended(state.into_ending(), done)
    }

    pub(super) fn replay(
        &mut self,
        table: Table,
        n_moves: usize,
        reader: Reader,
    ) -> anyhow::Result<Ending> {
        let mut state = watch::State::of_record(table, n_moves, reader);
        self.run(&mut state)?;
        Ok(state.into_ending())
    }

    pub(super) fn menu(
        &mut self,
        tongue: Tongue,
        shipped: &[MenuGame],
        open: &mut dyn FnMut(&MenuChoice) -> anyhow::Result<Table>,
    ) -> anyhow::Result<()> {
        let mut state = menu::State::new(tongue, shipped.to_vec());
        while self.run(&mut state)? == Closed::Open && !signals::is_asked() {
            let Some(choice) = state.choice() else {
                continue;
            };
            match open(&choice) {
                Ok(table) => {
                    let ending = self.play(table)?;
                    state.back(&ending);
                }
                Err(error) => state.refuse(format!("{error:#}")),
            }
        }
        Ok(())
    }

    fn run(&mut self, screen: &mut dyn Screen) -> anyhow::Result<Closed> {
        let mut last = Instant::now();
        let mut stale = true;
        loop {
            if stale {
                let theme = &self.theme;
                self.terminal
                    .draw(|frame| screen.draw(frame, theme))
                    .context("cannot draw on the terminal")?;
                stale = false;
            }
            let until = Instant::now() + screen.wait().unwrap_or(IDLE_MAX);
            let mut waiting = match signals::wait(Some(until), || self.input.try_recv().ok()) {
                Waited::Asked => return Ok(Closed::Left),
                Waited::Found(event) => Some(event),
                Waited::Late => None,
            };
            // Everything that waits is handled before the next drawing, so that a
            // moving mouse cannot make the screen lag.
            while let Some(event) = waiting {
                let effect = hand_on(screen, event.context("cannot read the keyboard")?);
                stale |= effect != Effect::Rest;
                if let Some(closed) = carry_out(screen, &effect) {
                    return Ok(closed);
                }
                waiting = self.input.try_recv().ok();
            }
            let now = Instant::now();
            let effect = screen.tick(now - last);
            last = now;
            stale |= effect != Effect::Rest;
            if let Some(closed) = carry_out(screen, &effect) {
                return Ok(closed);
            }
        }
    }
}

/// Reads keys and clicks on a thread of their own: a terminal that is gone may
/// keep whoever reads it for ever.
fn read_input() -> Receiver<io::Result<Event>> {
    let (send, input) = channel();
    std::thread::spawn(move || {
        loop {
            let event = event::read();
            let is_broken = event.is_err();
            if send.send(event).is_err() || is_broken {
                break;
            }
            signals::ring();
        }
        signals::ring();
    });
    input
}

/// Returns what is left of a match, which is saved by now; of an error that ended
/// it as well.
fn ended(ending: Ending, done: anyhow::Result<Closed>) -> anyhow::Result<Ending> {
    match (done, &ending.failure) {
        (Ok(_), _) => Ok(ending),
        // A lost match is worse than what stopped it.
        (Err(_), Some(failure)) => Err(crate::failure::unwell(failure)),
        (Err(error), None) => Err(error),
    }
}

fn hand_on(screen: &mut dyn Screen, event: Event) -> Effect {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => screen.on_key(key),
        Event::Mouse(mouse) if mouse.kind != MouseEventKind::Moved => screen.on_mouse(mouse),
        Event::Paste(text) => screen.on_paste(&text),
        Event::Resize(..) => Effect::Draw,
        Event::Key(_) | Event::Mouse(_) | Event::FocusGained | Event::FocusLost => Effect::Rest,
    }
}

fn carry_out(screen: &mut dyn Screen, effect: &Effect) -> Option<Closed> {
    match effect {
        Effect::Draw | Effect::Rest => None,
        Effect::Save(request) => {
            screen.save(request);
            None
        }
        Effect::Leave => Some(Closed::Left),
        Effect::Open => Some(Closed::Open),
    }
}
