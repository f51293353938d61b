//! Tiles in the order of their points.

use std::cmp::Reverse;

use tapete_lang::{Bilingual, NameWord, Word};

use super::Dealer;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "SortedByPoints",
        others: &["PorPuntos"],
        doc: Bilingual::new(
            "The tiles are put in order of their points; seat 0 gets the lightest ones, and so on. Everybody knows who has what.",
            "Las fichas se ordenan por sus puntos; el asiento 0 recibe las más ligeras, y así. Todos saben quién tiene qué.",
        ),
        example: "dealing SortedByPoints",
    },
    args: &[],
};

pub(super) const CHOICE: Dealer = Dealer {
    deal: Some(|dealing| {
        let points = dealing.points;
        dealing
            .stock
            .sort_by_key(|id| Reverse((points[*id as usize], *id)));
        dealing.fill();
        dealing.shuffle();
    }),
    is_public: true,
    first: None,
    redraws: false,
};
