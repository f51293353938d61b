//! Texts and files, from what they say to what is played.

mod fields;
mod problems;
mod random;
pub(crate) mod saves;
mod symmetry;
mod traces;

use tapete_lang::{Checked, Problems, Sources, Tongue, check, plain};

use crate::galaxy::Galaxy;
use crate::words::VOCABULARY;

/// Checks a text; returns its problems too.
pub(crate) fn checked(text: &str) -> (Checked, Problems, Sources) {
    let mut sources = Sources::new();
    let file = sources.add("text", text);
    let mut problems = Problems::new();
    let tree = tapete_lang::parse(&sources, file, &[], &mut problems);
    let checked = check(&tree, &[&VOCABULARY], &mut problems);
    (checked, problems, sources)
}

/// Reads the galaxy of a text and all its problems, one to a line.
pub(crate) fn try_galaxy(text: &str, n_seats: Option<usize>) -> (Option<Galaxy>, String) {
    let (checked, mut problems, sources) = checked(text);
    let galaxy = super::galaxy(&checked, n_seats, &mut problems);
    (galaxy, plain(&problems, &sources, Tongue::En))
}

/// Reads the galaxy of a text without problems.
pub(crate) fn galaxy(text: &str) -> Galaxy {
    let (galaxy, problems) = try_galaxy(text, None);
    assert_eq!(problems, "", "{text}");
    galaxy.expect("a galaxy")
}
