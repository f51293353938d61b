//! Seats are left out.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::{Next, Order};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Skip",
        others: &["Salta"],
        doc: Bilingual::new(
            "This many seats are left out.",
            "Se salta este número de asientos.",
        ),
        example: "turns Skip(1) when ends.equal turns Clockwise",
    },
    args: &[ArgWord {
        name: "seats",
        takes: ArgTakes::Number { min: 1, max: 9 },
        needed: true,
    }],
};

pub(super) const CHOICE: Order = Order {
    reverses: false,
    next: Next::Steps(|turn| 1 + turn.number),
};
