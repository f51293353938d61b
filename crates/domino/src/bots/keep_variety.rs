//! Keep a tile of every face (agachao).

use tapete_lang::{Bilingual, NameWord, Word};

use super::Strategy;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "KeepVariety",
        others: &["Agachao"],
        doc: Bilingual::new(
            "Keeps the last tile of a face in hand as long as another one fits (agachao).",
            "Guarda la última ficha de una cara mientras quepa otra.",
        ),
        example: "plays KeepVariety when hand.tiles > 3",
    },
    args: &[],
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, chosen| {
        let tile = known.tile(chosen);
        let (high, low) = tile.faces();
        let is_last_of = |face| i64::from(known.count_of(face) == 1);
        if tile.is_double() {
            // It shows one face, so its loss counts once.
            return -is_last_of(high);
        }
        -is_last_of(high) - is_last_of(low)
    },
};
