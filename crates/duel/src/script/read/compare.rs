//! The comparison itself: what may be compared with what, and how.

use super::super::ast::{Cmp, Cond, CondKind};
use super::super::codes;
use super::super::lexeme::{Kind, Sign};
use super::super::words::Meaning;
use super::Reader;
use super::condition::{Value, this_is};
use super::told::{A_STATE, A_TYPE};
use tapete_lang::help::WRITE;
use tapete_lang::{Bilingual, Diagnostic, Place};

impl Reader<'_> {
    /// Reads the comparison and its right side.
    pub(super) fn compare(&mut self, left: Value, cmp: Cmp) -> Option<Cond> {
        let sign = self.place();
        if self.is(Sign::Single) {
            let help = Bilingual::new("write `==`", "escribe `==`");
            let note = self.here(&codes::W306).help(help).fix(sign, "==");
            self.notes.lints.push(note);
        }
        self.bump();
        let start = left.what().0;
        let is_ordered = !matches!(cmp, Cmp::Equal | Cmp::NotEqual);
        // Of `<>` the second sign is one too many, and that is told below.
        if is_ordered && self.comparison().is_none() && !matches!(left, Value::Number(_)) {
            self.ordered(sign, &left);
        }
        let kind = match left {
            Value::Number(left) => {
                let right = self.sum(None)?;
                CondKind::Numbers(left, cmp, right)
            }
            Value::Element(left) => match self.right_side(A_TYPE)? {
                Value::Element(right) => CondKind::Elements(left, cmp, right),
                other => {
                    self.mismatch(A_TYPE, &other);
                    return None;
                }
            },
            Value::State(left) => match self.right_side(A_STATE)? {
                Value::State(right) => CondKind::States(left, cmp, right),
                other => {
                    self.mismatch(A_STATE, &other);
                    return None;
                }
            },
            Value::Cond(_) => return None,
        };
        let place = self.place_from(start.span.start);
        self.node(place)?;
        Some(Cond { kind, place })
    }

    /// Tells of `Planta < Agua`.
    fn ordered(&mut self, sign: Place, left: &Value) {
        let (place, _) = left.what();
        let are = match left {
            Value::State(_) => Bilingual::new("states", "los estados"),
            _ => Bilingual::new("types", "los tipos"),
        };
        let text = self.extent.slice(sign.span).to_owned();
        let help = Bilingual::new("replace `{0}` by `==`", "cambia `{0}` por `==`");
        let diagnostic = Diagnostic::new(&codes::E202, sign)
            .arg(are)
            .label(place, this_is(left))
            .help_with(help, vec![text.into()])
            .fix(sign, "==");
        self.error(diagnostic);
    }

    /// Reads what is compared with an element or a state.
    fn right_side(&mut self, needed: Bilingual) -> Option<Value> {
        if self.begins_other_value() {
            return self.value();
        }
        let is_number = matches!(
            self.kind(),
            Kind::Number(_)
                | Kind::BadNumber
                | Kind::Name
                | Kind::Word(Meaning::Number(_) | Meaning::Function(_))
                | Kind::Sign(Sign::OpenParen | Sign::Minus)
        );
        if is_number {
            return Some(Value::Number(self.sum(None)?));
        }
        if let Some(help) = self.how_to_use() {
            self.misplaced(help);
            return None;
        }
        let found = self.found();
        let diagnostic = self.here(&codes::E112).arg(needed).arg(found);
        let diagnostic = match self.double_sign() {
            Some((place, sign)) => diagnostic
                .help_with(WRITE, vec![sign.into()])
                .fix(place, sign),
            None if needed == A_TYPE => diagnostic.help(Bilingual::new(
                "write an element such as `Planta`, or `PlayerMonsterType`",
                "escribe un elemento como `Planta`, o `PlayerMonsterType`",
            )),
            None => diagnostic.help(Bilingual::new(
                "write a state such as `Frozen`",
                "escribe un estado como `Frozen`",
            )),
        };
        self.missing(diagnostic);
        None
    }
}
