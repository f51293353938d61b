//! Card games: a mirror of Classic against a limit program, and the copy of a
//! state.

use std::process::ExitCode;

use super::fast_side::{self, Measured};
use super::tables::{self, Trial};
use super::{
    Plan, example, limit, median, number, on_one_core, rate, ratio, same_results, simulate,
    threads_gain,
};
use crate::json::Json;
use crate::project::{build_release, output, root};

/// The mirror that is measured, and its bots.
const MIRROR: [&str; 2] = ["bench", "random"];

/// The ratio that is wanted.
const WANTED: f64 = 0.05;

/// The games whose copies, guesses and playouts are measured.
const FAST_SIDE: &[Measured] = &[
    Measured::new("bench mirror", "games/ccg/classic/bench.tapete"),
    Measured::new("Two captains", "games/ccg/shadowlike/two_captains.tapete"),
];

pub(super) fn bench(plan: &Plan) -> Result<ExitCode, String> {
    build_release(&["-p", "tapete-arena", "--example", "limit_ccg"])?;
    build_release(&["-p", "tapete-ccg", "--example", "copy_speed"])?;
    build_release(&["-p", "tapete-workshop", "--example", "speed"])?;
    build_release(&["-p", "tapete-cli"])?;

    let mut limits = Vec::new();
    let mut ours = Vec::new();
    let mut pairs = Vec::new();
    let mut copies = Vec::new();
    let mut bytes = 0.0;
    for round in 1..=plan.rounds {
        limits.push(rate(&limit("limit_ccg", plan)?)?);
        ours.push(rate(&simulate(plan, MIRROR, 1, true)?)?);
        pairs.push(threads_gain(plan, MIRROR, round)?);
        let mut command = on_one_core(example("copy_speed"));
        command.arg(root().join("games/ccg/classic/bench.tapete"));
        let copied = Json::read(output(&mut command)?.trim())?;
        copies.push(number(&copied, "state_copy_ns")?);
        bytes = number(&copied, "state_bytes")?;
        eprintln!("round {round} of {}", plan.rounds);
    }
    let fast = ratio(&ours, &limits);
    println!(
        "mirror of 60 cards, random players, {} matches a round, medians of {} rounds",
        plan.matches, plan.rounds
    );
    println!(
        "limit program {:.0}, tapete simulate {:.0} matches per second",
        median(limits),
        median(ours)
    );
    println!("ratio {fast:.3}   wanted: at least {WANTED}");
    println!("2 threads / 1 thread {:.2}", median(pairs));
    println!(
        "copy of a state {:.0} ns (at most {bytes:.0} bytes)   wanted: at most 1000",
        median(copies)
    );
    let verdict = same_results(plan, MIRROR)?;
    fast_side::bench(FAST_SIDE)?;
    if plan.milliseconds > 0 {
        tables::bench(plan, &[("games, random players", games())])?;
    }
    Ok(verdict)
}

fn games() -> Vec<Trial> {
    let each = [
        "classic/first_match",
        "classic/iron_and_bone",
        "classic/sky_and_sea",
        "shadowlike/two_captains",
        "pocketlike/kiln_and_river",
        "thesis/thesis",
    ];
    each.into_iter()
        .map(|name| (name, format!("games/ccg/{name}.tapete")))
        .filter(|(_, path)| root().join(path).is_file())
        .map(|(name, text)| Trial {
            name: name.to_owned(),
            text,
            bots: "random",
            seats: None,
            general: false,
        })
        .collect()
}
