//! The two languages that Tapete speaks with people.

use serde::{Deserialize, Serialize};

/// The language of everything that a person reads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tongue {
    /// English.
    #[default]
    En,
    /// Spanish.
    Es,
}

impl Tongue {
    /// Returns the text for this tongue, of the two that are given.
    pub fn pick<T>(self, en: T, es: T) -> T {
        match self {
            Tongue::En => en,
            Tongue::Es => es,
        }
    }
}
