//! The two languages of people: English and Spanish.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The language of everything that a person reads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tongue {
    /// English.
    #[default]
    En,
    /// Spanish.
    Es,
}

impl Tongue {
    /// Returns the one for this tongue, of the two that are given.
    pub fn pick<T>(self, en: T, es: T) -> T {
        match self {
            Tongue::En => en,
            Tongue::Es => es,
        }
    }

    /// Returns `en` or `es`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Tongue::En => "en",
            Tongue::Es => "es",
        }
    }
}

impl fmt::Display for Tongue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Tongue {
    type Err = String;

    /// Reads `en` or `es`, also as the beginning of a locale (`es_CU.UTF-8`).
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let language = text.split(['_', '-', '.']).next().unwrap_or("");
        if language.eq_ignore_ascii_case("en") {
            return Ok(Tongue::En);
        }
        if language.eq_ignore_ascii_case("es") {
            return Ok(Tongue::Es);
        }
        Err(format!("unknown language `{text}`; write `en` or `es`"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language() {
        assert_eq!("es_CU.UTF-8".parse(), Ok(Tongue::Es));
        assert_eq!("EN".parse(), Ok(Tongue::En));
        assert!("nl".parse::<Tongue>().is_err());
    }

    #[test]
    fn a_tongue_picks_its_own_and_reads_what_it_writes() {
        for (tongue, picked) in [(Tongue::En, "yes"), (Tongue::Es, "sí")] {
            assert_eq!(tongue.pick("yes", "sí"), picked);
            assert_eq!(tongue.to_string().parse(), Ok(tongue));
        }
    }
}
