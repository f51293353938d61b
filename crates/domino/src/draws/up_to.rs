//! A seat that cannot play draws up to a number of tiles.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::{Draw, Source};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "UpTo",
        others: &["Hasta"],
        doc: Bilingual::new(
            "A seat that cannot play draws until it can, up to this many tiles.",
            "Quien no puede jugar roba hasta poder, como mucho este número de fichas.",
        ),
        example: "draws UpTo(3)",
    },
    args: &[ArgWord {
        name: "tiles",
        takes: ArgTakes::Number { min: 1, max: 100 },
        needed: true,
    }],
};

pub(super) const CHOICE: Draw = Draw {
    source: Source::Stock,
    n_tiles: |it| (it.number as u32).saturating_sub(it.n_drawn),
    may_draw: |it| i64::from(it.n_drawn) < it.number,
};
