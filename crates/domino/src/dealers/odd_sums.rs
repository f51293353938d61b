//! Tiles whose sum is odd are dealt.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Dealer;
use crate::pieces::Id;
use crate::tile_set::Set;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "OddSums",
        others: &["SumasImpares"],
        doc: Bilingual::new(
            "Only tiles whose faces sum to an odd number are dealt; if they do not suffice, others at random.",
            "Solo se reparten fichas cuyas caras suman un número impar; si no alcanzan, otras al azar.",
        ),
        example: "dealing OddSums",
    },
    args: &[],
};

pub(super) const CHOICE: Dealer = Dealer {
    deal: Some(|dealing| {
        dealing.shuffle();
        for seat in 0..dealing.hands.len() {
            dealing.take(seat, dealing.hand_size, is_odd);
        }
        dealing.fill();
    }),
    is_public: false,
    first: Some(is_odd),
    redraws: false,
};

fn is_odd(set: &Set, id: Id) -> bool {
    set.values.sum(&set.faces(id)) % 2 != 0
}
