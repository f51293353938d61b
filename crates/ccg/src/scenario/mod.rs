//! Scenarios: tests of cards in one line each.
//!
//! `id | A: creatures | D: creatures | actions | expected`: A is the player whose
//! turn it is, D the defender. Authors try their own cards in this form; the
//! abilities of the library are tested in it.

mod act;
mod action;
mod combat;
mod expect;
mod read;
mod scene;

use std::collections::BTreeMap;
use std::fmt::Write as _;

pub(crate) use read::{Creature, Scenario};

use tapete_speech::{Said, said};

use crate::model::Cards;

/// How one scenario came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The line of the file, from 1.
    pub line: usize,
    pub id: String,
    /// Why it failed.
    pub result: Result<(), Said>,
}

/// Tells whether a text is a file of scenarios: its first line that is neither
/// empty nor a comment nor a card has five parts.
pub fn is_scenarios(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim);
    let first = lines.find(|it| {
        !it.is_empty() && !it.starts_with('#') && !it.starts_with("cards ") && !is_card(it)
    });
    first.is_some_and(|it| it.matches('|').count() == 4 && !it.starts_with("---"))
}

/// Runs every scenario of a file. `cards` is the text of cards that scenarios
/// may name, perhaps empty.
pub fn run(text: &str, cards: &str) -> Vec<Outcome> {
    run_with(text, cards, true)
}

/// Tells whether a line is a card that scenarios of its file may name.
fn is_card(line: &str) -> bool {
    line.trim_start().starts_with("new ")
}

/// The same, on the fast path or the general one.
pub(crate) fn run_with(text: &str, cards: &str, fast: bool) -> Vec<Outcome> {
    let mut outcomes = wrong_cards(text, cards);
    if !outcomes.is_empty() {
        // Every scenario would fail for the same reason.
        return outcomes;
    }
    let own = text.lines().filter(|it| is_card(it));
    let cards = own.fold(cards.to_owned(), |all, it| format!("{all}\n{it}"));
    let mut ids: BTreeMap<String, usize> = BTreeMap::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        let is_other = line.starts_with('#') || line.starts_with("cards ") || is_card(line);
        if line.is_empty() || is_other {
            continue;
        }
        let (id, result) = match read::scenario(line) {
            Ok(scenario) => (scenario.id.clone(), scene::play(&scenario, &cards, fast)),
            Err(reason) => {
                let id = line.split('|').next().unwrap_or("").trim().to_owned();
                (id, Err(reason))
            }
        };
        let first = *ids.entry(id.clone()).or_insert(index + 1);
        let result = match first == index + 1 {
            true => result,
            false => Err(said!(
                "line {first} has the same name",
                "la línea {first} tiene el mismo nombre"
            )),
        };
        outcomes.push(Outcome {
            line: index + 1,
            id,
            result,
        });
    }
    outcomes
}

/// Tells what is wrong with the cards of the file itself, once and in its line.
fn wrong_cards(text: &str, cards: &str) -> Vec<Outcome> {
    if !text.lines().any(is_card) {
        return Vec::new();
    }
    // Lines keep their numbers.
    let mut game = String::new();
    for line in text.lines() {
        game.push_str(if is_card(line) { line } else { "" });
        game.push('\n');
    }
    let _ = write!(game, "{cards}\n{GAME}");
    let problems = crate::text::errors(&game);
    let outcome = |(line, reason): (usize, Said)| {
        let card = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
        Outcome {
            line,
            id: card.split('"').nth(1).unwrap_or_default().to_owned(),
            result: Err(reason),
        }
    };
    problems.into_iter().map(outcome).collect()
}

/// The game in which scenarios are played.
const GAME: &str = "new CardGame called \"Scenario\" extends \"Classic\"\n";

/// Writes the text of the game in which a scenario is played: Classic, with a
/// card for every creature that it names.
fn game_text(scenario: &Scenario, cards: &str) -> String {
    let mut text = String::from(cards);
    text.push('\n');
    let mut card = |creature: &Creature| {
        if creature.card.is_none() {
            let _ = writeln!(text, "{}", creature.sentence());
        }
    };
    for creature in scenario.creatures() {
        card(creature);
    }
    for creature in scenario.entering() {
        card(creature);
    }
    for (index, kind) in scenario.hand_kinds().iter().enumerate() {
        let _ = writeln!(
            text,
            "new Creature called \"hand {index}\" is {kind} with_damage 1 with_health 1"
        );
    }
    for (index, ability) in scenario.gained().iter().enumerate() {
        let _ = writeln!(
            text,
            "new Creature called \"gained {index}\" with_damage 1 with_health 1 has_ability {ability}"
        );
    }
    for (index, ability) in scenario.lost().iter().enumerate() {
        let _ = writeln!(
            text,
            "new Instant called \"lost {index}\" does: target Creature loses {ability}"
        );
    }
    for colour in COLOURS {
        let _ = writeln!(
            text,
            "new Instant called \"spell {colour}\" colored {colour}"
        );
    }
    let _ = writeln!(text, "new Instant called \"spell Colourless\"");
    text.push_str("new Plains called \"land\"\n");
    text.push_str(GAME);
    text
}

/// The colours that spells of a scenario may have.
const COLOURS: [&str; 5] = ["White", "Blue", "Black", "Red", "Green"];

/// Compiles the game of a scenario.
fn compile(scenario: &Scenario, cards: &str, fast: bool) -> Result<Cards, Said> {
    crate::text::made_up(&game_text(scenario, cards), cards.len(), fast)
}
