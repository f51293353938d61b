//! A point for every move that a move beats.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Combiner, highest_sum};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Borda",
        others: &[],
        doc: Bilingual::new(
            "Each line gives a move its weight for every move that it rates lower; the most points win.",
            "Cada línea da a una jugada su peso por cada jugada que estima menos; ganan los puntos.",
        ),
        example: "plays BotaGorda(3) plays Data(2) combines Borda",
    },
    args: &[],
};

pub(super) const CHOICE: Combiner = Combiner {
    choose: |deciding, chance| {
        highest_sum(deciding, chance, |rating, sorted| {
            sorted.partition_point(|it| *it < rating) as i64
        })
    },
    one_decides: false,
};
