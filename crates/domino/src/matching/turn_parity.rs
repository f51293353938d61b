//! Even and odd tiles take turns.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Matching;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "TurnParity",
        others: &["ParidadDelTurno"],
        doc: Bilingual::new(
            "A tile may be placed anywhere if its sum is even after an even number of turns, or odd after an odd number. The first tile is free.",
            "Una ficha se pone en cualquier sitio si su suma es par tras un número par de turnos, o impar tras uno impar. La primera ficha es libre.",
        ),
        example: "matches TurnParity",
    },
    args: &[],
};

pub(super) const CHOICE: Matching = Matching {
    fits: |touch, _| touch.is_first || (touch.new_sum - touch.n_turns) % 2 == 0,
    by_faces: false,
    by_turns: true,
};
