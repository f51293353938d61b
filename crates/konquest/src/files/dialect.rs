//! Strict and extended reading, and when a text is taken for a dialect.
//!
//! Sibling programs write the same files a little differently. A text that is
//! not in the standard form is read once more with those variants allowed. A
//! variant that nobody writes by mistake (an alias, a list left empty on a
//! random map, a planet with its place) is a mark of a dialect by itself; one
//! that could be a slip (a name with a digit, a long decimal, a field out of
//! order) must come at least twice. So a single slip in a standard file is still
//! told as one.

/// How a text is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// Exactly the standard form.
    Strict,
    /// With the variants of the dialects.
    Extended,
}

/// How often each variant was met in an extended reading.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Habits {
    /// Aliases, places of planets, colours in maps, empty lists.
    pub(super) n_marks: usize,
    /// Keys in quotes.
    pub(super) n_quoted_keys: usize,
    /// Kinds and colours in quotes.
    pub(super) n_quoted_words: usize,
    /// Texts in typographic quotes.
    pub(super) n_curly_quotes: usize,
    /// Decimals with more than six digits.
    pub(super) n_long_decimals: usize,
    /// Planets declared with a digit in their name.
    pub(super) n_digit_names: usize,
    /// Objects of a saved game whose fields stand in another order.
    pub(super) n_out_of_order: usize,
    /// Fields left out that have a default.
    pub(super) n_left_out: usize,
}

/// How often a variant must come before it is no slip.
const HABIT_MIN: usize = 2;

impl Habits {
    /// Returns the same without fields out of order: beside errors they are told
    /// as errors, since an author who must mend the file wants to know them all.
    pub(super) fn but_in_order(self) -> Habits {
        Habits {
            n_out_of_order: 0,
            ..self
        }
    }

    /// Tells whether the text is written in a dialect, rather than in the
    /// standard form with a slip.
    pub(super) fn is_dialect(&self) -> bool {
        let slips = [
            self.n_quoted_keys,
            self.n_quoted_words,
            self.n_curly_quotes,
            self.n_long_decimals,
            self.n_digit_names,
            self.n_out_of_order,
        ];
        let has_habit = slips.iter().any(|&it| it >= HABIT_MIN);
        let lone_slip = slips.iter().any(|&it| 0 < it && it < HABIT_MIN) || self.n_left_out > 0;
        let has_strong_mark = self.n_marks > 0 || self.n_quoted_keys >= HABIT_MIN;
        has_strong_mark || (has_habit && !lone_slip)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_slip_is_a_slip_and_two_are_a_habit() {
        let mut habits = Habits::default();
        assert!(!habits.is_dialect());
        habits.n_long_decimals = 1;
        assert!(!habits.is_dialect());
        habits.n_long_decimals = 2;
        assert!(habits.is_dialect());
        habits.n_digit_names = 1;
        assert!(!habits.is_dialect(), "the digit is a slip beside the habit");
        habits.n_marks = 1;
        assert!(habits.is_dialect(), "a mark excuses slips");
    }
}
