//! Galactic conquest as the workshop lists it.

use tapete_family::{Conversion, Family, Form, Recorded, Recording, Unsaid};
use tapete_lang::Bilingual;

use crate::convert::Inexpressible;
use crate::{files, form};

/// What a newcomer needs first.
const FIRST_WORDS: &[&str] = &[
    "Galaxy",
    "Galaxy.on_map",
    "Galaxy.for_players",
    "Galaxy.rules",
    "Galaxy.turn_limit",
    "Galaxy.orders",
    "Galaxy.lands",
    "Galaxy.shows_ships",
    "Galaxy.shows_stats",
    "Galaxy.blind",
    "Galaxy.neutrals",
    "Galaxy.symmetry",
    "Galaxy.standing_orders",
    "Planet",
    "Planet.at",
    "Planet.owned_by",
    "Planet.with_ships",
    "Planet.produces",
    "Planet.kills",
    "Player",
    "Player.plays",
];

/// Galactic conquest.
pub static FAMILY: Family = Family {
    name: "konquest",
    title: Bilingual::new("Galactic conquest", "Conquista galáctica"),
    doc: Bilingual::new(
        "Planets that build ships, and fleets that conquer them.",
        "Planetas que construyen naves, y flotas que los conquistan.",
    ),
    start_here: "first_steps",
    game_kind: "Galaxy",
    first_words: FIRST_WORDS,
    vocabulary: &crate::VOCABULARY,
    codes: crate::CODES,
    players: crate::players,
    compile: |_, checked, n_seats, problems| crate::compile(checked, n_seats, problems),
    forms: &[FILES],
    ..Family::PLAIN
};

/// Maps and saved games.
const FILES: Form = Form {
    endings: &["json"],
    is: |_, text| files::is_file(text),
    load: |sources, file, n_seats, problems| form::load(sources, file, n_seats, problems),
    includes: None,
    format: |sources, file| files::format(sources, file),
    conversion: Some(Conversion {
        needs_game: true,
        extension: "json",
        to_native: |sources, file, problems| form::to_native(sources, file, problems),
        from_native: |_, checked| form::from_native(checked).map_err(unsaid),
    }),
    recording: Some(Recording {
        recorded: |sources, file, problems| {
            let opening = form::recorded(sources, file, problems)?;
            Some(Recorded {
                game: opening.game,
                seed: opening.seed,
                moves: opening.moves,
            })
        },
        from_match: |checked, n_seats, seed, played| {
            form::from_match(checked, n_seats, seed, played).map_err(unsaid)
        },
        from_file_match: |sources, file, seed, played| {
            form::from_file_match(sources, file, seed, played).map_err(unsaid)
        },
    }),
};

fn unsaid(all: Vec<Inexpressible>) -> Vec<Unsaid> {
    all.into_iter().map(|it| (it.what, it.place)).collect()
}
