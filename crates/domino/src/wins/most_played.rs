//! Who placed most points wins.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Win;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "MostPlayed",
        others: &["MasJugado", "MásJugado"],
        doc: Bilingual::new(
            "The team that placed most points in the hand wins.",
            "Gana el equipo que más puntos puso en la mesa.",
        ),
        example: "wins MostPlayed",
    },
    args: &[],
};

pub(super) const CHOICE: Win = Win {
    decides_block: true,
    decide: |hand| hand.lowest_team(|team| -hand.of_team(team, hand.played)),
};
