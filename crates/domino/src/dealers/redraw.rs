//! Tiles can be exchanged after the deal.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::Dealer;
use crate::tile_set::LISTED_MAX;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Redraw",
        others: &["Recambio"],
        doc: Bilingual::new(
            "Tiles are dealt at random, and each seat may then put back as many as this and take others.",
            "Las fichas se reparten al azar, y después cada asiento puede devolver hasta tantas y tomar otras.",
        ),
        example: "dealing Redraw(2)",
    },
    args: &[ArgWord {
        name: "how many",
        takes: ArgTakes::Number {
            min: 1,
            max: LISTED_MAX as i64,
        },
        needed: true,
    }],
};

pub(super) const CHOICE: Dealer = Dealer {
    deal: None,
    is_public: false,
    first: None,
    redraws: true,
};
