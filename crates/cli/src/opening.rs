//! From the arguments of a command to a game and its players.

use std::io::Write as _;

use tapete_game::{Game, Reader, Seed, Tongue};
use tapete_workshop::{Loaded, OpenError, Opened, find_text, open_in};

use crate::failure::{Failure, unwell, wrong_use};
use crate::out::stderr_colored;
use crate::repeat;
use crate::speech::{fill, speech};

/// Opens a game; shows the problems of its text, the warnings too, so that
/// nobody plays a doubtful game unwarned.
pub(crate) fn game(
    game: &str,
    bots: &[String],
    players: Option<usize>,
    tongue: Tongue,
) -> anyhow::Result<Opened> {
    let opened = open_in(game, bots, players, tongue);
    let opened = opened.map_err(|error| match error {
        OpenError::Problems(loaded) => {
            show_problems(&loaded, tongue);
            let error = OpenError::Problems(loaded).say(tongue);
            unwell(format!("{game}: {error}"))
        }
        OpenError::Unknown(_)
        | OpenError::File(_)
        | OpenError::NoBot(_)
        | OpenError::Players { .. } => wrong_use(error.say(tongue)),
    })?;
    show_problems(&opened.loaded, tongue);
    Ok(opened)
}

fn show_problems(loaded: &Loaded, tongue: Tongue) {
    let text = tapete_lang::render(&loaded.problems, &loaded.sources, tongue, stderr_colored());
    // Where this cannot be written, nothing else can be told either.
    let _ = write!(crate::out::stderr(), "{text}");
}

/// Finds the text that a person names, as a file or a shipped game.
pub(crate) fn text(name: &str, tongue: Tongue) -> anyhow::Result<tapete_workshop::Text> {
    find_text(name).map_err(|error| wrong_use(error.say(tongue)))
}

/// Refuses a reader that the match does not have.
pub(crate) fn check_reader(game: &Game, reader: Reader, tongue: Tongue) -> anyhow::Result<()> {
    match reader {
        Reader::Seat(seat) if seat.index() >= game.n_seats() => {
            let seats_max = game.n_seats() - 1;
            let message = fill(speech(tongue).no_such_seat, &[&seat, &seats_max]);
            Err(wrong_use(message))
        }
        Reader::Seat(_) | Reader::Spectator | Reader::Judge => Ok(()),
    }
}

/// Returns the seed that was asked for, or draws one.
pub(crate) fn seed(asked: Option<Seed>) -> Seed {
    repeat::seed(asked)
}

/// All has been said; only the exit code is left.
pub(crate) fn said() -> anyhow::Error {
    Failure::Said.into()
}
