//! The opening goes round the seats.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Begin, Opening};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Next",
        others: &["Siguiente"],
        doc: Bilingual::new(
            "The seat after the one that opened the hand before; in the first hand, a random seat.",
            "Sale el asiento que sigue al que salió en la mano anterior; en la primera mano, uno al azar.",
        ),
        example: "begins Next when hand_number > 1",
    },
    args: &[],
};

pub(super) const CHOICE: Begin = Begin {
    open: |deal, _, chance| {
        let seat = deal.last.map(|last| deal.after(last.starter));
        Opening::free(seat.unwrap_or_else(|| deal.any_seat(chance)))
    },
};
