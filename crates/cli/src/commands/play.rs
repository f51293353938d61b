//! `tapete play`: a person in one or more seats, of a new match or of one that
//! was left.

use std::io::Write as _;
use std::path::PathBuf;

use tapete_game::{Match, Reader};
use tapete_workshop::{Text, is_replay, open_replay};

use crate::args::PlayArgs;
use crate::failure::{unwell, wrong_use};
use crate::opening;
use crate::out::{Out, at_terminal};
use crate::plain;
use crate::recording::broken;
use crate::saving;
use crate::screen::{self, Player, Table};
use crate::seating;
use crate::speech::fill;

pub(super) fn run(args: &PlayArgs, out: &mut Out) -> anyhow::Result<()> {
    let text = opening::text(&args.game, out.tongue)?;
    let table = match is_replay(&text.text) {
        true => resumed(args, &text, out)?,
        false => begun(args, out)?,
    };
    if args.plain || !at_terminal() {
        return plain::play(table, out);
    }
    let reader = plain::reader_of(&table.players);
    let ending = screen::play(table)?;
    tell_ending(&ending, reader, out)
}

/// Sets the table for a new match.
fn begun(args: &PlayArgs, out: &Out) -> anyhow::Result<Table> {
    let tongue = out.tongue;
    let opened = opening::game(&args.game, &args.bots, args.players, tongue)?;
    saving::check(args.save.as_deref(), tongue)?;
    let seed = opening::seed(args.seed);
    let game = &opened.game;
    let players = seating::players(game, &args.seats, &opened.bots, seed, tongue)?;
    let mut playing = game.start(seed);
    seating::name_players(&mut playing, &players, &args.names, tongue)?;
    Ok(Table {
        playing,
        players,
        tongue,
        texts: opened.loaded.texts,
        seed,
        replay_path: args.save.clone(),
        keeps_secret: args.seed.is_none(),
    })
}

/// Sets the table for a match that was left, exactly where it was left.
fn resumed(args: &PlayArgs, text: &Text, out: &Out) -> anyhow::Result<Table> {
    let (speech, tongue, file) = (out.speech, out.tongue, &args.game);
    let asks_who = !(args.seats.is_empty() && args.bots.is_empty() && args.names.is_empty());
    if asks_who || args.players.is_some() || args.seed.is_some() {
        return Err(wrong_use(fill(speech.resumed_is_fixed, &[file])));
    }
    let opened = open_replay(&text.text).map_err(|error| broken(file, &error, tongue))?;
    let replay = opened.replay;
    if replay.is_finished() {
        return Err(wrong_use(fill(speech.resumed_has_ended, &[file])));
    }
    let path = args.save.clone().unwrap_or_else(|| PathBuf::from(file));
    saving::check(Some(&path), tongue)?;
    let start = replay.start(&opened.game);
    let mut playing = start.map_err(|error| broken(file, &error, tongue))?;
    let Some(seed) = playing.seed() else {
        return Err(unwell(speech.not_over));
    };
    let mut players = seating::seated(&opened.game, &replay.players, seed, tongue)?;
    seating::name_players(&mut playing, &players, &[], tongue)?;
    for (index, it) in replay.moves.iter().enumerate() {
        ask_again(&playing, &mut players, it.seat.index());
        let played = playing.play(it.seat, &it.text);
        played.map_err(|error| broken(file, &replay.refused(index, &error), tongue))?;
    }
    Ok(Table {
        playing,
        players,
        tongue,
        texts: replay.texts,
        seed,
        replay_path: Some(path),
        keeps_secret: true,
    })
}

/// Lets a bot think about a move that it made already, so that its own luck is
/// as far as it was; what it says now does not matter.
fn ask_again(playing: &Match, players: &mut [Player], seat: usize) {
    let Some(Player::Bot { bot, .. }) = players.get_mut(seat) else {
        return;
    };
    let seat = playing.turn().seats().iter().find(|it| it.index() == seat);
    if let Some(seat) = seat {
        let _ = playing.choose(seat, bot.as_mut());
    }
}

/// Says on the plain terminal what the screen left behind.
pub(super) fn tell_ending(
    ending: &screen::Ending,
    reader: Reader,
    out: &mut Out,
) -> anyhow::Result<()> {
    if let Some(path) = &ending.saved {
        writeln!(out, "{}", fill(out.speech.saved, &[&path.display()]))?;
    }
    if ending.playing.is_over() {
        plain::tell_outcome(&ending.playing, reader, out)?;
    }
    plain::tell_repeat(out)?;
    match &ending.failure {
        Some(failure) => Err(unwell(failure)),
        None => Ok(()),
    }
}
