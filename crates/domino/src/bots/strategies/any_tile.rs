//! Any tile.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "AnyTile",
        others: &["CualquierFicha"],
        doc: Bilingual::new(
            "Plays any tile, each equally likely.",
            "Juega cualquier ficha, todas con igual probabilidad.",
        ),
        example: "plays AnyTile when players = 2",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |_, _| 0,
};
