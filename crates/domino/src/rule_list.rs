//! Rule lists: the first line whose condition holds decides, or every such line
//! where the text combines them so.

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

    /// Hands every choice that applies to `apply`: with `every`, those of all
    /// lines whose condition holds, and else that of the line without one;
    /// without, the first.
    pub(crate) fn apply(
        &self,
        every: bool,
        slots: impl Fn(usize) -> i64 + Copy,
        mut apply: impl FnMut(&T),
    ) {
        if !every {
            if let Some(choice) = self.pick(slots) {
                apply(choice);
            }
            return;
        }
        let mut n_applied = 0;
        for (when, choice) in &self.lines {
            if when.as_ref().is_some_and(|it| it.holds(slots)) {
                n_applied += 1;
                apply(choice);
            }
        }
        let default = self.lines.iter().find(|(when, _)| when.is_none());
        if let (0, Some((_, choice))) = (n_applied, default) {
            apply(choice);
        }
    }

    /// Lists the lines.
    pub(crate) fn lines(&self) -> &[(Option<Formula>, T)] {
        &self.lines
    }
}
