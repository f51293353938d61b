//! Rule lists: the first line whose condition holds decides.

use tapete_lang::Formula;

/// Lines with conditions, then perhaps one without.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RuleList<T> {
    lines: Vec<(Option<Formula>, T)>,
}

impl<T> RuleList<T> {
    pub(crate) fn new(lines: Vec<(Option<Formula>, T)>) -> RuleList<T> {
        RuleList { lines }
    }

    /// Returns a list that always decides the same.
    pub(crate) fn always(choice: T) -> RuleList<T> {
        RuleList {
            lines: vec![(None, choice)],
        }
    }

    /// Returns the choice of the first line whose condition holds.
    pub(crate) fn pick(&self, slots: impl Fn(usize) -> i64 + Copy) -> Option<&T> {
        self.lines
            .iter()
            .find(|(when, _)| when.as_ref().is_none_or(|it| it.holds(slots)))
            .map(|(_, choice)| choice)
    }
}
