//! From a value of the tree to the steps of a formula, with its types.

use super::{Formula, STACK_MAX, Step};
use crate::codes;
use crate::diagnostic::{Diagnostic, Phrase};
use crate::problems::Problems;
use crate::tree::{Op, Value, ValueKind};
use crate::words::{VariableKind, VariableWord, nearest_word};
use tapete_speech::Bilingual;

/// Compiles an expression that must be of the wanted kind.
///
/// Returns nothing when it cannot; the reasons are in `problems`, unless the
/// value was broken, which has been reported before.
pub fn compile(
    value: &Value,
    variables: &[VariableWord],
    wanted: VariableKind,
    problems: &mut Problems,
) -> Option<Formula> {
    let mut compiler = Compiler {
        variables,
        steps: Vec::new(),
        problems,
        held: 0,
        held_max: 0,
    };
    let kind = compiler.value(value);
    let held_max = compiler.held_max;
    let steps = compiler.steps.into_boxed_slice();
    let kind = kind?;
    if kind != wanted {
        problems.push(mismatch(value, wanted, kind.what()));
        return None;
    }
    if held_max > STACK_MAX {
        problems.push(Diagnostic::new(&codes::TOO_DEEP, value.place).arg(STACK_MAX));
        return None;
    }
    let formula = Formula { steps };
    let fixed = formula.variables().next().is_none();
    Some(if fixed {
        Formula::always(formula.eval(|_| 0))
    } else {
        formula
    })
}

struct Compiler<'a> {
    variables: &'a [VariableWord],
    steps: Vec<Step>,
    problems: &'a mut Problems,
    /// How many numbers are on the stack now, and at most.
    held: usize,
    held_max: usize,
}

impl Compiler<'_> {
    /// Appends the steps of a value; returns its kind, or nothing after a
    /// problem.
    fn value(&mut self, value: &Value) -> Option<VariableKind> {
        match &value.kind {
            ValueKind::Number(number) => {
                self.hold(Step::Constant(*number));
                Some(VariableKind::Number)
            }
            ValueKind::Variable(name) => self.variable(value, name),
            ValueKind::Minus(inner) => {
                self.wanted(inner, VariableKind::Number)?;
                self.steps.push(Step::Minus);
                Some(VariableKind::Number)
            }
            ValueKind::Not(inner) => {
                self.wanted(inner, VariableKind::Truth)?;
                self.steps.push(Step::Not);
                Some(VariableKind::Truth)
            }
            ValueKind::Binary { op, left, right } => self.binary(value, *op, left, right),
            ValueKind::Broken => None,
            ValueKind::Decimal(_)
            | ValueKind::Text(_)
            | ValueKind::Name(_)
            | ValueKind::Call { .. }
            | ValueKind::List(_)
            | ValueKind::Range(..)
            | ValueKind::Block(_)
            | ValueKind::Phrase(_) => {
                let either = Bilingual::new("a number or a condition", "un número o una condición");
                self.problems.push(
                    value
                        .diagnostic(&codes::TYPE_MISMATCH)
                        .arg(either)
                        .arg(value.what()),
                );
                None
            }
        }
    }

    fn variable(&mut self, value: &Value, name: &str) -> Option<VariableKind> {
        let constant = match name {
            "true" | "verdadero" => Some(1),
            "false" | "falso" => Some(0),
            _ => None,
        };
        if let Some(truth) = constant {
            self.hold(Step::Constant(truth));
            return Some(VariableKind::Truth);
        }
        let Some(slot) = self.variables.iter().position(|it| it.word.is(name)) else {
            self.problems.push(unknown(value, name, self.variables));
            return None;
        };
        self.hold(Step::Slot(slot as u32));
        Some(self.variables[slot].kind)
    }

    fn binary(
        &mut self,
        whole: &Value,
        op: Op,
        left: &Value,
        right: &Value,
    ) -> Option<VariableKind> {
        match op {
            Op::And | Op::Or => {
                let left = self.wanted(left, VariableKind::Truth);
                let skip_at = self.steps.len();
                self.steps.push(Step::SkipIfFalse(0));
                self.release();
                let right = self.wanted(right, VariableKind::Truth);
                let n_steps = (self.steps.len() - skip_at - 1) as u32;
                self.steps[skip_at] = match op {
                    Op::And => Step::SkipIfFalse(n_steps),
                    _ => Step::SkipIfTrue(n_steps),
                };
                left.and(right)
            }
            Op::Equal | Op::NotEqual => match &right.kind {
                ValueKind::Range(from, to) => self.within(op, left, from, to),
                _ => self.equal(op, left, right),
            },
            Op::Less | Op::LessEqual | Op::Greater | Op::GreaterEqual => {
                let left = self.wanted(left, VariableKind::Number);
                let right = self.wanted(right, VariableKind::Number);
                self.apply(op);
                left.and(right).map(|_| VariableKind::Truth)
            }
            Op::Add | Op::Subtract | Op::Multiply | Op::Divide | Op::Remainder => {
                let left = self.wanted(left, VariableKind::Number);
                let right = self.wanted(right, VariableKind::Number);
                self.apply(op);
                left.and(right)
            }
            Op::Faces => {
                let either = Bilingual::new("a number or a condition", "un número o una condición");
                self.problems.push(
                    whole
                        .diagnostic(&codes::TYPE_MISMATCH)
                        .arg(either)
                        .arg(whole.what()),
                );
                None
            }
        }
    }

    /// Two numbers or two truths.
    fn equal(&mut self, op: Op, left: &Value, right: &Value) -> Option<VariableKind> {
        let left_kind = self.value(left);
        let right_kind = match (left_kind, &left.kind) {
            // `last_passed = 1`: a truth is not counted.
            (Some(VariableKind::Truth), ValueKind::Variable(name)) => {
                let kind = self.value(right);
                if kind == Some(VariableKind::Number) {
                    let help = Bilingual::new(
                        "`{0}` holds or does not: write `{0}` alone, or `not {0}`",
                        "`{0}` se cumple o no: escribe `{0}` solo, o `no {0}`",
                    );
                    let found = VariableKind::Number.what();
                    self.problems.push(
                        mismatch(right, VariableKind::Truth, found)
                            .help_with(help, vec![name.as_str().into()]),
                    );
                }
                kind.filter(|it| *it == VariableKind::Truth)
            }
            (Some(kind), _) => self.wanted(right, kind),
            (None, _) => self.value(right),
        };
        self.apply(op);
        left_kind.and(right_kind).map(|_| VariableKind::Truth)
    }

    /// `x = 2..4`: x is at least 2 and at most 4.
    fn within(&mut self, op: Op, value: &Value, from: &Value, to: &Value) -> Option<VariableKind> {
        self.wanted(value, VariableKind::Number)?;
        let from = self.wanted(from, VariableKind::Number);
        self.apply(Op::GreaterEqual);
        self.wanted(value, VariableKind::Number)?;
        let to = self.wanted(to, VariableKind::Number);
        self.apply(Op::LessEqual);
        self.apply(Op::And);
        if op == Op::NotEqual {
            self.steps.push(Step::Not);
        }
        from.and(to).map(|_| VariableKind::Truth)
    }

    /// Appends a value that must be of a kind.
    fn wanted(&mut self, value: &Value, wanted: VariableKind) -> Option<VariableKind> {
        let kind = self.value(value)?;
        if kind != wanted {
            self.problems.push(mismatch(value, wanted, kind.what()));
            return None;
        }
        Some(kind)
    }

    fn apply(&mut self, op: Op) {
        self.steps.push(Step::Op(op));
        self.release();
    }

    fn hold(&mut self, step: Step) {
        self.steps.push(step);
        self.held += 1;
        self.held_max = self.held_max.max(self.held);
    }

    fn release(&mut self) {
        self.held = self.held.saturating_sub(1);
    }
}

fn mismatch(value: &Value, wanted: VariableKind, found: Bilingual) -> Diagnostic {
    let diagnostic = value
        .diagnostic(&codes::TYPE_MISMATCH)
        .arg(wanted.what())
        .arg(found);
    match (wanted, &value.kind) {
        (VariableKind::Truth, ValueKind::Variable(name)) => diagnostic.help_with(
            Bilingual::new(
                "compare it, as in `{0} = 1`",
                "compáralo, como en `{0} = 1`",
            ),
            vec![name.as_str().into()],
        ),
        _ => diagnostic,
    }
}

fn unknown(value: &Value, name: &str, variables: &[VariableWord]) -> Diagnostic {
    let diagnostic = value.diagnostic(&codes::UNKNOWN_VARIABLE).arg(name);
    if let Some(near) = nearest_word(name, variables.iter().map(|it| &it.word)) {
        return diagnostic
            .help(Phrase::new(
                Bilingual::new("did you mean `{0}`?", "¿quisiste decir `{0}`?"),
                vec![near.into()],
            ))
            .fix(value.place, near);
    }
    if variables.is_empty() {
        return diagnostic.help(Bilingual::new(
            "this clause has no variables",
            "esta cláusula no tiene variables",
        ));
    }
    let names: Vec<String> = variables
        .iter()
        .map(|it| format!("`{}`", it.word.name))
        .collect();
    diagnostic.help_with(
        Bilingual::new("the variables are {0}", "las variables son {0}"),
        vec![names.join(", ").into()],
    )
}
