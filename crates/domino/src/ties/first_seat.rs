//! A tie goes to the first seat.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Settled, Tie};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "FirstSeat",
        others: &["PrimerAsiento"],
        doc: Bilingual::new(
            "When the best are level, the one that comes first in the order of seats wins.",
            "Si hay empate, gana el primero en el orden de los asientos.",
        ),
        example: "ties FirstSeat",
    },
    args: &[],
};

pub(super) const CHOICE: Tie = Tie {
    decide: |hand, level| Settled::Won(hand.lightest_of(level.trailing_zeros() as u8)),
};
