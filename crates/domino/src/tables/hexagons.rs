//! A grid of hexagons.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Table;
use crate::general::Grid;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Hexagons",
        others: &["Hexagonos", "Hexágonos"],
        doc: Bilingual::new(
            "A grid of hexagons: tiles of 6 faces show a value at each corner, and share edges; all values that meet at a corner must match.",
            "Una cuadrícula de hexágonos: las fichas de 6 caras tienen un valor en cada vértice y comparten lados; todos los valores que se juntan en un vértice tienen que casar.",
        ),
        example: "with_values Range(6) with_tiles Multisets(6) on_table Hexagons",
    },
    args: &[],
};

pub(super) const CHOICE: Table = Table::of_cells(Grid::Hexagons);
