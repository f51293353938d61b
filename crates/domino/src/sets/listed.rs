//! Only the tiles that the text names.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Form, Plan, TilesChoice};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Listed",
        others: &["Enumeradas"],
        doc: Bilingual::new(
            "Only the tiles that the clauses `tile` name.",
            "Solo las fichas que nombran las cláusulas `ficha`.",
        ),
        example: "with_tiles Listed tile 0|1 tile 1|2",
    },
    args: &[],
};

pub(super) const CHOICE: TilesChoice = TilesChoice {
    plan: |_| Plan {
        form: Form::Listed,
        n_faces: 2,
        values: None,
    },
};
