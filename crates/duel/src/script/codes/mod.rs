//! Every problem that a script can have, as data.
//!
//! E0 is for characters and words, E1 for form, E2 for meaning, W3 for what can
//! be played but was hardly meant, E4 for size. `W306` is a note and no
//! warning: `=` and `==` mean the same, so a script with `=` is in order, and
//! whoever asks only for warnings does not hear of it.

#[macro_use]
mod examples;

mod form;
mod level_one;
mod lexis;
mod limits;
mod meaning;
mod warnings;

pub(super) use form::*;
pub(super) use level_one::*;
pub(super) use lexis::*;
pub(super) use limits::*;
pub(super) use meaning::*;
pub(super) use warnings::*;

use tapete_lang::Code;

/// The codes of scripts, in the order of their names.
pub static CODES: &[&Code] = &[
    &E001, &E002, &E101, &E102, &E103, &E104, &E105, &E106, &E107, &E110, &E111, &E112, &E113,
    &E114, &E115, &E116, &E120, &E121, &E122, &E201, &E202, &E203, &E204, &E205, &E206, &E207,
    &E208, &E209, &E210, &E401, &E402, &W301, &W302, &W303, &W304, &W305, &W306, &W307, &W308,
    &W309, &W310,
];
