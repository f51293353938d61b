//! One line at random, each turn.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Combiner;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Mixture",
        others: &["Mezcla"],
        doc: Bilingual::new(
            "In each turn one line chooses alone, drawn with a likelihood in proportion to its weight.",
            "En cada turno elige sola una línea, sacada a suertes en proporción a su peso.",
        ),
        example: "plays BotaGorda(3) plays Data combines Mixture",
    },
    args: &[],
};

pub(super) const CHOICE: Combiner = Combiner {
    choose: |deciding, chance| {
        let total: u32 = deciding.active().map(|it| it.weight).sum();
        if total == 0 {
            return deciding.any(chance);
        }
        let mut drawn = chance.below(total);
        for line in deciding.active() {
            if drawn < line.weight {
                return deciding.best_of(line.strategy, chance);
            }
            drawn -= line.weight;
        }
        deciding.any(chance)
    },
    one_decides: false,
};
