//! A grid of triangles.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Table;
use crate::general::Grid;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Triangles",
        others: &["Triangulos", "Triángulos"],
        doc: Bilingual::new(
            "A grid of triangles: tiles of 3 faces show a value at each corner, and share edges; all values that meet at a corner must match.",
            "Una cuadrícula de triángulos: las fichas de 3 caras tienen un valor en cada vértice y comparten lados; todos los valores que se juntan en un vértice tienen que casar.",
        ),
        example: "with_values Range(6) with_tiles Multisets(3) on_table Triangles",
    },
    args: &[],
};

pub(super) const CHOICE: Table = Table::of_cells(Grid::Triangles);
