//! A seat that cannot play draws one tile.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Draw, Source};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "One",
        others: &["Una"],
        doc: Bilingual::new(
            "A seat that cannot play draws one tile, and passes if it still cannot.",
            "Quien no puede jugar roba una ficha, y se pasa si sigue sin poder.",
        ),
        example: "draws One",
    },
    args: &[],
};

pub(super) const CHOICE: Draw = Draw {
    source: Source::Stock,
    n_tiles: |_| 1,
    may_draw: |it| it.n_drawn < 1,
};
