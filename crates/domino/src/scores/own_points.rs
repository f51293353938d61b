//! Every team scores what it is left with.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Score;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "OwnPoints",
        others: &["PuntosPropios"],
        doc: Bilingual::new(
            "Every team scores the points left in its own hands, winners or not: usually the lowest score wins the match.",
            "Cada equipo anota los puntos que quedan en sus propias manos, gane o no: lo usual es que gane la partida quien menos tenga.",
        ),
        example: "scores OwnPoints lowest_wins",
    },
    args: &[],
};

pub(super) const CHOICE: Score = Score {
    points: |hand, team, _| hand.team_points(team),
    everyone: true,
};
