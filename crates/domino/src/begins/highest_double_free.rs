//! Whoever holds the highest double opens, with any tile.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Begin, Opening};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "HoldsHighestDouble",
        others: &["TieneElDobleMayor"],
        doc: Bilingual::new(
            "The seat with the highest double opens, with any tile; if no seat holds a double, the seat with the heaviest tile.",
            "Sale, con cualquier ficha, quien tenga el doble mayor; si nadie tiene dobles, quien tenga la ficha más pesada.",
        ),
        example: "begins HoldsHighestDouble",
    },
    args: &[],
};

pub(super) const CHOICE: Begin = Begin {
    open: |deal, _, chance| match deal.highest() {
        Some((seat, _, unheld)) => Opening {
            unheld,
            ..Opening::free(seat)
        },
        None => Opening::free(deal.any_seat(chance)),
    },
};
