//! Even sums count half.

use tapete_lang::{Bilingual, NameWord, Word};

use super::TilePoints;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "EvenHalf",
        others: &["MitadDelPar"],
        doc: Bilingual::new(
            "A tile is worth half the sum of its faces if that is even, and nothing if it is odd.",
            "Una ficha vale la mitad de la suma de sus caras si es par, y nada si es impar.",
        ),
        example: "tile_points EvenHalf",
    },
    args: &[],
};

pub(super) const CHOICE: TilePoints = TilePoints {
    points: |faces| {
        let sum: i64 = faces.iter().sum();
        if sum % 2 == 0 { sum / 2 } else { 0 }
    },
    drawn: false,
};
