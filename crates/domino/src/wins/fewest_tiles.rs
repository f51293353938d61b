//! Who is left with fewest tiles wins.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Win;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "FewestTiles",
        others: &["MenosFichas"],
        doc: Bilingual::new(
            "The seat that is left with fewest tiles wins for its team; of equals, the one with fewest points.",
            "Gana para su equipo quien se queda con menos fichas; entre iguales, quien tiene menos puntos.",
        ),
        example: "wins FewestTiles",
    },
    args: &[],
};

pub(super) const CHOICE: Win = Win {
    decides_block: true,
    decide: |hand| hand.lowest_seat(|seat| (hand.n_tiles[seat], hand.points[seat])),
};
