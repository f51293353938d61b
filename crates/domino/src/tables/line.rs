//! One line with two ends.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Table;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Line",
        others: &["Linea", "Línea"],
        doc: Bilingual::new(
            "Tiles form one line with two ends.",
            "Las fichas forman una línea con dos puntas.",
        ),
        example: "on_table Line",
    },
    args: &[],
};

pub(super) const CHOICE: Table = Table {
    n_faces: Some(2),
    grid: None,
    hub: |_| None,
};
