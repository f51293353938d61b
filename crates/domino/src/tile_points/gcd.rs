//! What divides all faces counts.

use tapete_lang::{Bilingual, NameWord, Word};

use super::TilePoints;
use crate::numbers::gcd;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Gcd",
        others: &["Mcd"],
        doc: Bilingual::new(
            "A tile is worth the greatest common divisor of its faces, and nothing if a face is 0.",
            "Una ficha vale el máximo común divisor de sus caras, y nada si una cara es 0.",
        ),
        example: "tile_points Gcd",
    },
    args: &[],
};

pub(super) const CHOICE: TilePoints = TilePoints {
    points: |faces| {
        if faces.contains(&0) {
            0
        } else {
            faces.iter().fold(0, |all, it| gcd(all, *it))
        }
    },
    drawn: false,
};
