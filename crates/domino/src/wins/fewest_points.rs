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
    decide: |hand| {
        if let Some(seat) = hand.out {
            return Verdict::Won(seat);
        }
        let n_teams = hand.n_teams as u8;
        let fewest = (0..n_teams).map(|team| hand.team_points(team)).min();
        let mut best = (0..n_teams).filter(|team| Some(hand.team_points(*team)) == fewest);
        match (best.next(), best.next()) {
            (Some(team), None) => Verdict::Won(hand.lightest_of(team)),
            _ => Verdict::Level,
        }
    },
};
