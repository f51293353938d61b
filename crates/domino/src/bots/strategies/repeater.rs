//! Show again what one showed before.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT, over};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Repeater",
        others: &["Repetidor"],
        doc: Bilingual::new(
            "Leaves open faces that it has left open before.",
            "Deja abiertas caras que ya dejó abiertas antes.",
        ),
        example: "plays Repeater",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, play| over(&play.opens, |value| known.n_put(known.seat(), value)),
};
