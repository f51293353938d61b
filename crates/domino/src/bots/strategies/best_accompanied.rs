//! Open with the best accompanied double.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "BestAccompanied",
        others: &["MejorAcompanada", "MejorAcompañada"],
        doc: Bilingual::new(
            "Opens with the double whose face is most frequent in hand; later, any tile.",
            "Sale con el doble cuya cara más se repite en la mano; después, cualquiera.",
        ),
        example: "plays BestAccompanied when table.tiles = 0 plays Data",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, play| {
        if known.n_on_table() > 0 || !play.faces.is_double() {
            return 0;
        }
        i64::from(known.count_of(play.faces.get(0)))
    },
};
