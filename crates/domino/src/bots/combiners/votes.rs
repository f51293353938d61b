//! A vote for what a strategy likes best.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Combiner, highest_sum};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Votes",
        others: &["Votos"],
        doc: Bilingual::new(
            "Each line gives its weight to the moves that it rates best; the most votes win.",
            "Cada línea da su peso a las jugadas que estima mejores; ganan los votos.",
        ),
        example: "plays BotaGorda plays DoublesFirst plays Data combines Votes",
    },
    args: &[],
};

pub(super) const CHOICE: Combiner = Combiner {
    choose: |deciding, chance| {
        highest_sum(deciding, chance, |rating, sorted| {
            i64::from(sorted.last() == Some(&rating))
        })
    },
    one_decides: false,
};
