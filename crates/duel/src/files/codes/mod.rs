//! Every problem that only a JSON file can have, as data.

mod shape;
mod syntax;

use tapete_lang::Code;

pub(crate) use shape::{
    ADD_KEY, CLASSIC_NUMBERS, KEEPS_FORM, KEY_ASSUMED, KEY_OUT_OF_RANGE, KEYS_OF_CARDS, MEANT_KEY,
    MISSING_KEY, NO_CARD, PUT_THAT, STATES, UNSAID_KEY, WITHIN, WITHOUT_KEY, WRITE_KEY,
    WRONG_KEEPS, WRONG_KEY_VALUE,
};
pub(crate) use syntax::{
    BAD_TEXT, CLOSE_IT, COMMA, DUPLICATE_KEY, ESCAPES, FIRST_KEY, NO_TRAILING_COMMA, ONE_VALUE,
    QUOTED_KEY, QUOTES, RENAME_KEY, SHALLOWER, SHORTER, SYNTAX, TOO_DEEP, TOO_LARGE,
};

/// The codes of JSON files.
pub(crate) static CODES: &[&Code] = &[
    &TOO_LARGE,
    &TOO_DEEP,
    &SYNTAX,
    &BAD_TEXT,
    &DUPLICATE_KEY,
    &NO_CARD,
    &MISSING_KEY,
    &KEY_ASSUMED,
    &WRONG_KEY_VALUE,
    &KEY_OUT_OF_RANGE,
    &UNSAID_KEY,
    &WRONG_KEEPS,
];
