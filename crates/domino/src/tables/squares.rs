//! A grid of squares.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Table;
use crate::general::Grid;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Squares",
        others: &["Cuadrados"],
        doc: Bilingual::new(
            "A grid of squares: tiles of 4 faces show a value at each corner, and share edges; all values that meet at a corner must match.",
            "Una cuadrícula de cuadrados: las fichas de 4 caras tienen un valor en cada vértice y comparten lados; todos los valores que se juntan en un vértice tienen que casar.",
        ),
        example: "with_values Range(6) with_tiles Multisets(4) on_table Squares",
    },
    args: &[],
};

pub(super) const CHOICE: Table = Table::of_cells(Grid::Squares);
