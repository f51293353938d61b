//! Whoever holds the highest double opens with it.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Begin, Opening};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "HighestDouble",
        others: &["DobleMayor"],
        doc: Bilingual::new(
            "The seat with the highest double opens with it; if no seat holds a double, the seat with the heaviest tile does.",
            "Sale con él quien tenga el doble mayor; si nadie tiene dobles, quien tenga la ficha más pesada.",
        ),
        example: "begins HighestDouble",
    },
    args: &[],
};

pub(super) const CHOICE: Begin = Begin {
    open: |deal, _, chance| match deal.highest() {
        Some((seat, tile, unheld)) => Opening {
            tile: Some(tile),
            unheld,
            ..Opening::free(seat)
        },
        None => Opening::free(deal.any_seat(chance)),
    },
};
