//! Light tiles are worth more than heavy ones.

use tapete_lang::{Bilingual, NameWord, Word};

use super::TilePoints;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Inverse",
        others: &["Inversa"],
        doc: Bilingual::new(
            "A tile is worth 1000 divided by the sum of its faces, rounded down; 1000 if the sum is 0.",
            "Una ficha vale 1000 dividido entre la suma de sus caras, redondeado hacia abajo; 1000 si la suma es 0.",
        ),
        example: "tile_points Inverse",
    },
    args: &[],
};

pub(super) const CHOICE: TilePoints = TilePoints {
    points: |faces| {
        let sum: i64 = faces.iter().sum();
        if sum > 0 { 1000 / sum } else { 1000 }
    },
    drawn: false,
};
