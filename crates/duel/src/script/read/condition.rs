//! Conditions: comparisons, flags, and `and`, `or`, `not` between them.
//!
//! `(` may begin a number or a condition, so what is read is a [`Value`] until
//! it is known which of the two it is.

use super::super::ast::{Cond, CondKind, ElementExpr, Expr, StateExpr};
use super::super::codes;
use super::super::lexeme::{Kind, Sign};
use super::super::words::{Meaning, StatementWord};
use super::Reader;
use super::told::{A_NUMBER, A_STATE, A_TYPE};
use tapete_lang::{Bilingual, Place};

const A_CONDITION: Bilingual = Bilingual::new("a condition", "una condición");

/// What stands in a condition.
pub(super) enum Value {
    Number(Expr),
    Element(ElementExpr),
    State(StateExpr),
    Cond(Cond),
}

impl Value {
    /// Returns where it is and what to call it.
    pub(super) fn what(&self) -> (Place, Bilingual) {
        match self {
            Value::Number(expr) => (expr.place, A_NUMBER),
            Value::Element(element) => (element.place, A_TYPE),
            Value::State(state) => (state.place, A_STATE),
            Value::Cond(cond) => (cond.place, A_CONDITION),
        }
    }

    /// Returns a number or a condition with another place.
    fn at(self, place: Place) -> Value {
        match self {
            Value::Number(expr) => Value::Number(Expr { place, ..expr }),
            Value::Cond(cond) => Value::Cond(Cond { place, ..cond }),
            Value::Element(_) | Value::State(_) => self,
        }
    }
}

/// Where a value is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Where {
    /// As a condition, where a plain value is not enough.
    Open,
    /// Between parentheses, where a plain value may stand too.
    Parens,
}

impl Reader<'_> {
    /// Reads one condition with its `and` and `or`.
    pub(super) fn condition(&mut self) -> Option<Cond> {
        let value = self.disjunction(Where::Open)?;
        self.as_condition(value)
    }

    fn disjunction(&mut self, place: Where) -> Option<Value> {
        let mut left = self.conjunction(place)?;
        while self.is_word(StatementWord::Or) {
            let first = self.as_condition(left)?;
            self.bump();
            let second = self.conjunction(Where::Open)?;
            let second = self.as_condition(second)?;
            left = self.joined(CondKind::Or, first, second)?;
        }
        Some(left)
    }

    fn conjunction(&mut self, place: Where) -> Option<Value> {
        let mut left = self.negation(place)?;
        while self.is_word(StatementWord::And) {
            let first = self.as_condition(left)?;
            self.bump();
            let second = self.negation(Where::Open)?;
            let second = self.as_condition(second)?;
            left = self.joined(CondKind::And, first, second)?;
        }
        Some(left)
    }

    fn joined(
        &mut self,
        join: fn(Box<Cond>, Box<Cond>) -> CondKind,
        first: Cond,
        second: Cond,
    ) -> Option<Value> {
        let place = first.place.to(second.place);
        self.node(place)?;
        let kind = join(Box::new(first), Box::new(second));
        Some(Value::Cond(Cond { kind, place }))
    }

    fn negation(&mut self, place: Where) -> Option<Value> {
        if !self.is_word(StatementWord::Not) {
            return self.comparison_or_value(place);
        }
        let word = self.place();
        self.deeper()?;
        self.bump();
        let inner = self.negation(Where::Open)?;
        let inner = self.as_condition(inner)?;
        self.shallower();
        let place = word.to(inner.place);
        self.node(place)?;
        let kind = CondKind::Not(Box::new(inner));
        Some(Value::Cond(Cond { kind, place }))
    }

    /// Takes a value for a condition; a plain value lacks its comparison.
    fn as_condition(&mut self, value: Value) -> Option<Cond> {
        match value {
            Value::Cond(cond) => Some(cond),
            Value::Number(_) | Value::Element(_) | Value::State(_) => {
                self.comparison_expected();
                None
            }
        }
    }

    fn comparison_expected(&mut self) {
        let is_joint = matches!(
            self.kind(),
            Kind::Word(
                Meaning::Field | Meaning::Group(_) | Meaning::Occasion(_) | Meaning::Statement(_)
            )
        );
        if let Some(help) = self.how_to_use().filter(|_| is_joint && !self.at_joint()) {
            self.misplaced(help);
            return;
        }
        let found = self.found();
        let help = Bilingual::new(
            "compare with `==`, `!=`, `<`, `<=`, `>` or `>=`",
            "compara con `==`, `!=`, `<`, `<=`, `>` o `>=`",
        );
        self.missing(self.here(&codes::E110).arg(found).help(help));
    }

    fn at_joint(&self) -> bool {
        self.is_word(StatementWord::And) || self.is_word(StatementWord::Or)
    }

    fn comparison_or_value(&mut self, place: Where) -> Option<Value> {
        self.begins_condition(place)?;
        let left = self.operand()?;
        if matches!(left, Value::Element(_) | Value::State(_)) && self.at_arithmetic() {
            self.arithmetic_on(&left);
            return None;
        }
        let is_whole = matches!(left, Value::Cond(_));
        let Some(cmp) = self.comparison() else {
            if is_whole || place == Where::Parens {
                return Some(left);
            }
            self.comparison_expected();
            return None;
        };
        if is_whole {
            self.chained();
            return None;
        }
        let cond = self.compare(left, cmp)?;
        if self.comparison().is_some() {
            self.chained();
            return None;
        }
        Some(Value::Cond(cond))
    }

    /// Tells whether a condition can begin here, and what is wrong if not.
    fn begins_condition(&mut self, place: Where) -> Option<()> {
        let begins = self.begins_other_value()
            || matches!(
                self.kind(),
                Kind::Number(_)
                    | Kind::BadNumber
                    | Kind::Name
                    | Kind::Word(Meaning::Number(_) | Meaning::Function(_))
                    | Kind::Sign(Sign::OpenParen | Sign::Minus)
            );
        if begins {
            return Some(());
        }
        if place == Where::Parens {
            self.number_expected();
            return None;
        }
        self.no_condition();
        None
    }

    fn no_condition(&mut self) {
        let found = self.found();
        if let Kind::Word(Meaning::Action(_)) = self.kind() {
            let help = Bilingual::new("move it to `Actions`", "llévalo a `Actions`");
            self.error(self.here(&codes::E113).arg(found).help(help));
            return;
        }
        if self.is_word(StatementWord::Chance) && self.no_luck.is_some() {
            self.luck(self.place(), "chance");
            return;
        }
        if let Some(help) = self.how_to_use() {
            self.misplaced(help);
            return;
        }
        let help = Bilingual::new(
            "begin with what is compared, as in `TargetMonsterLife < 100`",
            "comienza con lo que se compara, como en `TargetMonsterLife < 100`",
        );
        self.error(self.here(&codes::E114).arg(found).help(help));
    }

    /// Reads what stands on the left of a comparison, or a whole condition.
    fn operand(&mut self) -> Option<Value> {
        let first = match self.kind() {
            Kind::Sign(Sign::OpenParen) => {
                let start = self.lexeme().span.start;
                self.deeper()?;
                self.bump();
                let inner = self.disjunction(Where::Parens)?;
                if matches!(inner, Value::Element(_) | Value::State(_)) {
                    self.mismatch(A_NUMBER, &inner);
                    return None;
                }
                self.close_paren()?;
                self.shallower();
                inner.at(self.place_from(start))
            }
            Kind::Word(Meaning::Who(_)) => self.monster()?,
            _ if self.begins_other_value() => self.value()?,
            _ => Value::Number(self.factor()?),
        };
        match first {
            Value::Number(first) => Some(Value::Number(self.sum(Some(first))?)),
            other => Some(other),
        }
    }

    fn at_arithmetic(&self) -> bool {
        matches!(
            self.kind(),
            Kind::Sign(Sign::Plus | Sign::Minus | Sign::Star | Sign::Slash)
        )
    }

    /// Tells of `Planta + 1`.
    fn arithmetic_on(&mut self, value: &Value) {
        let (place, what) = value.what();
        let text = self.extent.slice(place.span).to_owned();
        let help = Bilingual::new(
            "only numbers can be added, subtracted, multiplied and divided",
            "solo los números se pueden sumar, restar, multiplicar y dividir",
        );
        let diagnostic = self
            .here(&codes::E201)
            .arg(A_NUMBER)
            .arg(format!("`{text}`"))
            .arg(what)
            .label(place, this_is(value))
            .help(help);
        self.error(diagnostic);
    }

    fn chained(&mut self) {
        let found = self.found();
        let help = Bilingual::new(
            "write two conditions, as in `1 < x` and `x < 5`, one after the other",
            "escribe dos condiciones, como `1 < x` y `x < 5`, una tras otra",
        );
        let mut diagnostic = self.here(&codes::E115).arg(found).help(help);
        // `1 < x`, and on the next line `-5 < y`: the sign was taken for a
        // subtraction.
        if let Some(lint) = self.notes.lints.last().filter(|it| *it.code == codes::W307) {
            diagnostic = diagnostic.label(lint.place, codes::W307.message);
            diagnostic = diagnostic.help(Bilingual::new(
                "a condition that begins with a negative number needs parentheses: `(-5) < x`",
                "una condición que comienza con un número negativo necesita paréntesis: `(-5) < x`",
            ));
        }
        self.error(diagnostic);
    }
}

pub(super) fn this_is(value: &Value) -> Bilingual {
    match value {
        Value::State(_) => Bilingual::new("this is a state", "esto es un estado"),
        _ => Bilingual::new("this is a type", "esto es un tipo"),
    }
}
