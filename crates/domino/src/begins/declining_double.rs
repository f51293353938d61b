//! Each hand opens with the next lower double.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Begin, Opening};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "DecliningDouble",
        others: &["DobleDescendente"],
        doc: Bilingual::new(
            "The first hand opens with the highest double, the next with the one below, and after the lowest with the highest again. If no seat holds it, all draw in turn until it is found.",
            "La primera mano se abre con el doble mayor, la siguiente con el que sigue hacia abajo, y tras el menor otra vez con el mayor. Si nadie lo tiene, todos roban por turno hasta que aparezca.",
        ),
        example: "begins DecliningDouble",
    },
    args: &[],
};

pub(super) const CHOICE: Begin = Begin {
    open: |deal, _, chance| match deal.held.double_from_top(deal.hand_number - 1) {
        Some(tile) => deal.with_sought(tile, chance),
        None => Opening::free(deal.any_seat(chance)),
    },
};
