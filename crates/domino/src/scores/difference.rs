//! The winners score by how much the others' points exceed their own.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Score;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Difference",
        others: &["Diferencia"],
        doc: Bilingual::new(
            "The winners score the points left in the hands of all other teams less those left in their own; never less than 0.",
            "Los ganadores anotan los puntos que quedan en las manos de los demás equipos menos los que quedan en las suyas; nunca menos de 0.",
        ),
        example: "scores Difference when blocked scores LosersPoints",
    },
    args: &[],
};

pub(super) const CHOICE: Score = Score {
    points: |hand, team, _| {
        let all: i64 = hand.points.iter().sum();
        // The lightest hand may win for a team that holds more than the rest:
        // a won hand must not cost points.
        (all - 2 * hand.team_points(team)).max(0)
    },
    everyone: false,
};
