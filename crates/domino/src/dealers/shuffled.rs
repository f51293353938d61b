//! Tiles are dealt at random.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Dealer;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Shuffled",
        others: &["Barajadas"],
        doc: Bilingual::new(
            "Every deal is equally likely.",
            "Todos los repartos son igual de probables.",
        ),
        example: "dealing Shuffled",
    },
    args: &[],
};

pub(super) const CHOICE: Dealer = Dealer {
    deal: None,
    is_public: false,
    first: None,
    redraws: false,
};
