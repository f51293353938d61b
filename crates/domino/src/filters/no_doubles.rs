//! Doubles are taken out.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Filter;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "NoDoubles",
        others: &["SinDobles"],
        doc: Bilingual::new(
            "Tiles whose faces are all equal are taken out.",
            "Se quitan las fichas que tienen todas las caras iguales.",
        ),
        example: "keeping NoDoubles",
    },
    args: &[],
};

pub(super) const CHOICE: Filter = Filter {
    keeps: |faces, _| !faces.is_double(),
};
