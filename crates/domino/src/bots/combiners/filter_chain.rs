//! Each strategy sifts what the one before left.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{CANDIDATES_MAX, Combiner};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "FilterChain",
        others: &["CadenaDeFiltros"],
        doc: Bilingual::new(
            "Each line keeps what it rates best of what the line before left; of the rest, any.",
            "Cada línea guarda lo que estima mejor de lo que dejó la anterior; de lo que queda, cualquiera.",
        ),
        example: "plays DoublesFirst plays BotaGorda combines FilterChain",
    },
    args: &[],
};

pub(super) const CHOICE: Combiner = Combiner {
    choose: |deciding, chance| {
        let mut candidates = deciding.candidates(chance);
        let mut ratings = [0; CANDIDATES_MAX];
        for line in deciding.active() {
            deciding.rate(line.strategy, &candidates, &mut ratings);
            candidates.keep_best(&ratings);
        }
        candidates.any(chance)
    },
    one_decides: false,
};
