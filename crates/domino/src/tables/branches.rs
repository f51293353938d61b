//! Which doubles open their sides.

use tapete_lang::{Bilingual, NameWord};

use crate::choice::name;
use crate::general::Branches;

/// The words, in the order of [`CHOICES`].
pub(crate) const NAMES: &[NameWord] = &[
    name(
        "Never",
        &["Nunca"],
        Bilingual::new(
            "Doubles have two ends like every tile.",
            "Los dobles tienen dos puntas, como toda ficha.",
        ),
        "branches Never",
    ),
    name(
        "FirstDouble",
        &["PrimerDoble"],
        Bilingual::new(
            "The first double that is placed can be played on at all four sides.",
            "En el primer doble que se pone se puede jugar por los cuatro lados.",
        ),
        "branches FirstDouble",
    ),
    name(
        "OpeningDouble",
        &["DobleDeSalida"],
        Bilingual::new(
            "A double that opens the hand can be played on at all four sides.",
            "En el doble con que se sale se puede jugar por los cuatro lados.",
        ),
        "branches OpeningDouble",
    ),
    name(
        "EveryDouble",
        &["CadaDoble"],
        Bilingual::new(
            "Every double can be played on at all four sides.",
            "En cada doble se puede jugar por los cuatro lados.",
        ),
        "branches EveryDouble",
    ),
];

/// What each word stands for.
pub(crate) const CHOICES: &[Branches] = &[
    Branches::Never,
    Branches::FirstDouble,
    Branches::OpeningDouble,
    Branches::EveryDouble,
];
