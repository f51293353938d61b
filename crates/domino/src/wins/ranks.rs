//! The ranking of all seats when a hand is over.

use tapete_lang::{Bilingual, NameWord};

use crate::choice::name;

/// How the seats are ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rank {
    /// Who is left with fewest points comes first.
    Few,
    /// Who is out comes first, then who is left with most points.
    Many,
}

/// The words, in the order of [`CHOICES`].
pub(crate) const NAMES: &[NameWord] = &[
    name(
        "FewPoints",
        &["MenosPuntos"],
        Bilingual::new(
            "Who is left with fewest points comes first.",
            "Primero va quien se queda con menos puntos.",
        ),
        "ranks FewPoints",
    ),
    name(
        "ManyPoints",
        &["MasPuntos", "MásPuntos"],
        Bilingual::new(
            "Who is out comes first, then who is left with most points.",
            "Primero va quien se pegó, después quien se queda con más puntos.",
        ),
        "ranks ManyPoints",
    ),
];

/// What each word stands for.
pub(crate) const CHOICES: &[Rank] = &[Rank::Few, Rank::Many];
