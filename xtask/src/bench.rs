//! `cargo xtask bench`: speed as ratios inside one run, never as a timed test.

mod ccg;
mod domino;
mod domino_games;
mod duel;
mod fast_side;
mod konquest;
mod tables;

use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};

use crate::Chore;
use crate::json::Json;
use crate::project::{output, release_program, root, target};

pub(crate) const CHORE: Chore = Chore {
    name: "bench",
    line: "measures speed as ratios in one run",
    help: "\
Measures how fast matches are simulated, against a hand-written limit program,
in alternating rounds on one core, and how two threads do against one.

ccg: a mirror of Classic with 60 cards, both seats random; then the copy of a
state, and other shipped card games.
domino: the Block game by its own fast path, and the same game by the path that
plays any rules; then other shipped games, and how the cost of a turn grows with
tiles, seats and faces.
duel: a mirror with the cards of the original and one with effects of level 1,
both seats random; then the decision of the classic bot at seven cards against
the enumeration as it was first written, the copy of a state, and the bots.
konquest: KDE's game for two, both seats `normal`; then the other bots and maps,
and how the cost of a turn grows with planets, players and fleets.

Each of them ends with the fast side: what copying, guessing and hashing a match
costs, and how many random playouts fit in a second.

Prints medians. Never fails on time; fails if results depend on the number of
threads.

Usage: cargo xtask bench ccg|domino|duel|konquest [OPTIONS]

  --matches N        matches of the main game per round (default 2000000 for
                     domino, 500000 for duel, 100000 for konquest,
                     50000 for ccg)
  --rounds N         rounds of each program (default 7)
  --seed S           seed of all matches (default 42)
  --milliseconds N   about how long each other game plays per round; there are
                     at most 3 such rounds (default 200; 0 leaves them out)
",
    work: bench,
};

/// What can be measured.
#[derive(Clone, Copy)]
enum Family {
    Ccg,
    Domino,
    Duel,
    Konquest,
}

/// What one run measures with.
struct Plan {
    matches: u64,
    rounds: u64,
    seed: u64,
    milliseconds: u64,
}

/// What says how long a run took, and not what came out.
const OF_THE_CLOCK: &[&str] = &["seconds", "matches_per_second", "threads"];

fn bench(args: &[String]) -> Result<ExitCode, String> {
    let (family, plan) = plan(args)?;
    match family {
        Family::Ccg => ccg::bench(&plan),
        Family::Domino => domino::bench(&plan),
        Family::Duel => duel::bench(&plan),
        Family::Konquest => konquest::bench(&plan),
    }
}

fn plan(args: &[String]) -> Result<(Family, Plan), String> {
    let Some((family, mut rest)) = args.split_first() else {
        return Err("say what to measure: `cargo xtask bench domino`".to_owned());
    };
    let (family, matches) = match family.as_str() {
        "ccg" => (Family::Ccg, 50_000),
        "domino" => (Family::Domino, 2_000_000),
        "duel" => (Family::Duel, 500_000),
        "konquest" => (Family::Konquest, 100_000),
        other => {
            return Err(format!(
                "there is nothing to measure for `{other}`; write `ccg`, `domino`, `duel` or `konquest`"
            ));
        }
    };
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
        [] => Ok((family, plan)),
        [other, ..] => Err(format!(
            "unknown argument `{other}`, or its number is missing"
        )),
    }
}

/// Runs a limit program once.
fn limit(name: &str, plan: &Plan) -> Result<Json, String> {
    limit_of(name, plan, &[])
}

/// Runs a limit program once that plays several games.
fn limit_of(name: &str, plan: &Plan, which: &[&str]) -> Result<Json, String> {
    let mut command = on_one_core(example(name));
    command.args([plan.matches.to_string(), plan.seed.to_string()]);
    command.args(which);
    Json::read(output(&mut command)?.trim())
}

/// Returns the path of an example that was built for release.
fn example(name: &str) -> PathBuf {
    let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    target().join("release").join("examples").join(name)
}

/// Simulates a shipped game once, through the public interface.
fn simulate(
    plan: &Plan,
    [game, bots]: [&str; 2],
    threads: u64,
    one_core: bool,
) -> Result<Json, String> {
    let program = release_program("tapete");
    let mut command = if one_core {
        on_one_core(program)
    } else {
        Command::new(program)
    };
    command.args(["simulate", game, "--bots", bots, "--json"]);
    for (name, number) in [
        ("--matches", plan.matches),
        ("--seed", plan.seed),
        ("--threads", threads),
    ] {
        command.arg(name).arg(number.to_string());
    }
    Json::read(output(command.current_dir(root()))?.trim())
}

/// Returns what two threads make of one, in one round.
fn threads_gain(plan: &Plan, what: [&str; 2], round: u64) -> Result<f64, String> {
    // Whichever runs first finds the machine in another mood.
    let order = if round.is_multiple_of(2) {
        [1, 2]
    } else {
        [2, 1]
    };
    let rates = [
        rate(&simulate(plan, what, order[0], false)?)?,
        rate(&simulate(plan, what, order[1], false)?)?,
    ];
    Ok(if order[0] == 1 {
        rates[1] / rates[0]
    } else {
        rates[0] / rates[1]
    })
}

/// Tells whether the number of threads changes what comes out.
fn same_results(plan: &Plan, what: [&str; 2]) -> Result<ExitCode, String> {
    let results: Vec<Json> = [1, 2, 3]
        .iter()
        .map(|threads| Ok(simulate(plan, what, *threads, false)?.without(OF_THE_CLOCK)))
        .collect::<Result<_, String>>()?;
    let same = results.iter().all(|it| *it == results[0]);
    let verdict = if same { "identical" } else { "DIFFERENT" };
    println!("results with 1, 2, 3 threads  {verdict:>12}");
    Ok(if same {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Returns the median of what one made of the other in each round.
fn ratio(these: &[f64], those: &[f64]) -> f64 {
    median(these.iter().zip(those).map(|(a, b)| a / b).collect())
}

/// Holds a program on one core where the system has `taskset`; elsewhere one
/// thread is as near as we come.
fn on_one_core(program: PathBuf) -> Command {
    let found = Command::new("taskset")
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|it| it.success());
    if !found {
        return Command::new(program);
    }
    let mut command = Command::new("taskset");
    command.args(["-c", "0"]).arg(program);
    command
}

fn rate(json: &Json) -> Result<f64, String> {
    number(json, "matches_per_second")
}

fn number(json: &Json, name: &str) -> Result<f64, String> {
    json.get(name)
        .and_then(Json::number)
        .ok_or_else(|| format!("the program printed no `{name}`"))
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    let middle = numbers.len() / 2;
    if numbers.len().is_multiple_of(2) && middle > 0 {
        (numbers[middle - 1] + numbers[middle]) / 2.0
    } else {
        numbers.get(middle).copied().unwrap_or(f64::NAN)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle() {
        assert_eq!(median(vec![3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(vec![4.0, 1.0, 2.0, 3.0]), 2.5);
    }

    #[test]
    fn wrong_use_is_refused() {
        let words = |text: &str| {
            text.split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        assert!(plan(&words("domino --rounds 3")).is_ok_and(|it| it.1.rounds == 3));
        for wrong in [
            "",
            "chess",
            "domino --rounds",
            "domino --rounds x",
            "domino --speed 3",
        ] {
            assert!(plan(&words(wrong)).is_err(), "{wrong}");
        }
    }
}
