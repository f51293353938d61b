//! What may be done with a tile just drawn.

use tapete_lang::{Bilingual, NameWord};

use crate::choice::name;

/// What may be done with a tile just drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Drawn {
    /// A tile just drawn can be played in the same turn.
    Playable,
    /// Whoever draws has played: the tile waits for the next turn.
    Waits,
}

/// The words, in the order of [`CHOICES`].
pub(crate) const NAMES: &[NameWord] = &[
    name(
        "MayBePlayed",
        &["SePuedeJugar"],
        Bilingual::new(
            "A tile just drawn can be played in the same turn.",
            "La ficha recién robada se puede jugar en el mismo turno.",
        ),
        "drawn_tile MayBePlayed",
    ),
    name(
        "Waits",
        &["Espera"],
        Bilingual::new(
            "Whoever draws has played: the tile waits for the next turn.",
            "Quien roba ya jugó: la ficha espera al próximo turno.",
        ),
        "drawn_tile Waits",
    ),
];

/// What each word stands for.
pub(crate) const CHOICES: &[Drawn] = &[Drawn::Playable, Drawn::Waits];
