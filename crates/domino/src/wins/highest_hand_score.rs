//! The highest score of the hand wins.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Win;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "HighestHandScore",
        others: &["MasTantosDeMano", "MásTantosDeMano"],
        doc: Bilingual::new(
            "The team that has gained most points during the hand wins it, whatever its score in the match.",
            "Gana la mano el equipo que más tantos ha hecho durante ella, lleve los que lleve en la partida.",
        ),
        example: "gains played.points wins HighestHandScore",
    },
    args: &[],
};

pub(super) const CHOICE: Win = Win {
    decides_block: true,
    decide: |hand| hand.lowest_team(|team| -hand.gained[usize::from(team)]),
};
