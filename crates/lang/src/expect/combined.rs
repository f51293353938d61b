//! Names combined with `and`, `or` and `not`.

use super::names::expect_name;
use super::{Owner, describe};
use crate::checked::NameTree;
use crate::problems::Problems;
use crate::tree::{Op, Value, ValueKind};
use crate::words::{NameWord, Takes};

/// Checks names that are combined; returns nothing after a problem.
///
/// Goes as deep as the value, whose height the parser bounds.
pub(super) fn expect_combined(
    value: &Value,
    names: &'static [NameWord],
    owner: Owner<'_>,
    problems: &mut Problems,
) -> Option<NameTree> {
    let mut both = |left: &Value, right: &Value| {
        // Both sides speak, also when the first is wrong.
        let left = expect_combined(left, names, owner, problems);
        let right = expect_combined(right, names, owner, problems);
        Some((Box::new(left?), Box::new(right?)))
    };
    match &value.kind {
        ValueKind::Binary {
            op: Op::And,
            left,
            right,
        } => both(left, right).map(|(left, right)| NameTree::And(left, right)),
        ValueKind::Binary {
            op: Op::Or,
            left,
            right,
        } => both(left, right).map(|(left, right)| NameTree::Or(left, right)),
        ValueKind::Not(inner) => {
            let inner = expect_combined(inner, names, owner, problems)?;
            Some(NameTree::Not(Box::new(inner)))
        }
        _ => {
            let wanted = describe(&Takes::Combined(names));
            expect_name(value, names, owner, wanted, problems).map(NameTree::Name)
        }
    }
}
