//! Every order of faces around a tile.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::n_faces;
use super::{Form, Plan, TilesChoice};
use crate::pieces::FACES_MAX;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Necklaces",
        others: &["Collares"],
        doc: Bilingual::new(
            "Every order of this many faces around a tile, once for all its turns: with 6 values, `Necklaces(3)` has 76 tiles.",
            "Cada orden de tantas caras alrededor de una ficha, una vez para todos sus giros: con 6 valores, `Collares(3)` tiene 76 fichas.",
        ),
        example: "with_values Range(6) with_tiles Necklaces(3)",
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
        form: Form::Necklaces,
        n_faces: n_faces(name),
        values: None,
    },
};
