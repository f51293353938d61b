//! Numbers of a script in words: `a tenth of its life`, `el doble de su ataque`.

use tapete_game::Tongue;

use super::Speech;
use super::who::of;
use crate::script::ast::{Expr, ExprKind, Field, Function, Op, Variable, Who};

/// A number in words, and whether it must be set off inside another.
struct Phrase {
    text: String,
    is_compound: bool,
}

impl Phrase {
    fn plain(text: impl Into<String>) -> Phrase {
        Phrase {
            text: text.into(),
            is_compound: false,
        }
    }

    fn compound(text: String) -> Phrase {
        Phrase {
            text,
            is_compound: true,
        }
    }

    fn inner(self) -> String {
        if self.is_compound {
            format!("({})", self.text)
        } else {
            self.text
        }
    }
}

impl Speech<'_> {
    /// Says a number; `about` is the monster that the sentence is about.
    pub(super) fn number(self, expr: &Expr, about: Option<&Who>) -> String {
        self.phrase(expr, about).text
    }

    /// Says a place of a formation, counted from 1 as people do.
    pub(super) fn place(self, expr: &Expr) -> String {
        match fixed(expr) {
            Some(index) => figure(index.trunc() + 1.0),
            None => {
                let index = self.phrase(expr, None).inner();
                format!("{index} + 1")
            }
        }
    }

    fn phrase(self, expr: &Expr, about: Option<&Who>) -> Phrase {
        if let Some(number) = fixed(expr) {
            return Phrase::plain(figure(number));
        }
        if let Some((who, field)) = owned(expr) {
            let thing = match field {
                Field::Life => ["life", "la vida"],
                Field::MaxLife => ["maximum life", "la vida máxima"],
                Field::Attack => ["attack", "el ataque"],
                Field::Index => ["place, from 0,", "el puesto, desde 0,"],
            };
            return Phrase::plain(self.whose(&who, about, thing));
        }
        match &expr.kind {
            ExprKind::Number(number) => Phrase::plain(figure(*number)),
            ExprKind::Variable(variable) => Phrase::plain(self.variable(*variable)),
            ExprKind::Slot(slot) => {
                let name = self.names.iter().find(|it| it.0 == *slot);
                Phrase::plain(name.map_or("?", |it| it.1))
            }
            ExprKind::Minus(inner) => {
                let inner = self.phrase(inner, about).inner();
                Phrase::compound(format!("{} {inner}", self.tongue.pick("minus", "menos")))
            }
            ExprKind::Binary(op, left, right) => self.operation(*op, left, right, about),
            ExprKind::Call(function, args) => self.call(*function, args, about),
            ExprKind::Random(from, to) => {
                let [from, to] = [from, to].map(|it| self.phrase(it, about).inner());
                Phrase::plain(match self.tongue {
                    Tongue::En => format!("a random number from {from} to {to}"),
                    Tongue::Es => format!("un número al azar entre {from} y {to}"),
                })
            }
            // All of them are owned.
            ExprKind::Field(..) => Phrase::plain("?"),
        }
    }

    fn variable(self, variable: Variable) -> &'static str {
        let (en, es) = match variable {
            Variable::PlayerHandSize => (
                "the number of cards in your hand",
                "el número de cartas de tu mano",
            ),
            Variable::TargetHandSize => (
                "the number of cards in the rival's hand",
                "el número de cartas de la mano del rival",
            ),
            Variable::PlayerEnergy => ("your energy", "tu energía"),
            Variable::TargetEnergy => ("the rival's energy", "la energía del rival"),
            Variable::AlliesAlive => (
                "the number of your living monsters",
                "el número de tus monstruos vivos",
            ),
            Variable::EnemiesAlive => (
                "the number of living enemies",
                "el número de enemigos vivos",
            ),
            Variable::Turn => ("the number of the round", "el número de la ronda"),
            // These belong to a monster, which names them.
            Variable::PlayerMonsterLife
            | Variable::TargetMonsterLife
            | Variable::PlayerMonsterAttack
            | Variable::TargetMonsterAttack
            | Variable::PlayerMonsterMaxLife
            | Variable::TargetMonsterMaxLife => ("?", "?"),
        };
        self.tongue.pick(en, es)
    }

    fn operation(self, op: Op, left: &Expr, right: &Expr, about: Option<&Who>) -> Phrase {
        let part = match (op, fixed(left), fixed(right)) {
            (Op::Divide, None, Some(by)) => self.fraction(1.0 / by, left, about),
            (Op::Multiply, None, Some(by)) => self.fraction(by, left, about),
            (Op::Multiply, Some(by), None) => self.fraction(by, right, about),
            _ => None,
        };
        if let Some(part) = part {
            return part;
        }
        let word = match op {
            Op::Add => self.tongue.pick("plus", "más"),
            Op::Subtract => self.tongue.pick("minus", "menos"),
            Op::Multiply => self.tongue.pick("times", "por"),
            Op::Divide => self.tongue.pick("divided by", "entre"),
        };
        let [left, right] = [left, right].map(|it| self.phrase(it, about).inner());
        Phrase::compound(format!("{left} {word} {right}"))
    }

    /// Says a share or a multiple of something, where there is a word for it.
    fn fraction(self, share: f64, whole: &Expr, about: Option<&Who>) -> Option<Phrase> {
        const WORDS: [(f64, &str, &str); 7] = [
            (1.0 / 2.0, "half of", "la mitad"),
            (1.0 / 3.0, "a third of", "un tercio"),
            (1.0 / 4.0, "a quarter of", "un cuarto"),
            (1.0 / 5.0, "a fifth of", "un quinto"),
            (1.0 / 10.0, "a tenth of", "una décima parte"),
            (2.0, "twice", "el doble"),
            (3.0, "3 times", "el triple"),
        ];
        let near = |it: f64| (it - share).abs() < 1e-9;
        let whole = self.phrase(whole, about).inner();
        let word = WORDS.iter().find(|it| near(it.0));
        if let Some((_, en, es)) = word {
            return Some(Phrase::plain(match self.tongue {
                Tongue::En => format!("{en} {whole}"),
                Tongue::Es => format!("{es} {}", of(&whole)),
            }));
        }
        let percent = share * 100.0;
        let is_percent = share > 0.0 && share < 1.0 && (percent - percent.round()).abs() < 1e-9;
        if is_percent {
            return Some(self.percent(&figure(percent.round()), &whole));
        }
        let is_times = share > 1.0 && share.fract() == 0.0;
        is_times.then(|| {
            let share = figure(share);
            Phrase::plain(match self.tongue {
                Tongue::En => format!("{share} times {whole}"),
                Tongue::Es => format!("{share} veces {whole}"),
            })
        })
    }

    fn percent(self, percent: &str, whole: &str) -> Phrase {
        Phrase::plain(match self.tongue {
            Tongue::En => format!("{percent} % of {whole}"),
            Tongue::Es => format!("el {percent} % {}", of(whole)),
        })
    }

    fn call(self, function: Function, args: &[Expr], about: Option<&Who>) -> Phrase {
        let said: Vec<String> = args
            .iter()
            .map(|it| self.phrase(it, about).inner())
            .collect();
        let [first, second] = [0, 1].map(|it| said.get(it).map_or("?", String::as_str));
        Phrase::plain(match (function, self.tongue) {
            (Function::Min, Tongue::En) => format!("the smaller of {first} and {second}"),
            (Function::Min, Tongue::Es) => format!("lo menor entre {first} y {second}"),
            (Function::Max, Tongue::En) => format!("the greater of {first} and {second}"),
            (Function::Max, Tongue::Es) => format!("lo mayor entre {first} y {second}"),
            (Function::Abs, Tongue::En) => format!("{first} without its sign"),
            (Function::Abs, Tongue::Es) => format!("{first} sin su signo"),
            (Function::Floor, Tongue::En) => format!("{first} rounded down"),
            (Function::Floor, Tongue::Es) => format!("{first} redondeado hacia abajo"),
            (Function::Percent, _) => return self.percent(second, first),
        })
    }
}

/// Returns the monster and the figure that a number stands for, if it does.
pub(super) fn owned(expr: &Expr) -> Option<(Who, Field)> {
    Some(match &expr.kind {
        ExprKind::Field(who, field) => (who.clone(), *field),
        ExprKind::Variable(variable) => match variable {
            Variable::PlayerMonsterLife => (Who::This, Field::Life),
            Variable::TargetMonsterLife => (Who::Target, Field::Life),
            Variable::PlayerMonsterAttack => (Who::This, Field::Attack),
            Variable::TargetMonsterAttack => (Who::Target, Field::Attack),
            Variable::PlayerMonsterMaxLife => (Who::This, Field::MaxLife),
            Variable::TargetMonsterMaxLife => (Who::Target, Field::MaxLife),
            Variable::PlayerHandSize
            | Variable::TargetHandSize
            | Variable::PlayerEnergy
            | Variable::TargetEnergy
            | Variable::AlliesAlive
            | Variable::EnemiesAlive
            | Variable::Turn => return None,
        },
        _ => return None,
    })
}

/// Returns the value of a number that is always the same.
pub(super) fn fixed(expr: &Expr) -> Option<f64> {
    match &expr.kind {
        ExprKind::Number(number) => Some(*number),
        ExprKind::Minus(inner) => Some(-fixed(inner)?),
        ExprKind::Binary(op, left, right) => {
            let (left, right) = (fixed(left)?, fixed(right)?);
            Some(match op {
                Op::Add => left + right,
                Op::Subtract => left - right,
                Op::Multiply => left * right,
                Op::Divide if right == 0.0 => 0.0,
                Op::Divide => left / right,
            })
        }
        ExprKind::Call(function, args) => {
            let first = fixed(args.first()?)?;
            let second = || args.get(1).and_then(fixed);
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

/// Returns the number with the other sign, if it is written as a negative one:
/// `-x`, `0 - x`, `-x / 10`.
pub(super) fn negated(expr: &Expr) -> Option<Expr> {
    let with = |kind: ExprKind| Expr {
        kind,
        place: expr.place,
    };
    match &expr.kind {
        ExprKind::Number(number) if *number < 0.0 => Some(with(ExprKind::Number(-number))),
        ExprKind::Minus(inner) => Some((**inner).clone()),
        ExprKind::Binary(Op::Subtract, zero, inner) if fixed(zero) == Some(0.0) => {
            Some((**inner).clone())
        }
        // `-20 - x` takes 20 and x away, `-20 + -x` too.
        ExprKind::Binary(op @ (Op::Add | Op::Subtract), left, right) => {
            let left = negated(left)?;
            let right = match op {
                Op::Subtract => (**right).clone(),
                _ => negated(right)?,
            };
            Some(with(ExprKind::Binary(
                Op::Add,
                Box::new(left),
                Box::new(right),
            )))
        }
        ExprKind::Binary(op @ (Op::Multiply | Op::Divide), left, right) => {
            let (left, right) = match negated(left) {
                Some(left) => (left, (**right).clone()),
                None => ((**left).clone(), negated(right)?),
            };
            Some(with(ExprKind::Binary(*op, Box::new(left), Box::new(right))))
        }
        ExprKind::Call(Function::Percent, args) => {
            let [whole, share] = args.as_slice() else {
                return None;
            };
            let args = match negated(whole) {
                Some(whole) => vec![whole, share.clone()],
                None => vec![whole.clone(), negated(share)?],
            };
            Some(with(ExprKind::Call(Function::Percent, args)))
        }
        _ => None,
    }
}

/// Writes a number as people do: `2`, `0.25`.
pub(crate) fn figure(number: f64) -> String {
    // Beyond this a double has more digits than it knows.
    const WHOLE_MAX: f64 = 1e15;
    if !number.is_finite() || number.abs() >= WHOLE_MAX {
        return format!("{number:e}");
    }
    let rounded = (number * 1e6).round() / 1e6;
    // No minus before a zero.
    format!("{}", rounded + 0.0)
}
