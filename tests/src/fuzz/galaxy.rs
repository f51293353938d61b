//! Galaxies that mostly make sense: a map with room for its planets, few turns,
//! and any further clauses of the vocabulary.

use std::fmt::Write as _;

use tapete_game::Chance;
use tapete_lang::Takes;
use tapete_workshop::FAMILIES;

use super::invent::line;
use super::one_of;

/// What the first lines of a text say; no other line may repeat them.
const SAID: &[&str] = &["on_map", "for_players", "turn_limit", "neutrals"];

/// One text of so many has any given clause.
const CLAUSE_EVERY: u32 = 6;

/// Kill rates; where planets are drawn, ranges too.
const RATES: &[&str] = &["0.5", "0.4", "1", "0.9", "0.05", "0"];
const RANGES: &[&str] = &["0.5", "0.3..0.9", "0.999999", "0..1"];

/// Returns a text with one galaxy.
pub(super) fn text(chance: &mut Chance) -> String {
    let family = FAMILIES.iter().find(|it| it.name == "konquest");
    let Some(kind) = family.and_then(|family| {
        let mut kinds = family.vocabulary.kinds.iter();
        kinds.find(|it| it.word.name == family.game_kind)
    }) else {
        return String::new();
    };
    let (rows, columns) = (1 + chance.below(6), 3 + chance.below(6));
    let n_seats = 2 + chance.below(3);
    let n_free = rows * columns - n_seats.min(rows * columns);
    let n_neutrals = chance.below(n_free.min(6) + 1);
    let limit = 1 + chance.below(10);
    let mut text = format!(
        "new Galaxy called \"Composed\"\n  on_map Grid({rows}, {columns})\n  for_players {n_seats}\n  turn_limit {limit}\n  neutrals {n_neutrals}\n"
    );
    for word in kind.clauses {
        if SAID.contains(&word.word.name) || chance.below(CLAUSE_EVERY) > 0 {
            continue;
        }
        if matches!(word.takes, Takes::Free) {
            let rate = one_of(RANGES, chance).unwrap_or("0.5");
            // Writing to a string cannot fail.
            let _ = writeln!(text, "  {} {rate}", word.word.name);
        } else {
            text.push_str(&line(word, false, chance));
        }
    }
    if chance.below(2) == 0 {
        planets(
            &mut text,
            (rows, columns),
            n_seats,
            n_free - n_neutrals,
            chance,
        );
    }
    text
}

/// Lists a home for every seat, and some planets of nobody.
fn planets(
    text: &mut String,
    (rows, columns): (u32, u32),
    n_seats: u32,
    n_free: u32,
    chance: &mut Chance,
) {
    let mut cells: Vec<u32> = (0..rows * columns).collect();
    chance.shuffle(&mut cells);
    let n_planets = n_seats + chance.below(n_free.min(4) + 1);
    for (number, cell) in (0..n_planets).zip(cells) {
        let name = char::from(b'A' + number as u8);
        let digit = one_of(&["", "", "1", "x"], chance).unwrap_or("");
        let _ = write!(text, "new Planet called \"{name}{digit}\"");
        if chance.below(4) > 0 {
            let _ = write!(text, " at Cell({}, {})", cell / columns, cell % columns);
        }
        if number < n_seats {
            let _ = write!(text, " owned_by {number}");
        }
        let ships = one_of(&[0, 1, 7, 20, 1_000_000_000_000_000_i64], chance).unwrap_or(1);
        let production = one_of(&[-3, 0, 1, 5, 1_000_000_000_000_000_i64], chance).unwrap_or(1);
        let rate = one_of(RATES, chance).unwrap_or("0.5");
        let _ = writeln!(
            text,
            " with_ships {ships} produces {production} kills {rate}"
        );
    }
}
