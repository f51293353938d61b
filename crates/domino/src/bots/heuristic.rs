//! The heuristic of the course projects: count how often a tile's faces stand
//! in the own hand.
//!
//! To open, the double whose face is most frequent (of equals, the lower one);
//! without doubles, the tile with the most frequent face and then with the most
//! frequent partner. Later, the tile with the largest sum of both counts.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Strategy;

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
    args: &[],
};

/// More than any count of faces, so that the first key always decides.
const STEP: i64 = 64;

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, chosen| {
        let tile = known.tile(chosen);
        let (high, low) = tile.faces();
        let count = |face| i64::from(known.count_of(face));
        if !known.is_opening() {
            return count(high) + count(low);
        }
        if tile.is_double() {
            // Above every tile that is not a double; of equals, the lower face.
            return (STEP + count(high)) * STEP * STEP - i64::from(high);
        }
        let most = count(high).max(count(low));
        let least = count(high).min(count(low));
        most * STEP + least
    },
};
