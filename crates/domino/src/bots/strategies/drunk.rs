//! Heavy tiles at first, then anything.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Drunk",
        others: &["Borracho"],
        doc: Bilingual::new(
            "Plays the heaviest tile until ten lie on the table, then any.",
            "Juega la ficha más pesada hasta que hay diez en la mesa; después, cualquiera.",
        ),
        example: "plays Drunk",
    },
    args: WEIGHT,
};

/// How many tiles lie when it stops to care.
const SOBER_TILES: usize = 10;

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, play| match known.n_on_table() {
        0..SOBER_TILES => play.points,
        _ => 0,
    },
};
