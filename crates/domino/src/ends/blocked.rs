//! A hand ends when everybody passes.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Ending;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Blocked",
        others: &["Tranque"],
        doc: Bilingual::new(
            "The hand ends when there have been as many passes in a row as there are seats, without a draw in between.",
            "La mano termina cuando ha habido tantas pasadas seguidas como asientos, sin robar entre ellas.",
        ),
        example: "ends Out or Blocked",
    },
    args: &[],
};

pub(super) const CHOICE: Ending = Ending {
    note: |ends| ends.blocked = true,
};
