//! Scenarios: the abilities of card games, each tested in one line.

use std::collections::BTreeSet;

use libtest_mimic::{Failed, Trial};
use tapete_ccg::scenario::{Outcome, is_scenarios, run};

use crate::golden::{files, read, shown};

/// Where scenarios lie.
const FOLDER: &str = "tests/scenarios";

/// Makes one trial per ability: all its scenarios begin with its name.
pub fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    for path in files(FOLDER, "txt") {
        let file = shown(&path);
        let Ok(text) = read(&path) else {
            continue;
        };
        for ability in abilities(&text) {
            let name = format!("scenario::{ability}");
            let (text, file) = (text.clone(), file.clone());
            trials.push(Trial::test(name, move || of(&file, &text, &ability)));
        }
        let name = format!("scenario::{file}-is-understood");
        trials.push(Trial::test(name, move || match is_scenarios(&text) {
            true => Ok(()),
            false => Err("the first line is no scenario".into()),
        }));
    }
    trials
}

/// Returns what a line is about: its name without its number.
fn ability(line: &str) -> &str {
    let id = line.split('|').next().unwrap_or("").trim();
    id.rsplit_once('-').map_or(id, |(ability, _)| ability)
}

fn is_line(line: &str) -> bool {
    !line.trim().is_empty() && !line.starts_with('#') && !is_card(line)
}

/// Tells whether a line is a card that scenarios name.
fn is_card(line: &str) -> bool {
    line.starts_with("new ")
}

fn abilities(text: &str) -> BTreeSet<String> {
    let lines = text.lines().filter(|it| is_line(it));
    lines.map(|it| ability(it).to_owned()).collect()
}

/// Runs the scenarios of one ability; the others are left blank, so that lines
/// keep their numbers.
fn of(file: &str, text: &str, wanted: &str) -> Result<(), Failed> {
    let lines = text.lines().map(|it| match is_line(it) {
        true if ability(it) == wanted => it,
        _ if is_card(it) => it,
        _ => "",
    });
    let text: Vec<&str> = lines.collect();
    let wrong: Vec<String> = run(&text.join("\n"), "")
        .into_iter()
        .filter_map(|Outcome { line, id, result }| {
            let reason = result.err()?.en;
            Some(format!("{file}, line {line}: {id}: {reason}"))
        })
        .collect();
    match wrong.is_empty() {
        true => Ok(()),
        false => Err(wrong.join("\n").into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scenario_belongs_to_its_ability_and_fails_with_its_line() {
        let text = "# x\nfirst-strike-2 | A: T 2/2 | D: - | attack T; block; damage | D.life=17\n";
        assert_eq!(
            abilities(text).into_iter().collect::<Vec<_>>(),
            ["first-strike"]
        );
        let failed = of("a.txt", text, "first-strike").expect_err("it is 18");
        let told = failed.message().unwrap_or("");
        assert!(
            told.contains("a.txt, line 2") && told.contains("18"),
            "{told}"
        );
        assert!(of("a.txt", text, "other").is_ok());
    }
}
