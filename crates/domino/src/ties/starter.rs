//! A tie goes to the team that opened.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Tie, won_if_level};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Starter",
        others: &["QuienSalio", "QuienSalió"],
        doc: Bilingual::new(
            "When the best are level, the team that opened the hand wins it, if it is one of them.",
            "Si hay empate, gana la mano el equipo que salió, si está entre los igualados.",
        ),
        example: "ties Starter",
    },
    args: &[],
};

pub(super) const CHOICE: Tie = Tie {
    decide: |hand, level| won_if_level(hand, level, hand.starter),
};
