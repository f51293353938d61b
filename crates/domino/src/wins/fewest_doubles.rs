//! Who is left with fewest doubles wins.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Verdict, Win};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "FewestDoubles",
        others: &["MenosDobles"],
        doc: Bilingual::new(
            "A seat that is out wins for its team; on a block, the hand with fewest doubles, and of equals the lightest.",
            "Quien se pega gana para su equipo; si hay tranque, la mano con menos dobles, y entre iguales la más ligera.",
        ),
        example: "wins FewestDoubles",
    },
    args: &[],
};

pub(super) const CHOICE: Win = Win {
    decides_block: true,
    decide: |hand| match hand.out {
        Some(seat) => Verdict::Won(seat),
        None => hand.lowest_seat(|seat| (hand.n_doubles[seat], hand.points[seat])),
    },
};
