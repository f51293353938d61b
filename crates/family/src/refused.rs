//! Why a tool gives no answer.

use tapete_lang::{Problems, Sources};

/// Why a tool gives no answer, in the person's language.
#[derive(Debug)]
pub enum Refused {
    /// It was asked wrongly.
    Use(String),
    /// The text has nothing that the tool could work on.
    Nothing(String),
    /// What it was asked about is not well.
    Unwell(String),
    /// A text has errors.
    Problems(Box<Broken>),
}

/// A text with errors, and what they keep from being done.
#[derive(Debug)]
pub struct Broken {
    pub sources: Sources,
    pub problems: Problems,
    /// The whole in one line.
    pub message: String,
}

impl Refused {
    /// Refuses a text because of its errors.
    pub fn problems(sources: Sources, problems: Problems, message: String) -> Refused {
        Refused::Problems(Box::new(Broken {
            sources,
            problems,
            message,
        }))
    }

    /// Returns the reason in one line.
    pub fn message(&self) -> &str {
        match self {
            Refused::Use(message) | Refused::Nothing(message) | Refused::Unwell(message) => message,
            Refused::Problems(broken) => &broken.message,
        }
    }
}
