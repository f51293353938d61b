//! Seat 0 gets much of one number, for practice.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::Dealer;
use crate::numbers::NUMBER_MAX;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Favours",
        others: &["Favorece"],
        doc: Bilingual::new(
            "For practice: at least half of the tiles of seat 0 show this number, as far as there are any; the rest is dealt at random.",
            "Para practicar: al menos la mitad de las fichas del asiento 0 muestran este número, hasta donde alcancen; el resto se reparte al azar.",
        ),
        example: "dealing Favours(6)",
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
    deal: Some(|dealing| dealing.share(&[0])),
    is_public: false,
    first: None,
    redraws: false,
};
