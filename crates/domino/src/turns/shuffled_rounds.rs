//! Each round has an order of its own.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Next, Order};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "ShuffledRounds",
        others: &["RondasBarajadas"],
        doc: Bilingual::new(
            "Each round has an order of its own, by luck.",
            "Cada ronda tiene su propio orden, al azar.",
        ),
        example: "turns ShuffledRounds",
    },
    args: &[],
};

pub(super) const CHOICE: Order = Order {
    reverses: false,
    next: Next::Round(|seats, _, chance| chance.shuffle(seats)),
};
