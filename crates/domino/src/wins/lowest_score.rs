//! The lowest score of the match wins.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Win;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "LowestScore",
        others: &["MenosTantos"],
        doc: Bilingual::new(
            "The team with the lowest score so far wins the hand.",
            "Gana la mano el equipo que menos tantos lleva.",
        ),
        example: "gains played.points wins LowestScore",
    },
    args: &[],
};

pub(super) const CHOICE: Win = Win {
    decides_block: true,
    decide: |hand| hand.lowest_team(|team| hand.scores[usize::from(team)]),
};
