//! The faces are subtracted.

use tapete_lang::{Bilingual, NameWord, Word};

use super::TilePoints;
use super::{highest, lowest};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Difference",
        others: &["Diferencia"],
        doc: Bilingual::new(
            "A tile is worth its highest face less its lowest.",
            "Una ficha vale su cara más alta menos la más baja.",
        ),
        example: "tile_points Difference",
    },
    args: &[],
};

pub(super) const CHOICE: TilePoints = TilePoints {
    points: |faces| highest(faces) - lowest(faces),
    drawn: false,
};
