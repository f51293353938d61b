//! The direction of play turns round, so that the seat before acts next.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Next, Order};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Reverse",
        others: &["AlReves", "AlRevés"],
        doc: Bilingual::new(
            "The direction of play turns round: the seat before the one that acted is next.",
            "El sentido del juego se invierte: sigue el asiento anterior al que jugó.",
        ),
        example: "turns Reverse when last_passed",
    },
    args: &[],
};

pub(super) const CHOICE: Order = Order {
    reverses: true,
    next: Next::Steps(|_| 1),
};
