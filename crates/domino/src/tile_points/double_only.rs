//! Only doubles count.

use tapete_lang::{Bilingual, NameWord, Word};

use super::TilePoints;
use super::is_double;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "DoubleOnly",
        others: &["SoloDoble", "SóloDoble"],
        doc: Bilingual::new(
            "A double is worth one of its faces, and other tiles nothing.",
            "Un doble vale una de sus caras, y las demás fichas nada.",
        ),
        example: "tile_points DoubleOnly",
    },
    args: &[],
};

pub(super) const CHOICE: TilePoints = TilePoints {
    points: |faces| if is_double(faces) { faces[0] } else { 0 },
    drawn: false,
};
