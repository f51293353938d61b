//! Play from the number held most.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "MostOf",
        others: &["LaQueMasTengo", "LaQueMásTengo"],
        doc: Bilingual::new(
            "Plays a tile with the face that is most frequent in the own hand, or else with the next.",
            "Juega una ficha con la cara más repetida en la propia mano, o si no con la siguiente.",
        ),
        example: "plays MostOf",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, play| {
        let counts = play.faces.as_slice().iter().map(|it| known.count_of(*it));
        i64::from(counts.max().unwrap_or(0))
    },
};
