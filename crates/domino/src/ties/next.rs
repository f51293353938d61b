//! A tie goes to the seat after the one that blocked.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Tie, won_if_level};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Next",
        others: &["Siguiente"],
        doc: Bilingual::new(
            "When the best are level, the team of the seat after the one that placed the last tile wins, if it is one of them.",
            "Si hay empate, gana el equipo del asiento que sigue al que puso la última ficha, si está entre los igualados.",
        ),
        example: "ties Next",
    },
    args: &[],
};

pub(super) const CHOICE: Tie = Tie {
    decide: |hand, level| won_if_level(hand, level, hand.next_player),
};
