//! Card games: a mirror of Classic against a program that shares no code with
//! ours, `crates/ccg/examples/limit_ccg`.
//!
//! Both play the deck `Night shift` at random. A rule that is read wrongly, such
//! as who draws first or who may block, shows in who wins or in how long it takes.
//! Seeds are fixed, so the trial passes always or never.

use libtest_mimic::Failed;
use tapete_game::{Seat, Seed, Standing};

use super::ERRORS_MAX;
use crate::games::compile;
use crate::golden::{read, root};

/// The mirror.
const GAME: &str = "games/ccg/classic/bench.tapete";

/// What the other program gives: how often seat 0 wins, and how many turns a
/// match has.
const WINS: f64 = 0.489;
const TURNS: f64 = 38.5;

/// What rounding may have added to each figure.
const WINS_ROUNDING: f64 = 0.000_5;
const TURNS_ROUNDING: f64 = 0.05;

/// How many matches we play: a program that is built for speed plays more.
const MATCHES: u64 = if cfg!(debug_assertions) {
    3_000
} else {
    20_000
};

pub(super) fn run() -> Result<(), Failed> {
    let game = compile(GAME, &read(&root().join(GAME))?, None)?;
    let random = ["random".to_owned()];
    let mut bots = tapete_bots::team(&game, &random).map_err(|error| error.to_string())?;
    let (mut wins, mut turns, mut squares) = (0_u64, 0_u64, 0_u64);
    let mut playing = game.start_silent(Seed::new(2026));
    for index in 0..MATCHES {
        let seed = Seed { seed: 2026, index };
        playing.restart(seed);
        for (seat, bot) in game.seats().zip(&mut bots) {
            bot.start(seat, seed.for_seat(seat.index()));
        }
        playing
            .play_out(&mut bots)
            .map_err(|error| error.to_string())?;
        let outcome = playing.outcome().ok_or("a match has no outcome")?;
        wins += u64::from(matches!(outcome.standing(Seat(0)), Standing::Won));
        let n_turns = playing.n_turns();
        turns += n_turns;
        squares += n_turns * n_turns;
    }
    let n = MATCHES as f64;
    let (wins, turns) = (wins as f64 / n, turns as f64 / n);
    let spread = (squares as f64 / n - turns * turns).max(0.0);
    let mut wrong = Vec::new();
    let mut compare = |name: &str, ours: f64, wanted: f64, spread: f64, rounding: f64| {
        let allowed = ERRORS_MAX * (spread / n).sqrt() + rounding;
        if (ours - wanted).abs() > allowed {
            wrong.push(format!(
                "  {name}: {ours:.4}, wanted {wanted} (at most {allowed:.4} away)"
            ));
        }
    };
    compare("wins", wins, WINS, WINS * (1.0 - WINS), WINS_ROUNDING);
    compare("turns", turns, TURNS, spread, TURNS_ROUNDING);
    match wrong.is_empty() {
        true => Ok(()),
        false => Err(format!("{MATCHES} matches of {GAME}:\n{}", wrong.join("\n")).into()),
    }
}
