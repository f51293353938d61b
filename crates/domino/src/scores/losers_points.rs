//! The winners score the points in the hands of the others.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Score;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "LosersPoints",
        others: &["PuntosDePerdedores"],
        doc: Bilingual::new(
            "The winners score the points left in the hands of all other teams.",
            "Los ganadores anotan los puntos que quedan en las manos de los demás equipos.",
        ),
        example: "scores LosersPoints",
    },
    args: &[],
};

pub(super) const CHOICE: Score = Score {
    points: |hand, team, _| hand.points.iter().sum::<i64>() - hand.team_points(team),
    everyone: false,
};
