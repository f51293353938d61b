//! Seat 0 gets many doubles, for practice.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Dealer;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "ManyDoubles",
        others: &["MuchosDobles"],
        doc: Bilingual::new(
            "For practice: seat 0 gets at least half of all doubles, or as many as it can hold; the rest is dealt at random.",
            "Para practicar: el asiento 0 recibe al menos la mitad de los dobles, o los que le quepan; el resto se reparte al azar.",
        ),
        example: "dealing ManyDoubles",
    },
    args: &[],
};

pub(super) const CHOICE: Dealer = Dealer {
    deal: Some(|dealing| {
        dealing.shuffle();
        let doubles = dealing
            .stock
            .iter()
            .filter(|id| dealing.set.is_double(**id));
        let half = doubles.count().div_ceil(2);
        dealing.take(0, half, |set, id| set.is_double(id));
        dealing.fill();
    }),
    is_public: false,
    first: None,
    redraws: false,
};
