//! The few words that belong to the form itself, in both languages, as data.

use tapete_speech::Bilingual;

/// What a word of the form does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Keyword {
    New,
    Called,
    Include,
    When,
    And,
    Or,
    Not,
}

/// A word of the form with its spellings.
#[derive(Debug)]
pub struct KeywordWord {
    pub keyword: Keyword,
    /// English first, then Spanish.
    pub spellings: &'static [&'static str],
    pub doc: Bilingual,
    pub example: &'static str,
}

/// Every word of the form. No clause or variable may have one of these names.
pub const KEYWORDS: &[KeywordWord] = &[
    KeywordWord {
        keyword: Keyword::New,
        spellings: &["new", "nuevo", "nueva"],
        doc: Bilingual::new(
            "Begins a sentence: a new thing of some kind.",
            "Comienza una oración: una cosa nueva de alguna clase.",
        ),
        example: "new Domino called \"Block\"",
    },
    KeywordWord {
        keyword: Keyword::Called,
        spellings: &["called", "llamado", "llamada"],
        doc: Bilingual::new("Gives the thing its name.", "Da su nombre a la cosa."),
        example: "new Domino called \"Block\"",
    },
    KeywordWord {
        keyword: Keyword::Include,
        spellings: &["include", "incluye"],
        doc: Bilingual::new(
            "Reads the sentences of another file here.",
            "Lee aquí las oraciones de otro archivo.",
        ),
        example: "include \"tiles.tapete\"",
    },
    KeywordWord {
        keyword: Keyword::When,
        spellings: &["when", "cuando"],
        doc: Bilingual::new(
            "The line counts only when the condition holds.",
            "La línea vale sólo cuando se cumple la condición.",
        ),
        example: "turns Reverse when last_passed",
    },
    KeywordWord {
        keyword: Keyword::And,
        spellings: &["and", "y"],
        doc: Bilingual::new("Both hold.", "Se cumplen las dos."),
        example: "when last_passed and hand_number = 1",
    },
    KeywordWord {
        keyword: Keyword::Or,
        spellings: &["or", "o"],
        doc: Bilingual::new("At least one holds.", "Se cumple al menos una."),
        example: "ends Out or Blocked",
    },
    KeywordWord {
        keyword: Keyword::Not,
        spellings: &["not", "no"],
        doc: Bilingual::new("It does not hold.", "No se cumple."),
        example: "when not last_passed",
    },
];

/// Returns the keyword that a lower-case word is, if it is one.
pub(crate) fn keyword(word: &str) -> Option<Keyword> {
    KEYWORDS
        .iter()
        .find(|it| it.spellings.contains(&word))
        .map(|it| it.keyword)
}
