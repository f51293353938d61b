//! Seat 0 and a rival share a number, for practice.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::Dealer;
use crate::numbers::NUMBER_MAX;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "SharedWithRival",
        others: &["ConElRival"],
        doc: Bilingual::new(
            "For practice: seat 0 and the next rival get by turns tiles that show this number, until it is half of each hand or there are none; the rest is dealt at random.",
            "Para practicar: el asiento 0 y el rival siguiente reciben por turnos fichas que muestran este número, hasta que sean la mitad de cada mano o no queden; el resto se reparte al azar.",
        ),
        example: "dealing SharedWithRival(6)",
    },
    args: &[ArgWord {
        name: "number",
        takes: ArgTakes::Number {
            min: -NUMBER_MAX,
            max: NUMBER_MAX,
        },
        needed: true,
    }],
};

pub(super) const CHOICE: Dealer = Dealer {
    deal: Some(|dealing| match dealing.other(|own, team| own != team) {
        Some(rival) => dealing.share(&[0, rival]),
        None => dealing.share(&[0]),
    }),
    is_public: false,
    first: None,
    redraws: false,
};
