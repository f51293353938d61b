//! Every pair of numbers, the usual set.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::{Form, Plan, TilesChoice};
use crate::pieces::Values;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Doubles",
        others: &["Dobles"],
        doc: Bilingual::new(
            "Every pair of faces from 0 to this number, once: `Doubles(6)` has 28 tiles, `Doubles(9)` has 55.",
            "Cada par de caras de 0 a este número, una vez: `Dobles(6)` tiene 28 fichas, `Dobles(9)` tiene 55.",
        ),
        example: "with_tiles Doubles(9)",
    },
    args: &[ArgWord {
        name: "highest face",
        takes: ArgTakes::Number {
            min: 1,
            max: HIGHEST_MAX,
        },
        needed: true,
    }],
};

/// The largest set that is sold.
const HIGHEST_MAX: i64 = 18;

pub(super) const CHOICE: TilesChoice = TilesChoice {
    plan: |name| {
        let highest = name.number(0).unwrap_or(1).clamp(0, HIGHEST_MAX);
        Plan {
            form: Form::Multisets,
            n_faces: 2,
            values: Some(Values::of_numbers(0..=highest)),
        }
    },
};
