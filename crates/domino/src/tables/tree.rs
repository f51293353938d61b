//! A tree: every face of a tile can be played on.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Table;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Tree",
        others: &["Arbol", "Árbol"],
        doc: Bilingual::new(
            "A tree: a tile is joined by one face, and each of its other faces opens a spot. With two faces it is a line.",
            "Un árbol: una ficha se une por una cara y cada una de las otras abre un sitio. Con dos caras es una línea.",
        ),
        example: "with_values Range(6) with_tiles Multisets(3) on_table Tree",
    },
    args: &[],
};

pub(super) const CHOICE: Table = Table {
    n_faces: None,
    grid: None,
    hub: |_| None,
};
