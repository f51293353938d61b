//! A hand ends when everybody passes, one after the other.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Ending;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "AllPass",
        others: &["TodosPasan"],
        doc: Bilingual::new(
            "The hand ends when there have been as many passes in a row as there are seats, without a draw in between, even if somebody could still play.",
            "La mano termina cuando ha habido tantas pasadas seguidas como asientos, sin robar entre ellas, aunque alguien aún pudiera jugar.",
        ),
        example: "ends Out or AllPass",
    },
    args: &[],
};

pub(super) const CHOICE: Ending = Ending {
    note: |ends| ends.all_pass = true,
};
