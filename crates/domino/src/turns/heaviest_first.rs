//! In each round, who holds most points comes first.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Order;

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

pub(super) const CHOICE: Order = Order::HeaviestFirst;
