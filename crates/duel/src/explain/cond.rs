//! Conditions in words: `the target has at least 100 life`.

use tapete_game::Tongue;

use super::Speech;
use super::number::{fixed, owned};
use super::who::{Player, state_word};
use crate::script::ast::{
    Cmp, Cond, CondKind, Condition, ElementExpr, ElementKind, Expr, ExprKind, Field, StateExpr,
    StateKind, Variable, Who,
};

/// How tightly a condition holds together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Join {
    One,
    And,
    Or,
}

impl Speech<'_> {
    /// Says several conditions that must all hold.
    pub(super) fn all_of(self, conds: &[&Cond]) -> String {
        let inner = |cond: &&Cond| match self.cond(cond, false) {
            (text, Join::Or) if conds.len() > 1 => format!("({text})"),
            (text, _) => text,
        };
        let said: Vec<String> = conds.iter().map(inner).collect();
        said.join(self.tongue.pick(" and ", " y "))
    }

    /// Says a condition, or that it does not hold.
    fn cond(self, cond: &Cond, not: bool) -> (String, Join) {
        match &cond.kind {
            CondKind::Numbers(left, cmp, right) => {
                let cmp = if not { opposite(*cmp) } else { *cmp };
                (self.numbers(left, cmp, right), Join::One)
            }
            CondKind::Elements(left, cmp, right) => {
                let same = (*cmp == Cmp::Equal) != not;
                (self.elements(left, same, right), Join::One)
            }
            CondKind::States(left, cmp, right) => {
                let same = (*cmp == Cmp::Equal) != not;
                (self.states(left, same, right), Join::One)
            }
            CondKind::Is {
                who,
                not: is_not,
                state,
            } => (self.is(who, *is_not == not, *state), Join::One),
            CondKind::And(left, right) => self.both(left, right, not, Join::And),
            CondKind::Or(left, right) => self.both(left, right, not, Join::Or),
            CondKind::Not(inner) => self.cond(inner, !not),
        }
    }

    /// What does not hold together fails in one part or in both.
    fn both(self, left: &Cond, right: &Cond, not: bool, join: Join) -> (String, Join) {
        let join = match (join, not) {
            (Join::And, true) => Join::Or,
            (Join::Or, true) => Join::And,
            (join, _) => join,
        };
        let inner = |cond: &Cond| match self.cond(cond, not) {
            (text, Join::One) => text,
            (text, inner) if inner == join => text,
            (text, _) => format!("({text})"),
        };
        let (left, right) = (inner(left), inner(right));
        let word = match join {
            Join::Or => self.tongue.pick("or", "o"),
            Join::And | Join::One => self.tongue.pick("and", "y"),
        };
        (format!("{left} {word} {right}"), join)
    }

    fn numbers(self, left: &Expr, cmp: Cmp, right: &Expr) -> String {
        if let (Some(_), None) = (fixed(left), fixed(right)) {
            return self.numbers(right, mirrored(cmp), left);
        }
        if fixed(right).is_some()
            && let Some((holder, unit)) = self.held(left)
        {
            return self.has(&holder, cmp, &self.number(right, None), unit);
        }
        let (left, right) = (self.number(left, None), self.number(right, None));
        let word = match (cmp, self.tongue) {
            (Cmp::Equal, Tongue::En) => "is equal to",
            (Cmp::Equal, Tongue::Es) => "es igual a",
            (Cmp::NotEqual, Tongue::En) => "is not equal to",
            (Cmp::NotEqual, Tongue::Es) => "no es igual a",
            (Cmp::Less, Tongue::En) => "is less than",
            (Cmp::Less, Tongue::Es) => "es menor que",
            (Cmp::LessEqual, Tongue::En) => "is at most",
            (Cmp::LessEqual, Tongue::Es) => "es como mucho",
            (Cmp::Greater, Tongue::En) => "is more than",
            (Cmp::Greater, Tongue::Es) => "es mayor que",
            (Cmp::GreaterEqual, Tongue::En) => "is at least",
            (Cmp::GreaterEqual, Tongue::Es) => "es al menos",
        };
        format!("{left} {word} {right}")
    }

    /// Returns who has a figure, and the unit it is counted in.
    fn held(self, expr: &Expr) -> Option<(Holder, [Unit; 2])> {
        if let Some((who, field)) = owned(expr) {
            let unit = match field {
                Field::Life => ["life", "de vida"].map(Unit::same),
                Field::MaxLife => ["maximum life", "de vida máxima"].map(Unit::same),
                Field::Attack => ["attack", "de ataque"].map(Unit::same),
                Field::Index => return None,
            };
            return Some((Holder::Monster(who), unit));
        }
        let ExprKind::Variable(variable) = &expr.kind else {
            return None;
        };
        let cards = [
            Unit("card in hand", "cards in hand"),
            Unit("carta en la mano", "cartas en la mano"),
        ];
        let energy = ["energy", "de energía"].map(Unit::same);
        let monsters = [
            Unit("living monster", "living monsters"),
            Unit("monstruo vivo", "monstruos vivos"),
        ];
        Some(match variable {
            Variable::PlayerHandSize => (Holder::Player(Player::You), cards),
            Variable::TargetHandSize => (Holder::Player(Player::Rival), cards),
            Variable::PlayerEnergy => (Holder::Player(Player::You), energy),
            Variable::TargetEnergy => (Holder::Player(Player::Rival), energy),
            Variable::AlliesAlive => (Holder::Player(Player::You), monsters),
            Variable::EnemiesAlive => (Holder::Player(Player::Rival), monsters),
            _ => return None,
        })
    }

    fn has(self, holder: &Holder, cmp: Cmp, amount: &str, units: [Unit; 2]) -> String {
        let [en, es] = units.map(|it| if amount == "1" { it.0 } else { it.1 });
        let is_you = matches!(holder, Holder::Player(Player::You));
        let name = match holder {
            Holder::Monster(who) => self.who(who),
            Holder::Player(Player::You) => self.tongue.pick("you", "").to_owned(),
            Holder::Player(_) => self.tongue.pick("the rival", "el rival").to_owned(),
        };
        match self.tongue {
            Tongue::En => {
                let verb = match (cmp, is_you) {
                    (Cmp::NotEqual, true) => "do not have",
                    (Cmp::NotEqual, false) => "does not have",
                    (_, true) => "have",
                    (_, false) => "has",
                };
                let words = match cmp {
                    Cmp::Equal | Cmp::NotEqual => "exactly",
                    Cmp::Less => "less than",
                    Cmp::LessEqual => "at most",
                    Cmp::Greater => "more than",
                    Cmp::GreaterEqual => "at least",
                };
                format!("{name} {verb} {words} {amount} {en}")
            }
            Tongue::Es => {
                let verb = if is_you { "tienes" } else { "tiene" };
                let not = if cmp == Cmp::NotEqual { "no " } else { "" };
                let words = match cmp {
                    Cmp::Equal | Cmp::NotEqual => "exactamente",
                    Cmp::Less => "menos de",
                    Cmp::LessEqual => "como mucho",
                    Cmp::Greater => "más de",
                    Cmp::GreaterEqual => "al menos",
                };
                let text = format!("{name} {not}{verb} {words} {amount} {es}");
                text.trim_start().to_owned()
            }
        }
    }

    fn elements(self, left: &ElementExpr, same: bool, right: &ElementExpr) -> String {
        match (&left.kind, &right.kind) {
            (ElementKind::Of(who), ElementKind::Element(element))
            | (ElementKind::Element(element), ElementKind::Of(who)) => {
                let (who, element) = (self.who(who), self.element(*element));
                match (self.tongue, same) {
                    (Tongue::En, true) => {
                        format!("{who} is {} {element} monster", article(element))
                    }
                    (Tongue::En, false) => {
                        format!("{who} is not {} {element} monster", article(element))
                    }
                    (Tongue::Es, true) => format!("{who} es un monstruo de {element}"),
                    (Tongue::Es, false) => format!("{who} no es un monstruo de {element}"),
                }
            }
            (ElementKind::Of(one), ElementKind::Of(other)) => {
                let [one, other] = [one, other].map(|it| self.who(it));
                match (self.tongue, same) {
                    (Tongue::En, true) => format!("{one} and {other} have the same element"),
                    (Tongue::En, false) => format!("{one} and {other} have different elements"),
                    (Tongue::Es, true) => format!("{one} y {other} tienen el mismo elemento"),
                    (Tongue::Es, false) => format!("{one} y {other} tienen elementos distintos"),
                }
            }
            (ElementKind::Element(one), ElementKind::Element(other)) => {
                let [one, other] = [one, other].map(|it| self.element(*it));
                match (self.tongue, same) {
                    (Tongue::En, true) => format!("{one} is {other}"),
                    (Tongue::En, false) => format!("{one} is not {other}"),
                    (Tongue::Es, true) => format!("{one} es {other}"),
                    (Tongue::Es, false) => format!("{one} no es {other}"),
                }
            }
        }
    }

    fn states(self, left: &StateExpr, same: bool, right: &StateExpr) -> String {
        match (&left.kind, &right.kind) {
            (StateKind::Of(who), StateKind::State(state))
            | (StateKind::State(state), StateKind::Of(who)) => self.is(who, same, *state),
            (StateKind::Of(one), StateKind::Of(other)) => {
                let [one, other] = [one, other].map(|it| self.who(it));
                match (self.tongue, same) {
                    (Tongue::En, true) => format!("{one} and {other} are in the same state"),
                    (Tongue::En, false) => format!("{one} and {other} are in different states"),
                    (Tongue::Es, true) => format!("{one} y {other} están en el mismo estado"),
                    (Tongue::Es, false) => format!("{one} y {other} están en estados distintos"),
                }
            }
            (StateKind::State(one), StateKind::State(other)) => {
                let [one, other] = [one, other].map(|it| state_word(*it, self.tongue));
                match (self.tongue, same) {
                    (Tongue::En, true) => format!("{one} is {other}"),
                    (Tongue::En, false) => format!("{one} is not {other}"),
                    (Tongue::Es, true) => format!("{one} es {other}"),
                    (Tongue::Es, false) => format!("{one} no es {other}"),
                }
            }
        }
    }

    fn is(self, who: &Who, holds: bool, state: Condition) -> String {
        let who = self.who(who);
        let word = match (state, self.tongue) {
            (Condition::Normal, Tongue::En) => "in its normal state",
            (Condition::Normal, Tongue::Es) => "en su estado normal",
            (state, tongue) => state_word(state, tongue),
        };
        match (self.tongue, holds) {
            (Tongue::En, true) => format!("{who} is {word}"),
            (Tongue::En, false) => format!("{who} is not {word}"),
            (Tongue::Es, true) => format!("{who} está {word}"),
            (Tongue::Es, false) => format!("{who} no está {word}"),
        }
    }
}

/// What is counted: one of it, and many.
#[derive(Clone, Copy)]
struct Unit(&'static str, &'static str);

impl Unit {
    /// For what has one word for one and many.
    fn same(word: &'static str) -> Unit {
        Unit(word, word)
    }
}

/// Who has a figure.
enum Holder {
    Monster(Who),
    Player(Player),
}

fn article(name: &str) -> &'static str {
    let first = name.chars().next().map(|it| it.to_ascii_lowercase());
    match first {
        Some('a' | 'e' | 'i' | 'o' | 'u') => "an",
        _ => "a",
    }
}

fn opposite(cmp: Cmp) -> Cmp {
    match cmp {
        Cmp::Equal => Cmp::NotEqual,
        Cmp::NotEqual => Cmp::Equal,
        Cmp::Less => Cmp::GreaterEqual,
        Cmp::LessEqual => Cmp::Greater,
        Cmp::Greater => Cmp::LessEqual,
        Cmp::GreaterEqual => Cmp::Less,
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
