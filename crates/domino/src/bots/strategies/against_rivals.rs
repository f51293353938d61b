//! Open what rivals want closed.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT, over};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "AgainstRivals",
        others: &["ContraRivales"],
        doc: Bilingual::new(
            "Leaves open the faces that rivals have covered most.",
            "Deja abiertas las caras que más han tapado los rivales.",
        ),
        example: "plays AgainstRivals",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, play| {
        over(&play.opens, |value| {
            known.rivals().map(|it| known.n_covered(it, value)).sum()
        })
    },
};
