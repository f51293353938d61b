//! Who may pass.

use tapete_lang::{Bilingual, NameWord};

use crate::choice::name;

/// Who may pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Passing {
    /// Only a seat that can do nothing else passes.
    WhenStuck,
    /// A seat may pass although it can play.
    Freely,
}

/// The words, in the order of [`CHOICES`].
pub(crate) const NAMES: &[NameWord] = &[
    name(
        "WhenStuck",
        &["SinRemedio"],
        Bilingual::new(
            "Only a seat that can do nothing else passes.",
            "Solo se pasa quien no puede hacer otra cosa.",
        ),
        "passes WhenStuck",
    ),
    name(
        "Freely",
        &["Libremente"],
        Bilingual::new(
            "A seat may pass although it can play.",
            "Un asiento puede pasarse aunque pueda jugar.",
        ),
        "passes Freely when hand.tiles = 1 passes WhenStuck",
    ),
];

/// What each word stands for.
pub(crate) const CHOICES: &[Passing] = &[Passing::WhenStuck, Passing::Freely];
