//! The words that a family brings, as data: kinds, clauses, names, variables.

use tapete_speech::{Bilingual, nearest};

/// A word with its spellings, its doc and an example.
#[derive(Debug)]
pub struct Word {
    /// The English spelling, by which the code knows it.
    pub name: &'static str,
    /// Other spellings, Spanish first.
    pub others: &'static [&'static str],
    pub doc: Bilingual,
    pub example: &'static str,
}

impl Word {
    /// Tells whether a text is one of the spellings.
    pub fn is(&self, text: &str) -> bool {
        self.name == text || self.others.contains(&text)
    }

    /// Returns the English and the Spanish spelling.
    pub fn spelled(&self) -> Bilingual {
        Bilingual::new(self.name, self.others.first().copied().unwrap_or(self.name))
    }

    /// Lists every spelling, the English one first.
    pub fn spellings(&self) -> impl Iterator<Item = &'static str> + use<> {
        std::iter::once(self.name).chain(self.others.iter().copied())
    }
}

/// A kind of thing that `new` makes.
#[derive(Debug)]
pub struct KindWord {
    pub word: Word,
    pub clauses: &'static [ClauseWord],
    /// Whether each needs a name (`called "…"`).
    pub named: bool,
}

/// A clause of a kind.
#[derive(Debug)]
pub struct ClauseWord {
    pub word: Word,
    pub takes: Takes,
    pub times: Times,
    /// Whether an item without it is incomplete.
    pub needed: bool,
    /// The variables that its conditions and amounts may use.
    pub variables: &'static [VariableWord],
}

/// Returns a clause that takes nothing and stands at most once, for a vocabulary
/// to fill in.
pub const fn clause(
    name: &'static str,
    others: &'static [&'static str],
    doc: Bilingual,
    example: &'static str,
) -> ClauseWord {
    ClauseWord {
        word: Word {
            name,
            others,
            doc,
            example,
        },
        takes: Takes::Nothing,
        times: Times::Once,
        needed: false,
        variables: &[],
    }
}

impl ClauseWord {
    /// Returns it with what it takes.
    pub const fn taking(self, takes: Takes) -> ClauseWord {
        ClauseWord { takes, ..self }
    }

    /// Returns it, without which an item is incomplete.
    pub const fn needed(self) -> ClauseWord {
        ClauseWord {
            needed: true,
            ..self
        }
    }
}

/// What a clause takes after its word.
#[derive(Debug)]
pub enum Takes {
    Nothing,
    Number {
        min: i64,
        max: i64,
    },
    /// `4` or `2..4`.
    NumberOrRange {
        min: i64,
        max: i64,
    },
    /// A number that may be calculated from the variables of the clause:
    /// `10`, `ends.total / 5`.
    Amount,
    Text,
    /// A tile: `6|6`, `red|blue`; a single face too.
    Faces,
    /// Exactly one of these names.
    Name(&'static [NameWord]),
    /// One or more of these names, joined by `or`.
    AnyOf(&'static [NameWord]),
    /// These names, combined with `and`, `or`, `not` and parentheses.
    Combined(&'static [NameWord]),
    /// Whatever the family reads itself, also several values.
    Free,
    /// `{ … }`.
    Block,
    /// A phrase that the family reads itself, or nothing.
    Phrase,
}

/// How often a clause may stand in one item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Times {
    /// At most once, without a condition.
    Once,
    /// Any number of lines, all of which count, each with or without `when`.
    List,
    /// A rule list: the first line whose condition holds decides. At most one
    /// line has no condition; it is the default and comes last when checked.
    Rules,
}

/// A name that a clause can take.
#[derive(Debug)]
pub struct NameWord {
    pub word: Word,
    pub args: &'static [ArgWord],
}

/// An argument of a name: the `9` of `Doubles(9)`.
#[derive(Debug)]
pub struct ArgWord {
    pub name: &'static str,
    pub takes: ArgTakes,
    /// Arguments that may be left out come after those that are needed.
    pub needed: bool,
}

/// What an argument is.
#[derive(Debug)]
pub enum ArgTakes {
    Number {
        min: i64,
        max: i64,
    },
    /// `6|6`, `red|blue`; a single face too.
    Faces,
    Text,
    Name(&'static [NameWord]),
    Free,
}

/// A variable of conditions and amounts.
#[derive(Debug)]
pub struct VariableWord {
    pub word: Word,
    pub kind: VariableKind,
}

/// What a variable or an expression is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VariableKind {
    Number,
    /// Holds or does not hold; 1 or 0 in a slot.
    Truth,
}

impl VariableKind {
    /// Returns what to call it.
    pub const fn what(self) -> Bilingual {
        match self {
            VariableKind::Number => Bilingual::new("a number", "un número"),
            VariableKind::Truth => Bilingual::new("a condition", "una condición"),
        }
    }
}

/// The words of one family.
#[derive(Debug)]
pub struct Vocabulary {
    pub kinds: &'static [KindWord],
    /// What any kind is that no vocabulary knows, if the texts of the family
    /// declare kinds of their own; the family says which ones exist.
    pub open: Option<&'static KindWord>,
}

impl Vocabulary {
    /// Lists the kinds, the open one last.
    pub fn all_kinds(&self) -> impl Iterator<Item = &'static KindWord> + use<> {
        self.kinds.iter().chain(self.open)
    }
}

/// What a listed word is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordRole {
    Kind,
    Clause,
    Name,
    Variable,
}

/// A word with where it may stand, for the manual and for completion.
#[derive(Clone, Copy, Debug)]
pub struct WordEntry {
    pub role: WordRole,
    pub word: &'static Word,
    /// The kind it belongs to; itself for a kind.
    pub kind: &'static KindWord,
    /// The clause it belongs to; itself for a clause.
    pub clause: Option<&'static ClauseWord>,
    /// The name itself with its arguments, for a name.
    pub name: Option<&'static NameWord>,
    /// The variable itself, for a variable.
    pub variable: Option<&'static VariableWord>,
}

/// Lists every word of some vocabularies: each kind, each of its clauses, and
/// under each clause its names and variables.
pub fn list_words(vocabularies: &[&Vocabulary]) -> Vec<WordEntry> {
    let mut entries = Vec::new();
    for kind in vocabularies.iter().flat_map(|it| it.all_kinds()) {
        let entry = WordEntry {
            role: WordRole::Kind,
            word: &kind.word,
            kind,
            clause: None,
            name: None,
            variable: None,
        };
        entries.push(entry);
        for clause in kind.clauses {
            let entry = WordEntry {
                role: WordRole::Clause,
                word: &clause.word,
                clause: Some(clause),
                ..entry
            };
            entries.push(entry);
            for name in names_of(&clause.takes) {
                list_name(entry, name, &mut entries);
            }
            entries.extend(clause.variables.iter().map(|variable| WordEntry {
                role: WordRole::Variable,
                word: &variable.word,
                variable: Some(variable),
                ..entry
            }));
        }
    }
    entries
}

/// Lists a name and the names that its arguments take. Names within those are
/// not followed: a list may contain itself.
fn list_name(entry: WordEntry, name: &'static NameWord, entries: &mut Vec<WordEntry>) {
    let listed = |name: &'static NameWord| WordEntry {
        role: WordRole::Name,
        word: &name.word,
        name: Some(name),
        ..entry
    };
    entries.push(listed(name));
    for arg in name.args {
        if let ArgTakes::Name(names) = arg.takes {
            entries.extend(names.iter().map(listed));
        }
    }
}

/// Returns the names that a clause can take.
fn names_of(takes: &Takes) -> &'static [NameWord] {
    match takes {
        Takes::Name(names) | Takes::AnyOf(names) | Takes::Combined(names) => names,
        Takes::Nothing
        | Takes::Number { .. }
        | Takes::NumberOrRange { .. }
        | Takes::Amount
        | Takes::Text
        | Takes::Faces
        | Takes::Free
        | Takes::Block
        | Takes::Phrase => &[],
    }
}

/// Returns the spelling nearest to a word among all spellings of some words.
pub(crate) fn nearest_word<'a>(
    word: &str,
    words: impl IntoIterator<Item = &'a Word>,
) -> Option<&'static str> {
    nearest(word, words.into_iter().flat_map(Word::spellings))
}
