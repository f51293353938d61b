//! A hand ends when a seat has placed its last tile.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Ending;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Out",
        others: &["Pegada"],
        doc: Bilingual::new(
            "The hand ends when a seat has placed its last tile.",
            "La mano termina cuando alguien pone su última ficha.",
        ),
        example: "ends Out or Blocked",
    },
    args: &[],
};

pub(super) const CHOICE: Ending = Ending {
    note: |ends| ends.out = true,
};
