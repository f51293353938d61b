//! Each seat has a number of its own.

use arrayvec::ArrayVec;
use tapete_lang::{Bilingual, NameWord, Word};

use super::Dealer;
use crate::pieces::VALUES_MAX;
use crate::state::HANDS_MAX;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "AllForOne",
        others: &["TodasParaUno"],
        doc: Bilingual::new(
            "A number is drawn for each seat, another for each while there are enough, and the seat gets the tiles that show it; the seats are served in random order, and the rest is dealt at random.",
            "Se sortea un número para cada asiento, uno distinto para cada cual mientras alcancen, y el asiento recibe las fichas que lo muestran; los asientos se sirven en orden al azar y el resto se reparte al azar.",
        ),
        example: "dealing AllForOne",
    },
    args: &[],
};

pub(super) const CHOICE: Dealer = Dealer {
    deal: Some(|dealing| {
        let mut values: ArrayVec<u8, VALUES_MAX> = ArrayVec::new();
        let mut seats: ArrayVec<usize, HANDS_MAX> = (0..dealing.hands.len()).collect();
        dealing.chance.shuffle(&mut seats);
        for seat in seats {
            if values.is_empty() {
                values.extend(0..dealing.set.values.len() as u8);
                dealing.chance.shuffle(&mut values);
            }
            if let Some(value) = values.pop() {
                dealing.take(seat, dealing.hand_size, |set, id| {
                    set.faces(id).contains(value)
                });
            }
        }
        dealing.shuffle();
        dealing.fill();
    }),
    is_public: false,
    first: None,
    redraws: false,
};
