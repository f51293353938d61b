//! The vocabulary of galaxies: its kinds and their clauses, by topic.
//!
//! The names that a clause takes stand in the same file, beside the values
//! that they mean, so that reading a text and writing one use the same list.

mod figures;
mod planet;
mod player;
mod rules;
mod sights;
mod turns;
mod whole;

use tapete_lang::{Bilingual, KindWord, Vocabulary, Word};

pub(crate) use figures::{NAMINGS, SYMMETRIES};
pub(crate) use player::PLAYERS;
pub(crate) use rules::{
    BATTLES, BUILDINGS, CAPTURED_BUILD, CAPTURED_PRODUCTION, FIRST_BUILDINGS, GROWTHS, OWN,
    PRESETS, Preset, TRAVELS,
};
pub(crate) use tapete_lang::Names;
pub(crate) use turns::{LANDINGS, LIMIT_CHECKS, ORDERINGS, RANKINGS, STANDING, VICTORIES};

/// The words that the family brings.
pub static VOCABULARY: Vocabulary = Vocabulary {
    kinds: &[GALAXY, player::PLAYER, planet::PLANET],
    open: None,
};

const GALAXY: KindWord = KindWord {
    word: Word {
        name: "Galaxy",
        others: &["Galaxia"],
        doc: Bilingual::new(
            "A game of galactic conquest: planets on a map, and fleets between them.",
            "Un juego de conquista galáctica: planetas en un mapa y flotas entre ellos.",
        ),
        example: "new Galaxy called \"Duel\" on_map Grid(10, 10) for_players 2 neutrals 8",
    },
    named: true,
    clauses: &[
        whole::ON_MAP,
        whole::FOR_PLAYERS,
        rules::RULES,
        rules::TRAVELS_CLAUSE,
        rules::FIGHTS,
        rules::BUILDS,
        rules::FIRST_BUILDING,
        rules::NEUTRALS_BUILD,
        rules::ACCUMULATES,
        rules::CAPTURED_PRODUCTION_CLAUSE,
        rules::CAPTURED_BUILDS,
        turns::WINS,
        turns::RANKS,
        turns::TURN_LIMIT,
        turns::CHECKS_LIMIT,
        turns::ORDERS,
        turns::LANDS,
        turns::STANDING_ORDERS,
        sights::BLIND,
        sights::SHOWS_SHIPS,
        sights::SHOWS_STATS,
        figures::NEUTRALS,
        figures::NEUTRAL_SHIPS,
        figures::NEUTRAL_PRODUCTION,
        figures::NEUTRAL_KILLS,
        figures::NEUTRAL_NAMES,
        figures::NEUTRALS_PRODUCE,
        figures::HOME_SHIPS,
        figures::HOME_PRODUCTION,
        figures::HOME_KILLS,
        figures::SYMMETRY,
    ],
};

/// Returns the word of a clause in both languages.
pub(crate) fn spelled(clause: &'static str) -> Bilingual {
    let clauses = VOCABULARY.kinds.iter().flat_map(|it| it.clauses);
    let found = clauses.into_iter().find(|it| it.word.name == clause);
    found.map_or(Bilingual::new(clause, clause), |it| it.word.spelled())
}

#[cfg(test)]
mod tests;
