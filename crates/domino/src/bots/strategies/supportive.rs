//! Help a partner who is ahead.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT, support};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Supportive",
        others: &["Apoyo"],
        doc: Bilingual::new(
            "If a partner has placed more tiles, leaves open what that partner showed, covers what it lacks, and leaves its ends alone.",
            "Si un compañero ha jugado más fichas, deja abierto lo que mostró, tapa lo que no tiene y no toca sus puntas.",
        ),
        example: "plays Supportive when partner.tiles < hand.tiles plays Data",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, play| {
        let own = known.n_placed_by(known.seat());
        let ahead = known.partners().filter(|it| known.n_placed_by(*it) > own);
        ahead.map(|it| support(known, play, it)).sum()
    },
};
