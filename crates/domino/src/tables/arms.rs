//! On which arms a seat may play.

use tapete_lang::{Bilingual, NameWord};

use crate::choice::name;

/// On which arms a seat may play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ArmsAllowed {
    /// The seat's own arm; always so where arms have owners.
    Own,
    /// The arm of the seat before, in the order of turns.
    Previous,
    /// The arms of the seat's team.
    Partner,
    /// Every arm.
    Any,
}

/// The words, in the order of [`CHOICES`].
pub(crate) const NAMES: &[NameWord] = &[
    name(
        "OwnArm",
        &["BrazoPropio"],
        Bilingual::new(
            "The seat's own arm; always so where arms have owners.",
            "El brazo del propio asiento; siempre así donde los brazos tienen dueño.",
        ),
        "plays_on OwnArm",
    ),
    name(
        "PreviousArm",
        &["BrazoAnterior"],
        Bilingual::new(
            "The arm of the seat before, in the order of turns.",
            "El brazo del asiento anterior, en el orden de los turnos.",
        ),
        "plays_on PreviousArm when last_passed",
    ),
    name(
        "PartnerArms",
        &["BrazosDelEquipo"],
        Bilingual::new(
            "The arms of the seat's team.",
            "Los brazos del equipo del asiento.",
        ),
        "plays_on PartnerArms",
    ),
    name(
        "AnyArm",
        &["CualquierBrazo"],
        Bilingual::new("Every arm.", "Todos los brazos."),
        "plays_on AnyArm when tile.double",
    ),
];

/// What each word stands for.
pub(crate) const CHOICES: &[ArmsAllowed] = &[
    ArmsAllowed::Own,
    ArmsAllowed::Previous,
    ArmsAllowed::Partner,
    ArmsAllowed::Any,
];
