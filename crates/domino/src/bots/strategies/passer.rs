//! Make the next seat pass.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT, over, then_heaviest};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Passer",
        others: &["Pasador"],
        doc: Bilingual::new(
            "Leaves open what the next seat is known to lack, and does not cover that; of equals, the heaviest tile.",
            "Deja abierto lo que se sabe que no tiene el siguiente, y no lo tapa; a igualdad, la ficha más pesada.",
        ),
        example: "plays Passer",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, play| {
        let next = known.next_seat();
        let lacks = |value| u32::from(known.lacks(next, value));
        let covered = play.covers.map_or(0, |it| i64::from(lacks(it)));
        let made = 2 * over(&play.opens, lacks) - covered;
        then_heaviest(made, play)
    },
};
