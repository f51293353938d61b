//! The new tile is not lighter.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Matching;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "HeavierTile",
        others: &["FichaMasPesada", "FichaMásPesada"],
        doc: Bilingual::new(
            "A tile may touch one that is worth as many points or fewer, whatever the faces.",
            "Una ficha toca a una que vale los mismos puntos o menos, sean cuales sean las caras.",
        ),
        example: "matches HeavierTile",
    },
    args: &[],
};

pub(super) const CHOICE: Matching = Matching {
    fits: |touch, _| touch.is_first || touch.new_points >= touch.open_points,
    by_faces: false,
    by_turns: false,
};
