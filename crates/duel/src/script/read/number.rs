//! Numbers: `factor`, `term` and `expr` of the grammar, and functions.

use super::super::ast::{Expr, ExprKind, Op};
use super::super::codes;
use super::super::lexeme::{Kind, Sign};
use super::super::words::{FunctionWord, Meaning};
use super::Reader;
use super::condition::Value;
use super::told::{A_NUMBER, A_STATE, A_TYPE};
use tapete_lang::help::WRITE;
use tapete_lang::{Bilingual, Diagnostic, Phrase, Place};

impl Reader<'_> {
    /// Reads terms that `+` and `-` join. The first factor may already be read.
    pub(super) fn sum(&mut self, first: Option<Expr>) -> Option<Expr> {
        let mut left = self.product(first)?;
        loop {
            let op = match self.kind() {
                Kind::Sign(Sign::Plus) => Op::Add,
                Kind::Sign(Sign::Minus) => Op::Subtract,
                _ => return Some(left),
            };
            if op == Op::Subtract && self.lexeme().line != self.line_before() {
                let help = Bilingual::new(
                    "write the `-` at the end of the line before, or put what follows in parentheses",
                    "escribe el `-` al final de la línea anterior, o pon lo que sigue entre paréntesis",
                );
                self.notes.lints.push(self.here(&codes::W307).help(help));
            }
            self.bump();
            let right = self.product(None)?;
            left = self.binary(op, left, right)?;
        }
    }

    /// Reads factors that `*` and `/` join.
    fn product(&mut self, first: Option<Expr>) -> Option<Expr> {
        let mut left = match first {
            Some(first) => first,
            None => self.factor()?,
        };
        loop {
            let op = match self.kind() {
                Kind::Sign(Sign::Star) => Op::Multiply,
                Kind::Sign(Sign::Slash) => Op::Divide,
                _ => return Some(left),
            };
            self.bump();
            let right = self.factor()?;
            left = self.binary(op, left, right)?;
        }
    }

    fn binary(&mut self, op: Op, left: Expr, right: Expr) -> Option<Expr> {
        let place = left.place.to(right.place);
        self.node(place)?;
        Some(Expr {
            kind: ExprKind::Binary(op, Box::new(left), Box::new(right)),
            place,
        })
    }

    /// Reads one number.
    pub(super) fn factor(&mut self) -> Option<Expr> {
        let place = self.place();
        match self.kind() {
            Kind::Number(number) => self.leaf(ExprKind::Number(number)),
            Kind::BadNumber => self.leaf(ExprKind::Number(0.0)),
            Kind::Word(Meaning::Number(variable)) => self.leaf(ExprKind::Variable(variable)),
            Kind::Word(Meaning::Function(function)) => self.call(function),
            Kind::Name => self.named_value(),
            Kind::Sign(Sign::OpenParen) => {
                self.deeper()?;
                self.bump();
                let inner = self.sum(None)?;
                self.close_paren()?;
                self.shallower();
                let place = self.place_from(place.span.start);
                Some(Expr { place, ..inner })
            }
            Kind::Sign(Sign::Minus) => {
                self.deeper()?;
                self.bump();
                let inner = self.factor()?;
                self.shallower();
                self.node(place)?;
                let place = place.to(inner.place);
                Some(Expr {
                    kind: ExprKind::Minus(Box::new(inner)),
                    place,
                })
            }
            _ if self.begins_other_value() => {
                let value = self.value()?;
                match value {
                    Value::Number(expr) => Some(expr),
                    other => {
                        self.mismatch(A_NUMBER, &other);
                        None
                    }
                }
            }
            _ => {
                self.number_expected();
                None
            }
        }
    }

    fn leaf(&mut self, kind: ExprKind) -> Option<Expr> {
        let place = self.place();
        self.bump();
        self.node(place)?;
        Some(Expr { kind, place })
    }

    /// Tells that a number is missing, or that a word of level 1 is out of
    /// place.
    pub(super) fn number_expected(&mut self) {
        if let Some(help) = self.how_to_use() {
            self.misplaced(help);
            return;
        }
        let found = self.found();
        let mut diagnostic = self.here(&codes::E111).arg(found);
        diagnostic = match self.double_sign() {
            Some((place, sign)) => diagnostic
                .help_with(WRITE, vec![sign.into()])
                .fix(place, sign),
            None => diagnostic.help(Bilingual::new(
                "write a number such as `100`, or a variable such as `TargetMonsterLife`",
                "escribe un número como `100`, o una variable como `TargetMonsterLife`",
            )),
        };
        self.missing(diagnostic);
    }

    /// Tells of a value of the wrong kind.
    pub(super) fn mismatch(&mut self, needed: Bilingual, value: &Value) {
        let (place, what) = value.what();
        let text = self.extent.slice(place.span).to_owned();
        let diagnostic = Diagnostic::new(&codes::E201, place)
            .arg(needed)
            .arg(format!("`{text}`"))
            .arg(what)
            .help(if needed == A_NUMBER {
                Bilingual::new(
                    "write a number such as `100`, or a variable such as `TargetMonsterLife`",
                    "escribe un número como `100`, o una variable como `TargetMonsterLife`",
                )
            } else if needed == A_TYPE {
                Bilingual::new(
                    "write an element such as `Planta`, or `TargetMonsterType`",
                    "escribe un elemento como `Planta`, o `TargetMonsterType`",
                )
            } else {
                debug_assert_eq!(needed, A_STATE, "there are three kinds of values");
                Bilingual::new(
                    "write a state such as `Frozen`, or `TargetMonsterState`",
                    "escribe un estado como `Frozen`, o `TargetMonsterState`",
                )
            });
        self.error(diagnostic);
        self.back_to_line(place);
    }

    /// Goes back to a value of the wrong kind if a comparison follows it on a
    /// new line: then it begins a condition of its own, and the one before
    /// lacks its right side.
    fn back_to_line(&mut self, place: Place) {
        let start = place.span.start;
        let at = self.lexemes.partition_point(|it| it.span.start < start);
        let before = at.checked_sub(1).and_then(|it| self.lexemes.get(it));
        let line = self.lexemes.get(at).map(|it| it.line);
        let begins_line = before.is_some_and(|it| Some(it.line) != line);
        if begins_line && self.comparison().is_some() {
            self.at = at;
        }
    }

    /// Reads `min(a, b)` and the like; the word is here.
    fn call(&mut self, function: FunctionWord) -> Option<Expr> {
        let word = self.place();
        let name = self.slice();
        if function == FunctionWord::Random {
            self.luck(word, &name);
        }
        self.bump();
        self.open_paren()?;
        self.deeper()?;
        let mut args = Vec::new();
        if !self.is(Sign::CloseParen) {
            args.push(self.sum(None)?);
            while self.eat(Sign::Comma) {
                args.push(self.sum(None)?);
            }
        }
        let close = self.place();
        self.close_paren()?;
        self.shallower();
        let place = self.place_from(word.span.start);
        self.node(place)?;
        let kind = match (function, <[Expr; 2]>::try_from(args)) {
            (FunctionWord::Random, Ok([from, to])) => {
                ExprKind::Random(Box::new(from), Box::new(to))
            }
            (FunctionWord::Plain(plain), Ok(args)) if function.n_args() == 2 => {
                ExprKind::Call(plain, args.into())
            }
            (FunctionWord::Plain(plain), Err(args))
                if args.len() == 1 && function.n_args() == 1 =>
            {
                ExprKind::Call(plain, args)
            }
            (_, args) => {
                let n_args = args.map_or_else(|it| it.len(), |it| it.len());
                self.wrong_count(n_args, close, &name, values(function.n_args()));
                ExprKind::Number(0.0)
            }
        };
        Some(Expr { kind, place })
    }

    /// Tells of too few or too many values; after none at all they are simply
    /// missing.
    pub(super) fn wrong_count(&mut self, n_found: usize, at: Place, name: &str, takes: Phrase) {
        let code = if n_found == 0 {
            &codes::E204
        } else {
            &codes::E207
        };
        let help = Bilingual::new(
            "write {0}, separated by commas",
            "escribe {0}, separados por comas",
        );
        let diagnostic = Diagnostic::new(code, at)
            .arg(name)
            .arg(takes.clone())
            .help_with(help, vec![takes.into()]);
        self.error(diagnostic);
    }
}

/// Says how many values.
pub(super) fn values(n_values: usize) -> Phrase {
    match n_values {
        1 => Bilingual::new("one number", "un número").into(),
        2 => Bilingual::new("two numbers", "dos números").into(),
        _ => Bilingual::new(
            "`Attack` or `MaxLife` and two numbers",
            "`Attack` o `MaxLife` y dos números",
        )
        .into(),
    }
}
