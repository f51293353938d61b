//! `cargo xtask bench`: speed as ratios inside one run, never as a timed test.
//!
//! What is measured is data: a crate has a `bench.json`, and nothing here knows
//! what its games are.

mod comparisons;
mod data;
mod fast_side;
mod own;
mod programs;
mod tables;

use std::process::ExitCode;

use crate::Chore;
use crate::project::build_release;
use data::Bench;

pub(crate) const CHORE: Chore = Chore {
    name: "bench",
    line: "measures speed as ratios in one run",
    help: "\
Measures how fast the games of a crate are simulated, against limit programs
written by hand, in alternating rounds on one core, and how two threads do
against one; then what programs of the crate's own measure; then the fast side:
what copying, guessing and hashing a match costs, and how many random playouts
fit in a second; then tables of other games.

What that is for each stands in its `crates/NAME/bench.json`. Without a name it
lists those that there are.

Prints medians. Never fails on time; fails if results depend on the number of
threads, or if something does not hold that must.

Usage: cargo xtask bench NAME [OPTIONS]

  --matches N        matches of each main game per round (default: as the
                     data says)
  --rounds N         rounds of each program (default 7)
  --seed S           seed of all matches (default 42)
  --milliseconds N   about how long each other game plays per round; there are
                     at most 3 such rounds (default 200; 0 leaves them out)
",
    work: bench,
};

/// What one run measures with.
struct Plan {
    matches: u64,
    rounds: u64,
    seed: u64,
    milliseconds: u64,
}

fn bench(args: &[String]) -> Result<ExitCode, String> {
    let Some((name, options)) = args.split_first() else {
        return Err(format!("say what to measure:\n{}", listed()?));
    };
    let Some(bench) = data::read(name)? else {
        return Err(format!(
            "there is nothing to measure for `{name}`; write one of these:\n{}",
            listed()?
        ));
    };
    let plan = plan(options, bench.matches)?;
    build(name, &bench)?;
    let well = comparisons::bench(&plan, &bench)?;
    fast_side::bench(&bench.fast_side)?;
    if plan.milliseconds > 0 {
        tables::bench(&plan, &bench.tables)?;
    }
    Ok(if well {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Lists what can be measured, a line each.
fn listed() -> Result<String, String> {
    let mut lines = Vec::new();
    for name in data::names()? {
        if let Some(bench) = data::read(&name)? {
            lines.push(format!("  cargo xtask bench {name:<10} {}", bench.about));
        }
    }
    Ok(lines.join("\n"))
}

fn plan(mut rest: &[String], matches: u64) -> Result<Plan, String> {
    let mut plan = Plan {
        matches,
        rounds: 7,
        seed: 42,
        milliseconds: 200,
    };
    while let [name, value, others @ ..] = rest {
        let number: u64 = value
            .parse()
            .map_err(|_| format!("`{name}` needs a whole number, not `{value}`"))?;
        match name.as_str() {
            "--matches" => plan.matches = number.max(1),
            "--rounds" => plan.rounds = number.max(1),
            "--seed" => plan.seed = number,
            "--milliseconds" => plan.milliseconds = number,
            other => return Err(format!("unknown argument `{other}`")),
        }
        rest = others;
    }
    match rest {
        [] => Ok(plan),
        [other, ..] => Err(format!(
            "unknown argument `{other}`, or its number is missing"
        )),
    }
}

/// Builds all that will run, before the first round.
fn build(name: &str, bench: &Bench) -> Result<(), String> {
    let package = format!("tapete-{name}");
    let limits = bench.comparisons.iter().map(|it| &it.limit.name);
    let own = bench.programs.iter().map(|it| &it.program.name);
    for example in limits.chain(own) {
        build_release(&["-p", &package, "--example", example])?;
    }
    for example in ["speed", "fast_side"] {
        build_release(&["-p", "tapete-workshop", "--example", example])?;
    }
    build_release(&["-p", "tapete-cli"])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_use_is_refused() {
        let words = |text: &str| {
            text.split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        assert!(plan(&words("--rounds 3"), 9).is_ok_and(|it| it.rounds == 3 && it.matches == 9));
        for wrong in ["--rounds", "--rounds x", "--speed 3", "3"] {
            assert!(plan(&words(wrong), 9).is_err(), "{wrong}");
        }
        for wrong in ["", "no-such-crate", "../xtask --rounds 3"] {
            let refusal = bench(&words(wrong)).expect_err(wrong);
            assert!(refusal.contains("cargo xtask bench "), "{refusal}");
        }
    }
}
