//! A tie goes to whoever blocked.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Settled, Tie, won_if_level};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Blocker",
        others: &["QuienTranco", "QuienTrancó"],
        doc: Bilingual::new(
            "When the best are level, the team of the seat that placed the last tile wins, if it is one of them.",
            "Si hay empate, gana el equipo de quien puso la última ficha, si está entre los igualados.",
        ),
        example: "ties Blocker",
    },
    args: &[],
};

pub(super) const CHOICE: Tie = Tie {
    decide: |hand, level| match hand.last_player {
        Some(seat) => won_if_level(hand, level, seat),
        None => Settled::Nobody,
    },
};
