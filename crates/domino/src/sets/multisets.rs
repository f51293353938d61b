//! Every choice of faces, whatever their order.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::n_faces;
use super::{Form, Plan, TilesChoice};
use crate::pieces::FACES_MAX;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Multisets",
        others: &["Multiconjuntos"],
        doc: Bilingual::new(
            "Every choice of this many faces, once, whatever their order: with 6 values, `Multisets(3)` has 56 tiles.",
            "Cada elección de tantas caras, una vez, sin importar el orden: con 6 valores, `Multiconjuntos(3)` tiene 56 fichas.",
        ),
        example: "with_values Range(6) with_tiles Multisets(3)",
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
        form: Form::Multisets,
        n_faces: n_faces(name),
        values: None,
    },
};
