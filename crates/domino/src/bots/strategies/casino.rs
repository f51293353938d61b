//! Open with the double blank.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Casino",
        others: &[],
        doc: Bilingual::new(
            "Opens with the tile that is worth nothing, such as 0|0, if it holds it; later, any tile.",
            "Sale con la ficha que no vale nada, como 0|0, si la tiene; después, cualquiera.",
        ),
        example: "plays Casino when table.tiles = 0 plays Data",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, play| {
        let is_blank = |face: &u8| known.number(*face) == 0;
        i64::from(known.n_on_table() == 0 && play.faces.as_slice().iter().all(is_blank))
    },
};
