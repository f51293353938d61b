//! Keep a tile of every face (agachao).

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "KeepVariety",
        others: &["Agachao"],
        doc: Bilingual::new(
            "Keeps the last tile of a face in hand as long as another one fits (agachao).",
            "Guarda la última ficha de una cara mientras quepa otra.",
        ),
        example: "plays KeepVariety when hand.tiles > 3",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, play| {
        let faces = play.faces.as_slice();
        let firsts = (0..faces.len()).filter(|it| !faces[..*it].contains(&faces[*it]));
        let is_last_of = |face| known.count_of(face) == 1;
        -(firsts.filter(|it| is_last_of(faces[*it])).count() as i64)
    },
};
