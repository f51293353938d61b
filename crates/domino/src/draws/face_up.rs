//! A seat that cannot play chooses from an open stock.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::{Draw, Source};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "FaceUp",
        others: &["ALaVista"],
        doc: Bilingual::new(
            "The stock lies face up, and a seat that cannot play chooses up to this many tiles from it.",
            "El pozo está a la vista, y quien no puede jugar elige de él hasta este número de fichas.",
        ),
        example: "draws FaceUp(1)",
    },
    args: &[ArgWord {
        name: "tiles",
        takes: ArgTakes::Number { min: 1, max: 20 },
        needed: true,
    }],
};

pub(super) const CHOICE: Draw = Draw {
    source: Source::OpenStock,
    n_tiles: |it| it.number as u32,
    may_draw: |_| false,
};
