//! The highest score of the match wins.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Win;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "HighestScore",
        others: &["MasTantos", "MásTantos"],
        doc: Bilingual::new(
            "The team with the highest score so far wins the hand.",
            "Gana la mano el equipo que más tantos lleva.",
        ),
        example: "gains played.points wins HighestScore",
    },
    args: &[],
};

pub(super) const CHOICE: Win = Win {
    decides_block: true,
    decide: |hand| hand.lowest_team(|team| -hand.scores[usize::from(team)]),
};
