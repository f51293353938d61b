//! The text of one game while it is being read: what all parts ask.

use tapete_lang::{CheckedItem, Diagnostic, Formula, Line, NameWord, Problems};

use super::codes::{self, NEVER_APPLIES, NO_EFFECT};
use super::lists::{Case, Cases, ListOf, read_list};
use crate::choice::index_of;
use crate::general::Lines;
use crate::rule_list::RuleList;

/// A game while it is being read.
pub(super) struct Reading<'a> {
    pub(super) item: &'a CheckedItem,
    pub(super) cases: Cases,
    pub(super) problems: &'a mut Problems,
    /// Which variables some condition asks, one bit each.
    pub(super) asked: u64,
}

impl Reading<'_> {
    /// Tells whether a clause is there.
    pub(super) fn has(&self, clause: &str) -> bool {
        self.item.line(clause).is_some()
    }

    /// Returns the number of a clause.
    pub(super) fn number(&self, clause: &str) -> Option<i64> {
        self.item.line(clause).and_then(|it| it.value.number())
    }

    /// Returns the index of the name that a clause gives, or of the first,
    /// which is what holds where nothing is said, with the number in
    /// parentheses.
    pub(super) fn chosen(&self, clause: &str, names: &[NameWord]) -> (usize, i64) {
        let name = self.item.line(clause).and_then(|line| line.value.name());
        let index = name.and_then(|it| index_of(names, it.id())).unwrap_or(0);
        (index, name.and_then(|it| it.number(0)).unwrap_or(0))
    }

    /// Notes which variables a condition asks.
    fn note(&mut self, formula: &Formula) {
        for slot in formula.variables() {
            self.asked |= 1 << slot;
        }
    }

    /// Reads a rule list; nothing if there is none, or if it was wrong.
    pub(super) fn list<T>(
        &mut self,
        clause: &str,
        case: Case,
        has_fallback: bool,
        read: impl Fn(&Line) -> Option<T>,
    ) -> Option<RuleList<T>> {
        for line in self.item.lines(clause) {
            if let Some(when) = &line.when {
                self.note(when);
            }
        }
        let list = ListOf {
            item: self.item,
            clause,
            case,
            has_fallback,
        };
        read_list(&list, &self.cases, self.problems, read)
    }

    /// Reads a list all of whose lines count.
    pub(super) fn lines<T>(
        &mut self,
        clause: &str,
        mut read: impl FnMut(&Line, &mut Problems) -> Option<T>,
    ) -> Lines<T> {
        let mut lines = Vec::new();
        for line in self.item.lines(clause) {
            if let Some(when) = &line.when {
                self.note(when);
                if self.cases.never(when) {
                    self.problems.push(
                        Diagnostic::new(&NEVER_APPLIES, line.place)
                            .arg(clause)
                            .help(codes::CHANGE_CONDITION),
                    );
                }
            }
            if let Some(what) = read(line, self.problems) {
                lines.push((line.when.clone(), what));
            }
        }
        lines
    }

    /// Reads a list of amounts.
    pub(super) fn amounts(&mut self, clause: &str) -> Lines<Formula> {
        for line in self.item.lines(clause) {
            if let Some(amount) = line.value.amount() {
                self.note(amount);
            }
        }
        self.lines(clause, |line, _| line.value.amount().cloned())
    }

    /// Reads a list of bare conditions; one without a condition always holds.
    pub(super) fn conditions(&mut self, clause: &str) -> Vec<Formula> {
        let lines = self.lines(clause, |_, _| Some(()));
        let always = || Formula::always(1);
        lines
            .into_iter()
            .map(|(when, ())| when.unwrap_or_else(always))
            .collect()
    }

    /// Reports clauses that mean nothing here, with the reason.
    pub(super) fn no_effect(&mut self, clauses: &[&str], why: tapete_lang::Bilingual) {
        for clause in clauses {
            for line in self.item.lines(clause) {
                self.problems.push(
                    Diagnostic::new(&NO_EFFECT, line.place)
                        .arg(*clause)
                        .arg(why),
                );
            }
        }
    }
}
