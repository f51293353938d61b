//! What can be known of a value before play: the numbers that a text writes
//! out, and conditions that nothing can change.

use super::super::ast::{
    Cmp, Cond, CondKind, ElementExpr, ElementKind, Expr, ExprKind, Function, Op, StateExpr,
    StateKind, Who,
};

/// Returns what a number is always worth, if that is known.
pub(super) fn number(expr: &Expr) -> Option<f64> {
    match &expr.kind {
        ExprKind::Number(number) => Some(*number),
        ExprKind::Minus(inner) => Some(-number(inner)?),
        ExprKind::Binary(op, left, right) => {
            let (left, right) = (number(left)?, number(right)?);
            Some(match op {
                Op::Add => left + right,
                Op::Subtract => left - right,
                Op::Multiply => left * right,
                Op::Divide if right == 0.0 => 0.0,
                Op::Divide => left / right,
            })
        }
        ExprKind::Call(function, args) => {
            let first = number(args.first()?)?;
            let second = || number(args.get(1)?);
            Some(match function {
                Function::Min => first.min(second()?),
                Function::Max => first.max(second()?),
                Function::Abs => first.abs(),
                Function::Floor => first.floor(),
                Function::Percent => first * second()? / 100.0,
            })
        }
        ExprKind::Variable(_) | ExprKind::Slot(_) | ExprKind::Random(..) | ExprKind::Field(..) => {
            None
        }
    }
}

/// Tells whether a condition always or never holds, if that is known.
pub(super) fn truth(cond: &Cond) -> Option<bool> {
    match &cond.kind {
        CondKind::Numbers(left, cmp, right) => {
            if let (Some(left), Some(right)) = (number(left), number(right)) {
                return Some(holds(*cmp, left, right));
            }
            same_number(left, right).then(|| holds(*cmp, 0.0, 0.0))
        }
        CondKind::Elements(left, cmp, right) => {
            let equal = match (&left.kind, &right.kind) {
                (ElementKind::Element(left), ElementKind::Element(right)) => Some(left == right),
                _ => same_element(left, right).then_some(true),
            };
            equal.map(|it| it == (*cmp == Cmp::Equal))
        }
        CondKind::States(left, cmp, right) => {
            let equal = match (&left.kind, &right.kind) {
                (StateKind::State(left), StateKind::State(right)) => Some(left == right),
                _ => same_state(left, right).then_some(true),
            };
            equal.map(|it| it == (*cmp == Cmp::Equal))
        }
        CondKind::Is { .. } => None,
        CondKind::And(left, right) => match (truth(left), truth(right)) {
            (Some(false), _) | (_, Some(false)) => Some(false),
            (Some(true), Some(true)) => Some(true),
            _ => None,
        },
        CondKind::Or(left, right) => match (truth(left), truth(right)) {
            (Some(true), _) | (_, Some(true)) => Some(true),
            (Some(false), Some(false)) => Some(false),
            _ => None,
        },
        CondKind::Not(inner) => truth(inner).map(|it| !it),
    }
}

fn holds(cmp: Cmp, left: f64, right: f64) -> bool {
    match cmp {
        Cmp::Equal => left == right,
        Cmp::NotEqual => left != right,
        Cmp::Less => left < right,
        Cmp::LessEqual => left <= right,
        Cmp::Greater => left > right,
        Cmp::GreaterEqual => left >= right,
    }
}

/// Tells whether two numbers are the same variable; more is not looked into.
fn same_number(left: &Expr, right: &Expr) -> bool {
    match (&left.kind, &right.kind) {
        (ExprKind::Variable(left), ExprKind::Variable(right)) => left == right,
        (ExprKind::Slot(left), ExprKind::Slot(right)) => left == right,
        (ExprKind::Field(left, field), ExprKind::Field(right, other)) => {
            field == other && same_who(left, right)
        }
        _ => false,
    }
}

fn same_element(left: &ElementExpr, right: &ElementExpr) -> bool {
    match (&left.kind, &right.kind) {
        (ElementKind::Of(left), ElementKind::Of(right)) => same_who(left, right),
        _ => false,
    }
}

fn same_state(left: &StateExpr, right: &StateExpr) -> bool {
    match (&left.kind, &right.kind) {
        (StateKind::Of(left), StateKind::Of(right)) => same_who(left, right),
        _ => false,
    }
}

/// Tells whether two words name the same monster for sure.
fn same_who(left: &Who, right: &Who) -> bool {
    let is_plain = |it: &Who| !matches!(it, Who::Random | Who::Ally(_) | Who::Enemy(_));
    is_plain(left) && left == right
}
