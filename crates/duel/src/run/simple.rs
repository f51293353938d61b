//! The fast path: a script whose conditions look at one figure each and whose
//! actions are those of level 0 becomes a few rows. Everything else is walked
//! as a tree; a property test holds both together.

use tapete_game::Events;

use crate::duel::{Check, Duel};
use crate::effects::Stage;
use crate::event::Event;
use crate::script::ast::{
    Action, Cmp, Cond, CondKind, ElementExpr, ElementKind, Expr, ExprKind, Op, Script, StmtKind,
    Variable, Who,
};
use crate::state::State;

use super::number::{calculate, value};
use super::scope::{Ends, NoLuck};
use super::truth::compare;

/// A condition on one figure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Test {
    Never,
    /// The target's element is one of these bits.
    Target(u64),
    /// The own monster's element is one of these bits.
    Own(u64),
    /// Whether both have the same element.
    Same(bool),
    /// Whether the target's life is so.
    Number(Variable, Cmp, f64),
}

/// An amount of one figure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Amount {
    Fixed(i32),
    /// `variable * by` or `variable / by`, perhaps with the opposite sign.
    Part {
        variable: Variable,
        op: Op,
        by: f64,
        minus: bool,
    },
}

/// An action of level 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Step {
    Attack,
    Poison,
    Purify,
    Draw(Amount),
    Energy(Amount),
    OwnLife(Amount),
    TargetLife(Amount),
}

/// A script as rows.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Simple {
    pub(crate) tests: Box<[Test]>,
    pub(crate) steps: Box<[Step]>,
}

impl Simple {
    /// Makes rows of a script, if it is simple enough.
    pub(crate) fn new(script: &Script) -> Option<Simple> {
        if !script.lets.is_empty() || !script.triggers.is_empty() {
            return None;
        }
        let mut tests = Vec::new();
        for cond in &script.conditions {
            tests.extend(test(cond)?);
        }
        let steps: Option<Vec<Step>> = script
            .actions
            .iter()
            .map(|it| match &it.kind {
                StmtKind::Act(act) if act.on.is_none() => step(&act.action),
                _ => None,
            })
            .collect();
        Some(Simple {
            tests: tests.into(),
            steps: steps?.into(),
        })
    }

    /// Returns what the conditions come to: bounds as far as they are of the
    /// target's element and life.
    pub(crate) fn check(&self) -> Check {
        let mut check = Check::FREE;
        for test in &self.tests {
            match test {
                Test::Never => check.elements = 0,
                Test::Target(elements) => check.elements &= elements,
                Test::Number(Variable::TargetMonsterLife, cmp, constant) => {
                    narrow(&mut check, *cmp, *constant);
                }
                Test::Own(_) | Test::Same(_) | Test::Number(..) => check.more = true,
            }
        }
        check
    }

    /// Tells whether all conditions hold.
    #[inline(always)]
    pub(crate) fn may_play(&self, duel: &Duel, state: &State, scope: &Ends) -> bool {
        self.tests.iter().all(|it| it.holds(duel, state, scope))
    }

    /// Does all actions.
    #[inline]
    pub(crate) fn run<E: Events<Event>>(&self, stage: &mut Stage<'_, E>, scope: &Ends) {
        for step in &self.steps {
            match step {
                Step::Attack => stage.attack(scope.own, scope.target),
                Step::Poison => stage.poison(scope.target),
                Step::Purify => stage.purify(scope.own),
                Step::Draw(amount) => {
                    let n_cards = amount.of(stage, scope);
                    stage.draw(scope.own.seat, n_cards);
                }
                Step::Energy(amount) => {
                    let by = amount.of(stage, scope);
                    stage.change_energy(scope.own.seat, by);
                }
                Step::OwnLife(amount) => {
                    let by = amount.of(stage, scope);
                    stage.change_life(scope.own, by);
                }
                Step::TargetLife(amount) => {
                    let by = amount.of(stage, scope);
                    stage.change_life(scope.target, by);
                }
            }
        }
    }
}

impl Test {
    #[inline(always)]
    pub(crate) fn holds(&self, duel: &Duel, state: &State, scope: &Ends) -> bool {
        let target = || state.seats[scope.target.seat].monsters[scope.target.monster].element;
        let own = || state.seats[scope.own.seat].monsters[scope.own.monster].element;
        match self {
            Test::Never => false,
            Test::Target(mask) => mask >> (target() & 63) & 1 == 1,
            Test::Own(mask) => mask >> (own() & 63) & 1 == 1,
            Test::Same(same) => (own() == target()) == *same,
            Test::Number(variable, cmp, constant) => {
                let value = f64::from(value(duel, state, scope, *variable));
                compare(value, *cmp, *constant)
            }
        }
    }
}

impl Amount {
    #[inline]
    fn of<E: Events<Event>>(&self, stage: &mut Stage<'_, E>, scope: &Ends) -> i32 {
        match self {
            Amount::Fixed(amount) => *amount,
            Amount::Part {
                variable,
                op,
                by,
                minus,
            } => {
                let value = f64::from(value(stage.duel, stage.state, scope, *variable));
                let amount = calculate(*op, value, *by, &mut stage.luck());
                (if *minus { -amount } else { amount }) as i32
            }
        }
    }
}

/// Narrows the life of the target by a comparison with a constant.
fn narrow(check: &mut Check, cmp: Cmp, constant: f64) {
    // Casts saturate, and no life comes near the ends.
    let (below, above) = (constant.floor() as i32, constant.ceil() as i32);
    let (min, max) = match cmp {
        Cmp::Less => (i32::MIN, above.saturating_sub(1)),
        Cmp::LessEqual => (i32::MIN, below),
        Cmp::Greater => (below.saturating_add(1), i32::MAX),
        Cmp::GreaterEqual => (above, i32::MAX),
        // No whole number lies between.
        Cmp::Equal => (above, below),
        Cmp::NotEqual => {
            check.more = true;
            return;
        }
    };
    check.life_min = check.life_min.max(min);
    check.life_max = check.life_max.min(max);
}

/// Makes the tests of a condition: none if it always holds.
fn test(cond: &Cond) -> Option<Vec<Test>> {
    let constant = |holds: bool| Some(if holds { Vec::new() } else { vec![Test::Never] });
    match &cond.kind {
        CondKind::Numbers(left, cmp, right) => match (fixed(left), fixed(right)) {
            (Some(left), Some(right)) => constant(compare(left, *cmp, right)),
            (None, Some(right)) => Some(vec![Test::Number(variable(left)?, *cmp, right)]),
            (Some(left), None) => Some(vec![Test::Number(variable(right)?, mirrored(*cmp), left)]),
            (None, None) => None,
        },
        CondKind::Elements(left, cmp, right) => {
            let equal = *cmp == Cmp::Equal;
            let mask = |element: u8| {
                let bit = 1_u64.checked_shl(u32::from(element))?;
                Some(if equal { bit } else { !bit })
            };
            match (side(left)?, side(right)?) {
                (Side::Element(left), Side::Element(right)) => constant((left == right) == equal),
                (Side::Target, Side::Element(element)) | (Side::Element(element), Side::Target) => {
                    Some(vec![Test::Target(mask(element)?)])
                }
                (Side::Own, Side::Element(element)) | (Side::Element(element), Side::Own) => {
                    Some(vec![Test::Own(mask(element)?)])
                }
                (Side::Own, Side::Target) | (Side::Target, Side::Own) => {
                    Some(vec![Test::Same(equal)])
                }
                (Side::Own, Side::Own) | (Side::Target, Side::Target) => constant(equal),
            }
        }
        CondKind::And(left, right) => {
            let mut tests = test(left)?;
            tests.extend(test(right)?);
            Some(tests)
        }
        CondKind::States(..) | CondKind::Is { .. } | CondKind::Or(..) | CondKind::Not(_) => None,
    }
}

enum Side {
    Own,
    Target,
    Element(u8),
}

fn side(expr: &ElementExpr) -> Option<Side> {
    match &expr.kind {
        ElementKind::Element(element) => Some(Side::Element(*element)),
        ElementKind::Of(Who::This) => Some(Side::Own),
        ElementKind::Of(Who::Target) => Some(Side::Target),
        ElementKind::Of(_) => None,
    }
}

fn mirrored(cmp: Cmp) -> Cmp {
    match cmp {
        Cmp::Equal => Cmp::Equal,
        Cmp::NotEqual => Cmp::NotEqual,
        Cmp::Less => Cmp::Greater,
        Cmp::LessEqual => Cmp::GreaterEqual,
        Cmp::Greater => Cmp::Less,
        Cmp::GreaterEqual => Cmp::LessEqual,
    }
}

fn step(action: &Action) -> Option<Step> {
    Some(match action {
        Action::Attack => Step::Attack,
        Action::Poison => Step::Poison,
        Action::Purify => Step::Purify,
        Action::Draw(expr) => Step::Draw(amount(expr)?),
        Action::UpdateEnergy(expr) => Step::Energy(amount(expr)?),
        Action::PlayerLife(expr) => Step::OwnLife(amount(expr)?),
        Action::TargetLife(expr) => Step::TargetLife(amount(expr)?),
        _ => return None,
    })
}

fn amount(expr: &Expr) -> Option<Amount> {
    if let Some(amount) = fixed(expr) {
        return Some(Amount::Fixed(amount as i32));
    }
    match &expr.kind {
        ExprKind::Minus(inner) => part(inner, true),
        ExprKind::Binary(Op::Subtract, zero, inner) if fixed(zero) == Some(0.0) => {
            part(inner, true)
        }
        _ => part(expr, false),
    }
}

fn part(expr: &Expr, minus: bool) -> Option<Amount> {
    let part = |variable, op, by| Amount::Part {
        variable,
        op,
        by,
        minus,
    };
    match &expr.kind {
        ExprKind::Variable(variable) => Some(part(*variable, Op::Multiply, 1.0)),
        ExprKind::Binary(op @ (Op::Multiply | Op::Divide), left, right) => {
            Some(part(variable(left)?, *op, fixed(right)?))
        }
        _ => None,
    }
}

fn variable(expr: &Expr) -> Option<Variable> {
    match &expr.kind {
        ExprKind::Variable(variable) => Some(*variable),
        _ => None,
    }
}

/// Returns the value of a number without variables, unless it divides by zero:
/// then each play says so.
fn fixed(expr: &Expr) -> Option<f64> {
    match &expr.kind {
        ExprKind::Number(number) => Some(*number),
        ExprKind::Minus(inner) => Some(-fixed(inner)?),
        ExprKind::Binary(op, left, right) => {
            let (left, right) = (fixed(left)?, fixed(right)?);
            let divides = *op == Op::Divide && right == 0.0;
            (!divides).then(|| calculate(*op, left, right, &mut NoLuck))
        }
        _ => None,
    }
}
