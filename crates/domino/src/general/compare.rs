//! Which faces may touch, as the text combines it with and, or and not.

use tapete_lang::NameTree;

use crate::choice::index_of;
use crate::matching::{self, Matching, Touch};
use crate::pieces::Values;

/// A combination of comparisons.
pub(crate) enum Comparison {
    One(&'static Matching, i64),
    Not(Box<Comparison>),
    And(Box<Comparison>, Box<Comparison>),
    Or(Box<Comparison>, Box<Comparison>),
}

impl Comparison {
    /// Reads what the text combines.
    pub(crate) fn read(tree: &NameTree) -> Comparison {
        match tree {
            NameTree::Name(name) => {
                let index = index_of(matching::NAMES, name.id()).unwrap_or(0);
                Comparison::One(&matching::CHOICES[index], name.number(0).unwrap_or(0))
            }
            NameTree::Not(inner) => Comparison::Not(Box::new(Comparison::read(inner))),
            NameTree::And(left, right) => Comparison::And(
                Box::new(Comparison::read(left)),
                Box::new(Comparison::read(right)),
            ),
            NameTree::Or(left, right) => Comparison::Or(
                Box::new(Comparison::read(left)),
                Box::new(Comparison::read(right)),
            ),
        }
    }

    pub(crate) fn fits(&self, touch: &Touch<'_>) -> bool {
        match self {
            Comparison::One(matching, number) => (matching.fits)(touch, *number),
            Comparison::Not(inner) => !inner.fits(touch),
            Comparison::And(left, right) => left.fits(touch) && right.fits(touch),
            Comparison::Or(left, right) => left.fits(touch) || right.fits(touch),
        }
    }

    /// Tells whether it depends on the two values alone.
    pub(crate) fn by_faces(&self) -> bool {
        match self {
            Comparison::One(matching, _) => matching.by_faces,
            Comparison::Not(inner) => inner.by_faces(),
            Comparison::And(left, right) | Comparison::Or(left, right) => {
                left.by_faces() && right.by_faces()
            }
        }
    }

    /// Tells whether it depends on how many turns were taken.
    pub(crate) fn asks_turns(&self) -> bool {
        match self {
            Comparison::One(matching, _) => matching.by_turns,
            Comparison::Not(inner) => inner.asks_turns(),
            Comparison::And(left, right) | Comparison::Or(left, right) => {
                left.asks_turns() || right.asks_turns()
            }
        }
    }

    /// Returns, for each open value, the values that fit it, one bit each.
    pub(crate) fn table(&self, values: &Values) -> Vec<u64> {
        let n_values = values.len() as u8;
        (0..n_values)
            .map(|open| {
                (0..n_values)
                    .filter(|new| self.fits(&Touch::of_values(*new, open, values)))
                    .fold(0, |mask, new| mask | 1 << new)
            })
            .collect()
    }
}
