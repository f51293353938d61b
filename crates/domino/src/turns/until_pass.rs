//! A seat goes on until it passes.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Next, Order};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "UntilPass",
        others: &["HastaPasarse"],
        doc: Bilingual::new(
            "The seat that acted goes on until it passes.",
            "El asiento que jugó sigue hasta que se pase.",
        ),
        example: "turns UntilPass",
    },
    args: &[],
};

pub(super) const CHOICE: Order = Order {
    reverses: false,
    next: Next::Steps(|turn| i64::from(!turn.has_placed)),
};
