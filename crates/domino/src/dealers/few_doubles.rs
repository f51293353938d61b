//! Seat 0 gets no doubles, for practice.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Dealer;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "FewDoubles",
        others: &["PocosDobles"],
        doc: Bilingual::new(
            "For practice: seat 0 gets no double while there are other tiles; the rest is dealt at random.",
            "Para practicar: el asiento 0 no recibe dobles mientras haya otras fichas; el resto se reparte al azar.",
        ),
        example: "dealing FewDoubles",
    },
    args: &[],
};

pub(super) const CHOICE: Dealer = Dealer {
    deal: Some(|dealing| {
        dealing.shuffle();
        dealing.take(0, dealing.hand_size, |set, id| !set.is_double(id));
        dealing.fill();
    }),
    is_public: false,
    first: None,
    redraws: false,
};
