//! Whoever holds a given tile opens with it.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::{Begin, Opening, Unheld};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Holder",
        others: &["QuienTenga"],
        doc: Bilingual::new(
            "The seat that holds this tile opens with it; if no seat does, a random seat opens with any tile.",
            "Sale con esta ficha quien la tenga; si nadie la tiene, sale un asiento al azar con cualquiera.",
        ),
        example: "begins Holder(6|6)",
    },
    args: &[ArgWord {
        name: "tile",
        takes: ArgTakes::Faces,
        needed: true,
    }],
};

pub(super) const CHOICE: Begin = Begin {
    open: |deal, given, chance| {
        let Some(tile) = given.tile else {
            return Opening::free(deal.any_seat(chance));
        };
        match deal.held.holder(tile) {
            Some(seat) => Opening::with(seat, tile),
            None => Opening {
                unheld: Unheld::Tile(tile),
                ..Opening::free(deal.any_seat(chance))
            },
        }
    },
};
