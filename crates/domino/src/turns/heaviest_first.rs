//! In each round, who holds most points comes first.

use std::cmp::Reverse;

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Next, Order};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "HeaviestFirst",
        others: &["PrimeroElMasPesado", "PrimeroElMásPesado"],
        doc: Bilingual::new(
            "In each round, the seat that holds most points comes first, then the next heaviest.",
            "En cada ronda va primero quien más puntos tiene en la mano, después el siguiente.",
        ),
        example: "turns HeaviestFirst",
    },
    args: &[],
};

pub(super) const CHOICE: Order = Order {
    reverses: false,
    // Of equals, the first seat comes first.
    next: Next::Round(|seats, points, _| seats.sort_by_key(|it| (points(*it), Reverse(it.0)))),
};
