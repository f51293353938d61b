//! Actions: their arguments, and on whom they are done.

use super::super::ast::{Act, Action, ElementExpr, Expr, Stat};
use super::super::codes;
use super::super::lexeme::{Kind, Sign};
use super::super::words::{ActionWord, Meaning, Param, StatementWord};
use super::Reader;
use super::condition::Value;
use super::number::values;
use super::told::A_TYPE;
use tapete_lang::{Bilingual, Diagnostic, Phrase, Place};

/// The arguments of an action, as they were read.
#[derive(Default)]
struct Args {
    numbers: Vec<Expr>,
    element: Option<ElementExpr>,
    stat: Option<Stat>,
}

impl Reader<'_> {
    /// Reads an action; its word is here.
    ///
    /// Nothing is returned, but nothing is to be recovered from, when only its
    /// arguments are wrong.
    pub(super) fn action(&mut self, word: ActionWord) -> Option<Option<Act>> {
        let start = self.lexeme().span.start;
        let name = self.slice();
        self.bump();
        self.open_paren()?;
        self.deeper()?;
        let action = match word.params() {
            [] => self.no_args(word, &name)?,
            params => self.args(word, &name, params)?,
        };
        self.shallower();
        let on = if self.eat_word(StatementWord::On) {
            Some(self.who()?)
        } else {
            None
        };
        let place = self.place_from(start);
        self.node(place)?;
        Some(action.map(|action| Act { action, on, place }))
    }

    /// Reads the parentheses of an action that takes nothing.
    fn no_args(&mut self, word: ActionWord, name: &str) -> Option<Option<Action>> {
        let mut action = match word {
            ActionWord::Poison => Some(Action::Poison),
            ActionWord::Purify => Some(Action::Purify),
            ActionWord::Cleanse => Some(Action::Cleanse),
            _ => Some(Action::Attack),
        };
        if self.begins_arg() {
            let first = self.lexeme();
            // The lexer's own word about the argument is enough.
            let was_told = matches!(first.kind, Kind::Unknown | Kind::BadNumber);
            let read = self.quietly(Self::any_value);
            let whole = match read {
                Some(()) => self.place_from(first.span.start),
                None => self.extent.place(first.span),
            };
            if !was_told {
                self.needless(whole, name);
            }
            read?;
            action = None;
        }
        self.close_paren()?;
        Some(action)
    }

    fn begins_arg(&self) -> bool {
        self.begins_other_value()
            || matches!(
                self.kind(),
                Kind::Number(_)
                    | Kind::BadNumber
                    | Kind::Unknown
                    | Kind::Name
                    | Kind::Word(Meaning::Number(_) | Meaning::Function(_))
                    | Kind::Sign(Sign::OpenParen | Sign::Minus)
            )
    }

    fn needless(&mut self, place: Place, name: &str) {
        let help = Bilingual::new("write `{0}()`", "escribe `{0}()`");
        let diagnostic = Diagnostic::new(&codes::E203, place)
            .arg(name)
            .help_with(help, vec![name.into()])
            .fix(place, "");
        self.error(diagnostic);
    }

    /// Reads a value of any kind.
    fn any_value(&mut self) -> Option<()> {
        if !self.begins_other_value() {
            self.sum(None)?;
            return Some(());
        }
        match self.value()? {
            Value::Number(first) => self.sum(Some(first)).map(drop),
            Value::Element(_) | Value::State(_) | Value::Cond(_) => Some(()),
        }
    }

    /// Reads the arguments of an action that takes some.
    fn args(&mut self, word: ActionWord, name: &str, params: &[Param]) -> Option<Option<Action>> {
        let takes = takes(params);
        let mut args = Args::default();
        for (at, param) in params.iter().enumerate() {
            let is_short = if at == 0 {
                self.is(Sign::CloseParen)
            } else {
                !self.eat(Sign::Comma)
            };
            if is_short {
                if self.is(Sign::CloseParen) {
                    let close = self.place();
                    self.missing_arg(at, close, name, takes);
                }
                self.close_paren()?;
                return Some(None);
            }
            self.arg(*param, &mut args)?;
        }
        if self.is(Sign::Comma) {
            let comma = self.place();
            self.wrong_count(params.len() + 1, comma, name, takes);
            return None;
        }
        self.close_paren()?;
        Some(finished(word, args))
    }

    fn missing_arg(&mut self, n_found: usize, close: Place, name: &str, takes: Phrase) {
        if n_found > 0 {
            self.wrong_count(n_found, close, name, takes);
            return;
        }
        let help = Bilingual::new(
            "write {0} between the parentheses",
            "escribe {0} entre los paréntesis",
        );
        let diagnostic = Diagnostic::new(&codes::E204, close)
            .arg(name)
            .arg(takes.clone())
            .help_with(help, vec![takes.into()]);
        self.error(diagnostic);
    }

    fn arg(&mut self, param: Param, args: &mut Args) -> Option<()> {
        match param {
            Param::Number => args.numbers.push(self.sum(None)?),
            Param::Element => {
                if !self.begins_arg() {
                    let found = self.found();
                    let help = Bilingual::new(
                        "write an element such as `Planta`",
                        "escribe un elemento como `Planta`",
                    );
                    let diagnostic = self.here(&codes::E112).arg(A_TYPE).arg(found).help(help);
                    self.missing(diagnostic);
                    return None;
                }
                let value = if self.begins_other_value() {
                    self.value()?
                } else {
                    Value::Number(self.sum(None)?)
                };
                match value {
                    Value::Element(element) => args.element = Some(element),
                    other => {
                        self.mismatch(A_TYPE, &other);
                        return None;
                    }
                }
            }
            Param::Stat => {
                args.stat = match (self.kind(), self.slice().as_str()) {
                    (Kind::Word(_), "Attack") => Some(Stat::Attack),
                    (Kind::Word(_), "MaxLife") => Some(Stat::MaxLife),
                    _ => {
                        let help = Bilingual::new(
                            "write what changes, by how much and for how many rounds: `Buff(Attack, 10, 2)`",
                            "escribe qué cambia, en cuánto y durante cuántas rondas: `Buff(Attack, 10, 2)`",
                        );
                        let what = Bilingual::new("`Attack` or `MaxLife`", "`Attack` o `MaxLife`");
                        self.expected(what, help);
                        return None;
                    }
                };
                self.bump();
            }
        }
        Some(())
    }
}

/// Says what an action takes.
fn takes(params: &[Param]) -> Phrase {
    match params {
        [Param::Element] => A_TYPE.into(),
        _ => values(params.len()),
    }
}

/// Puts an action together once all its arguments are there.
fn finished(word: ActionWord, args: Args) -> Option<Action> {
    let mut numbers = args.numbers.into_iter();
    let mut number = || numbers.next();
    Some(match word {
        ActionWord::Attack => Action::Attack,
        ActionWord::Poison => Action::Poison,
        ActionWord::Purify => Action::Purify,
        ActionWord::Cleanse => Action::Cleanse,
        ActionWord::Draw => Action::Draw(number()?),
        ActionWord::PlayerLife => Action::PlayerLife(number()?),
        ActionWord::TargetLife => Action::TargetLife(number()?),
        ActionWord::UpdateEnergy => Action::UpdateEnergy(number()?),
        ActionWord::Burn => Action::Burn(number()?),
        ActionWord::Freeze => Action::Freeze(number()?),
        ActionWord::Sleep => Action::Sleep(number()?),
        ActionWord::Shield => Action::Shield(number()?),
        ActionWord::Discard => Action::Discard(number()?),
        ActionWord::StealEnergy => Action::StealEnergy(number()?),
        ActionWord::Revive => Action::Revive(number()?),
        ActionWord::Swap => Action::Swap(number()?, number()?),
        ActionWord::SetType => Action::SetType(args.element?),
        ActionWord::Buff => Action::Buff(args.stat?, number()?, number()?),
    })
}
