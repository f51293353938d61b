//! On a block, the team with the fewest points wins.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Verdict, Win};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "FewestPoints",
        others: &["MenosPuntos"],
        doc: Bilingual::new(
            "A seat that is out wins for its team; on a block, the team whose hands hold the fewest points together.",
            "Quien se pega gana para su equipo; si hay tranque, gana el equipo que suma menos puntos en sus manos.",
        ),
        example: "wins FewestPoints",
    },
    args: &[],
};

pub(super) const CHOICE: Win = Win {
    decides_block: true,
    decide: |hand| match hand.out {
        Some(seat) => Verdict::Won(seat),
        None => hand.lowest_team(|team| hand.team_points(team)),
    },
};
