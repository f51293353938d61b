//! Seat 0 and its partner share a number, for practice.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::Dealer;
use crate::numbers::NUMBER_MAX;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "SharedWithPartner",
        others: &["ConElCompanero", "ConElCompañero"],
        doc: Bilingual::new(
            "For practice: seat 0 and its partner get by turns tiles that show this number, until it is half of each hand or there are none; the rest is dealt at random. Without a partner, seat 0 alone.",
            "Para practicar: el asiento 0 y su compañero reciben por turnos fichas que muestran este número, hasta que sean la mitad de cada mano o no queden; el resto se reparte al azar. Sin compañero, solo el asiento 0.",
        ),
        example: "dealing SharedWithPartner(6)",
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
    deal: Some(|dealing| match dealing.other(|own, team| own == team) {
        Some(partner) => dealing.share(&[0, partner]),
        None => dealing.share(&[0]),
    }),
    is_public: false,
    first: None,
    redraws: false,
};
