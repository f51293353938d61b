//! Every problem that a text of cards can have once it is read, as data.

mod abilities;
mod cards;
mod decks;
mod games;
mod mistakes;
mod position;
mod remedy;
mod words;

use tapete_lang::{Bilingual, Code, Severity};

pub(crate) use abilities::*;
pub(crate) use cards::*;
pub(crate) use decks::*;
pub(crate) use games::*;
pub(crate) use mistakes::*;
pub(crate) use position::*;
pub(crate) use remedy::{remedy, remedy_of_unknown};
pub(crate) use words::*;

/// The codes of what sentences mean; those of how they are written stand with
/// what reads them.
pub(crate) const OF_MEANING: &[&Code] = &[
    &SEVERAL_GAMES,
    &UNKNOWN_GAME,
    &EXTENDS_CYCLE,
    &TOO_MANY,
    &UNKNOWN_TYPE,
    &UNKNOWN_WORD,
    &UNKNOWN_PROPERTY,
    &UNKNOWN_COUNTER,
    &UNKNOWN_ZONE,
    &UNKNOWN_PHASE,
    &UNKNOWN_RESOURCE,
    &UNKNOWN_ABILITY,
    &UNKNOWN_ACTION,
    &UNKNOWN_CARD,
    &UNKNOWN_TOKEN,
    &UNKNOWN_DECK,
    &UNKNOWN_RULE,
    &NO_SUCH_SUBTYPE,
    &WRONG_ARGUMENT,
    &WRONG_ARGUMENTS,
    &ABILITY_CYCLE,
    &DOES_NOTHING,
    &ONE_THING,
    &NOT_SUPPORTED,
    &NOT_IN_RULES,
    &TOO_MANY_TARGETS,
    &NO_TARGET,
    &IMPOSSIBLE_TARGET,
    &WHERE_TO,
    &NOT_NARROWED,
    &COST_NUMBER,
    &IMPOSSIBLE_COST,
    &NOTHING_GIVES,
    &NOT_A_COST,
    &ENDLESS,
    &CARD_TWICE,
    &NUMBER_BOUNDED,
    &BAD_NAME,
    &NOT_A_TOKEN,
    &NOT_ONE_SHOT,
    &NO_FIGURES,
    &DECK_SIZE,
    &DECK_COPIES,
    &DECK_TOKEN,
    &DECK_HERO,
    &DECK_BASIC,
    &DECK_UNPAYABLE,
    &WRONG_NUMBER,
    &CARDS_ELSEWHERE,
    &CARD_NOT_HERE,
    &GAME_ELSEWHERE,
    &WRONG_POSITION,
    &NOT_A_CARD,
    &PERHAPS_A_PLAYER,
    &NOT_A_PLAYER,
    &IDLE_TARGET,
    &IDLE_COST,
    &NO_OTHER_SIDE,
    &CONTRADICTION,
    &NO_X,
    &NO_KICKER,
    &PUT_ON_NOTHING,
    &NO_EFFECT,
    &NEVER_IN_PLAY,
    &TWO_SEATS,
    &WRONG_SETTING,
];

/// Returns a code of this scope for what cannot be played.
const fn error(
    id: &'static str,
    message: Bilingual,
    explain: Bilingual,
    wrong: &'static str,
    right: &'static str,
) -> Code {
    Code {
        scope: "ccg",
        id,
        severity: Severity::Error,
        message,
        explain,
        wrong,
        right,
    }
}

/// Returns a code of this scope for what can be played but hardly is meant.
const fn warning(
    id: &'static str,
    message: Bilingual,
    explain: Bilingual,
    wrong: &'static str,
    right: &'static str,
) -> Code {
    Code {
        severity: Severity::Warning,
        ..error(id, message, explain, wrong, right)
    }
}

/// Returns a code of this scope for what its author should know.
const fn note(
    id: &'static str,
    message: Bilingual,
    explain: Bilingual,
    wrong: &'static str,
    right: &'static str,
) -> Code {
    Code {
        severity: Severity::Note,
        ..error(id, message, explain, wrong, right)
    }
}

pub(crate) const DID_YOU_MEAN: Bilingual =
    Bilingual::new("did you mean `{0}`?", "¿quisiste decir `{0}`?");
pub(crate) const KNOWN: Bilingual = Bilingual::new("there are {0}", "hay {0}");
pub(crate) const LEAVE_OUT: Bilingual = Bilingual::new(
    "leave out what is too much, or split the text into several games",
    "quita lo que sobra, o reparte el texto en varios juegos",
);
