//! Heaviest tile first.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Strategy;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "BotaGorda",
        others: &[],
        doc: Bilingual::new(
            "Plays the tile with the most points (bota gorda).",
            "Juega la ficha con más puntos.",
        ),
        example: "plays BotaGorda",
    },
    args: &[],
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, chosen| i64::from(known.tile(chosen).points()),
};
