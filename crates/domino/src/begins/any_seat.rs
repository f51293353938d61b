//! A random seat opens.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Begin, Opening};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "AnySeat",
        others: &["CualquierAsiento"],
        doc: Bilingual::new(
            "A seat drawn by lot opens, with any tile.",
            "Sale un asiento sorteado, con cualquier ficha.",
        ),
        example: "begins AnySeat",
    },
    args: &[],
};

pub(super) const CHOICE: Begin = Begin {
    open: |deal, _, chance| Opening::free(deal.any_seat(chance)),
};
