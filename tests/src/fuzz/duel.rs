//! Duels: scripts and cards that others might have written with mistakes, bytes
//! that nobody wrote, and duels that mostly make sense.

use std::fmt::Write as _;
use std::sync::LazyLock;

use tapete_game::Chance;
use tapete_lang::Takes;
use tapete_workshop::{FAMILIES, Text, convert, shipped_games};

use super::files::parts;
use super::invent::line;
use super::mutate::mistake;
use super::{one_of, script};
use crate::golden::{files, project_file, read};

/// What may be typed by mistake.
const SLIPS: &[&str] = &[
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    ":",
    ",",
    ";",
    "\"",
    "\\",
    "\\u",
    "-",
    ".",
    "=",
    "==",
    ">=",
    "%",
    "0",
    "00",
    "1.2.3",
    "100hp",
    "2147483648",
    "99999999999999999999",
    "1e999",
    "true",
    "null",
    "Conditions",
    "Condiciones",
    "Actions",
    "On",
    "on",
    "if",
    "else",
    "repeat",
    "each",
    "chance",
    "random",
    "let",
    "language 1",
    "Attack()",
    "Atacar",
    "Buff(Attack, 1, 1)",
    "Target",
    "Self.Life",
    "is not",
    "Planta",
    "Fuego",
    "\"code\"",
    "\"monsters\"",
    "\"game\"",
    "//",
    "/*",
    "ñ",
    "🂡",
    "\u{feff}",
    "\u{202e}",
    "\0",
    "\r",
    "\n",
    "\t",
];

/// The scripts that others might have written.
static SCRIPTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let paths = files("tests/duel/scripts", "duel");
    paths.iter().filter_map(|it| read(it).ok()).collect()
});

/// The cards and decks that others might have written, and shipped games in the
/// same form.
static CARDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let paths = files("tests/duel", "json");
    let cards = paths.iter().filter_map(|it| read(it).ok());
    let games = shipped_games().filter(|it| it.path.starts_with("games/duel/"));
    let games = games.filter_map(|it| {
        let text = Text::new(it.path, it.text);
        Some(convert(&text, false, &mut project_file).ok()?.text)
    });
    // Whole collections are long, so a mistake in one is hardly seen.
    cards.chain(games.filter(|it| it.len() < 12_000)).collect()
});

/// What the first lines of a text say; no other line may repeat them.
const SAID: &[&str] = &[
    "for_players",
    "decks",
    "uses",
    "team_of",
    "powers_each",
    "round_limit",
    "hand",
    "starts_with",
];

/// One text of so many has any given clause.
const CLAUSE_EVERY: u32 = 6;

const ELEMENTS: &[&str] = &["Planta", "Agua", "Fuego", "Aire", "Tierra", "Plant", "Fire"];

/// Returns a script with one to four mistakes.
pub(super) fn script(chance: &mut Chance) -> String {
    mistaken(&SCRIPTS, chance)
}

/// Returns a file of cards with one to four mistakes.
pub(super) fn cards(chance: &mut Chance) -> String {
    mistaken(&CARDS, chance)
}

fn mistaken(texts: &[String], chance: &mut Chance) -> String {
    let index = chance.below(texts.len() as u32) as usize;
    let mut parts = parts(texts.get(index).map_or("", String::as_str));
    for _ in 0..=chance.below(4) {
        mistake(&mut parts, SLIPS, chance);
    }
    parts.concat()
}

/// Returns up to 200 bytes, as far as they are a text.
pub(super) fn bytes(chance: &mut Chance) -> String {
    let n_bytes = chance.below(200);
    let bytes: Vec<u8> = (0..n_bytes).map(|_| chance.below(256) as u8).collect();
    let start = one_of(
        &["", "{\"code\"", "new Power \"X\" script {", "Conditions{"],
        chance,
    );
    format!("{}{}", start.unwrap_or(""), String::from_utf8_lossy(&bytes))
}

/// Returns a text with one duel.
pub(super) fn text(chance: &mut Chance) -> String {
    let n_monsters = 1 + chance.below(3);
    let n_powers = 1 + chance.below(3);
    let n_seats = 2 + chance.below(2);
    let rounds = 1 + chance.below(5);
    let hand = 1 + chance.below(4);
    let decks = one_of(&["InOrder", "Dealt", "Chosen", "Random"], chance).unwrap_or("InOrder");
    let mut text = format!(
        "new Duel called \"Composed\"\n  for_players {n_seats}\n  team_of {n_monsters}\n  powers_each {n_powers}\n  round_limit {rounds}\n  hand {hand}\n  decks {decks}\n"
    );
    let family = FAMILIES.iter().find(|it| it.name == "duel");
    let kind = family.and_then(|family| {
        let mut kinds = family.vocabulary.kinds.iter();
        kinds.find(|it| it.word.name == family.game_kind)
    });
    for word in kind.map_or(&[][..], |it| it.clauses) {
        let is_said = SAID.contains(&word.word.name) || matches!(word.takes, Takes::Free);
        if !is_said && chance.below(CLAUSE_EVERY) == 0 {
            text.push_str(&line(word, false, chance));
        }
    }
    cards_of(&mut text, chance);
    let n_decks = 1 + chance.below(3);
    for deck in 0..n_decks {
        // Writing to a string cannot fail.
        let _ = write!(text, "new Deck called \"D{deck}\"\n  monsters ");
        text.push_str(&names("M", n_monsters, chance));
        for _ in 0..n_monsters {
            text.push_str("\n  powers ");
            text.push_str(&names("P", n_powers, chance));
        }
        text.push('\n');
    }
    text
}

/// Writes three monsters and four powers.
fn cards_of(text: &mut String, chance: &mut Chance) {
    for monster in 0..3 {
        let element = one_of(ELEMENTS, chance).unwrap_or("Planta");
        let life = one_of(&[1, 30, 100, 1_000_000], chance).unwrap_or(30);
        let attack = one_of(&[0, 7, 40, 1_000_000], chance).unwrap_or(7);
        let poisoned = one_of(&["", "", " poisoned"], chance).unwrap_or("");
        let _ = writeln!(
            text,
            "new Monster called \"M{monster}\" is {element} with_life {life} with_attack {attack}{poisoned}"
        );
    }
    for power in 0..4 {
        let cost = one_of(&[0, 10, 10, 45, 1_000_000], chance).unwrap_or(10);
        let script = script::text(chance);
        let _ = writeln!(
            text,
            "new Power called \"P{power}\" costs {cost} script {{ {script} }}"
        );
    }
}

/// Lists names of cards, the same perhaps twice.
fn names(letter: &str, n_names: u32, chance: &mut Chance) -> String {
    let n_cards = if letter == "M" { 3 } else { 4 };
    let name = |_| format!("\"{letter}{}\"", chance.below(n_cards));
    let names: Vec<String> = (0..n_names).map(name).collect();
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use tapete_game::Seed;

    use super::*;

    #[test]
    fn most_composed_duels_can_be_played() {
        let is_game = |number: &u64| {
            let text = text(&mut Chance::new(Seed::new(*number)));
            super::super::read(&text).game.is_some()
        };
        let n_games = (0..200).filter(is_game).count();
        assert!(n_games > 100, "only {n_games} of 200 texts gave a game");
    }
}
