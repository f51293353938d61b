//! Whoever holds a given tile opens with it, or finds it in the stock.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::{Begin, Opening};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Finder",
        others: &["QuienEncuentre"],
        doc: Bilingual::new(
            "The seat that holds this tile opens with it; if no seat does, all draw in turn until one finds it.",
            "Sale con esta ficha quien la tenga; si nadie la tiene, todos roban por turno hasta que alguien la encuentre.",
        ),
        example: "begins Finder(9|9)",
    },
    args: &[ArgWord {
        name: "tile",
        takes: ArgTakes::Faces,
        needed: true,
    }],
};

pub(super) const CHOICE: Begin = Begin {
    open: |deal, given, chance| match given.tile {
        Some(tile) => deal.with_sought(tile, chance),
        None => Opening::free(deal.any_seat(chance)),
    },
};
