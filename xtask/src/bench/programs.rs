//! The programs that are measured, and the figures that they print.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use super::Plan;
use super::data::{Game, Program, Trial};
use crate::json::Json;
use crate::project::{output, release_program, root, target};

/// Runs a program and reads the object that it prints.
pub(super) fn ran(command: &mut Command) -> Result<Json, String> {
    Json::read(output(command.current_dir(root()))?.trim())
}

/// Runs a limit program once.
pub(super) fn limit(plan: &Plan, program: &Program) -> Result<Json, String> {
    let mut command = on_one_core(example(&program.name));
    command.args([plan.matches.to_string(), plan.seed.to_string()]);
    ran(command.args(&program.arguments))
}

/// Returns the program that plays a game on one thread, by any path.
pub(super) fn speed(plan: &Plan, trial: &Trial, path: Option<&str>) -> Result<Command, String> {
    let mut command = on_one_core(example("speed"));
    command.arg(file(trial)?);
    command.args(["--seed", &plan.seed.to_string()]);
    command.args(["--bots", &trial.bots]);
    if let Some(seats) = trial.seats {
        command.args(["--seats", &seats.to_string()]);
    }
    if let Some(path) = path {
        command.args(["--path", path]);
    }
    Ok(command)
}

/// Simulates a game once, through the public interface.
pub(super) fn simulate(
    plan: &Plan,
    trial: &Trial,
    threads: u64,
    one_core: bool,
) -> Result<Json, String> {
    let program = release_program("tapete");
    let mut command = if one_core {
        on_one_core(program)
    } else {
        Command::new(program)
    };
    command.arg("simulate").arg(file(trial)?);
    command.args(["--bots", &trial.bots, "--json"]);
    for (name, number) in [
        ("--matches", plan.matches),
        ("--seed", plan.seed),
        ("--threads", threads),
    ] {
        command.arg(name).arg(number.to_string());
    }
    ran(&mut command)
}

/// Returns the file of a game; a text is written into the folder of what is
/// built.
pub(super) fn file(trial: &Trial) -> Result<String, String> {
    let text = match &trial.game {
        Game::File(path) => return Ok(path.clone()),
        Game::Text(text) => text,
    };
    let folder = target().join("bench");
    let name = trial.title.replace(|it: char| !it.is_alphanumeric(), "_");
    let file = folder.join(format!("{name}.tapete"));
    std::fs::create_dir_all(&folder)
        .and_then(|()| std::fs::write(&file, text))
        .map_err(|error| format!("cannot write {}: {error}", file.display()))?;
    Ok(file.display().to_string())
}

/// Returns the path of an example that was built for release.
pub(super) fn example(name: &str) -> PathBuf {
    let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    target().join("release").join("examples").join(name)
}

/// Holds a program on one core where the system has `taskset`; elsewhere one
/// thread is as near as we come.
pub(super) fn on_one_core(program: PathBuf) -> Command {
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

pub(super) fn rate(json: &Json) -> Result<f64, String> {
    number(json, "matches_per_second")
}

pub(super) fn number(json: &Json, name: &str) -> Result<f64, String> {
    json.get(name)
        .and_then(Json::number)
        .ok_or_else(|| format!("the program printed no `{name}`"))
}

/// Returns the median of what one made of the other in each round.
pub(super) fn ratio(these: &[f64], those: &[f64]) -> f64 {
    let each: Vec<f64> = these.iter().zip(those).map(|(a, b)| a / b).collect();
    median(&each)
}

pub(super) fn median(numbers: &[f64]) -> f64 {
    let mut numbers = numbers.to_vec();
    numbers.sort_by(f64::total_cmp);
    let middle = numbers.len() / 2;
    if numbers.len().is_multiple_of(2) && middle > 0 {
        (numbers[middle - 1] + numbers[middle]) / 2.0
    } else {
        numbers.get(middle).copied().unwrap_or(f64::NAN)
    }
}

/// Prints a figure in its column, and what is wanted of it.
pub(super) fn print_figure(title: &str, figure: &str, wanted: Option<&str>) {
    let wanted = wanted.map_or(String::new(), |it| format!("   wanted: {it}"));
    println!("{title:<50} {figure:>12}{wanted}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle() {
        assert_eq!(median(&[3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(&[4.0, 1.0, 2.0, 3.0]), 2.5);
    }
}
