//! Leave open what the own hand is full of.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Strategy;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Data",
        others: &["Dato"],
        doc: Bilingual::new(
            "Leaves open the face that is most frequent in the own hand.",
            "Deja en la punta la cara más repetida en la propia mano.",
        ),
        example: "plays Data",
    },
    args: &[],
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, chosen| match known.new_end(chosen) {
        Some(face) => i64::from(known.count_of(face)),
        None => {
            let (high, low) = known.tile(chosen).faces();
            i64::from(known.count_of(high).max(known.count_of(low)))
        }
    },
};
