//! The vocabulary of duels: its kinds and their clauses, by topic.
//!
//! The names that a clause takes stand in the same file, beside the values
//! that they mean, so that reading a text and writing one use the same list.

mod card;
mod deck;
mod element;
mod limits;
mod play;
mod start;
mod states;
mod whole;

use tapete_lang::{Bilingual, ClauseWord, KindWord, Takes, Times, Vocabulary, Word};

pub(crate) use limits::{AT_LIMITS, LIFE_LIMITS};
pub(crate) use play::{DISCARDS, DRAWS_FROM, NEEDS};
pub(crate) use whole::{DECK_SIGHTS, DECKS, FORMATIONS, PRESETS};

/// The words that the family brings.
pub static VOCABULARY: Vocabulary = Vocabulary {
    kinds: &[
        DUEL,
        element::ELEMENT,
        card::MONSTER,
        card::POWER,
        deck::DECK,
    ],
    open: None,
};

const DUEL: KindWord = KindWord {
    word: Word {
        name: "Duel",
        others: &["Duelo"],
        doc: Bilingual::new(
            "A game of teams of monsters, whose powers are cards that cost energy.",
            "Un juego de equipos de monstruos, cuyos poderes son cartas que cuestan energía.",
        ),
        example: "new Duel called \"First blood\" for_players 2 rules Modern decks Chosen",
    },
    named: true,
    clauses: &[
        whole::FOR_PLAYERS,
        whole::RULES,
        whole::DECKS_CLAUSE,
        whole::USES,
        whole::DECKS_ARE,
        whole::FORMATION,
        whole::TEAM_OF,
        whole::POWERS_EACH,
        start::ENERGY,
        start::HAND,
        start::FIRST_ENERGY,
        start::FIRST_CARDS,
        start::STARTS_WITH,
        play::ENERGY_EACH_TURN,
        play::DRAWS,
        play::DRAWS_FROM_CLAUSE,
        play::CARD_NEEDS,
        play::DISCARDS_CLAUSE,
        limits::HAND_LIMIT,
        limits::LIFE_LIMIT,
        limits::ROUND_LIMIT,
        limits::TURN_LIMIT,
        limits::AT_LIMIT,
        states::ELEMENT_STEP,
        states::POISON_TAKES,
        states::BURN_TAKES,
        states::BURN_WEAKENS,
    ],
};

/// Returns the word of a clause in both languages.
pub(crate) fn spelled(clause: &'static str) -> Bilingual {
    let clauses = VOCABULARY.kinds.iter().flat_map(|it| it.clauses);
    let found = clauses.into_iter().find(|it| it.word.name == clause);
    found.map_or(Bilingual::new(clause, clause), |it| it.word.spelled())
}

/// Returns a clause with what it takes.
const fn taking(clause: ClauseWord, takes: Takes) -> ClauseWord {
    clause.taking(takes)
}

/// Returns a clause that takes a number.
const fn number(clause: ClauseWord, min: i64, max: i64) -> ClauseWord {
    taking(clause, Takes::Number { min, max })
}

/// Returns a clause of which every line counts.
const fn list(clause: ClauseWord, takes: Takes) -> ClauseWord {
    ClauseWord {
        times: Times::List,
        ..taking(clause, takes)
    }
}

/// Returns a clause without which an item is incomplete.
const fn needed(clause: ClauseWord) -> ClauseWord {
    clause.needed()
}

/// A key of a JSON file that the words have no place for.
const KEEPS: ClauseWord = list(
    tapete_lang::clause(
        "keeps",
        &["conserva"],
        Bilingual::new(
            "A key of a JSON file that Tapete does not read, with its value, so that nothing is lost when the card is written as JSON again.",
            "Una clave de un archivo JSON que Tapete no lee, con su valor, para no perder nada al escribir la carta de nuevo como JSON.",
        ),
        "keeps \"imageURL\" \"jarulay.png\"",
    ),
    Takes::Free,
);

#[cfg(test)]
mod tests;
