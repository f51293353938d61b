//! Tiles in the order of their faces.

use std::cmp::Reverse;

use tapete_lang::{Bilingual, NameWord, Word};

use super::Dealer;
use crate::pieces::Id;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "SortedByFaces",
        others: &["PorCaras"],
        doc: Bilingual::new(
            "The tiles are put in order of their first face, then of the next; seat 0 gets the lowest ones, and so on. Everybody knows who has what.",
            "Las fichas se ordenan por su primera cara, luego por la siguiente; el asiento 0 recibe las más bajas, y así. Todos saben quién tiene qué.",
        ),
        example: "dealing SortedByFaces",
    },
    args: &[],
};

pub(super) const CHOICE: Dealer = Dealer {
    deal: Some(|dealing| {
        let set = dealing.set;
        let order = |id: &Id| set.values.numbers_of(&set.faces(*id));
        dealing.stock.sort_by_key(|id| Reverse(order(id)));
        dealing.fill();
        dealing.shuffle();
    }),
    is_public: true,
    first: None,
    redraws: false,
};
