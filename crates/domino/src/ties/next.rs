//! A tie goes to the seat after the one that blocked.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Settled, Tie};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Next",
        others: &["Siguiente"],
        doc: Bilingual::new(
            "When the best are level, the team of the seat after the one that placed the last tile wins.",
            "Si hay empate, gana el equipo del asiento que sigue al que puso la última ficha.",
        ),
        example: "ties Next",
    },
    args: &[],
};

pub(super) const CHOICE: Tie = Tie {
    decide: |hand, _| Settled::Won(hand.next_player),
};
