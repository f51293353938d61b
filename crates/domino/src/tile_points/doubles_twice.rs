//! Doubles count twice.

use tapete_lang::{Bilingual, NameWord, Word};

use super::TilePoints;
use super::is_double;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "DoublesTwice",
        others: &["DoblesDosVeces"],
        doc: Bilingual::new(
            "A tile is worth the sum of its faces, and a double twice that.",
            "Una ficha vale la suma de sus caras, y un doble el doble de eso.",
        ),
        example: "tile_points DoublesTwice",
    },
    args: &[],
};

pub(super) const CHOICE: TilePoints = TilePoints {
    points: |faces| {
        let sum: i64 = faces.iter().sum();
        if is_double(faces) { 2 * sum } else { sum }
    },
    drawn: false,
};
