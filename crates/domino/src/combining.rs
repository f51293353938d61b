//! How the lines of a rule list combine.

use tapete_lang::{Bilingual, NameWord};

use crate::choice::name;

/// How the lines of a rule list combine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Combining {
    /// The first line whose condition holds decides.
    First,
    /// Every line whose condition holds applies, in order; the one without a condition only if none did.
    Every,
}

/// The words, in the order of [`CHOICES`].
pub(crate) const NAMES: &[NameWord] = &[
    name(
        "FirstLine",
        &["PrimeraLinea", "PrimeraLínea"],
        Bilingual::new(
            "The first line whose condition holds decides.",
            "Decide la primera línea cuya condición se cumple.",
        ),
        "combines FirstLine",
    ),
    name(
        "EveryLine",
        &["CadaLinea", "CadaLínea"],
        Bilingual::new(
            "Every line whose condition holds applies, in order; the one without a condition only if none did.",
            "Se aplica cada línea cuya condición se cumple, en orden; la que no tiene condición, solo si no se aplicó ninguna.",
        ),
        "combines EveryLine",
    ),
];

/// What each word stands for.
pub(crate) const CHOICES: &[Combining] = &[Combining::First, Combining::Every];
