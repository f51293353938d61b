//! A won hand is worth a fixed number of points.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::Score;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Points",
        others: &["Puntos"],
        doc: Bilingual::new(
            "A won hand is worth this many points.",
            "Una mano ganada vale este número de puntos.",
        ),
        example: "scores Points(100)",
    },
    args: &[ArgWord {
        name: "points",
        takes: ArgTakes::Number {
            min: 0,
            max: 1000000,
        },
        needed: true,
    }],
};

pub(super) const CHOICE: Score = Score {
    points: |_, _, points| points,
    everyone: false,
};
