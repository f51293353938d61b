//! What a text says: items with clauses with values, each with its place.

use crate::diagnostic::Diagnostic;
use crate::lexer::Token;
use crate::parse;
use crate::place::{Place, Sources};
use crate::problems::Problems;
use tapete_speech::Bilingual;

/// How many faces a tile may have.
pub const FACES_MAX: usize = 8;

/// Everything that was understood of a text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tree {
    pub items: Vec<Item>,
    /// The includes of this file, with how many items stand before each.
    pub includes: Vec<Include>,
}

/// `include "file.tapete"`.
#[derive(Clone, Debug, PartialEq)]
pub struct Include {
    pub path: TextValue,
    pub place: Place,
    /// How many items of the file stand before it.
    pub items_before: usize,
}

/// A sentence: `new Kind called "Name" clause value …`.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// Empty when the kind is missing.
    pub kind: Spelled,
    pub name: Option<TextValue>,
    pub clauses: Vec<Clause>,
    pub place: Place,
    /// Its clauses are phrases.
    pub phrased: bool,
    /// A part was not understood, so that it is unknown what is missing.
    pub broken: bool,
}

/// A word of the text and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spelled {
    pub text: String,
    pub place: Place,
}

/// A text in quotes, without them, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextValue {
    pub text: String,
    pub place: Place,
}

/// A clause word with its values and, perhaps, its condition.
#[derive(Clone, Debug, PartialEq)]
pub struct Clause {
    pub word: Spelled,
    pub values: Vec<Value>,
    pub when: Option<Value>,
    pub place: Place,
    /// Something in it was not understood and has been reported.
    pub broken: bool,
}

/// A value and where it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Value {
    pub place: Place,
    pub kind: ValueKind,
}

/// What a value is.
#[derive(Clone, Debug, PartialEq)]
pub enum ValueKind {
    Number(i64),
    /// A number with a fraction, as written, without underscores.
    Decimal(String),
    Text(String),
    /// A capitalised word, perhaps with a path: `Hand.first`.
    Name(String),
    /// A lower-case word, perhaps with a path: `hand.points`.
    Variable(String),
    Call {
        name: Spelled,
        args: Vec<Value>,
    },
    List(Vec<Value>),
    Range(Box<Value>, Box<Value>),
    /// `-x`.
    Minus(Box<Value>),
    /// `not x`.
    Not(Box<Value>),
    Binary {
        op: Op,
        left: Box<Value>,
        right: Box<Value>,
    },
    Block(Block),
    /// All that follows the word of a clause, for the family to read.
    Phrase(Block),
    /// Something that was not understood and has been reported.
    Broken,
}

/// `{ … }`: the tokens between the braces, trivia included; or a phrase, which
/// has no braces.
///
/// A family reads them itself, or as clauses with [`Block::clauses`].
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    pub tokens: Vec<Token>,
    /// With the braces, if it has them.
    pub place: Place,
}

/// An operator with two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    Or,
    And,
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    /// `|`, between the faces of a tile.
    Faces,
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
}

impl Op {
    /// Returns the English spelling.
    pub const fn as_str(self) -> &'static str {
        match self {
            Op::Or => "or",
            Op::And => "and",
            Op::Equal => "=",
            Op::NotEqual => "!=",
            Op::Less => "<",
            Op::LessEqual => "<=",
            Op::Greater => ">",
            Op::GreaterEqual => ">=",
            Op::Faces => "|",
            Op::Add => "+",
            Op::Subtract => "-",
            Op::Multiply => "*",
            Op::Divide => "/",
            Op::Remainder => "%",
        }
    }
}

impl Block {
    /// Reads the block as clauses of the common form.
    pub fn clauses(&self, sources: &Sources, problems: &mut Problems) -> Vec<Clause> {
        parse::block_clauses(sources, self, problems)
    }
}

impl Value {
    /// Returns the faces of `6|6`, `red|blue` or `1|2|3`, or of a single face
    /// such as `6`; nothing if it is not a tile or has too many faces. A number
    /// is given as it is written.
    pub fn faces(&self) -> Option<Vec<String>> {
        let mut faces = Vec::new();
        let mut value = self;
        while let ValueKind::Binary {
            op: Op::Faces,
            left,
            right,
        } = &value.kind
        {
            faces.push(right.face()?);
            value = left;
        }
        faces.push(value.face()?);
        faces.reverse();
        (faces.len() <= FACES_MAX).then_some(faces)
    }

    /// Returns a number, a word or a text as one face of a tile.
    fn face(&self) -> Option<String> {
        match &self.kind {
            ValueKind::Number(number) => Some(number.to_string()),
            ValueKind::Variable(word) | ValueKind::Name(word) => {
                // A path is no word.
                (!word.contains('.')).then(|| word.clone())
            }
            ValueKind::Text(text) => {
                let is_face = !text.trim().is_empty() && !text.contains('|');
                is_face.then(|| text.clone())
            }
            _ => None,
        }
    }

    /// Returns the values that `or` joins, from left to right.
    pub fn alternatives(&self) -> Vec<&Value> {
        self.joined(Op::Or)
    }

    /// Returns the values that an operator joins, from left to right.
    pub fn joined(&self, joint: Op) -> Vec<&Value> {
        let mut values = Vec::new();
        let mut value = self;
        while let ValueKind::Binary { op, left, right } = &value.kind
            && *op == joint
        {
            values.push(right.as_ref());
            value = left;
        }
        values.push(value);
        values.reverse();
        values
    }

    /// Tells whether some part was not understood.
    pub fn is_broken(&self) -> bool {
        match &self.kind {
            ValueKind::Broken => true,
            ValueKind::Call { args, .. } => args.iter().any(Value::is_broken),
            ValueKind::List(values) => values.iter().any(Value::is_broken),
            ValueKind::Range(left, right) | ValueKind::Binary { left, right, .. } => {
                left.is_broken() || right.is_broken()
            }
            ValueKind::Minus(inner) | ValueKind::Not(inner) => inner.is_broken(),
            ValueKind::Number(_)
            | ValueKind::Decimal(_)
            | ValueKind::Text(_)
            | ValueKind::Name(_)
            | ValueKind::Variable(_)
            | ValueKind::Block(_)
            | ValueKind::Phrase(_) => false,
        }
    }

    /// Returns what to call the value when it is not what was needed.
    pub fn what(&self) -> Bilingual {
        match &self.kind {
            ValueKind::Number(_) | ValueKind::Minus(_) => Bilingual::new("a number", "un número"),
            ValueKind::Decimal(_) => {
                Bilingual::new("a number with a fraction", "un número con decimales")
            }
            ValueKind::Text(_) => Bilingual::new("a text", "un texto"),
            ValueKind::Name(_) | ValueKind::Call { .. } => Bilingual::new("a name", "un nombre"),
            ValueKind::Variable(_) => Bilingual::new("a variable", "una variable"),
            ValueKind::List(_) => Bilingual::new("a list", "una lista"),
            ValueKind::Range(..) => Bilingual::new("a range", "un intervalo"),
            ValueKind::Not(_) => Bilingual::new("a condition", "una condición"),
            ValueKind::Binary { op, .. } => match op {
                Op::Faces => Bilingual::new("a tile", "una ficha"),
                Op::Add | Op::Subtract | Op::Multiply | Op::Divide | Op::Remainder => {
                    Bilingual::new("a calculation", "un cálculo")
                }
                Op::Or
                | Op::And
                | Op::Equal
                | Op::NotEqual
                | Op::Less
                | Op::LessEqual
                | Op::Greater
                | Op::GreaterEqual => Bilingual::new("a condition", "una condición"),
            },
            ValueKind::Block(_) => Bilingual::new("a block", "un bloque"),
            ValueKind::Phrase(_) => Bilingual::new("a phrase", "una frase"),
            ValueKind::Broken => Bilingual::new("something unclear", "algo que no se entiende"),
        }
    }

    /// Returns a diagnostic about this value.
    pub fn diagnostic(&self, code: &'static crate::Code) -> Diagnostic {
        Diagnostic::new(code, self.place)
    }
}
