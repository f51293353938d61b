//! Monsters: `Target`, `Ally[1]`, what one asks of them, and values that are no
//! numbers.

use super::super::ast::{
    Cond, CondKind, Condition, ElementExpr, ElementKind, Expr, ExprKind, Field, StateExpr,
    StateKind, Who,
};
use super::super::lexeme::{Kind, Sign};
use super::super::words::{Meaning, StatementWord, WhoWord};
use super::Reader;
use super::condition::Value;
use tapete_lang::{Bilingual, Place};

const NEEDS_PLACE: Bilingual = Bilingual::new(
    "write a place of the formation in brackets, from 0: `Ally[0]`",
    "escribe un puesto de la formación entre corchetes, desde 0: `Ally[0]`",
);

/// What follows the point after a monster.
enum Asked {
    Field(Field),
    Type,
    State,
}

impl Reader<'_> {
    /// Tells whether a value that is not a plain number begins here.
    pub(super) fn begins_other_value(&self) -> bool {
        matches!(
            self.kind(),
            Kind::Element(_)
                | Kind::Word(
                    Meaning::TypeOf(_) | Meaning::StateOf(_) | Meaning::State(_) | Meaning::Who(_)
                )
        )
    }

    /// Reads an element, a state, or what is asked of a monster.
    pub(super) fn value(&mut self) -> Option<Value> {
        let place = self.place();
        let value = match self.kind() {
            Kind::Element(element) => element_value(ElementKind::Element(element), place),
            Kind::Word(Meaning::TypeOf(who)) => element_value(ElementKind::Of(who.alone()?), place),
            Kind::Word(Meaning::StateOf(who)) => state_value(StateKind::Of(who.alone()?), place),
            Kind::Word(Meaning::State(state)) => state_value(StateKind::State(state), place),
            _ => return self.asked(),
        };
        self.bump();
        self.node(place)?;
        Some(value)
    }

    /// Reads `Target.Life`; the monster is here.
    fn asked(&mut self) -> Option<Value> {
        let began = self.at;
        let start = self.lexeme().span.start;
        let who = self.who()?;
        if !self.is(Sign::Dot) {
            // The monster alone is no value, and the mistake is there.
            self.at = began;
            self.misplaced_who();
            return None;
        }
        self.field(who, start)
    }

    fn misplaced_who(&mut self) {
        if let Some(help) = self.how_to_use() {
            self.misplaced(help);
        }
    }

    /// Reads a monster in a condition: `Target.Life` or `Target is Frozen`.
    pub(super) fn monster(&mut self) -> Option<Value> {
        let began = self.at;
        let start = self.lexeme().span.start;
        let who = self.who()?;
        if self.is(Sign::Dot) {
            return self.field(who, start);
        }
        if !self.eat_word(StatementWord::Is) {
            self.at = began;
            self.misplaced_who();
            return None;
        }
        let not = self.eat_word(StatementWord::Not);
        let state = self.state()?;
        let place = self.place_from(start);
        self.node(place)?;
        let kind = CondKind::Is { who, not, state };
        Some(Value::Cond(Cond { kind, place }))
    }

    fn state(&mut self) -> Option<Condition> {
        let Kind::Word(Meaning::State(state)) = self.kind() else {
            let help = Bilingual::new(
                "the states are `Normal`, `Envenenado`, `Muerto`, `Burned`, `Frozen`, `Asleep` and `Shielded`",
                "los estados son `Normal`, `Envenenado`, `Muerto`, `Burned`, `Frozen`, `Asleep` y `Shielded`",
            );
            self.expected(Bilingual::new("a state", "un estado"), help);
            return None;
        };
        self.bump();
        Some(state)
    }

    /// Reads what is asked of a monster; the point is here.
    fn field(&mut self, who: Who, start: u32) -> Option<Value> {
        self.bump();
        let asked = match (self.kind(), self.slice().as_str()) {
            (Kind::Word(_), "Life") => Asked::Field(Field::Life),
            (Kind::Word(_), "MaxLife") => Asked::Field(Field::MaxLife),
            (Kind::Word(_), "Attack") => Asked::Field(Field::Attack),
            (Kind::Word(_), "Index") => Asked::Field(Field::Index),
            (Kind::Word(_), "Type") => Asked::Type,
            (Kind::Word(_), "State") => Asked::State,
            _ => {
                let help = Bilingual::new(
                    "after the point stands `Life`, `MaxLife`, `Attack`, `Type`, `State` or `Index`",
                    "tras el punto va `Life`, `MaxLife`, `Attack`, `Type`, `State` o `Index`",
                );
                let what = Bilingual::new("what a monster has", "algo que tiene un monstruo");
                self.expected(what, help);
                return None;
            }
        };
        self.bump();
        let place = self.place_from(start);
        self.node(place)?;
        Some(match asked {
            Asked::Field(field) => Value::Number(Expr {
                kind: ExprKind::Field(who, field),
                place,
            }),
            Asked::Type => element_value(ElementKind::Of(who), place),
            Asked::State => state_value(StateKind::Of(who), place),
        })
    }

    /// Reads a monster.
    pub(super) fn who(&mut self) -> Option<Who> {
        let Kind::Word(Meaning::Who(word)) = self.kind() else {
            let help = Bilingual::new(
                "write `Self`, `Target`, `Front`, `Back`, `Ally[0]`, `Enemy[0]`, `Weakest`, `Strongest` or `Random`",
                "escribe `Self`, `Target`, `Front`, `Back`, `Ally[0]`, `Enemy[0]`, `Weakest`, `Strongest` o `Random`",
            );
            self.expected(Bilingual::new("a monster", "un monstruo"), help);
            return None;
        };
        let place = self.place();
        if word == WhoWord::Random {
            self.luck(place, "Random");
        }
        if let Some(who) = word.alone() {
            self.bump();
            return Some(who);
        }
        if self.lexeme_at(1).kind != Kind::Sign(Sign::OpenPlace) {
            self.misplaced(NEEDS_PLACE);
            return None;
        }
        self.deeper()?;
        self.bump();
        self.bump();
        let index = Box::new(self.sum(None)?);
        if !self.eat(Sign::ClosePlace) {
            self.expected("`]`", NEEDS_PLACE);
            return None;
        }
        self.shallower();
        Some(if word == WhoWord::Ally {
            Who::Ally(index)
        } else {
            Who::Enemy(index)
        })
    }
}

fn element_value(kind: ElementKind, place: Place) -> Value {
    Value::Element(ElementExpr { kind, place })
}

fn state_value(kind: StateKind, place: Place) -> Value {
    Value::State(StateExpr { kind, place })
}
