//! Tables of games, each played for a while: how fast, and what a turn costs.

use super::{Plan, example, median, number, on_one_core};
use crate::json::Json;
use crate::project::{output, root, target};

/// How many rounds there are at most.
const ROUNDS_MAX: u64 = 3;

/// One thing to measure: a line of a table.
pub(super) struct Trial {
    pub(super) name: String,
    /// A file, from the root of the project.
    pub(super) text: String,
    pub(super) bots: &'static str,
    pub(super) seats: Option<usize>,
    /// Whether dominoes go by the path that plays any rules.
    pub(super) general: bool,
}

/// What was measured of one game, in each round.
#[derive(Default)]
struct Measured {
    matches: Vec<f64>,
    turns: Vec<f64>,
    microseconds: Vec<f64>,
    turns_per_match: f64,
}

/// Measures games in rounds and prints a table for each title.
pub(super) fn bench(plan: &Plan, tables: &[(&str, Vec<Trial>)]) -> Result<(), String> {
    let n_rounds = plan.rounds.min(ROUNDS_MAX);
    let mut measured: Vec<Vec<Measured>> = tables
        .iter()
        .map(|(_, trials)| trials.iter().map(|_| Measured::default()).collect())
        .collect();
    for round in 1..=n_rounds {
        for ((_, trials), measured) in tables.iter().zip(&mut measured) {
            for (trial, measured) in trials.iter().zip(measured) {
                measure(plan, trial, measured)?;
            }
        }
        eprintln!("round {round} of {n_rounds}, other games");
    }
    for ((title, _), (trials, measured)) in tables
        .iter()
        .zip(tables.iter().map(|it| &it.1).zip(measured))
    {
        let heads = ["matches/s", "turns/s", "turns/match", "us/turn"];
        println!();
        println!(
            "{title:<50} {:>10} {:>12} {:>12} {:>9}",
            heads[0], heads[1], heads[2], heads[3]
        );
        for (trial, it) in trials.iter().zip(measured) {
            println!(
                "  {:<48} {:>10.0} {:>12.0} {:>12.1} {:>9.3}",
                trial.name,
                median(it.matches),
                median(it.turns),
                it.turns_per_match,
                median(it.microseconds)
            );
        }
    }
    Ok(())
}

/// Plays one game for about as long as the plan says.
fn measure(plan: &Plan, trial: &Trial, measured: &mut Measured) -> Result<(), String> {
    let mut command = on_one_core(example("speed"));
    command.arg(&trial.text);
    command.args(["--milliseconds", &plan.milliseconds.to_string()]);
    command.args(["--seed", &plan.seed.to_string()]);
    command.args(["--bots", trial.bots]);
    if let Some(seats) = trial.seats {
        command.args(["--seats", &seats.to_string()]);
    }
    if trial.general {
        command.arg("--general");
    }
    let json = Json::read(output(command.current_dir(root()))?.trim())?;
    measured.matches.push(number(&json, "matches_per_second")?);
    measured.turns.push(number(&json, "turns_per_second")?);
    let microseconds = number(&json, "microseconds_per_turn")?;
    measured.microseconds.push(microseconds);
    measured.turns_per_match = number(&json, "turns")? / number(&json, "matches")?;
    Ok(())
}

/// Writes a game into the folder of what is built; returns its file.
pub(super) fn written(name: &str, text: &str) -> Result<String, String> {
    let folder = target().join("bench");
    let file = folder.join(format!("{}.tapete", name.replace([' ', ','], "_")));
    std::fs::create_dir_all(&folder)
        .and_then(|()| std::fs::write(&file, text))
        .map_err(|error| format!("cannot write {}: {error}", file.display()))?;
    Ok(file.display().to_string())
}
