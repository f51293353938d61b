//! Games that mostly make sense: a set, a table and players that go together,
//! and any further clauses of the vocabulary.

use tapete_game::Chance;
use tapete_lang::{ClauseWord, Times};
use tapete_workshop::FAMILIES;

use super::invent::line;
use super::one_of;

/// What the first lines of a text say; no other line may repeat them.
const SAID: &[&str] = &[
    "with_tiles",
    "with_values",
    "on_table",
    "for_players",
    "deals",
    "turn_limit",
    "tile",
];

/// One text of so many has any given clause.
const CLAUSE_EVERY: u32 = 7;

/// Sets of pairs, with how many tiles they have at least.
const PAIRS: &[(&str, u32)] = &[
    ("with_tiles Doubles(3)", 10),
    ("with_tiles Doubles(6)", 28),
    ("with_tiles Doubles(6)", 28),
    ("with_tiles Doubles(9)", 55),
    ("with_tiles Doubles(12)", 91),
    ("with_tiles Doubles(2) copies 3", 18),
    ("with_values Letters(5) with_tiles Multisets(2)", 15),
    ("with_values Letters(26) with_tiles Multisets(2)", 351),
    ("with_values Colours(5) with_tiles Multisets(2)", 15),
    ("with_values Primes(20) with_tiles Multisets(2)", 36),
    ("with_values Odd(9) with_tiles Ordered(2)", 16),
    ("with_values Even(9) with_tiles Necklaces(2)", 10),
    (
        "with_values Range(4) with_tiles Listed tile 3|3 tile 3|2 tile 2|1 tile 0|0 tile 3|0 tile 1|1",
        6,
    ),
];

/// Sets of other tiles, with a table for them.
const OTHERS: &[(&str, u32)] = &[
    (
        "with_values Range(6) with_tiles Multisets(3) on_table Triangles",
        56,
    ),
    (
        "with_values Range(4) with_tiles Necklaces(3) on_table Triangles",
        24,
    ),
    (
        "with_values Range(4) with_tiles Multisets(4) on_table Squares",
        35,
    ),
    (
        "with_values Range(10) with_tiles Necklaces(4) on_table Squares",
        2530,
    ),
    (
        "with_values Colours(3) with_tiles Multisets(6) on_table Hexagons",
        28,
    ),
    (
        "with_values Range(10) with_tiles Necklaces(6) on_table Hexagons",
        166_870,
    ),
    (
        "with_values Range(4) with_tiles Multisets(3) on_table Tree",
        20,
    ),
    (
        "with_values Letters(4) with_tiles Multisets(5) on_table Tree",
        56,
    ),
    (
        "with_values Range(9) with_tiles Multisets(1) copies 4 on_table Tree",
        36,
    ),
    (
        "with_values Listed(\"north south east west\") with_tiles Multisets(2)",
        10,
    ),
];

/// The set that is too large to be listed.
pub(super) const UNLISTED: &str = "Range(10) with_tiles Necklaces(6)";

/// Tables of pairs.
const TABLES: &[&str] = &[
    "",
    "",
    "on_table Line",
    "on_table Tree",
    "on_table PlayerArms",
    "on_table Trains",
    "on_table Arms(4)",
    "on_table Arms(2)",
    "branches EveryDouble",
    "branches FirstDouble sides_open WhenCovered",
    "branches OpeningDouble fills_first",
    "doubles NeedToes(3)",
    "doubles MustBeCovered",
];

/// Returns a text with one game.
pub(super) fn text(chance: &mut Chance) -> String {
    let Some(kind) = FAMILIES
        .iter()
        .find(|it| it.name == "domino")
        .and_then(|it| {
            it.vocabulary
                .kinds
                .iter()
                .find(|kind| kind.word.name == it.game_kind)
        })
    else {
        return String::new();
    };
    let (first, n_tiles) = if chance.below(3) > 0 {
        let (set, n_tiles) = one_of(PAIRS, chance).unwrap_or_default();
        let table = one_of(TABLES, chance).unwrap_or_default();
        (format!("{set} {table}"), n_tiles)
    } else {
        let (set, n_tiles) = one_of(OTHERS, chance).unwrap_or_default();
        (set.to_owned(), n_tiles)
    };
    let spread = if chance.below(3) == 0 { 9 } else { 3 };
    let n_seats = 2 + chance.below(spread);
    // Of large sets almost any tile fits somewhere, so that matches are long.
    let most = if n_tiles > 1000 { 4 } else { 12 };
    let n_each = (n_tiles / n_seats).clamp(1, most);
    let n_dealt = n_each - chance.below(n_each.min(4));
    let limit = 300 + chance.below(500);
    let mut text = format!(
        "new Domino called \"Composed\"\n  {first}\n  for_players {n_seats}\n  deals {n_dealt}\n  turn_limit {limit}\n"
    );
    for word in kind
        .clauses
        .iter()
        .filter(|it| !SAID.contains(&it.word.name))
    {
        if first.contains(word.word.name) || chance.below(CLAUSE_EVERY) > 0 {
            continue;
        }
        text.push_str(&clause(word, chance));
    }
    text
}

/// Writes one clause, perhaps as several lines.
fn clause(word: &ClauseWord, chance: &mut Chance) -> String {
    let n_lines = match word.times {
        Times::Once => 1,
        Times::List | Times::Rules => 1 + chance.below(2),
    };
    (0..n_lines)
        .rev()
        .map(|left| line(word, left > 0 || is_bare(word), chance))
        .collect()
}

/// Tells whether a line of a list says nothing without a condition.
fn is_bare(word: &ClauseWord) -> bool {
    word.times == Times::List && !word.variables.is_empty()
}
