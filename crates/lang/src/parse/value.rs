//! Values and expressions, by precedence.

use super::lexical::{Numeral, numeral};
use super::{DEPTH_MAX, Parser, broken};
use crate::codes;
use crate::diagnostic::Diagnostic;
use crate::keyword::Keyword;
use crate::lexer::{Symbol, TokenKind};
use crate::place::{Place, Span};
use crate::text::unquote;
use crate::tree::{Block, Op, Spelled, Value, ValueKind};
use tapete_speech::Bilingual;

/// How high a chain such as `a or b or …` may pile up its tree; higher trees
/// could not be walked or dropped safely.
const CHAIN_MAX: usize = 256;

/// How tightly `not` and a sign hold their operand.
const NOT_BINDS: u8 = 4;
const SIGN_BINDS: u8 = 9;

#[derive(Clone, Copy)]
pub(super) enum Infix {
    Op(Op),
    Range,
}

/// Returns the operator that a token is between two values, and how tightly
/// it binds.
pub(super) fn infix(kind: TokenKind) -> Option<(Infix, u8)> {
    let (op, binds) = match kind {
        TokenKind::Keyword(Keyword::Or) => (Op::Or, 1),
        TokenKind::Keyword(Keyword::And) => (Op::And, 2),
        TokenKind::Symbol(symbol) => match symbol {
            Symbol::Equal => (Op::Equal, 4),
            Symbol::NotEqual => (Op::NotEqual, 4),
            Symbol::Less => (Op::Less, 4),
            Symbol::LessEqual => (Op::LessEqual, 4),
            Symbol::Greater => (Op::Greater, 4),
            Symbol::GreaterEqual => (Op::GreaterEqual, 4),
            Symbol::Bar => (Op::Faces, 5),
            Symbol::Range => return Some((Infix::Range, 6)),
            Symbol::Plus => (Op::Add, 7),
            Symbol::Minus => (Op::Subtract, 7),
            Symbol::Star => (Op::Multiply, 8),
            Symbol::Slash => (Op::Divide, 8),
            Symbol::Percent => (Op::Remainder, 8),
            _ => return None,
        },
        _ => return None,
    };
    Some((Infix::Op(op), binds))
}

/// A value and how high its tree is.
struct Built {
    value: Value,
    height: usize,
}

impl Built {
    fn leaf(place: Place, kind: ValueKind) -> Self {
        Self {
            value: Value { place, kind },
            height: 1,
        }
    }

    fn broken(place: Place) -> Self {
        Self {
            value: broken(place),
            height: 1,
        }
    }
}

impl Parser<'_> {
    pub(super) fn value(&mut self) -> Value {
        self.binding(0).value
    }

    /// Reports that no value stands here.
    pub(super) fn missing_value(&mut self) -> Value {
        self.missing().value
    }

    /// Reads a value whose operators bind at least this tightly.
    fn binding(&mut self, min: u8) -> Built {
        if self.depth == DEPTH_MAX {
            return self.too_deep();
        }
        self.depth += 1;
        let mut left = self.operand();
        while !self.lost
            && let Some((infix, binds)) = self.cursor.kind().and_then(infix)
            && binds >= min
        {
            self.cursor.bump();
            if matches!(infix, Infix::Range) && self.cursor.is(Symbol::Dot) {
                self.unexpected(Some(Bilingual::new(
                    "a range has two dots, as in `2..4`",
                    "un intervalo lleva dos puntos seguidos, como en `2..4`",
                )));
                self.cursor.bump();
            }
            let right = self.binding(binds + 1);
            left = self.join(infix, left, right);
        }
        self.depth -= 1;
        left
    }

    fn join(&mut self, infix: Infix, left: Built, right: Built) -> Built {
        let place = left.value.place.to(right.value.place);
        let height = left.height.max(right.height) + 1;
        if height > CHAIN_MAX {
            self.problems
                .push(Diagnostic::new(&codes::TOO_DEEP, right.value.place).arg(CHAIN_MAX));
            self.skip_value();
            self.lost = true;
            return Built::broken(place);
        }
        let (left, right) = (Box::new(left.value), Box::new(right.value));
        let kind = match infix {
            Infix::Range => ValueKind::Range(left, right),
            Infix::Op(op) => ValueKind::Binary { op, left, right },
        };
        Built {
            value: Value { place, kind },
            height,
        }
    }

    fn too_deep(&mut self) -> Built {
        let place = self.cursor.place();
        self.problems
            .push(Diagnostic::new(&codes::TOO_DEEP, place).arg(DEPTH_MAX));
        self.lost = true;
        match self.cursor.partner() {
            Some(partner) => self.cursor.jump_past(partner),
            None => self.skip_value(),
        }
        // Whatever it is, it is not looked at again.
        if self.cursor.place() == place {
            self.cursor.bump();
        }
        Built::broken(place)
    }

    /// Skips what can still belong to a value of which enough was said:
    /// operators and what stands beside them.
    fn skip_value(&mut self) {
        let mut wants_operand = false;
        while let Some(kind) = self.cursor.kind() {
            let joins = infix(kind).is_some()
                || matches!(
                    kind,
                    TokenKind::Keyword(Keyword::Not) | TokenKind::Symbol(Symbol::Dot)
                );
            let is_operand = matches!(
                kind,
                TokenKind::Word | TokenKind::Name | TokenKind::Number | TokenKind::Text { .. }
            );
            let goes_on = joins || (wants_operand && is_operand);
            if !goes_on {
                return;
            }
            wants_operand = joins;
            self.cursor.bump();
        }
    }

    fn operand(&mut self) -> Built {
        let place = self.cursor.place();
        let slice = self.cursor.slice(place);
        let Some(kind) = self.cursor.kind() else {
            return self.missing();
        };
        match kind {
            TokenKind::Number => {
                self.cursor.bump();
                match numeral(slice) {
                    Numeral::Whole(number) => Built::leaf(place, ValueKind::Number(number)),
                    Numeral::Decimal(text) => Built::leaf(place, ValueKind::Decimal(text)),
                    Numeral::TooLarge | Numeral::Bad => Built::broken(place),
                }
            }
            TokenKind::Text { .. } => {
                self.cursor.bump();
                Built::leaf(place, ValueKind::Text(unquote(slice).text))
            }
            // The next line begins with the next clause: a value is missing here.
            TokenKind::Word if self.cursor.begins_line() && self.begins_clause_with_value() => {
                self.missing()
            }
            TokenKind::Name | TokenKind::Word => self.named(),
            TokenKind::Keyword(Keyword::Not) => {
                self.cursor.bump();
                let inner = self.binding(NOT_BINDS);
                let place = place.to(inner.value.place);
                let kind = ValueKind::Not(Box::new(inner.value));
                Built {
                    value: Value { place, kind },
                    height: inner.height + 1,
                }
            }
            TokenKind::Symbol(Symbol::Minus) => self.minus(),
            TokenKind::Symbol(Symbol::OpenParen) => {
                let (mut values, place, height) = self.bracketed(true);
                match values.pop() {
                    Some(value) => Built {
                        value: Value { place, ..value },
                        height,
                    },
                    None => Built::broken(place),
                }
            }
            TokenKind::Symbol(Symbol::OpenList) => {
                let (values, place, height) = self.bracketed(false);
                Built {
                    value: Value {
                        place,
                        kind: ValueKind::List(values),
                    },
                    height: height + 1,
                }
            }
            TokenKind::Symbol(Symbol::OpenBlock) => self.block(),
            _ => self.missing(),
        }
    }

    fn minus(&mut self) -> Built {
        let sign = self.cursor.place();
        self.cursor.bump();
        let inner = self.binding(SIGN_BINDS);
        let place = sign.to(inner.value.place);
        let kind = match inner.value.kind {
            ValueKind::Number(number) => ValueKind::Number(-number),
            ValueKind::Decimal(text) if !text.starts_with('-') => {
                ValueKind::Decimal(format!("-{text}"))
            }
            kind => ValueKind::Minus(Box::new(Value {
                place: inner.value.place,
                kind,
            })),
        };
        Built {
            value: Value { place, kind },
            height: inner.height + 1,
        }
    }

    /// Reads a word, its path and its arguments: `hand.points`, `Doubles(9)`.
    fn named(&mut self) -> Built {
        let is_name = self.cursor.kind() == Some(TokenKind::Name);
        let mut place = self.cursor.place();
        let mut text = self.cursor.slice(place).to_owned();
        self.cursor.bump();
        while self.cursor.is(Symbol::Dot)
            && let Some(TokenKind::Word | TokenKind::Name | TokenKind::Keyword(_)) =
                self.cursor.kind_at(1)
        {
            self.cursor.bump();
            let part = self.cursor.place();
            text.push('.');
            text.push_str(self.cursor.slice(part));
            place = place.to(part);
            self.cursor.bump();
        }
        let called = self.cursor.is(Symbol::OpenParen) && (is_name || self.cursor.is_glued(0));
        if called {
            let (args, brackets, height) = self.bracketed(false);
            let kind = ValueKind::Call {
                name: Spelled { text, place },
                args,
            };
            return Built {
                value: Value {
                    place: place.to(brackets),
                    kind,
                },
                height: height + 1,
            };
        }
        let kind = if is_name {
            ValueKind::Name(text)
        } else {
            ValueKind::Variable(text)
        };
        Built::leaf(place, kind)
    }

    /// Reads what stands between brackets: values with commas, or exactly one.
    fn bracketed(&mut self, single: bool) -> (Vec<Value>, Place, usize) {
        let open_index = self.cursor.index();
        let open = self.cursor.place();
        let close = if self.cursor.is(Symbol::OpenList) {
            Symbol::CloseList
        } else {
            Symbol::CloseParen
        };
        self.cursor.bump();
        let mut values = Vec::new();
        let mut height = 1;
        while single || !self.cursor.is(close) {
            let built = self.binding(0);
            height = height.max(built.height);
            values.push(built.value);
            if self.lost || single || !self.cursor.is(Symbol::Comma) {
                break;
            }
            self.cursor.bump();
        }
        if self.cursor.is(close) && !self.lost {
            self.cursor.bump();
        } else {
            self.not_closed(open, open_index, &mut values);
        }
        (values, open.to(self.cursor.place_before()), height)
    }

    /// Reports what is wrong before the closing bracket, and goes on after it.
    fn not_closed(&mut self, open: Place, open_index: usize, values: &mut Vec<Value>) {
        let here = self.cursor.place();
        let said = self.lost;
        match self.cursor.partner_of(open_index) {
            Some(partner) => {
                if !said {
                    self.unexpected(Some(Bilingual::new(
                        "separate values with `,`",
                        "separa los valores con `,`",
                    )));
                }
                self.cursor.jump_past(partner);
                // Past the bracket the text can be trusted again.
                self.lost = false;
            }
            None if !said => {
                let after = self.cursor.place_before();
                let open_text = self.cursor.slice(open);
                let close_text = if open_text == "[" { "]" } else { ")" };
                let end = Place {
                    span: after.span.after(),
                    ..after
                };
                self.problems.push(
                    Diagnostic::new(&codes::UNCLOSED_BRACKET, open)
                        .arg(open_text)
                        .arg(close_text)
                        .label(
                            end,
                            Bilingual::new("it should close here", "debería cerrarse aquí"),
                        )
                        .fix(end, close_text),
                );
                let goes_on = self.begins_clause() || self.cursor.kind().is_none();
                self.lost = !goes_on;
            }
            None => {}
        }
        values.push(broken(here));
    }

    /// Takes a block as it stands; whoever knows what it is reads it.
    fn block(&mut self) -> Built {
        let open = self.cursor.place();
        let open_index = self.cursor.index();
        let Some(partner) = self.cursor.partner() else {
            self.problems.push(
                Diagnostic::new(&codes::UNCLOSED_BRACKET, open)
                    .arg("{")
                    .arg("}"),
            );
            while self
                .cursor
                .kind()
                .is_some_and(|it| it != TokenKind::Keyword(Keyword::New))
            {
                self.cursor.bump();
            }
            return Built::broken(open.to(self.cursor.place_before()));
        };
        debug_assert!(partner > open_index, "a bracket closes after it opens");
        self.cursor.jump_past(partner);
        let place = open.to(self.cursor.place_before());
        let inside = Span::new(place.span.start + 1, place.span.end - 1);
        let tokens = self.cursor.inside(inside);
        Built::leaf(place, ValueKind::Block(Block { tokens, place }))
    }

    fn missing(&mut self) -> Built {
        let before = self.cursor.place_before();
        let place = self.cursor.place();
        self.problems
            .push(Diagnostic::new(&codes::MISSING_VALUE, before).arg(self.cursor.slice(before)));
        self.lost = true;
        Built::broken(place)
    }
}
