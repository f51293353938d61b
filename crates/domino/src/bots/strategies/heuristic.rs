//! The heuristic of the course projects: count how often a tile's faces stand
//! in the own hand.
//!
//! To open, the double whose face is most frequent (of equals, the lower one);
//! without doubles, the tile with the most frequent face and then with the most
//! frequent partner. Later, the tile with the largest sum of both counts.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Heuristic",
        others: &["Heuristica", "Heurística"],
        doc: Bilingual::new(
            "Plays the tile whose faces are most frequent in the own hand; opens with the best accompanied double.",
            "Juega la ficha cuyas caras más se repiten en la propia mano; sale con el doble mejor acompañado.",
        ),
        example: "plays Heuristic",
    },
    args: WEIGHT,
};

/// More than any count of faces, so that the first key always decides.
const STEP: i64 = 64;

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, play| {
        let count = |face: &u8| i64::from(known.count_of(*face));
        let faces = play.faces.as_slice();
        if known.n_on_table() > 0 {
            return faces.iter().map(count).sum();
        }
        if play.faces.is_double() {
            // Above every tile that is not a double; of equals, the lower face.
            let face = faces[0];
            return (STEP + count(&face)) * STEP * STEP - i64::from(face);
        }
        let most = faces.iter().map(count).max().unwrap_or(0);
        let all: i64 = faces.iter().map(count).sum();
        most * STEP + (all - most).min(STEP - 1)
    },
};
