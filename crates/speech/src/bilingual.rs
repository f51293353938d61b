//! A text in both languages: written by us, or made while the program runs.

use serde::Serialize;

use crate::tongue::Tongue;

/// A text of ours in both languages. In a template `{0}`, `{1}` … stand for
/// arguments.
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

/// A text that was made in both languages, since whoever makes it does not know
/// who will read it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Said {
    pub en: String,
    pub es: String,
}

impl Said {
    /// Returns the pair of an English and a Spanish text.
    pub fn new(en: impl Into<String>, es: impl Into<String>) -> Said {
        Said {
            en: en.into(),
            es: es.into(),
        }
    }

    /// Returns the pair that a function makes, asked once for each language.
    pub fn each(make: impl Fn(Tongue) -> String) -> Said {
        Said {
            en: make(Tongue::En),
            es: make(Tongue::Es),
        }
    }

    /// Returns a text that is the same in both languages.
    pub fn same(text: impl Into<String>) -> Said {
        let text = text.into();
        Said {
            en: text.clone(),
            es: text,
        }
    }

    /// Joins texts with something between.
    pub fn join(all: &[Said], between: &str) -> Said {
        Said::each(|tongue| {
            let texts: Vec<&str> = all.iter().map(|it| it.get(tongue)).collect();
            texts.join(between)
        })
    }

    /// Returns the text in one language.
    pub fn get(&self, tongue: Tongue) -> &str {
        tongue.pick(&self.en, &self.es)
    }

    /// Returns both texts, for whoever takes a name in either language.
    pub fn both(&self) -> [&str; 2] {
        [&self.en, &self.es]
    }

    /// Returns the text in one language, and forgets the other.
    pub fn into_text(self, tongue: Tongue) -> String {
        tongue.pick(self.en, self.es)
    }
}

impl From<Bilingual> for Said {
    fn from(text: Bilingual) -> Said {
        Said::new(text.en, text.es)
    }
}

/// Writes a text in both languages with the same values, as `format!` does.
#[macro_export]
macro_rules! said {
    ($en:literal, $es:literal $(, $arg:expr)* $(,)?) => {
        $crate::Said {
            en: format!($en $(, $arg)*),
            es: format!($es $(, $arg)*),
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_in_the_language_that_is_asked_for() {
        const YES: Bilingual = Bilingual::new("yes", "sí");
        let made = Said::from(YES);
        for tongue in [Tongue::En, Tongue::Es] {
            assert_eq!(made.get(tongue), YES.get(tongue));
            assert_eq!(made.clone().into_text(tongue), YES.get(tongue));
            assert_eq!(Said::same("7").get(tongue), "7");
            assert!(made.both().contains(&YES.get(tongue)));
        }
    }

    #[test]
    fn values_stand_in_both_texts() {
        let n = 2;
        let some = said!("{n} of {}", "{n} de {}", "Ana");
        assert_eq!(some, Said::new("2 of Ana", "2 de Ana"));
        let joined = Said::join(&[some, Said::same("x")], "; ");
        assert_eq!(joined, Said::new("2 of Ana; x", "2 de Ana; x"));
    }
}
