//! Who sees which hands.

use tapete_lang::{Bilingual, NameWord};

use crate::choice::name;

/// Which hands a seat sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    /// Each seat sees its own hand only.
    Own,
    /// Each seat sees the hands of its team.
    Team,
    /// All hands lie open.
    All,
    /// Nobody sees any hand: tiles lie in a row face down, and each turn turns up the first; one that fits is placed, another goes to the end of the row.
    Nothing,
}

/// The words, in the order of [`CHOICES`].
pub(crate) const NAMES: &[NameWord] = &[
    name(
        "OwnHand",
        &["ManoPropia"],
        Bilingual::new(
            "Each seat sees its own hand only.",
            "Cada asiento ve solo su mano.",
        ),
        "sees OwnHand",
    ),
    name(
        "TeamHands",
        &["ManosDelEquipo"],
        Bilingual::new(
            "Each seat sees the hands of its team.",
            "Cada asiento ve las manos de su equipo.",
        ),
        "sees TeamHands",
    ),
    name(
        "AllHands",
        &["TodasLasManos"],
        Bilingual::new("All hands lie open.", "Todas las manos están a la vista."),
        "sees AllHands when hand_number = 1 sees OwnHand",
    ),
    name(
        "NoHand",
        &["NingunaMano"],
        Bilingual::new(
            "Nobody sees any hand: tiles lie in a row face down, and each turn turns up the first; one that fits is placed, another goes to the end of the row.",
            "Nadie ve ninguna mano: las fichas están en fila boca abajo y en cada turno se levanta la primera; si cabe se pone, si no, va al final de la fila.",
        ),
        "sees NoHand",
    ),
];

/// What each word stands for.
pub(crate) const CHOICES: &[Sight] = &[Sight::Own, Sight::Team, Sight::All, Sight::Nothing];
