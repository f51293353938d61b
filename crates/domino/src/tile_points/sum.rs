//! The faces are added.

use tapete_lang::{Bilingual, NameWord, Word};

use super::TilePoints;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Sum",
        others: &["Suma"],
        doc: Bilingual::new(
            "A tile is worth the sum of its faces.",
            "Una ficha vale la suma de sus caras.",
        ),
        example: "tile_points Sum",
    },
    args: &[],
};

pub(super) const CHOICE: TilePoints = TilePoints {
    points: |faces| faces.iter().sum(),
    drawn: false,
};
