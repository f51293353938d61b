//! A hand ends when nobody can play.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Ending;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Blocked",
        others: &["Tranque"],
        doc: Bilingual::new(
            "The hand ends when as many seats as there are have passed one after the other.",
            "La mano termina cuando se pasan tantos asientos seguidos como hay en la mesa.",
        ),
        example: "ends Out or Blocked",
    },
    args: &[],
};

pub(super) const CHOICE: Ending = Ending::Blocked;
