//! Nobody draws; the stock is dead.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Draw, Source};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Nothing",
        others: &["Nada"],
        doc: Bilingual::new(
            "A seat that cannot play passes; what was not dealt stays out of play.",
            "Quien no puede jugar se pasa; lo que no se repartió queda fuera del juego.",
        ),
        example: "draws Nothing",
    },
    args: &[],
};

pub(super) const CHOICE: Draw = Draw {
    source: Source::Nowhere,
    n_tiles: |_| 0,
    may_draw: |_| false,
};
