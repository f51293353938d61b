//! Open what lies on the table least.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT, over};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "LessPlayed",
        others: &["MenosJugada"],
        doc: Bilingual::new(
            "Leaves open the face that fewest tiles on the table show.",
            "Deja abierta la cara que menos fichas de la mesa muestran.",
        ),
        example: "plays LessPlayed",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, play| -over(&play.opens, |value| known.n_seen(value)),
};
