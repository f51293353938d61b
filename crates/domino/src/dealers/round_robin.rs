//! One tile each in turn.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Dealer;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "RoundRobin",
        others: &["PorTurnos"],
        doc: Bilingual::new(
            "The tiles are shuffled and dealt one by one, around the table.",
            "Las fichas se barajan y se reparten una a una, alrededor de la mesa.",
        ),
        example: "dealing RoundRobin",
    },
    args: &[],
};

pub(super) const CHOICE: Dealer = Dealer {
    deal: Some(|dealing| {
        dealing.shuffle();
        dealing.go_round(|_, _| {});
    }),
    is_public: false,
    first: None,
    redraws: false,
};
