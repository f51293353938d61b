//! Tables of games, each played for a while: how fast, and what a turn costs.

use super::Plan;
use super::data::{Table, Trial};
use super::programs::{median, number, ran, speed};

/// How many rounds there are at most.
const ROUNDS_MAX: u64 = 3;

/// What was measured of one game, in each round.
#[derive(Default)]
struct Measured {
    matches: Vec<f64>,
    turns: Vec<f64>,
    microseconds: Vec<f64>,
    turns_per_match: f64,
}

/// Measures games in rounds and prints a table for each title.
pub(super) fn bench(plan: &Plan, tables: &[Table]) -> Result<(), String> {
    let n_rounds = plan.rounds.min(ROUNDS_MAX);
    let mut measured: Vec<Vec<Measured>> = tables
        .iter()
        .map(|it| it.trials.iter().map(|_| Measured::default()).collect())
        .collect();
    for round in 1..=n_rounds {
        for (table, measured) in tables.iter().zip(&mut measured) {
            for (trial, measured) in table.trials.iter().zip(measured) {
                measure(plan, trial, measured)?;
            }
        }
        eprintln!("round {round} of {n_rounds}, other games");
    }
    for (table, measured) in tables.iter().zip(measured) {
        let heads = ["matches/s", "turns/s", "turns/match", "us/turn"];
        println!();
        println!(
            "{:<50} {:>10} {:>12} {:>12} {:>9}",
            table.title, heads[0], heads[1], heads[2], heads[3]
        );
        for (trial, it) in table.trials.iter().zip(measured) {
            println!(
                "  {:<48} {:>10.0} {:>12.0} {:>12.1} {:>9.3}",
                trial.title,
                median(&it.matches),
                median(&it.turns),
                it.turns_per_match,
                median(&it.microseconds)
            );
        }
    }
    Ok(())
}

/// Plays one game for about as long as the plan says.
fn measure(plan: &Plan, trial: &Trial, measured: &mut Measured) -> Result<(), String> {
    let mut command = speed(plan, trial, trial.path.as_deref())?;
    command.args(["--milliseconds", &plan.milliseconds.to_string()]);
    let json = ran(&mut command)?;
    measured.matches.push(number(&json, "matches_per_second")?);
    measured.turns.push(number(&json, "turns_per_second")?);
    let microseconds = number(&json, "microseconds_per_turn")?;
    measured.microseconds.push(microseconds);
    measured.turns_per_match = number(&json, "turns")? / number(&json, "matches")?;
    Ok(())
}
