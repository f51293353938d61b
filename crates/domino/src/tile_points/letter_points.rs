//! Early letters are worth more than late ones.

use tapete_lang::{Bilingual, NameWord, Word};

use super::TilePoints;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "LetterPoints",
        others: &["PuntosDeLetra"],
        doc: Bilingual::new(
            "Each face is worth the more, the earlier its letter: 903 points for a, 902 for b, and so on.",
            "Cada cara vale más cuanto antes esté su letra: 903 puntos la a, 902 la b, y así.",
        ),
        example: "tile_points LetterPoints",
    },
    args: &[],
};

/// A thousand less the code of the letter a.
const FIRST_LETTER: i64 = 1000 - 'a' as i64;

pub(super) const CHOICE: TilePoints = TilePoints {
    points: |faces| faces.iter().map(|it| FIRST_LETTER - it).sum(),
    drawn: false,
};
