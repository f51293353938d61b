//! The sum of ranks.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Combiner, highest_sum};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "WeightedRanks",
        others: &["RangosConPeso"],
        doc: Bilingual::new(
            "Each line ranks the moves, 1 the best, equals alike; the lowest sum of rank times weight wins.",
            "Cada línea ordena las jugadas, 1 la mejor, iguales con igual rango; gana la menor suma de rango por peso.",
        ),
        example: "plays BotaGorda plays Data(2) combines WeightedRanks",
    },
    args: &[],
};

pub(super) const CHOICE: Combiner = Combiner {
    choose: |deciding, chance| {
        highest_sum(deciding, chance, |rating, sorted| {
            let better = &sorted[sorted.partition_point(|it| *it <= rating)..];
            let rank = 1 + better.chunk_by(|one, other| one == other).count();
            -(rank as i64)
        })
    },
    one_decides: false,
};
