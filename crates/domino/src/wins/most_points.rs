//! Who is left with most points wins.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Win;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "MostPoints",
        others: &["MasPuntos", "MásPuntos"],
        doc: Bilingual::new(
            "The team that is left with most points wins, also against one that is out.",
            "Gana el equipo que se queda con más puntos, también contra uno que se pegó.",
        ),
        example: "wins MostPoints when stopped wins FewestPoints",
    },
    args: &[],
};

pub(super) const CHOICE: Win = Win {
    decides_block: true,
    decide: |hand| hand.lowest_team(|team| -hand.team_points(team)),
};
