//! The new letter comes before the open one.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Matching;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "AlphabetOrder",
        others: &["OrdenAlfabetico", "OrdenAlfabético"],
        doc: Bilingual::new(
            "The new face may touch one whose name is the same or comes later in the alphabet.",
            "La cara nueva toca a una cuyo nombre es el mismo o viene después en el alfabeto.",
        ),
        example: "matches AlphabetOrder",
    },
    args: &[],
};

pub(super) const CHOICE: Matching = Matching {
    fits: |touch, _| {
        let names = (touch.values.name(touch.new), touch.values.name(touch.open));
        names.0 <= names.1
    },
    by_faces: true,
    by_turns: false,
};
