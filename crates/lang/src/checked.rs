//! What is left when a text has been checked: canonical words, typed values.

use crate::formula::Formula;
use crate::place::Place;
use crate::tree::{Block, Spelled, TextValue, Value};
use crate::words::{ClauseWord, KindWord, NameWord};

/// The items of a text whose kind is known.
#[derive(Debug, Default)]
pub struct Checked {
    pub items: Vec<CheckedItem>,
}

impl Checked {
    /// Lists the items of a kind, given by its English name.
    pub fn of_kind<'a>(&'a self, kind: &'a str) -> impl Iterator<Item = &'a CheckedItem> + 'a {
        self.items
            .iter()
            .filter(move |it| it.kind.word.name == kind)
    }
}

/// An item whose clauses have been checked.
#[derive(Debug)]
pub struct CheckedItem {
    pub(crate) kind: &'static KindWord,
    pub(crate) written: Spelled,
    pub(crate) name: Option<TextValue>,
    pub(crate) place: Place,
    /// In the order of `kind.clauses`.
    pub(crate) clauses: Vec<CheckedClause>,
}

#[derive(Debug, Default)]
pub(crate) struct CheckedClause {
    pub(crate) lines: Vec<Line>,
    pub(crate) failed: bool,
}

impl CheckedItem {
    /// Returns the kind.
    pub fn kind(&self) -> &'static KindWord {
        self.kind
    }

    /// Returns the kind as it is written, which is not a spelling of
    /// [`kind`](Self::kind) where that is the open one.
    pub fn written(&self) -> &Spelled {
        &self.written
    }

    /// Returns the name.
    pub fn name(&self) -> Option<&str> {
        self.name.as_ref().map(|it| it.text.as_str())
    }

    /// Returns the name with where it stands.
    pub fn called(&self) -> Option<&TextValue> {
        self.name.as_ref()
    }

    /// Returns where the whole item stands.
    pub fn place(&self) -> Place {
        self.place
    }

    /// Returns where its kind stands: a small place to point at for what
    /// concerns the item as a whole.
    pub fn head(&self) -> Place {
        self.written.place
    }

    /// Returns the lines of a clause, given by its English name, without those
    /// that failed. A rule list has its default last.
    pub fn lines(&self, clause: &str) -> &[Line] {
        self.clause(clause).map_or(&[], |it| &it.lines)
    }

    /// Returns the first line of a clause.
    pub fn line(&self, clause: &str) -> Option<&Line> {
        self.lines(clause).first()
    }

    /// Returns the lines of all clauses as they follow each other in the text,
    /// without those that failed.
    pub fn all_lines(&self) -> Vec<(&'static ClauseWord, &Line)> {
        let clauses = self.kind.clauses.iter().zip(&self.clauses);
        let mut lines: Vec<(&'static ClauseWord, &Line)> = clauses
            .flat_map(|(word, checked)| checked.lines.iter().map(move |it| (word, it)))
            .collect();
        lines.sort_by_key(|it| it.1.place);
        lines
    }

    /// Tells whether something about a clause was wrong and has been reported,
    /// so that nothing more needs to be said about it.
    pub fn failed(&self, clause: &str) -> bool {
        self.clause(clause).is_some_and(|it| it.failed)
    }

    /// Tells whether anything in the item was wrong and has been reported.
    pub fn any_failed(&self) -> bool {
        self.clauses.iter().any(|it| it.failed)
    }

    fn clause(&self, clause: &str) -> Option<&CheckedClause> {
        let index = self
            .kind
            .clauses
            .iter()
            .position(|it| it.word.name == clause)?;
        self.clauses.get(index)
    }
}

/// One line of a clause.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    pub value: CheckedValue,
    /// Slots are indices of the `variables` of the clause.
    pub when: Option<Formula>,
    pub place: Place,
}

/// The value of a clause, as its [`Takes`](crate::Takes) says.
#[derive(Clone, Debug, PartialEq)]
pub enum CheckedValue {
    Nothing,
    Number(i64),
    /// The slots are indices of the `variables` of the clause.
    Amount(Formula),
    /// Both ends included; a single number is a range from itself to itself.
    Range(i64, i64),
    Text(String),
    /// The faces of a tile, a number as it is written.
    Faces(Vec<String>),
    Name(CheckedName),
    AnyOf(Vec<CheckedName>),
    Combined(NameTree),
    /// What `Takes::Free` left to the family.
    Raw(Vec<Value>),
    Block(Block),
    /// What follows the word; [`Nothing`](Self::Nothing) if nothing does.
    Phrase(Block),
}

/// A name that the vocabulary knows, with its arguments.
#[derive(Clone, Debug)]
pub struct CheckedName {
    pub word: &'static NameWord,
    /// Those that were given.
    pub args: Vec<CheckedArg>,
    pub place: Place,
}

impl PartialEq for CheckedName {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.word, other.word) && self.args == other.args && self.place == other.place
    }
}

/// Names combined with `and`, `or` and `not`; a single name is a tree of one.
#[derive(Clone, Debug, PartialEq)]
pub enum NameTree {
    Name(CheckedName),
    Not(Box<NameTree>),
    And(Box<NameTree>, Box<NameTree>),
    Or(Box<NameTree>, Box<NameTree>),
}

/// An argument of a name.
#[derive(Clone, Debug, PartialEq)]
pub enum CheckedArg {
    Number(i64),
    /// The faces of a tile, a number as it is written.
    Faces(Vec<String>),
    Text(String),
    Name(CheckedName),
    Raw(Value),
}

impl CheckedValue {
    /// Returns the number, if it is one.
    pub fn number(&self) -> Option<i64> {
        match self {
            CheckedValue::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// Returns both ends of a range; a number is a range of one.
    pub fn range(&self) -> Option<(i64, i64)> {
        match self {
            CheckedValue::Range(from, to) => Some((*from, *to)),
            CheckedValue::Number(number) => Some((*number, *number)),
            _ => None,
        }
    }

    /// Returns the text, if it is one.
    pub fn text(&self) -> Option<&str> {
        match self {
            CheckedValue::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Returns what to calculate, if it is an amount.
    pub fn amount(&self) -> Option<&Formula> {
        match self {
            CheckedValue::Amount(formula) => Some(formula),
            _ => None,
        }
    }

    /// Returns the faces, if it is a tile.
    pub fn faces(&self) -> Option<&[String]> {
        match self {
            CheckedValue::Faces(faces) => Some(faces),
            _ => None,
        }
    }

    /// Returns the names with how they are combined, if they are.
    pub fn combined(&self) -> Option<&NameTree> {
        match self {
            CheckedValue::Combined(tree) => Some(tree),
            _ => None,
        }
    }

    /// Returns the names, whether one or any of several.
    pub fn names(&self) -> &[CheckedName] {
        match self {
            CheckedValue::Name(name) => std::slice::from_ref(name),
            CheckedValue::AnyOf(names) => names,
            _ => &[],
        }
    }

    /// Returns the tokens of a phrase, if it is one.
    pub fn phrase(&self) -> Option<&Block> {
        match self {
            CheckedValue::Phrase(block) => Some(block),
            _ => None,
        }
    }

    /// Returns the first name.
    pub fn name(&self) -> Option<&CheckedName> {
        self.names().first()
    }
}

impl NameTree {
    /// Lists the names, from left to right.
    pub fn names(&self) -> Vec<&CheckedName> {
        let mut names = Vec::new();
        let mut waiting = vec![self];
        while let Some(tree) = waiting.pop() {
            match tree {
                NameTree::Name(name) => names.push(name),
                NameTree::Not(inner) => waiting.push(inner),
                NameTree::And(left, right) | NameTree::Or(left, right) => {
                    waiting.extend([right.as_ref(), left.as_ref()]);
                }
            }
        }
        names
    }

    /// Tells whether the whole holds, given which names do. Names that cannot
    /// change the answer are not asked.
    pub fn holds(&self, holds: &mut impl FnMut(&CheckedName) -> bool) -> bool {
        match self {
            NameTree::Name(name) => holds(name),
            NameTree::Not(inner) => !inner.holds(holds),
            NameTree::And(left, right) => left.holds(holds) && right.holds(holds),
            NameTree::Or(left, right) => left.holds(holds) || right.holds(holds),
        }
    }
}

impl CheckedName {
    /// Returns the English name.
    pub fn id(&self) -> &'static str {
        self.word.word.name
    }

    /// Returns an argument that is a number.
    pub fn number(&self, index: usize) -> Option<i64> {
        match self.args.get(index) {
            Some(CheckedArg::Number(number)) => Some(*number),
            _ => None,
        }
    }

    /// Returns an argument that is a tile.
    pub fn faces(&self, index: usize) -> Option<&[String]> {
        match self.args.get(index) {
            Some(CheckedArg::Faces(faces)) => Some(faces),
            _ => None,
        }
    }

    /// Returns an argument that is a text.
    pub fn text(&self, index: usize) -> Option<&str> {
        match self.args.get(index) {
            Some(CheckedArg::Text(text)) => Some(text),
            _ => None,
        }
    }
}
