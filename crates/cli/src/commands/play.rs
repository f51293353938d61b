//! `tapete play`: a person in one or more seats.

use std::io::Write as _;

use crate::args::PlayArgs;
use crate::failure::unwell;
use crate::opening;
use crate::out::{Out, at_terminal};
use crate::plain;
use crate::screen::{self, Table};
use crate::speech::fill;

pub(super) fn run(args: &PlayArgs, out: &mut Out) -> anyhow::Result<()> {
    let tongue = out.tongue;
    let opened = opening::game(&args.game, &args.bots, args.players, tongue)?;
    opening::check_save(args.save.as_deref(), tongue)?;
    let seed = opening::seed(args.seed);
    let game = &opened.game;
    let table = Table {
        playing: game.start(seed),
        players: opening::players(game, &args.seats, &opened.bots, seed, tongue)?,
        tongue,
        texts: opened.loaded.texts,
        seed,
        replay_path: args.save.clone(),
        keeps_secret: args.seed.is_none(),
    };
    if args.plain || !at_terminal() {
        return plain::play(table, out);
    }
    let names = plain::shown_names(&table, out.speech);
    let ending = screen::play(table)?;
    tell_ending(&ending, &names, out)
}

/// Says on the plain terminal what the screen left behind.
pub(super) fn tell_ending(
    ending: &screen::Ending,
    names: &[String],
    out: &mut Out,
) -> anyhow::Result<()> {
    if let Some(path) = &ending.saved {
        writeln!(out, "{}", fill(out.speech.saved, &[&path.display()]))?;
    }
    if ending.playing.is_over() {
        plain::tell_outcome(&ending.playing, names, out)?;
    }
    plain::tell_repeat(out)?;
    match &ending.failure {
        Some(failure) => Err(unwell(failure)),
        None => Ok(()),
    }
}
