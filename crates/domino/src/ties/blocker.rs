//! A tie goes to whoever blocked.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Settled, Tie};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Blocker",
        others: &["QuienTranco", "QuienTrancó"],
        doc: Bilingual::new(
            "When the best are level, the team of the seat that placed the last tile wins.",
            "Si hay empate, gana el equipo de quien puso la última ficha.",
        ),
        example: "ties Blocker",
    },
    args: &[],
};

pub(super) const CHOICE: Tie = Tie {
    decide: |hand, _| hand.last_player.map_or(Settled::Nobody, Settled::Won),
};
