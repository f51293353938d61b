//! Leave ends that five divides.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Mod5",
        others: &["Modulo5", "Módulo5"],
        doc: Bilingual::new(
            "Leaves the ends with a total that can be divided by five.",
            "Deja las puntas con un total divisible entre cinco.",
        ),
        example: "plays Mod5",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |_, play| i64::from(play.ends_total % 5 == 0),
};
