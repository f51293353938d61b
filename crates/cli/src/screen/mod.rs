//! The full-screen terminal client: the menu, playing and watching.
//!
//! What happens is decided by states that know no terminal ([`play::State`],
//! [`watch::State`], [`menu::State`]): they take keys, clicks and the time that
//! went by, and answer with an [`Effect`]. Drawing reads a state and never
//! changes the match. Only [`terminal`] touches the terminal and only [`save`]
//! writes a file.

mod choose;
mod desk;
mod hits;
mod menu;
mod overlay;
mod play;
mod prompt;
mod save;
mod seats;
mod sheets;
mod speech;
mod stage;
mod terminal;
mod theme;
mod watch;
mod wrap;

#[cfg(test)]
mod tests;

use std::path::PathBuf;
use std::time::Duration;

use tapete_game::{Bot, Match, Reader, ReplayText, Seed, Tongue};

pub(crate) use menu::{MenuChoice, MenuGame, SeatChoice};
pub(crate) use terminal::put_back;
pub(crate) use watch::Absent;

/// A match that is about to be shown, with whoever plays it.
pub(crate) struct Table {
    /// The match; it may already be under way.
    pub playing: Match,
    /// Who sits where, one per seat.
    pub players: Vec<Player>,
    /// The language of the screen.
    pub tongue: Tongue,
    /// The texts of the game, for the replay.
    pub texts: Vec<ReplayText>,
    /// The seed of the match; bots draw their luck from it.
    pub seed: Seed,
    /// Where the replay is written when the match ends or is left.
    pub replay_path: Option<PathBuf>,
    /// Whether somebody may still be kept from knowing the luck of the match:
    /// until its end the seed is not shown, for all that is hidden follows from
    /// it, and nobody reads more than at the beginning.
    pub keeps_secret: bool,
}

/// Whoever sits in a seat.
pub(crate) enum Player {
    /// Somebody at this terminal.
    Person,
    /// A program.
    Bot {
        /// The name under which it plays.
        name: String,
        /// The program.
        bot: Box<dyn Bot>,
    },
}

/// How a watched match moves on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    /// Only when asked.
    Step,
    /// By itself, a move each time this passed.
    Every(Duration),
}

/// What is left when the screen closes.
pub(crate) struct Ending {
    /// The last match: ended, or left before its end.
    pub playing: Match,
    /// Where the replay of that match was written, if it was.
    pub saved: Option<PathBuf>,
    /// Why the replay could not be written, if it had to be.
    pub failure: Option<String>,
}

/// What a state asks of whoever runs it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// Nothing but a new drawing.
    Draw,
    /// Nothing at all.
    Rest,
    /// Write the replay.
    Save(save::Request),
    /// Close this screen.
    Leave,
    /// Open what was chosen in the menu.
    Open,
}

/// Plays a match: people at this terminal, and bots.
pub(crate) fn play(table: Table) -> anyhow::Result<Ending> {
    terminal::Session::open()?.play(table)
}

/// Shows a match of bots.
pub(crate) fn watch(table: Table, pace: Pace, reader: Reader) -> anyhow::Result<Ending> {
    terminal::Session::open()?.watch(table, pace, reader)
}

/// Steps through a recorded match: `table` holds all of it, and the screen
/// begins after `n_moves` of its moves. Nobody plays on past its end.
pub(crate) fn replay(table: Table, n_moves: usize, reader: Reader) -> anyhow::Result<Ending> {
    terminal::Session::open()?.replay(table, n_moves, reader)
}

/// Shows the shipped games, and plays what is chosen until the person leaves.
pub(crate) fn menu(
    tongue: Tongue,
    shipped: &[MenuGame],
    open: &mut dyn FnMut(&MenuChoice) -> anyhow::Result<Table>,
) -> anyhow::Result<()> {
    terminal::Session::open()?.menu(tongue, shipped, open)
}
