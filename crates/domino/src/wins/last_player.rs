//! Who placed the last tile wins.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Verdict, Win};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "LastPlayer",
        others: &["UltimoEnJugar", "ÚltimoEnJugar"],
        doc: Bilingual::new(
            "The seat that placed the last tile on the table wins for its team.",
            "Gana para su equipo quien puso la última ficha en la mesa.",
        ),
        example: "wins LastPlayer",
    },
    args: &[],
};

pub(super) const CHOICE: Win = Win {
    decides_block: true,
    decide: |hand| hand.last_player.map_or(Verdict::Nobody, Verdict::Won),
};
