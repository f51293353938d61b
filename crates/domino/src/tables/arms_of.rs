//! A number of arms that leave the first tile.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::Table;
use crate::general::Hub;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Arms",
        others: &["Brazos"],
        doc: Bilingual::new(
            "This many arms leave the first tile, which must be a double.",
            "De la primera ficha, que tiene que ser un doble, salen tantos brazos.",
        ),
        example: "on_table Arms(4) fills_first",
    },
    args: &[ArgWord {
        name: "arms",
        takes: ArgTakes::Number { min: 2, max: 18 },
        needed: true,
    }],
};

pub(super) const CHOICE: Table = Table::of_arms(|it| {
    Some(Hub {
        n_arms: it.number,
        n_owned: 0,
    })
});
