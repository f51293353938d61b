//! The lowest face counts.

use tapete_lang::{Bilingual, NameWord, Word};

use super::TilePoints;
use super::lowest;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Min",
        others: &["Menor"],
        doc: Bilingual::new(
            "A tile is worth its lowest face.",
            "Una ficha vale su cara más baja.",
        ),
        example: "tile_points Min",
    },
    args: &[],
};

pub(super) const CHOICE: TilePoints = TilePoints {
    points: lowest,
    drawn: false,
};
