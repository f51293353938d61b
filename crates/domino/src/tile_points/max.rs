//! The highest face counts.

use tapete_lang::{Bilingual, NameWord, Word};

use super::TilePoints;
use super::highest;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Max",
        others: &["Mayor"],
        doc: Bilingual::new(
            "A tile is worth its highest face.",
            "Una ficha vale su cara más alta.",
        ),
        example: "tile_points Max",
    },
    args: &[],
};

pub(super) const CHOICE: TilePoints = TilePoints {
    points: highest,
    drawn: false,
};
