//! The winners score what they are left with themselves.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Score;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "WinnersPoints",
        others: &["PuntosDelGanador"],
        doc: Bilingual::new(
            "The winners score the points left in their own hands.",
            "Los ganadores anotan los puntos que quedan en sus propias manos.",
        ),
        example: "wins MostPoints scores WinnersPoints",
    },
    args: &[],
};

pub(super) const CHOICE: Score = Score {
    points: |hand, team, _| hand.team_points(team),
    everyone: false,
};
