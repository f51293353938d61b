//! Open high.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT, then_heaviest};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Higher",
        others: &["MasAlta", "MásAlta"],
        doc: Bilingual::new(
            "Opens with the highest double, or without doubles with the heaviest tile; later, any tile.",
            "Sale con el doble más alto, o sin dobles con la ficha más pesada; después, cualquiera.",
        ),
        example: "plays Higher when table.tiles = 0 plays Data",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, play| {
        if known.n_on_table() > 0 {
            return 0;
        }
        then_heaviest(i64::from(play.faces.is_double()), play)
    },
};
