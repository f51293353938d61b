//! Conditions of a script, worked out on a state.

use crate::duel::Duel;
use crate::script::ast::{Cmp, Cond, CondKind};
use crate::state::State;

use super::number::{condition, element, number};
use super::scope::{Luck, Scope, find};

/// Tells whether a condition holds.
pub(crate) fn holds(
    duel: &Duel,
    state: &State,
    scope: &Scope,
    cond: &Cond,
    luck: &mut impl Luck,
) -> bool {
    match &cond.kind {
        CondKind::Numbers(left, cmp, right) => {
            let left = number(duel, state, scope, left, luck);
            let right = number(duel, state, scope, right, luck);
            compare(left, *cmp, right)
        }
        CondKind::Elements(left, cmp, right) => {
            let left = element(duel, state, scope, left, luck);
            let right = element(duel, state, scope, right, luck);
            same(left == right, *cmp)
        }
        CondKind::States(left, cmp, right) => {
            let left = condition(duel, state, scope, left, luck);
            let right = condition(duel, state, scope, right, luck);
            same(left == right, *cmp)
        }
        CondKind::Is {
            who,
            not,
            state: is,
        } => {
            let found = find(duel, state, scope, who, luck);
            let holds = found.is_some_and(|it| state.seats[it.seat].monsters[it.monster].is(*is));
            holds != *not
        }
        CondKind::And(left, right) => {
            holds(duel, state, scope, left, luck) && holds(duel, state, scope, right, luck)
        }
        CondKind::Or(left, right) => {
            holds(duel, state, scope, left, luck) || holds(duel, state, scope, right, luck)
        }
        CondKind::Not(inner) => !holds(duel, state, scope, inner, luck),
    }
}

/// Compares two numbers.
#[inline]
pub(crate) fn compare(left: f64, cmp: Cmp, right: f64) -> bool {
    match cmp {
        Cmp::Equal => left == right,
        Cmp::NotEqual => left != right,
        Cmp::Less => left < right,
        Cmp::LessEqual => left <= right,
        Cmp::Greater => left > right,
        Cmp::GreaterEqual => left >= right,
    }
}

/// Elements and states are the same or not; no other comparison is written.
fn same(equal: bool, cmp: Cmp) -> bool {
    equal == (cmp == Cmp::Equal)
}
