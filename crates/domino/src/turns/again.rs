//! The same seat acts again.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Next, Order};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Again",
        others: &["OtraVez"],
        doc: Bilingual::new(
            "The seat that acted acts again.",
            "Repite el asiento que jugó.",
        ),
        example: "turns Again when played.double turns Clockwise",
    },
    args: &[],
};

pub(super) const CHOICE: Order = Order {
    reverses: false,
    next: Next::Steps(|_| 0),
};
