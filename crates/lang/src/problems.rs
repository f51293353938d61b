//! The problems found so far, each once, in a bounded number.

use crate::diagnostic::{Diagnostic, Phrase, Severity};
use crate::place::Place;

/// How many problems are kept; a text with more is told how many more.
pub const PROBLEMS_MAX: usize = 200;

/// The diagnostics of one check.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Problems {
    kept: Vec<Diagnostic>,
    n_errors: usize,
    n_more: usize,
}

impl Problems {
    /// Returns a list without problems.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a problem; the same code at the same place is told only once.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        let known = |it: &Diagnostic| {
            it.place == diagnostic.place && it.code == diagnostic.code && it.args == diagnostic.args
        };
        // Past the limit problems are only counted, however many there are.
        let is_full = self.is_full();
        if !is_full && self.kept.iter().any(known) {
            return;
        }
        if diagnostic.code.severity == Severity::Error {
            self.n_errors += 1;
        }
        if is_full {
            self.n_more += 1;
            return;
        }
        self.kept.push(diagnostic);
    }

    /// Adds all the problems of another list.
    pub fn append(&mut self, other: Problems) {
        let n_errors_cut = other.n_errors
            - other
                .kept
                .iter()
                .filter(|it| it.code.severity == Severity::Error)
                .count();
        for diagnostic in other.kept {
            self.push(diagnostic);
        }
        self.n_errors += n_errors_cut;
        self.n_more += other.n_more;
    }

    /// Goes through the help of all problems.
    pub(crate) fn helps_mut(&mut self) -> impl Iterator<Item = &mut Phrase> {
        self.kept.iter_mut().flat_map(|it| &mut it.help)
    }

    /// Tells whether some problem is an error.
    pub fn has_errors(&self) -> bool {
        self.n_errors > 0
    }

    /// Tells whether there is no problem at all.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// Returns how many problems are kept.
    pub fn len(&self) -> usize {
        self.kept.len()
    }

    /// Returns how many problems were found beyond those kept.
    pub fn n_more(&self) -> usize {
        self.n_more
    }

    /// Tells whether further problems are only counted.
    pub(crate) fn is_full(&self) -> bool {
        self.kept.len() == PROBLEMS_MAX
    }

    /// Tells whether something was already said about exactly this place.
    pub fn has_at(&self, place: Place) -> bool {
        self.kept.iter().any(|it| it.place == place)
    }

    /// Lists the problems by file and position.
    pub fn sorted(&self) -> Vec<&Diagnostic> {
        let mut sorted: Vec<&Diagnostic> = self.kept.iter().collect();
        sorted.sort_by_key(|it| (it.place, it.code.severity));
        sorted
    }
}

impl Extend<Diagnostic> for Problems {
    fn extend<T: IntoIterator<Item = Diagnostic>>(&mut self, diagnostics: T) {
        for diagnostic in diagnostics {
            self.push(diagnostic);
        }
    }
}
