//! Every problem that a file of Konquest can have, as data.
//!
//! The names are those of the seed: E0 for characters, E1 for form, E2 for
//! meaning, W3 for warnings.

#[macro_use]
mod examples;

mod form;
mod lexis;
mod maps;
mod saves;
mod warnings;

pub(super) use form::*;
pub(super) use lexis::*;
pub(super) use maps::*;
pub(crate) use saves::E228;
pub(super) use saves::*;
pub(super) use warnings::*;

use tapete_lang::Code;

/// The codes of the two files, in the order of their names.
pub static CODES: &[&Code] = &[
    &E001, &E002, &E003, &E004, &E005, &E006, &E101, &E102, &E103, &E104, &E105, &E106, &E107,
    &E108, &E109, &E201, &E202, &E203, &E204, &E205, &E206, &E207, &E209, &E210, &E211, &E212,
    &E213, &E221, &E222, &E223, &E224, &E225, &E226, &E227, &E228, &E229, &E230, &E231, &W301,
    &W302, &W303, &W304,
];
