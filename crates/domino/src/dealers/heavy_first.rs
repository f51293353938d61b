//! Heavy tiles are dealt first.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Dealer;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "HeavyFirst",
        others: &["PesadasPrimero"],
        doc: Bilingual::new(
            "The tiles worth most are dealt first, one to each seat, and again until the hands are full; who comes first is drawn for each time around. What is left to draw is the lightest.",
            "Primero se reparten las fichas que más valen, una a cada asiento, y otra vez hasta llenar las manos; en cada vuelta se sortea quién va primero. Lo que queda para robar es lo más ligero.",
        ),
        example: "dealing HeavyFirst",
    },
    args: &[],
};

pub(super) const CHOICE: Dealer = Dealer {
    deal: Some(|dealing| {
        // Tiles of equal points come in any order.
        dealing.shuffle();
        let points = dealing.points;
        dealing.stock.sort_by_key(|id| points[*id as usize]);
        dealing.go_round(|seats, chance| chance.shuffle(seats));
        dealing.shuffle();
    }),
    is_public: false,
    first: None,
    redraws: false,
};
