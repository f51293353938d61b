//! A given seat opens, with any tile.

use tapete_game::Seat;
use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::{Begin, Opening};
use crate::state::HANDS_MAX;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Seat",
        others: &["Asiento"],
        doc: Bilingual::new(
            "This seat opens, with any tile. Seats are counted from 0.",
            "Sale este asiento, con cualquier ficha. Los asientos se cuentan desde 0.",
        ),
        example: "begins Seat(0)",
    },
    args: &[ArgWord {
        name: "seat",
        takes: ArgTakes::Number {
            min: 0,
            max: HANDS_MAX as i64 - 1,
        },
        needed: true,
    }],
};

pub(super) const CHOICE: Begin = Begin {
    open: |deal, given, _| {
        let last = deal.n_seats() as i64 - 1;
        Opening::free(Seat(given.number.clamp(0, last) as u8))
    },
};
