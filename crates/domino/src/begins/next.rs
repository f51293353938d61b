//! The opening goes round the seats.

use tapete_game::Seat;
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
        let seat = match deal.last_starter {
            Some(Seat(last)) => Seat((last + 1) % deal.n_seats() as u8),
            None => deal.any_seat(chance),
        };
        Opening::free(seat)
    },
};
