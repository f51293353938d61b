//! One arm for each seat.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Table;
use crate::general::Hub;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "PlayerArms",
        others: &["BrazosPropios"],
        doc: Bilingual::new(
            "One arm for each seat leaves the first tile, which must be a double; each seat plays on its own.",
            "De la primera ficha, que tiene que ser un doble, sale un brazo por asiento; cada uno juega en el suyo.",
        ),
        example: "on_table PlayerArms plays_on PreviousArm when last_passed",
    },
    args: &[],
};

pub(super) const CHOICE: Table = Table::of_arms(|it| {
    Some(Hub {
        n_arms: it.n_seats,
        n_owned: it.n_seats,
    })
});
