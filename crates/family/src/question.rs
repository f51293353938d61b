//! What a tool asks while something is made, one question after the other.
//!
//! A client asks, puts the answer into what is given under the name of the
//! argument, and asks the tool again; so it needs to know nothing of what is made.

use std::fmt;

use tapete_lang::{Problems, Sources, Word};

/// Something to be asked.
#[derive(Debug)]
pub struct Question {
    /// The argument that the answer is for.
    pub argument: &'static str,
    /// The question in one line, in the person's language.
    pub text: String,
    pub asked: Asked,
}

/// What kind of answer a question wants.
#[derive(Debug)]
pub enum Asked {
    /// A line, perhaps an empty one; a refusal of an empty one otherwise.
    Line { if_empty: Option<String> },
    /// A line that may be left out for good: the end of all answers is one.
    Remark,
    /// A whole number.
    Number { min: u64, max: u64 },
    /// Some of a list, each again and again if need be.
    Pick(Pick),
    /// Another order of some names; the answer is their numbers from 1.
    Order { title: String, of: Vec<String> },
    /// Lines of a language that can be checked.
    Code(Code),
}

/// A choice of some of a list.
#[derive(Debug)]
pub struct Pick {
    /// What the list is; a list with the same title is shown once.
    pub title: String,
    pub from: Vec<Picked>,
    /// How many are still to be chosen.
    pub n_left: usize,
    /// How many of those that are given can be taken back.
    pub n_taken: usize,
    /// A choice of luck for all that are left; perhaps none is offered.
    pub by_luck: Vec<String>,
    /// Says that there is no such thing: `{0}` is what was written.
    pub no_such: &'static str,
}

/// One of a list.
#[derive(Debug)]
pub struct Picked {
    pub name: String,
    /// Other spellings.
    pub others: Vec<String>,
    /// What it is; perhaps empty.
    pub about: String,
}

/// Code that is to be written.
pub struct Code {
    /// The name under which its problems are told.
    pub name: String,
    /// Looks at what is written so far.
    pub check: Box<dyn Fn(&str) -> CodeCheck>,
    /// The words to write it in.
    pub words: Vec<CodeWords>,
    /// Says that nothing is written yet.
    pub if_empty: String,
}

/// What there is to say of some code.
pub struct CodeCheck {
    /// The code, to point into.
    pub sources: Sources,
    pub problems: Problems,
    /// What it does, in whole sentences, if it has no errors.
    pub text: Option<String>,
}

/// Words that code is written in.
#[derive(Debug)]
pub struct CodeWords {
    pub title: String,
    pub words: Vec<&'static Word>,
    /// Instead of words, names that the author may have declared.
    pub names: Vec<String>,
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Code")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}
