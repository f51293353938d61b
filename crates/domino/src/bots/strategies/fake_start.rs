//! Open with what one does not have.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT, over};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "FakeStart",
        others: &["SalidaFalsa"],
        doc: Bilingual::new(
            "Opens with the tile whose faces are rarest in hand, to mislead; later, any tile.",
            "Sale con la ficha cuyas caras menos se repiten en la mano, para engañar; después, cualquiera.",
        ),
        example: "plays FakeStart when table.tiles = 0 plays Data",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, play| {
        if known.n_on_table() > 0 {
            return 0;
        }
        -over(play.faces.as_slice(), |face| known.count_of(face))
    },
};
