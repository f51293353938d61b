//! Tiles whose sum is even are dealt.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Dealer;
use crate::pieces::Id;
use crate::tile_set::Set;

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
            dealing.take(seat, dealing.hand_size, is_even);
        }
        dealing.fill();
    }),
    is_public: false,
    first: Some(is_even),
    redraws: false,
};

fn is_even(set: &Set, id: Id) -> bool {
    set.values.sum(&set.faces(id)) % 2 == 0
}
