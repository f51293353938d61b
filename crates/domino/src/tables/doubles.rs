//! What a double demands before anything else is played.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord};

use crate::choice::{name, name_with};

/// What a double demands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Demand {
    /// A double demands nothing.
    Nothing,
    /// A double must be covered before anybody plays anywhere else.
    Cover,
    /// A double must get this many tiles on its far side before anybody plays anywhere else: a chicken foot has three.
    Toes,
}

/// The words, in the order of [`CHOICES`].
pub(crate) const NAMES: &[NameWord] = &[
    name(
        "Nothing",
        &["Nada"],
        Bilingual::new("A double demands nothing.", "Un doble no exige nada."),
        "doubles Nothing",
    ),
    name(
        "MustBeCovered",
        &["SeCubren"],
        Bilingual::new(
            "A double must be covered before anybody plays anywhere else.",
            "Un doble se cubre antes de que nadie juegue en otro sitio.",
        ),
        "doubles MustBeCovered",
    ),
    name_with(
        "NeedToes",
        &["PidenDedos"],
        Bilingual::new(
            "A double must get this many tiles on its far side before anybody plays anywhere else: a chicken foot has three.",
            "Un doble recibe este número de fichas por su otro lado antes de que nadie juegue en otro sitio: una pata de gallina tiene tres.",
        ),
        "doubles NeedToes(3)",
        &[ArgWord {
            name: "toes",
            takes: ArgTakes::Number { min: 1, max: 5 },
            needed: true,
        }],
    ),
];

/// What each word stands for.
pub(crate) const CHOICES: &[Demand] = &[Demand::Nothing, Demand::Cover, Demand::Toes];
