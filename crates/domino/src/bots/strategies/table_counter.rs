//! Open what lies on the table most.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT, over};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "TableCounter",
        others: &["CuentaMesa"],
        doc: Bilingual::new(
            "Leaves open the face that most tiles on the table show.",
            "Deja abierta la cara que más fichas de la mesa muestran.",
        ),
        example: "plays TableCounter",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, play| over(&play.opens, |value| known.n_seen(value)),
};
