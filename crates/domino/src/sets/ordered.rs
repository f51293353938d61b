//! Every order of faces, each its own tile.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::n_faces;
use super::{Form, Plan, TilesChoice};
use crate::pieces::FACES_MAX;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Ordered",
        others: &["Ordenadas"],
        doc: Bilingual::new(
            "Every order of this many faces, each a tile of its own: with 6 values, `Ordered(2)` has 36 tiles, and 1|2 is not 2|1.",
            "Cada orden de tantas caras, cada uno una ficha distinta: con 6 valores, `Ordenadas(2)` tiene 36 fichas, y 1|2 no es 2|1.",
        ),
        example: "with_values Range(6) with_tiles Ordered(2)",
    },
    args: &[ArgWord {
        name: "faces",
        takes: ArgTakes::Number {
            min: 1,
            max: FACES_MAX as i64,
        },
        needed: true,
    }],
};

pub(super) const CHOICE: TilesChoice = TilesChoice {
    plan: |name| Plan {
        form: Form::Ordered,
        n_faces: n_faces(name),
        values: None,
    },
};
