//! The highest face counts if the sum is odd.

use tapete_lang::{Bilingual, NameWord, Word};

use super::TilePoints;
use super::highest;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "OddMax",
        others: &["MayorDelImpar"],
        doc: Bilingual::new(
            "A tile is worth its highest face if the sum of its faces is odd, and nothing if it is even.",
            "Una ficha vale su cara más alta si la suma de sus caras es impar, y nada si es par.",
        ),
        example: "tile_points OddMax",
    },
    args: &[],
};

pub(super) const CHOICE: TilePoints = TilePoints {
    points: |faces| {
        let sum: i64 = faces.iter().sum();
        if sum % 2 == 0 { 0 } else { highest(faces) }
    },
    drawn: false,
};
