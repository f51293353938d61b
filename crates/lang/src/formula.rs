//! Conditions and calculations, compiled once to steps with resolved slots.
//!
//! Arithmetic is total: it saturates, and whatever is divided by zero is zero.
//! Evaluation allocates nothing and looks no name up.

mod compile;
#[cfg(test)]
mod tests;

pub use compile::compile;

use crate::tree::Op;

/// How many numbers an evaluation may hold at once; deeper expressions are
/// refused when they are compiled.
const STACK_MAX: usize = 32;

/// A compiled expression. A slot is an index into the list of variables that
/// it was compiled with.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Formula {
    steps: Box<[Step]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Step {
    Constant(i64),
    Slot(u32),
    Minus,
    Not,
    Op(Op),
    /// Leaves a false value in place and skips the steps of the other operand.
    SkipIfFalse(u32),
    /// Leaves a true value in place and skips the steps of the other operand.
    SkipIfTrue(u32),
}

impl Formula {
    /// Returns the formula that is always this number.
    pub fn always(number: i64) -> Self {
        Self {
            steps: Box::new([Step::Constant(number)]),
        }
    }

    /// Returns what the expression is worth; a truth is 1 or 0.
    pub fn eval(&self, slots: impl Fn(usize) -> i64) -> i64 {
        let mut stack = [0_i64; STACK_MAX];
        let mut n_held = 0;
        let mut at = 0;
        while let Some(step) = self.steps.get(at) {
            at += 1;
            match *step {
                Step::Constant(number) => {
                    stack[n_held] = number;
                    n_held += 1;
                }
                Step::Slot(slot) => {
                    stack[n_held] = slots(slot as usize);
                    n_held += 1;
                }
                Step::Minus => stack[n_held - 1] = stack[n_held - 1].saturating_neg(),
                Step::Not => stack[n_held - 1] = i64::from(stack[n_held - 1] == 0),
                Step::Op(op) => {
                    n_held -= 1;
                    stack[n_held - 1] = apply(op, stack[n_held - 1], stack[n_held]);
                }
                Step::SkipIfFalse(n_steps) => {
                    if stack[n_held - 1] == 0 {
                        at += n_steps as usize;
                    } else {
                        n_held -= 1;
                    }
                }
                Step::SkipIfTrue(n_steps) => {
                    if stack[n_held - 1] != 0 {
                        at += n_steps as usize;
                    } else {
                        n_held -= 1;
                    }
                }
            }
        }
        stack[0]
    }

    /// Tells whether the condition holds.
    pub fn holds(&self, slots: impl Fn(usize) -> i64) -> bool {
        self.eval(slots) != 0
    }

    /// Returns the value of an expression that uses no variable.
    pub fn constant(&self) -> Option<i64> {
        match *self.steps {
            [Step::Constant(number)] => Some(number),
            _ => None,
        }
    }

    /// Lists the slots that are used, in the order in which they are read; one
    /// that is read twice is listed twice.
    pub fn variables(&self) -> impl Iterator<Item = usize> + '_ {
        self.steps.iter().filter_map(|it| match it {
            Step::Slot(slot) => Some(*slot as usize),
            _ => None,
        })
    }
}

fn apply(op: Op, left: i64, right: i64) -> i64 {
    match op {
        Op::Or => i64::from(left != 0 || right != 0),
        Op::And => i64::from(left != 0 && right != 0),
        Op::Equal => i64::from(left == right),
        Op::NotEqual => i64::from(left != right),
        Op::Less => i64::from(left < right),
        Op::LessEqual => i64::from(left <= right),
        Op::Greater => i64::from(left > right),
        Op::GreaterEqual => i64::from(left >= right),
        // Tiles are no numbers; they are refused when compiled.
        Op::Faces => 0,
        Op::Add => left.saturating_add(right),
        Op::Subtract => left.saturating_sub(right),
        Op::Multiply => left.saturating_mul(right),
        Op::Divide => left
            .checked_div(right)
            .unwrap_or(if right == 0 { 0 } else { i64::MAX }),
        Op::Remainder => left.checked_rem(right).unwrap_or(0),
    }
}
