//! Every problem that only a text of duels can have, as data. Those of scripts
//! and of JSON files stand with what reads them.

#[macro_use]
mod examples;

mod cards;
mod decks;
mod elements;
mod position;
mod rules;

use tapete_lang::{Code, Scope, join_codes};

use crate::{files, script};

pub(crate) use tapete_lang::help::{DID_YOU_MEAN_QUOTED, LEAVE_OUT, ONE_OF};

pub(crate) use cards::{
    BAD_NAME, COST_UNREACHED, DESCRIPTION_DIFFERS, ELEMENT_OF, KEEP_ONE_SCRIPT, LOWER_COST,
    NAME_LENGTH, ONE_ELEMENT, ONE_SCRIPT, QUOTE_THEM, SAY_WHAT_IT_DOES, TOO_MANY, TWO_SCRIPTS,
    WRONG_ELEMENT, WRONG_LIST,
};
pub(crate) use decks::{
    DECK_MONSTERS, DECK_POWERS, MORE_MONSTERS, MORE_POWERS, NO_CARDS, NO_DECKS, ONE_LINE_EACH,
    POWER_LINES, UNKNOWN_DECK, UNKNOWN_MONSTER, UNKNOWN_POWER, WRITE_CARDS, WRITE_DECK,
};
pub(crate) use elements::{
    BAD_COLOUR, BAD_ELEMENT_NAME, ELEMENT_NAME_TAKEN, ELEMENT_TWICE, ELEMENT_WORD, HEX, NAME_ONCE,
    OTHER_NAME, RESERVED_WORD, STEPS, UNKNOWN_ELEMENT, WRONG_STEPS,
};
pub(crate) use position::{LINES, POSITION_NEEDS_DECKS, WRITE_IN_ORDER, WRONG_POSITION};
pub(crate) use rules::{
    FEWER_CARDS, FIRST_GAME, FIRST_HAND, FIRST_WITHIN, HAND_OVER_LIMIT, HIDDEN_RANDOM,
    NO_CARDS_EVER, NO_EFFECT, NOTHING_HARMS, ONE_GAME, OPEN_OR_DEALT, SEVERAL_GAMES, WRITE_HAND,
    WRITE_HARM,
};

/// Who reports the problems of this family.
pub(crate) const SCOPE: Scope = Scope::new("duel");

/// The codes of the scope `duel`: those of texts, of scripts, of JSON files.
pub static CODES: &[&Code] = &ALL;

/// The codes of texts.
pub(crate) const OF_TEXTS: &[&Code] = &[
    &SEVERAL_GAMES,
    &TOO_MANY,
    &BAD_NAME,
    &WRONG_LIST,
    &UNKNOWN_ELEMENT,
    &BAD_ELEMENT_NAME,
    &ELEMENT_NAME_TAKEN,
    &ELEMENT_TWICE,
    &WRONG_STEPS,
    &BAD_COLOUR,
    &WRONG_ELEMENT,
    &TWO_SCRIPTS,
    &DECK_MONSTERS,
    &POWER_LINES,
    &DECK_POWERS,
    &UNKNOWN_MONSTER,
    &UNKNOWN_POWER,
    &UNKNOWN_DECK,
    &NO_DECKS,
    &NO_CARDS,
    &HIDDEN_RANDOM,
    &HAND_OVER_LIMIT,
    &FIRST_HAND,
    &NO_CARDS_EVER,
    &NO_EFFECT,
    &NOTHING_HARMS,
    &COST_UNREACHED,
    &DESCRIPTION_DIFFERS,
    &POSITION_NEEDS_DECKS,
    &WRONG_POSITION,
];

const N_ALL: usize = OF_TEXTS.len() + script::CODES.len() + files::CODES.len();

static ALL: [&Code; N_ALL] = join_codes(&[OF_TEXTS, script::CODES, files::CODES]);
