//! From the arguments of a command to a game and its players.

use std::io::Write as _;
use std::path::Path;

use tapete_bots::{BotError, seating};
use tapete_game::{Bot, Game, Reader, Replay, Seat, Seed, Tongue};
use tapete_workshop::{
    Loaded, OpenError, Opened, find_text, lang_tongue, open_in, write_atomically,
};

use crate::failure::{Failure, unwell, wrong_use};
use crate::out::stderr_colored;
use crate::repeat;
use crate::screen::Player;
use crate::speech::{fill, speech};

/// Opens a game; shows the problems of its text, the warnings too, so that
/// nobody plays a doubtful game unwarned.
pub(crate) fn game(
    game: &str,
    bots: &[String],
    players: Option<usize>,
    tongue: Tongue,
) -> anyhow::Result<Opened> {
    let opened = open_in(game, bots, players, lang_tongue(tongue));
    let opened = opened.map_err(|error| match error {
        OpenError::Problems(loaded) => {
            show_problems(&loaded, tongue);
            let error = OpenError::Problems(loaded).say(lang_tongue(tongue));
            unwell(format!("{game}: {error}"))
        }
        OpenError::Unknown(_)
        | OpenError::File(_)
        | OpenError::NoBot(_)
        | OpenError::Players { .. } => wrong_use(error.say(lang_tongue(tongue))),
    })?;
    show_problems(&opened.loaded, tongue);
    Ok(opened)
}

fn show_problems(loaded: &Loaded, tongue: Tongue) {
    let tongue = lang_tongue(tongue);
    let text = tapete_lang::render(&loaded.problems, &loaded.sources, tongue, stderr_colored());
    // Where this cannot be written, nothing else can be told either.
    let _ = write!(anstream::stderr(), "{text}");
}

/// Finds the text that a person names, as a file or a shipped game.
pub(crate) fn text(name: &str, tongue: Tongue) -> anyhow::Result<tapete_workshop::Text> {
    find_text(name).map_err(|error| wrong_use(error.say(lang_tongue(tongue))))
}

/// Returns the names of the bots, one for each seat.
pub(crate) fn bot_names(
    game: &Game,
    bots: &[String],
    tongue: Tongue,
) -> anyhow::Result<Vec<String>> {
    seating(game, bots).map_err(|error| wrong_bots(&error, tongue))
}

/// Seats people where they are wanted and bots everywhere else.
pub(crate) fn players(
    game: &Game,
    people: &[usize],
    bots: &[String],
    seed: Seed,
    tongue: Tongue,
) -> anyhow::Result<Vec<Player>> {
    let speech = speech(tongue);
    let n_seats = game.n_seats();
    if let Some(seat) = people.iter().find(|it| **it >= n_seats) {
        return Err(wrong_use(fill(
            speech.no_such_seat,
            &[seat, &(n_seats - 1)],
        )));
    }
    let is_person = |seat: Seat| people.contains(&seat.index());
    let n_bots = game.seats().filter(|it| !is_person(*it)).count();
    let names = if bots.len() == n_bots && n_bots > 1 {
        let mut in_order = bots.iter();
        let each = game.seats().map(|seat| match is_person(seat) {
            true => bots[0].clone(),
            false => in_order.next().unwrap_or(&bots[0]).clone(),
        });
        each.collect()
    } else if bots.is_empty() {
        vec![default_bot(game)]
    } else {
        bots.to_vec()
    };
    let names = match bot_names(game, &names, tongue) {
        Ok(names) => names,
        Err(_) if n_bots == 0 => Vec::new(),
        Err(error) => return Err(error),
    };
    game.seats()
        .map(|seat| {
            if is_person(seat) {
                return Ok(Player::Person);
            }
            let name = names.get(seat.index()).cloned().unwrap_or_default();
            let bot = bot(game, &name, seat, seed, tongue)?;
            Ok(Player::Bot { name, bot })
        })
        .collect()
}

/// Returns a bot that is ready to play.
pub(crate) fn bot(
    game: &Game,
    name: &str,
    seat: Seat,
    seed: Seed,
    tongue: Tongue,
) -> anyhow::Result<Box<dyn Bot>> {
    let mut bot = tapete_bots::seat(game, name).map_err(|error| wrong_bots(&error, tongue))?;
    bot.start(seat, seed.for_seat(seat.index()));
    Ok(bot)
}

/// The game's own first bot plays better than luck does.
fn default_bot(game: &Game) -> String {
    let own = game.bots().first().map(|it| it.name.clone());
    own.unwrap_or_else(|| "random".to_owned())
}

fn wrong_bots(error: &BotError, tongue: Tongue) -> anyhow::Error {
    wrong_use(error.text(tongue))
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

/// Refuses, before a match is played, a place where its replay cannot go or
/// would replace something else.
pub(crate) fn check_save(path: Option<&Path>, tongue: Tongue) -> anyhow::Result<()> {
    let Some(path) = path else { return Ok(()) };
    let speech = speech(tongue);
    if path.is_dir() {
        return Err(wrong_use(fill(speech.is_a_folder, &[&path.display()])));
    }
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|it| !it.is_dir()) {
        return Err(wrong_use(fill(speech.no_such_folder, &[&folder.display()])));
    }
    let is_file = std::fs::metadata(path).is_ok_and(|it| it.is_file() && it.len() > 0);
    let is_other = is_file
        && tapete_workshop::read_text(path).map_or(true, |text| Replay::read(&text).is_err());
    if is_other {
        return Err(wrong_use(fill(speech.not_replaced, &[&path.display()])));
    }
    Ok(())
}

/// Writes a replay; where its place fails, beside the system's other
/// temporary files, so that a played match is not lost.
pub(crate) fn save(replay: &Replay, path: &Path, tongue: Tongue) -> anyhow::Result<()> {
    let text = replay.write();
    let Err(error) = write_atomically(path, text.as_bytes()) else {
        return Ok(());
    };
    let name = format!("tapete-replay-{}.json", std::process::id());
    let rescue = std::env::temp_dir().join(name);
    let mut message = error.say(lang_tongue(tongue));
    if write_atomically(&rescue, text.as_bytes()).is_ok() {
        message.push_str("; ");
        message.push_str(&fill(speech(tongue).saved_instead, &[&rescue.display()]));
    }
    Err(unwell(message))
}

/// Returns the seed that was asked for, or draws one.
pub(crate) fn seed(asked: Option<Seed>) -> Seed {
    repeat::seed(asked)
}

/// All has been said; only the exit code is left.
pub(crate) fn said() -> anyhow::Error {
    Failure::Said.into()
}
