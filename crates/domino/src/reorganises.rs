//! What happens to the hands between the deal and the opening.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord};

use crate::choice::{name, name_with};

/// The most tiles that a seat gives to the next one.
pub(crate) const SWAPPED_MAX: usize = 20;

/// What happens to the hands once they are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reorganise {
    /// The hands stay as they were dealt.
    Nothing,
    /// Each seat of the team that won the hand before gives away one tile at random: a head start.
    WinnersLoseOne,
    /// Each seat gives this many tiles, at random, to the next one.
    Swap,
}

/// The words, in the order of [`CHOICES`].
pub(crate) const NAMES: &[NameWord] = &[
    name(
        "Nothing",
        &["Nada"],
        Bilingual::new(
            "The hands stay as they were dealt.",
            "Las manos se quedan como se repartieron.",
        ),
        "reorganises Nothing",
    ),
    name(
        "WinnersLoseOne",
        &["GanadoresPierdenUna"],
        Bilingual::new(
            "Each seat of the team that won the hand before gives away one tile at random: a head start.",
            "Cada asiento del equipo que ganó la mano anterior se quita una ficha al azar: una ventaja.",
        ),
        "reorganises WinnersLoseOne when hand_number > 1 reorganises Nothing",
    ),
    name_with(
        "Swap",
        &["Cambia"],
        Bilingual::new(
            "Each seat gives this many tiles, at random, to the next one.",
            "Cada asiento da este número de fichas, al azar, al siguiente.",
        ),
        "reorganises Swap(2)",
        &[ArgWord {
            name: "tiles",
            takes: ArgTakes::Number {
                min: 1,
                max: SWAPPED_MAX as i64,
            },
            needed: true,
        }],
    ),
];

/// What each word stands for.
pub(crate) const CHOICES: &[Reorganise] = &[
    Reorganise::Nothing,
    Reorganise::WinnersLoseOne,
    Reorganise::Swap,
];
