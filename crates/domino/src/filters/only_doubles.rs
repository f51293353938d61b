//! Only doubles are left.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Filter;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "OnlyDoubles",
        others: &["SoloDobles", "SóloDobles"],
        doc: Bilingual::new(
            "Only tiles whose faces are all equal are left.",
            "Solo quedan las fichas que tienen todas las caras iguales.",
        ),
        example: "keeping OnlyDoubles",
    },
    args: &[],
};

pub(super) const CHOICE: Filter = Filter {
    keeps: |faces, _| faces.is_double(),
};
