//! The seat before acts next.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Next, Order};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Back",
        others: &["Atras", "Atrás"],
        doc: Bilingual::new(
            "The turn goes back to the seat before, and on in the same direction from there.",
            "El turno vuelve al asiento anterior y de ahí sigue en el mismo sentido.",
        ),
        example: "turns Back when last_passed turns Clockwise",
    },
    args: &[],
};

pub(super) const CHOICE: Order = Order {
    reverses: false,
    next: Next::Steps(|_| -1),
};
