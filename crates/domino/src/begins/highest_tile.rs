//! Whoever holds the heaviest tile opens with it.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Begin, Opening, Unheld};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "HighestTile",
        others: &["FichaMayor"],
        doc: Bilingual::new(
            "The seat with the heaviest tile opens with it.",
            "Sale con ella quien tenga la ficha más pesada.",
        ),
        example: "begins HighestTile",
    },
    args: &[],
};

pub(super) const CHOICE: Begin = Begin {
    open: |deal, _, chance| match deal.heaviest(|_| true) {
        Some((seat, tile)) => Opening {
            tile: Some(tile),
            unheld: Unheld::Above(tile),
            ..Opening::free(seat)
        },
        None => Opening::free(deal.any_seat(chance)),
    },
};
