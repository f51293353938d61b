//! The lowest score of the hand wins.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Win;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "LowestHandScore",
        others: &["MenosTantosDeMano"],
        doc: Bilingual::new(
            "The team that has gained fewest points during the hand wins it, whatever its score in the match.",
            "Gana la mano el equipo que menos tantos ha hecho durante ella, lleve los que lleve en la partida.",
        ),
        example: "gains played.points wins LowestHandScore",
    },
    args: &[],
};

pub(super) const CHOICE: Win = Win {
    decides_block: true,
    decide: |hand| hand.lowest_team(|team| hand.gained[usize::from(team)]),
};
