//! `cargo xtask bench`: speed as ratios inside one run, never as a timed test.

mod games;

use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};

use crate::Chore;
use crate::json::Json;
use crate::project::{build_release, output, release_program, root, target};

pub(crate) const CHORE: Chore = Chore {
    name: "bench",
    line: "measures speed as ratios in one run",
    help: "\
Measures how fast matches are simulated, against a hand-written limit program,
in alternating rounds on one core, and how two threads do against one: the Block
game by its own fast path, and the same game by the path that plays any rules.
Then other shipped games, and how the cost of a turn grows with tiles, seats and
faces. Prints medians. Never fails on time; fails if results depend on the number
of threads.

Usage: cargo xtask bench domino [OPTIONS]

  --matches N        matches of Block per round (default 2000000)
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

/// The general path plays a match in the time of so many on the fast one, and
/// gets the fewer to play.
const GENERAL_SHARE: u64 = 5;

/// What says how long a run took, and not what came out.
const OF_THE_CLOCK: &[&str] = &["seconds", "matches_per_second", "threads"];

fn bench(args: &[String]) -> Result<ExitCode, String> {
    let plan = plan(args)?;
    build_release(&["-p", "tapete-arena", "--example", "limit_domino"])?;
    build_release(&["-p", "tapete-workshop", "--example", "speed_domino"])?;
    build_release(&["-p", "tapete-cli"])?;

    let mut limits = Vec::new();
    let mut ours = Vec::new();
    let mut generals = Vec::new();
    let mut pairs = Vec::new();
    for round in 1..=plan.rounds {
        limits.push(rate(&limit(&plan)?)?);
        ours.push(rate(&simulate(&plan, 1, true)?)?);
        generals.push(rate(&general(&plan)?)?);
        // Whichever runs first finds the machine in another mood.
        let order = if round % 2 == 0 { [1, 2] } else { [2, 1] };
        let rates = [
            rate(&simulate(&plan, order[0], false)?)?,
            rate(&simulate(&plan, order[1], false)?)?,
        ];
        pairs.push(if order[0] == 1 {
            rates[1] / rates[0]
        } else {
            rates[0] / rates[1]
        });
        eprintln!("round {round} of {}", plan.rounds);
    }
    let ratio = |these: &[f64], those: &[f64]| {
        median(these.iter().zip(those).map(|(a, b)| a / b).collect())
    };
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

    let results: Vec<Json> = [1, 2, 3]
        .iter()
        .map(|threads| Ok(simulate(&plan, *threads, false)?.without(OF_THE_CLOCK)))
        .collect::<Result<_, String>>()?;
    let same = results.iter().all(|it| *it == results[0]);
    let verdict = if same { "identical" } else { "DIFFERENT" };
    println!("results with 1, 2, 3 threads  {verdict:>12}");
    if plan.milliseconds > 0 {
        games::bench(&plan)?;
    }
    Ok(if same {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn plan(args: &[String]) -> Result<Plan, String> {
    let mut plan = Plan {
        matches: 2_000_000,
        rounds: 7,
        seed: 42,
        milliseconds: 200,
    };
    let Some((family, mut rest)) = args.split_first() else {
        return Err("say what to measure: `cargo xtask bench domino`".to_owned());
    };
    if family != "domino" {
        return Err(format!(
            "there is nothing to measure for `{family}`; write `domino`"
        ));
    }
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

/// Runs the limit program once.
fn limit(plan: &Plan) -> Result<Json, String> {
    let mut command = on_one_core(example("limit_domino"));
    command.args([plan.matches.to_string(), plan.seed.to_string()]);
    Json::read(output(&mut command)?.trim())
}

/// Simulates the Block game once, by the general path.
fn general(plan: &Plan) -> Result<Json, String> {
    let mut command = on_one_core(example("speed_domino"));
    command.args(["games/domino/block.tapete", "--general"]);
    let matches = (plan.matches / GENERAL_SHARE).max(1);
    command.args(["--matches", &matches.to_string()]);
    command.args(["--seed", &plan.seed.to_string()]);
    Json::read(output(command.current_dir(root()))?.trim())
}

/// Returns the path of an example that was built for release.
fn example(name: &str) -> PathBuf {
    let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    target().join("release").join("examples").join(name)
}

/// Simulates the shipped Block game once, through the public interface.
fn simulate(plan: &Plan, threads: u64, one_core: bool) -> Result<Json, String> {
    let program = release_program("tapete");
    let mut command = if one_core {
        on_one_core(program)
    } else {
        Command::new(program)
    };
    command.args(["simulate", "block", "--bots", "random", "--json"]);
    for (name, number) in [
        ("--matches", plan.matches),
        ("--seed", plan.seed),
        ("--threads", threads),
    ] {
        command.arg(name).arg(number.to_string());
    }
    Json::read(output(command.current_dir(root()))?.trim())
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
        assert!(plan(&words("domino --rounds 3")).is_ok_and(|it| it.rounds == 3));
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
