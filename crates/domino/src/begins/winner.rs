//! Whoever won the hand before opens.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Begin, Opening};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Winner",
        others: &["Ganador"],
        doc: Bilingual::new(
            "The seat that won the hand before opens; after a tie, whoever opened that hand; in the first hand, a random seat.",
            "Sale quien ganó la mano anterior; tras un empate, quien salió en ella; en la primera mano, un asiento al azar.",
        ),
        example: "begins Winner when hand_number > 1",
    },
    args: &[],
};

pub(super) const CHOICE: Begin = Begin {
    open: |deal, _, chance| {
        let seat = deal.last.map(|last| last.winner.unwrap_or(last.starter));
        Opening::free(seat.unwrap_or_else(|| deal.any_seat(chance)))
    },
};
