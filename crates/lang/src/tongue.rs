//! The two languages that authors read: English and Spanish.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The language in which messages and manuals are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tongue {
    #[default]
    En,
    Es,
}

impl Tongue {
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

/// A text in both languages; `{0}`, `{1}` … stand for arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Bilingual {
    pub en: &'static str,
    pub es: &'static str,
}

impl Bilingual {
    /// Returns the pair of an English and a Spanish text.
    pub const fn new(en: &'static str, es: &'static str) -> Self {
        Self { en, es }
    }

    /// Returns the text in one language.
    pub const fn get(self, tongue: Tongue) -> &'static str {
        match tongue {
            Tongue::En => self.en,
            Tongue::Es => self.es,
        }
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
}
