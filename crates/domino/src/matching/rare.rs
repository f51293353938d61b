//! Neighbours, multiples and zeros touch.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Matching;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Rare",
        others: &["Raro"],
        doc: Bilingual::new(
            "Faces may touch if they differ by 1, if one is 0 or if one divides the other.",
            "Se tocan dos caras si difieren en 1, si una es 0 o si una divide a la otra.",
        ),
        example: "matches Rare",
    },
    args: &[],
};

pub(super) const CHOICE: Matching = Matching {
    fits: |touch, _| {
        let (new, open) = touch.numbers();
        new == 0 || open == 0 || (new - open).abs() == 1 || new % open == 0 || open % new == 0
    },
    by_faces: true,
    by_turns: false,
};
