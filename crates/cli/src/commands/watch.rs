//! `tapete watch`: a match between bots, step by step or at a pace.

use std::time::Duration;

use super::play::tell_ending;
use crate::args::WatchArgs;
use crate::opening;
use crate::out::{Out, at_terminal};
use crate::plain;
use crate::saving;
use crate::screen::{self, Pace, Table};
use crate::seating;

/// Slow enough to follow, quick enough not to wait.
const PACE_DEFAULT_MS: u64 = 700;

pub(super) fn run(args: &WatchArgs, out: &mut Out) -> anyhow::Result<()> {
    let tongue = out.tongue;
    let opened = opening::game(&args.game, &args.bots, args.players, tongue)?;
    saving::check(args.save.as_deref(), tongue)?;
    let game = &opened.game;
    opening::check_reader(game, args.seat, tongue)?;
    let names = seating::bot_names(game, &opened.bots, tongue)?;
    let seed = opening::seed(args.seed);
    let players = seating::seated(game, &names, seed, tongue)?;
    let mut playing = game.start(seed);
    seating::name_players(&mut playing, &players, &args.names, tongue)?;
    let table = Table {
        playing,
        players,
        tongue,
        texts: opened.loaded.texts,
        seed,
        replay_path: args.save.clone(),
        keeps_secret: false,
    };
    if args.plain || !at_terminal() {
        // Nobody waits for a script unless it was asked for.
        let pace = match (args.step, args.pace) {
            (true, _) => Pace::Step,
            (false, pace) => Pace::Every(Duration::from_millis(pace.unwrap_or(0))),
        };
        return plain::watch(table, pace, args.seat, out);
    }
    let pace = match args.step {
        true => Pace::Step,
        false => Pace::Every(Duration::from_millis(args.pace.unwrap_or(PACE_DEFAULT_MS))),
    };
    let ending = screen::watch(table, pace, args.seat)?;
    tell_ending(&ending, args.seat, out)
}
