//! One tile each in the order of the set.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Dealer;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "InOrder",
        others: &["EnOrden"],
        doc: Bilingual::new(
            "The tiles are not shuffled: they are dealt one by one in the order of the set. Everybody knows who has what.",
            "Las fichas no se barajan: se reparten una a una en el orden del juego de fichas. Todos saben quién tiene qué.",
        ),
        example: "dealing InOrder",
    },
    args: &[],
};

pub(super) const CHOICE: Dealer = Dealer {
    deal: Some(|dealing| {
        dealing.stock.reverse();
        dealing.go_round(|_, _| {});
        dealing.shuffle();
    }),
    is_public: true,
    first: None,
    redraws: false,
};
