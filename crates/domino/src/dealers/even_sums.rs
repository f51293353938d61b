//! Tiles whose sum is even are dealt.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Dealer;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "EvenSums",
        others: &["SumasPares"],
        doc: Bilingual::new(
            "Only tiles whose faces sum to an even number are dealt; if they do not suffice, others at random.",
            "Solo se reparten fichas cuyas caras suman un número par; si no alcanzan, otras al azar.",
        ),
        example: "dealing EvenSums",
    },
    args: &[],
};

pub(super) const CHOICE: Dealer = Dealer {
    deal: Some(|dealing| {
        dealing.shuffle();
        for seat in 0..dealing.hands.len() {
            dealing.take(seat, dealing.hand_size, |set, id| {
                set.values.sum(&set.faces(id)) % 2 == 0
            });
        }
        dealing.fill();
    }),
    is_public: false,
    redraws: false,
};
