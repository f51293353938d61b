//! Only a seat that is out wins.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Verdict, Win};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "WhoIsOut",
        others: &["QuienSePega"],
        doc: Bilingual::new(
            "Only a seat that is out wins for its team; a block has no winner.",
            "Solo gana para su equipo quien se pega; un tranque no tiene ganador.",
        ),
        example: "wins WhoIsOut when out",
    },
    args: &[],
};

pub(super) const CHOICE: Win = Win {
    decides_block: false,
    decide: |hand| hand.out.map_or(Verdict::Nobody, Verdict::Won),
};
