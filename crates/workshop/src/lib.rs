//! The workshop: from a name or a text to a game that can be played.
//!
//! Here stands the one list of families, here are the shipped games, and here
//! run the scenes. Nothing here prints; whoever calls shows what comes back.
//!
//! Texts come in and texts go out: only the module `disk` (feature `disk`) knows
//! files, for a program that has some. Without it all of this runs in a browser.

mod cards;
mod convert;
mod decks;
#[cfg(feature = "disk")]
mod disk;
mod families;
mod forms;
mod gallery;
mod load;
mod open;
mod replays;
pub mod scene;
mod shipped;
mod words;

pub use cards::{Cards, CardsError, cards_in, game_of_cards, game_with_power};
pub use convert::{ConvertError, Converted, convert};
pub use decks::{OpenedDecks, card_texts_in, decks_in, known_word};
#[cfg(feature = "disk")]
pub use disk::{
    FILE_BYTES_MAX, FileError, card_gallery, cards_of, disk_reader, disk_reader_in,
    find_cards_file, find_text, open, open_cards, open_cards_with, open_decks, open_in, read_bytes,
    read_cards, read_text, write_atomically,
};
pub use families::{FAMILIES, Family, phrasings};
pub use forms::{
    Conversion, Form, Moves, OpenedRecord, RecordError, Recorded, Recording, Unsaid, Written,
    format, open_record,
};
pub use gallery::gallery_in;
pub use load::{Loaded, Read, Text, load};
pub use open::{Find, OpenError, Opened, open_shipped, open_with};
pub use replays::{OpenedReplay, is_replay, open_replay, record};
pub use shipped::{
    NameError, Shipped, about, find_game, shipped, shipped_bots, shipped_games, shipped_reader,
    shipped_text,
};
/// The tools around decks.
pub use tapete_ccg::tools::{
    CURVE_MAX, CardText, Count, DeckStats, DeckSummary, Decks, Drawn, HANDS_MAX, Need, Opening,
    Without,
};
/// The words that phrases of cards are written in.
pub use tapete_ccg::{PhraseWords, phrase_in_spanish, phrase_words};
/// The tools around cards, and the words that scripts are written in.
pub use tapete_duel::script::{SCRIPT_WORDS, ScriptRole, ScriptWord};
pub use tapete_duel::tools::{
    Ask, Attacker, Calc, CardFigures, Change, DeckDraft, DeckKills, Kill, MonsterDraft, Pair,
    PowerDraft, PowerRow, ScriptCheck, Shelf, Trial, TriedComparison, TriedCondition, TriedOutcome,
    TriedStep, calc, check_script, gallery, random_deck, trial, whats_wrong,
};
pub use words::{all_codes, find_codes, general, vocabularies};
