//! Most neighbours in hand.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Frequent",
        others: &["Acompanada", "Acompañada"],
        doc: Bilingual::new(
            "Plays the tile that shares a face with the most other tiles in hand.",
            "Juega la ficha que comparte una cara con más fichas de la mano.",
        ),
        example: "plays Frequent",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, play| {
        let shown = play.faces.mask();
        let mut n_alike = 0;
        known.each_held(&mut |faces, _| n_alike += i64::from(faces.mask() & shown != 0));
        n_alike
    },
};
