//! Every problem that this crate reports, as data.
//!
//! Families may report these codes too (a name that exists but is not allowed
//! is still an `unknown-name`); what is their own they define themselves, in
//! their own scope.

mod files;
mod form;
mod words;

pub use files::*;
pub use form::*;
pub use words::*;

use crate::diagnostic::Code;

/// The codes of the scope `lang`.
pub static CODES: &[&Code] = &[
    &UNTERMINATED_TEXT,
    &BAD_ESCAPE,
    &BAD_NUMBER,
    &UNKNOWN_CHARACTER,
    &UNCLOSED_BRACKET,
    &UNEXPECTED,
    &EXPECTED_KIND,
    &MISSING_VALUE,
    &TOO_DEEP,
    &INCLUDE_MISSING,
    &INCLUDE_CYCLE,
    &TOO_LARGE,
    &UNKNOWN_KIND,
    &MISSING_NAME,
    &NAME_TAKEN,
    &UNKNOWN_CLAUSE,
    &MISSING_CLAUSE,
    &REPEATED_CLAUSE,
    &NEEDLESS_WHEN,
    &TOO_MANY_VALUES,
    &WRONG_VALUE,
    &NUMBER_OUT_OF_RANGE,
    &UNKNOWN_NAME,
    &UNKNOWN_VARIABLE,
    &TYPE_MISMATCH,
];

/// Returns the code of this crate with a name.
pub fn code(id: &str) -> Option<&'static Code> {
    CODES.iter().copied().find(|it| it.id == id)
}
