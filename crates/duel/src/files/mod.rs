//! The JSON files of the original: monster cards, power cards, decks, and whole
//! collections; and scripts that stand alone in files of their own.
//!
//! A file becomes the same tree that sentences become, with places in the file,
//! so that everything behind it (checks, the game, conversion) is there once.
//! Writing goes the other way, from the checked text to JSON.

mod codes;
pub mod form;
mod json;
mod keeps;
mod layout;
mod native;
mod pen;
mod reader;
mod shape;
mod write;

#[cfg(test)]
mod tests;

pub(crate) use codes::CODES;
pub(crate) use keeps::check as check_keeps;

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FileKind {
    Monster,
    Power,
    Deck,
    /// Lists of cards and decks, perhaps with elements and a game.
    Collection,
}

/// The keys of a monster card, in the order in which they are written.
pub(crate) const MONSTER_KEYS: [&str; 7] = [
    "state",
    "type",
    "attackPoints",
    "lifePoints",
    "id",
    "name",
    "publicDescription",
];

/// The keys of a power card, in the order in which they are written.
pub(crate) const POWER_KEYS: [&str; 5] = [
    "code",
    "activationEnergy",
    "id",
    "name",
    "publicDescription",
];

/// The keys of a deck, in the order in which they are written.
pub(crate) const DECK_KEYS: [&str; 3] = ["name", "monsters", "powers"];

/// The keys of a collection, in the order in which they are written.
pub(crate) const COLLECTION_KEYS: [&str; 5] = ["game", "elements", "monsters", "powers", "decks"];
