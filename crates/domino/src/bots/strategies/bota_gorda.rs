//! Heaviest tile first.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT};

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
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |_, play| play.points,
};
