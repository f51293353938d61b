//! Every problem that only a text of duels can have, as data. Those of scripts
//! and of JSON files stand with what reads them.

#[macro_use]
mod examples;

mod cards;
mod decks;
mod elements;
mod position;
mod rules;

use tapete_lang::{Bilingual, Code, Severity};

use crate::{files, script};

pub(crate) use cards::{
    BAD_NAME, COST_UNREACHED, DESCRIPTION_DIFFERS, DID_YOU_MEAN, ELEMENT_OF, KEEP_ONE_SCRIPT,
    LEAVE_OUT, LOWER_COST, NAME_LENGTH, ONE_ELEMENT, ONE_OF, ONE_SCRIPT, QUOTE_THEM,
    SAY_WHAT_IT_DOES, TOO_MANY, TWO_SCRIPTS, WRONG_ELEMENT, WRONG_LIST,
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

static ALL: [&Code; N_ALL] = joined();

/// Puts the codes of texts, scripts and files into one list.
const fn joined() -> [&'static Code; N_ALL] {
    let mut all = [OF_TEXTS[0]; N_ALL];
    let n_before_files = OF_TEXTS.len() + script::CODES.len();
    let mut at = 0;
    while at < N_ALL {
        all[at] = if at < OF_TEXTS.len() {
            OF_TEXTS[at]
        } else if at < n_before_files {
            script::CODES[at - OF_TEXTS.len()]
        } else {
            files::CODES[at - n_before_files]
        };
        at += 1;
    }
    all
}

/// Returns a code of this scope for what cannot be played.
pub(crate) const fn error(
    id: &'static str,
    message: Bilingual,
    explain: Bilingual,
    wrong: &'static str,
    right: &'static str,
) -> Code {
    Code {
        scope: "duel",
        id,
        severity: Severity::Error,
        message,
        explain,
        wrong,
        right,
    }
}

/// Returns a code of this scope for what can be played but hardly is meant.
pub(crate) const fn warning(
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
