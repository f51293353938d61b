//! Any seat acts next, by luck.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Next, Order};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "AnySeat",
        others: &["Cualquiera"],
        doc: Bilingual::new(
            "Any seat is next, by luck, also the same one.",
            "Sigue cualquier asiento, al azar, también el mismo.",
        ),
        example: "turns AnySeat",
    },
    args: &[],
};

pub(super) const CHOICE: Order = Order {
    reverses: false,
    next: Next::AnySeat,
};
