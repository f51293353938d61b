//! One train for each seat, and one for everybody.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Table;
use crate::general::Hub;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Trains",
        others: &["Trenes"],
        doc: Bilingual::new(
            "One train for each seat leaves the first tile, which must be a double, and one more on which everybody may play.",
            "De la primera ficha, que tiene que ser un doble, sale un tren por asiento y otro más en el que todos pueden jugar.",
        ),
        example: "on_table Trains marks_arms",
    },
    args: &[],
};

pub(super) const CHOICE: Table = Table::of_arms(|it| {
    Some(Hub {
        n_arms: it.n_seats + 1,
        n_owned: it.n_seats,
    })
});
