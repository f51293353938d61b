//! Seat 0 gets the highest double, for practice.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Dealer;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "HighestDouble",
        others: &["DobleMayor"],
        doc: Bilingual::new(
            "For practice: seat 0 gets the highest double; the rest is dealt at random.",
            "Para practicar: el asiento 0 recibe el doble más alto; el resto se reparte al azar.",
        ),
        example: "dealing HighestDouble",
    },
    args: &[],
};

pub(super) const CHOICE: Dealer = Dealer {
    deal: Some(|dealing| {
        dealing.shuffle();
        let set = dealing.set;
        let doubles = dealing
            .stock
            .iter()
            .copied()
            .filter(|id| set.is_double(*id));
        let highest = doubles.max_by_key(|id| set.values.number(set.faces(*id).get(0)));
        if let Some(highest) = highest {
            dealing.take(0, 1, |_, id| id == highest);
        }
        dealing.fill();
    }),
    is_public: false,
    first: None,
    redraws: false,
};
