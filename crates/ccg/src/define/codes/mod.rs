//! Every problem that a text of cards can have once it is read, as data.

mod abilities;
mod cards;
mod decks;
mod games;
mod mistakes;
mod position;
mod remedy;
mod words;

use tapete_lang::{Bilingual, Code, Scope};

pub(crate) use abilities::*;
pub(crate) use cards::*;
pub(crate) use decks::*;
pub(crate) use games::*;
pub(crate) use mistakes::*;
pub(crate) use position::*;
pub(crate) use remedy::{remedy, remedy_of_unknown};
pub(crate) use tapete_lang::help::{DID_YOU_MEAN, LEAVE_OUT};
pub(crate) use words::*;

/// Who reports the problems of this family.
pub(crate) const SCOPE: Scope = Scope::new("ccg");

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

pub(crate) const KNOWN: Bilingual = Bilingual::new("there are {0}", "hay {0}");
