//! Dominoes: the Block game by both paths against a limit program, then other
//! games, and how cost grows.

use std::process::ExitCode;

use super::fast_side::{self, Measured};
use super::{
    Plan, domino_games, example, limit, median, on_one_core, rate, ratio, same_results, simulate,
    threads_gain,
};
use crate::json::Json;
use crate::project::{build_release, output, root};

/// The general path plays a match in the time of so many on the fast one, and
/// gets the fewer to play.
const GENERAL_SHARE: u64 = 5;

/// The game that is measured, and who plays it.
const BLOCK: [&str; 2] = ["block", "random"];

/// The games whose copies, guesses and playouts are measured.
const FAST_SIDE: &[Measured] = &[
    Measured::new("block", "games/domino/block.tapete"),
    Measured {
        general: true,
        ..Measured::new("block, general path", "games/domino/block.tapete")
    },
    Measured::new("Mexican train", "games/domino/mexican_train.tapete"),
];

pub(super) fn bench(plan: &Plan) -> Result<ExitCode, String> {
    build_release(&["-p", "tapete-arena", "--example", "limit_domino"])?;
    build_release(&["-p", "tapete-workshop", "--example", "speed"])?;
    build_release(&["-p", "tapete-cli"])?;

    let mut limits = Vec::new();
    let mut ours = Vec::new();
    let mut generals = Vec::new();
    let mut pairs = Vec::new();
    for round in 1..=plan.rounds {
        limits.push(rate(&limit("limit_domino", plan)?)?);
        ours.push(rate(&simulate(plan, BLOCK, 1, true)?)?);
        generals.push(rate(&general(plan)?)?);
        pairs.push(threads_gain(plan, BLOCK, round)?);
        eprintln!("round {round} of {}", plan.rounds);
    }
    let (fast, slow) = (ratio(&ours, &limits), ratio(&generals, &limits));
    let gain = ratio(&ours, &generals);
    println!(
        "block, four seats, random bots, {} matches a round, medians of {} rounds",
        plan.matches, plan.rounds
    );
    println!(
        "(a) limit program             {:>12.0} matches per second",
        median(limits)
    );
    println!(
        "(b) tapete simulate, 1 thread {:>12.0} matches per second",
        median(ours)
    );
    println!(
        "(c) the general path          {:>12.0} matches per second",
        median(generals)
    );
    println!("ratio (b) / (a)               {fast:>12.2}   wanted: at least 0.5");
    println!("ratio (c) / (a)               {slow:>12.3}   wanted: at least 0.08");
    println!("ratio (b) / (c)               {gain:>12.2}");
    println!(
        "2 threads / 1 thread          {:>12.2}   wanted: at least 1.8",
        median(pairs)
    );

    let verdict = same_results(plan, BLOCK)?;
    fast_side::bench(FAST_SIDE)?;
    if plan.milliseconds > 0 {
        domino_games::bench(plan)?;
    }
    Ok(verdict)
}

/// Simulates the Block game once, by the general path.
fn general(plan: &Plan) -> Result<Json, String> {
    let mut command = on_one_core(example("speed"));
    command.args(["games/domino/block.tapete", "--general"]);
    let matches = (plan.matches / GENERAL_SHARE).max(1);
    command.args(["--matches", &matches.to_string()]);
    command.args(["--seed", &plan.seed.to_string()]);
    Json::read(output(command.current_dir(root()))?.trim())
}
