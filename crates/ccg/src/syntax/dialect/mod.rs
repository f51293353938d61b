//! Files of cards in the words of the thesis and of the block forms: `val`,
//! `ability X(N): …`, `game "X" { … }`, `deck "X" for "Y" { … }`, statements.
//!
//! What they say becomes the same sentences as in the common form; a
//! [`Script`] keeps the order and what is no sentence.

mod bound;
mod flatten;
mod items;
mod resolve;

use super::ast::{Cost, Filter, Flow, Sentence};
use tapete_lang::{FileId, Place, Problems, Sources, Spelled, TextValue, lex_phrases};

/// The largest file that is read, in bytes.
const BYTES_MAX: usize = tapete_lang::FILE_BYTES_MAX;

/// A whole file of the dialect, in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Script {
    pub(crate) items: Vec<ScriptItem>,
    /// The same with what names stand for in their place, where requirements or
    /// targets have names.
    pub(crate) meant: Option<Vec<ScriptItem>>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ScriptItem {
    pub(crate) place: Place,
    pub(crate) kind: ScriptKind,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum ScriptKind {
    /// `import CardImplicits._`: accepted, without effect.
    Import(String),
    /// `include "file"`, `import "file"`.
    Include(TextValue),
    /// `new …`, `ability …`, `game …`, `deck …`, `token …`.
    Sentence(Sentence),
    /// `val creature: Creature = …`.
    Bind {
        mutable: bool,
        name: Spelled,
        of: Option<Spelled>,
        value: Expr,
    },
    /// `c = …`.
    Assign { name: Spelled, value: Expr },
    /// `required DrawCardPhase consisting of …`.
    Flow(Flow),
    /// `creature attacks enemy`, `enemy.dies()`.
    Statement {
        subject: Spelled,
        verb: Spelled,
        object: Option<Spelled>,
        /// It was written with a dot and parentheses.
        called: bool,
    },
}

/// What a name is given.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Expr {
    /// `new Creature called "…" …`, or a text alone of the declared type.
    Sentence(Sentence),
    /// `new FlyingCreature(c)`: `c` with Flying.
    Decorated {
        ability: Spelled,
        of: Spelled,
        base: Spelled,
    },
    /// `c.parent`: `c` without the ability given last.
    Parent(Spelled),
    /// `3 * Lands and 2 * Swamps`.
    Requirements(Vec<Cost>),
    /// `Green or White and Creature`.
    Target(Filter),
    /// Another name.
    Name(Spelled),
}

/// Reads a whole file of the dialect.
pub(crate) fn read_file(sources: &Sources, file: FileId, problems: &mut Problems) -> Script {
    let text = sources.text(file);
    if text.len() > BYTES_MAX {
        let place = Place {
            file,
            ..Place::default()
        };
        let told = tapete_lang::Diagnostic::new(&tapete_lang::codes::TOO_LARGE, place)
            .arg(sources.name(file))
            .arg(text.len())
            .arg(BYTES_MAX);
        problems.push(told);
        return Script::default();
    }
    let tokens = lex_phrases(text);
    let lexemes = super::lexeme::lexemes(text, file, &tokens);
    let both = bound::bound(flatten::flatten(lexemes));
    let Some(meant) = both.meant else {
        return items::read(&both.written, problems);
    };
    // What is wrong is told once: of what is meant.
    let mut script = items::read(&both.written, &mut Problems::new());
    script.meant = Some(items::read(&meant, problems).items);
    script
}

impl Script {
    /// Returns the sentences that the file says in the end: bindings resolved,
    /// decorations added and taken away, the flow sentences as a game.
    pub(crate) fn sentences(&self, problems: &mut Problems) -> Vec<Sentence> {
        resolve::sentences(self, problems)
    }
}
