//! Bots that think on a thread of their own, so that none of them blocks the
//! keyboard, however long it takes.

use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use tapete_game::{Bot, Match, MoveError, Seat};

use crate::screen::{Absent, Player};
use crate::signals::{self, Waited};

/// A bot that thinks about one move.
pub(crate) struct Thinking {
    seat: Seat,
    n_played: u32,
    answer: Receiver<Thought>,
    thread: JoinHandle<()>,
}

/// Wakes whoever waits when it goes.
struct Woken;

impl Drop for Woken {
    fn drop(&mut self) {
        signals::ring();
    }
}

/// What a bot came to.
pub(crate) struct Thought {
    bot: Box<dyn Bot>,
    chosen: Result<String, MoveError>,
}

impl Thinking {
    /// Lets the bot of a seat think about its move; nothing if no bot sits there.
    /// Until it has answered, nobody is in its seat.
    pub(crate) fn begin(playing: &Match, seat: Seat, players: &mut [Player]) -> Option<Thinking> {
        let Some(Player::Bot { bot, .. }) = players.get_mut(seat.index()) else {
            return None;
        };
        let mut bot = std::mem::replace(bot, Box::new(Absent));
        let n_played = playing.n_played();
        let playing = playing.clone();
        let (send, answer) = channel();
        let thread = std::thread::spawn(move || {
            // Whoever waits is woken after the answer, and also if there is none.
            let _woken = Woken;
            let send = send;
            let chosen = playing.choose(seat, bot.as_mut());
            // Else the match would copy its story with the next move.
            drop(playing);
            // Nobody may be left who wants to know.
            let _ = send.send(Thought { bot, chosen });
        });
        Some(Thinking {
            seat,
            n_played,
            answer,
            thread,
        })
    }

    /// Returns the seat that thinks.
    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    /// Tells whether it is the next move of that seat that is thought about.
    pub(crate) fn is_about(&self, playing: &Match, seat: Seat) -> bool {
        self.seat == seat && self.n_played == playing.n_played()
    }

    /// Returns the answer, or goes on thinking if there is none after so long.
    pub(crate) fn wait(self, patience: Duration) -> Result<Thought, Thinking> {
        match self.answer.recv_timeout(patience) {
            Ok(thought) => Ok(thought),
            Err(RecvTimeoutError::Timeout) => Err(self),
            Err(RecvTimeoutError::Disconnected) => self.broke(),
        }
    }

    /// Waits for the answer; nothing if the program is to end before it is there.
    pub(crate) fn wait_long(self) -> Option<Thought> {
        let look = || match self.answer.try_recv() {
            Ok(thought) => Some(Some(thought)),
            Err(TryRecvError::Disconnected) => Some(None),
            Err(TryRecvError::Empty) => None,
        };
        match signals::wait(None, look) {
            Waited::Found(Some(thought)) => Some(thought),
            Waited::Found(None) => self.broke(),
            Waited::Asked | Waited::Late => None,
        }
    }

    /// A thread without an answer has panicked, and so does whoever waits for it.
    fn broke(self) -> ! {
        match self.thread.join() {
            Err(panic) => std::panic::resume_unwind(panic),
            Ok(()) => unreachable!("a thought is sent before its thread ends"),
        }
    }
}

impl Thought {
    /// Sits the bot down again, and returns its move.
    pub(crate) fn taken(self, seat: Seat, players: &mut [Player]) -> Result<String, MoveError> {
        if let Some(Player::Bot { bot, .. }) = players.get_mut(seat.index()) {
            *bot = self.bot;
        }
        self.chosen
    }
}
