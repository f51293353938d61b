//! One line decides.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Combiner;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "FirstActive",
        others: &["PrimeraActiva"],
        doc: Bilingual::new(
            "The first line whose condition holds chooses alone; a line without one comes last.",
            "Elige sola la primera línea cuya condición se cumple; una línea sin condición va al final.",
        ),
        example: "plays BotaGorda when hand.points > 25 plays Data combines FirstActive",
    },
    args: &[],
};

pub(super) const CHOICE: Combiner = Combiner {
    choose: |deciding, chance| match deciding.active().next() {
        Some(line) => deciding.best_of(line.strategy, chance),
        None => deciding.any(chance),
    },
    one_decides: true,
};
