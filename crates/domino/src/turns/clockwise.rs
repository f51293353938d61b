//! The next seat in the present direction acts.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Next, Order};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Clockwise",
        others: &["EnOrden"],
        doc: Bilingual::new(
            "The turn goes on to the next seat.",
            "El turno pasa al asiento siguiente.",
        ),
        example: "turns Clockwise",
    },
    args: &[],
};

pub(super) const CHOICE: Order = Order {
    reverses: false,
    next: Next::Steps(|_| 1),
};
