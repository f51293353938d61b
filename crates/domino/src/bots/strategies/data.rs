//! Leave open what the own hand is full of.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT};

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
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, play| {
        let held = |value: &u8| i64::from(known.count_of(*value));
        play.opens.iter().map(held).max().unwrap_or(0)
    },
};
