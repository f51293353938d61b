//! What is said to people outside of texts and matches: in both tongues at once,
//! since whoever finds it does not know who will read it.

use tapete_game::Tongue;

/// A text in English and in Spanish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Both {
    pub en: String,
    pub es: String,
}

impl Both {
    /// Returns the text in a tongue.
    pub fn get(&self, tongue: Tongue) -> &str {
        tongue.pick(&self.en, &self.es)
    }

    /// Joins texts with something between.
    pub(crate) fn join(all: &[Both], between: &str) -> Both {
        let each = |tongue| {
            let texts: Vec<&str> = all.iter().map(|it| it.get(tongue)).collect();
            texts.join(between)
        };
        Both {
            en: each(Tongue::En),
            es: each(Tongue::Es),
        }
    }

    /// A text that is the same in both tongues, such as the problems of a text
    /// that are told already.
    pub(crate) fn same(text: String) -> Both {
        Both {
            en: text.clone(),
            es: text,
        }
    }
}

/// Writes a text in both tongues with the same values.
macro_rules! said {
    ($en:literal, $es:literal $(, $arg:expr)* $(,)?) => {
        $crate::said::Both {
            en: format!($en $(, $arg)*),
            es: format!($es $(, $arg)*),
        }
    };
}

pub(crate) use said;
