//! A seat that cannot play draws until it can.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Draw, Source};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "UntilPlayable",
        others: &["HastaPoder"],
        doc: Bilingual::new(
            "A seat that cannot play draws tiles until it can play one or the stock is used up; then it passes.",
            "Quien no puede jugar roba hasta poder, o hasta que se acabe el pozo; entonces se pasa.",
        ),
        example: "draws UntilPlayable",
    },
    args: &[],
};

pub(super) const CHOICE: Draw = Draw {
    source: Source::Stock,
    n_tiles: |_| u32::MAX,
    may_draw: |_| true,
};
