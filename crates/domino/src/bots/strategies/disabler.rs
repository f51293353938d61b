//! Get in the way of rivals.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT, disable};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Disabler",
        others: &["Estorbador"],
        doc: Bilingual::new(
            "Covers the ends that rivals put, and leaves open what the next rival lacks and no rival has put.",
            "Tapa las puntas que pusieron los rivales, y deja abierto lo que no tiene el rival siguiente ni ha puesto ninguno.",
        ),
        example: "plays Disabler",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy { rate: disable };
