//! Lightest tile first.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Lightest",
        others: &["MasLigera", "MásLigera"],
        doc: Bilingual::new(
            "Plays the tile with the fewest points.",
            "Juega la ficha con menos puntos.",
        ),
        example: "plays Lightest when hand.tiles < 3",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |_, play| -play.points,
};
