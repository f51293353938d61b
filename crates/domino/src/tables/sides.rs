//! When the sides of a double open.

use tapete_lang::{Bilingual, NameWord};

use crate::choice::name;

/// When the sides of a double open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sides {
    /// The sides of a double open as soon as it lies.
    AtOnce,
    /// The sides of a double open when both its ends are covered.
    WhenCovered,
}

/// The words, in the order of [`CHOICES`].
pub(crate) const NAMES: &[NameWord] = &[
    name(
        "AtOnce",
        &["EnSeguida"],
        Bilingual::new(
            "The sides of a double open as soon as it lies.",
            "Los lados de un doble se abren en cuanto está en la mesa.",
        ),
        "sides_open AtOnce",
    ),
    name(
        "WhenCovered",
        &["AlCubrirse"],
        Bilingual::new(
            "The sides of a double open when both its ends are covered.",
            "Los lados de un doble se abren cuando sus dos puntas están cubiertas.",
        ),
        "sides_open WhenCovered",
    ),
];

/// What each word stands for.
pub(crate) const CHOICES: &[Sides] = &[Sides::AtOnce, Sides::WhenCovered];
