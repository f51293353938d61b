//! Where team mates sit.

use tapete_lang::{Bilingual, NameWord};

use crate::choice::name;

/// Where team mates sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seating {
    /// Team mates never sit side by side: the teams take turns.
    Alternating,
    /// Team mates sit side by side.
    ByTeam,
}

/// The words, in the order of [`CHOICES`].
pub(crate) const NAMES: &[NameWord] = &[
    name(
        "Alternating",
        &["Alternados"],
        Bilingual::new(
            "Team mates never sit side by side: the teams take turns.",
            "Los compañeros no se sientan juntos: los equipos se alternan.",
        ),
        "seated Alternating",
    ),
    name(
        "ByTeam",
        &["PorEquipos"],
        Bilingual::new(
            "Team mates sit side by side.",
            "Los compañeros se sientan juntos.",
        ),
        "seated ByTeam",
    ),
];

/// What each word stands for.
pub(crate) const CHOICES: &[Seating] = &[Seating::Alternating, Seating::ByTeam];
