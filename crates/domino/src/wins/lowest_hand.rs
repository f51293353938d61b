//! On a block, the lightest single hand wins for its team.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Verdict, Win};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "LowestHand",
        others: &["ManoMenor"],
        doc: Bilingual::new(
            "A seat that is out wins for its team; on a block, the lightest single hand wins for its team.",
            "Quien se pega gana para su equipo; si hay tranque, gana para su equipo la mano más ligera.",
        ),
        example: "wins LowestHand",
    },
    args: &[],
};

pub(super) const CHOICE: Win = Win {
    decides_block: true,
    decide: |hand| match hand.out {
        Some(seat) => Verdict::Won(seat),
        None => hand.lowest_seat(|seat| hand.points[seat]),
    },
};
