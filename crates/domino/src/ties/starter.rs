//! A tie goes to the team that opened.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Settled, Tie};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Starter",
        others: &["QuienSalio", "QuienSalió"],
        doc: Bilingual::new(
            "When the best are level, the team that opened the hand wins it.",
            "Si hay empate, gana la mano el equipo que salió.",
        ),
        example: "ties Starter",
    },
    args: &[],
};

pub(super) const CHOICE: Tie = Tie {
    decide: |hand, _| Settled::Won(hand.starter),
};
