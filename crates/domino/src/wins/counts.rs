//! What a hand counts when it is over.

use tapete_lang::{Bilingual, NameWord};

use crate::choice::name;

/// What the tiles left in a hand count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Count {
    /// The points of its tiles.
    Points,
    /// The points of its tiles times their number: few tiles are worth having.
    TimesTiles,
    /// The points of its tiles divided by their number, rounded down; 0 without tiles.
    PerTile,
    /// The number of its tiles.
    Tiles,
}

/// The words, in the order of [`CHOICES`].
pub(crate) const NAMES: &[NameWord] = &[
    name(
        "Points",
        &["Puntos"],
        Bilingual::new("The points of its tiles.", "Los puntos de sus fichas."),
        "counts Points",
    ),
    name(
        "PointsTimesTiles",
        &["PuntosPorFichas"],
        Bilingual::new(
            "The points of its tiles times their number: few tiles are worth having.",
            "Los puntos de sus fichas por su número: conviene tener pocas.",
        ),
        "counts PointsTimesTiles",
    ),
    name(
        "PointsPerTile",
        &["PuntosEntreFichas"],
        Bilingual::new(
            "The points of its tiles divided by their number, rounded down; 0 without tiles.",
            "Los puntos de sus fichas entre su número, redondeando hacia abajo; 0 sin fichas.",
        ),
        "counts PointsPerTile",
    ),
    name(
        "Tiles",
        &["Fichas"],
        Bilingual::new("The number of its tiles.", "El número de sus fichas."),
        "counts Tiles",
    ),
];

/// What each word stands for.
pub(crate) const CHOICES: &[Count] = &[
    Count::Points,
    Count::TimesTiles,
    Count::PerTile,
    Count::Tiles,
];
