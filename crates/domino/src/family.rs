//! Dominoes as the workshop lists them.

use tapete_family::{Family, Path};
use tapete_lang::Bilingual;

use crate::define::compile_general;

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
