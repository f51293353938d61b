//! One problem of a text: what is wrong, where, and how to mend it.

use crate::place::Place;
use serde::{Deserialize, Serialize};
use tapete_speech::{Bilingual, Said, Tongue};

/// How bad a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// The text cannot be played.
    Error,
    /// The text can be played, but probably says something else than meant.
    Warning,
    /// Something worth knowing.
    Note,
}

impl Severity {
    /// Returns the word shown before the message.
    pub const fn word(self, tongue: Tongue) -> &'static str {
        match (self, tongue) {
            (Severity::Error, _) => "error",
            (Severity::Warning, Tongue::En) => "warning",
            (Severity::Warning, Tongue::Es) => "aviso",
            (Severity::Note, Tongue::En) => "note",
            (Severity::Note, Tongue::Es) => "nota",
        }
    }
}

/// A kind of problem, described once as data.
///
/// `wrong` is a text that has the problem and `right` the same text mended;
/// tests run both, and `tapete explain` shows them.
#[derive(Debug)]
pub struct Code {
    /// Who reports it: `lang`, or the name of a family.
    pub scope: &'static str,
    /// Its name, unique within the scope: `unknown-clause`.
    pub id: &'static str,
    pub severity: Severity,
    /// One line, lower case, no full stop, with `{0}` for the arguments.
    pub message: Bilingual,
    /// A longer explanation for `tapete explain`.
    pub explain: Bilingual,
    pub wrong: &'static str,
    pub right: &'static str,
}

impl PartialEq for Code {
    fn eq(&self, other: &Self) -> bool {
        self.scope == other.scope && self.id == other.id
    }
}

impl Eq for Code {}

/// A template with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    pub template: Bilingual,
    pub args: Vec<Arg>,
}

impl Phrase {
    /// Returns a phrase with arguments.
    pub fn new(template: Bilingual, args: Vec<Arg>) -> Self {
        Self { template, args }
    }

    /// Writes the phrase out in one language.
    pub fn say(&self, tongue: Tongue) -> String {
        fill(self.template.get(tongue), &self.args, tongue)
    }
}

impl From<Bilingual> for Phrase {
    fn from(template: Bilingual) -> Self {
        Self {
            template,
            args: Vec::new(),
        }
    }
}

/// What stands for `{0}` in a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// The same in every language: a word of the text, a number.
    Plain(String),
    /// Something that is itself said in the reader's language.
    Phrase(Phrase),
    /// An example of ours in English, which the check writes in Spanish too.
    Example(&'static str),
    /// A text that was made in both languages.
    Said(Said),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Arg::Plain(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Plain(text)
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Arg::Plain(number.to_string())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Arg::Plain(number.to_string())
    }
}

impl From<Bilingual> for Arg {
    fn from(template: Bilingual) -> Self {
        Arg::Phrase(template.into())
    }
}

impl From<Said> for Arg {
    fn from(said: Said) -> Self {
        Arg::Said(said)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Arg::Phrase(phrase)
    }
}

/// A replacement that mends the problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    pub place: Place,
    pub text: String,
}

/// A problem found in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    pub code: &'static Code,
    /// The smallest place that shows the problem.
    pub place: Place,
    pub args: Vec<Arg>,
    /// What to do about it.
    pub help: Vec<Phrase>,
    /// Other places that explain it.
    pub labels: Vec<(Place, Phrase)>,
    pub fix: Option<Fix>,
}

impl Diagnostic {
    /// Returns a diagnostic without help, labels or fix.
    pub fn new(code: &'static Code, place: Place) -> Self {
        Self {
            code,
            place,
            args: Vec::new(),
            help: Vec::new(),
            labels: Vec::new(),
            fix: None,
        }
    }

    /// Adds the next argument of the message.
    pub fn arg(mut self, arg: impl Into<Arg>) -> Self {
        self.args.push(arg.into());
        self
    }

    /// Adds a line of help.
    pub fn help(mut self, help: impl Into<Phrase>) -> Self {
        self.help.push(help.into());
        self
    }

    /// Adds a line of help with arguments.
    pub fn help_with(self, template: Bilingual, args: Vec<Arg>) -> Self {
        self.help(Phrase::new(template, args))
    }

    /// Points at another place.
    pub fn label(mut self, place: Place, label: impl Into<Phrase>) -> Self {
        self.labels.push((place, label.into()));
        self
    }

    /// Offers a replacement.
    pub fn fix(mut self, place: Place, text: impl Into<String>) -> Self {
        self.fix = Some(Fix {
            place,
            text: text.into(),
        });
        self
    }

    /// Writes the message out in one language.
    pub fn message(&self, tongue: Tongue) -> String {
        fill(self.code.message.get(tongue), &self.args, tongue)
    }
}

/// Puts the arguments into a template; what has no argument stays as it is.
fn fill(template: &str, args: &[Arg], tongue: Tongue) -> String {
    let mut out = String::with_capacity(template.len() + 16);
    let mut rest = template;
    while let Some(open) = rest.find('{') {
        out.push_str(&rest[..open]);
        rest = &rest[open..];
        let digit = rest.as_bytes().get(1).copied().filter(u8::is_ascii_digit);
        let arg = digit.and_then(|it| args.get(usize::from(it - b'0')));
        match arg {
            Some(arg) if rest.as_bytes().get(2) == Some(&b'}') => {
                match arg {
                    Arg::Plain(text) => push_shortened(&mut out, text),
                    Arg::Phrase(phrase) => out.push_str(&phrase.say(tongue)),
                    Arg::Example(text) => out.push_str(text),
                    Arg::Said(said) => out.push_str(said.get(tongue)),
                }
                rest = &rest[3..];
            }
            _ => {
                out.push('{');
                rest = &rest[1..];
            }
        }
    }
    out.push_str(rest);
    out
}

/// The longest argument that a message repeats whole. A text may hold a word of
/// a megabyte; nobody reads more than its beginning.
const ARG_CHARS_MAX: usize = 400;

fn push_shortened(out: &mut String, text: &str) {
    match text.char_indices().nth(ARG_CHARS_MAX) {
        None => out.push_str(text),
        Some((end, _)) => {
            out.push_str(&text[..end]);
            out.push('…');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_inside_a_phrase_is_said_in_the_same_language() {
        let inner = Phrase::new(
            Bilingual::new("from {0} to {1}", "de {0} a {1}"),
            vec![2_i64.into(), 4_i64.into()],
        );
        let outer = Phrase::new(Bilingual::new("needs {0}", "pide {0}"), vec![inner.into()]);
        assert_eq!(outer.say(Tongue::En), "needs from 2 to 4");
        assert_eq!(outer.say(Tongue::Es), "pide de 2 a 4");
    }

    #[test]
    fn a_word_without_end_is_not_repeated_whole() {
        let said = fill("unknown `{0}`", &["ñ".repeat(1 << 20).into()], Tongue::En);
        assert_eq!(said.chars().count(), "unknown ``".len() + ARG_CHARS_MAX + 1);
    }

    #[test]
    fn braces_that_name_no_argument_stay() {
        assert_eq!(
            fill("{ {7} {x} {0}", &["a".into()], Tongue::En),
            "{ {7} {x} a"
        );
    }
}
