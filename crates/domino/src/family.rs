//! Dominoes as the workshop lists them.

use tapete_family::{Family, Path};
use tapete_lang::Bilingual;

use crate::define::compile_general;

/// What a newcomer needs first.
const FIRST_WORDS: &[&str] = &[
    "Domino",
    "Domino.with_tiles",
    "Domino.with_tiles.Doubles",
    "Domino.for_players",
    "Domino.in_teams_of",
    "Domino.deals",
    "Domino.begins",
    "Domino.begins.HighestDouble",
    "Domino.begins.Winner",
    "Domino.draws",
    "Domino.draws.UntilPlayable",
    "Domino.on_table",
    "Domino.branches",
    "Domino.matches",
    "Domino.ends",
    "Domino.wins",
    "Domino.wins.LowestHand",
    "Domino.scores",
    "Domino.plays_to",
    "Bot",
    "Bot.plays",
];

/// Dominoes.
pub static FAMILY: Family = Family {
    name: "domino",
    title: Bilingual::new("Dominoes", "Dominó"),
    doc: Bilingual::new(
        "Tiles with faces, laid end to end on a table.",
        "Fichas con caras que se ponen una junto a otra en la mesa.",
    ),
    start_here: "block",
    game_kind: "Domino",
    first_words: FIRST_WORDS,
    vocabulary: &crate::VOCABULARY,
    codes: crate::CODES,
    players: crate::players,
    compile: |_, checked, n_seats, problems| crate::compile(checked, n_seats, problems),
    paths: &[Path {
        name: "general",
        compile: |_, checked, n_seats, problems| compile_general(checked, n_seats, problems),
    }],
    ..Family::PLAIN
};
