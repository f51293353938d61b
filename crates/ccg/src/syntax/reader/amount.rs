//! Numbers: `3`, `N - 1`, `count(Creature)`, `life of you`, `half X`.

use super::{Read, Reader, is_param};
use crate::syntax::ast::{Amount, Signed};
use crate::syntax::codes;
use crate::syntax::lexeme::LexemeKind;
use crate::syntax::lexicon::Role;
use tapete_lang::{Place, Span, Spelled, Symbol};

impl Reader<'_, '_> {
    pub(crate) fn amount(&mut self) -> Read<Amount> {
        self.nested(|reader| {
            let mut amount = reader.amount_term()?;
            loop {
                let minus = reader.is_symbol(Symbol::Minus);
                if !minus && !reader.is_symbol(Symbol::Plus) {
                    return Ok(amount);
                }
                reader.join()?;
                reader.bump();
                let right = Box::new(reader.amount_term()?);
                amount = match minus {
                    true => Amount::Subtract(Box::new(amount), right),
                    false => Amount::Add(Box::new(amount), right),
                };
            }
        })
    }

    /// Tells whether a number surely begins here, where it may be left out.
    pub(crate) fn begins_amount(&self) -> bool {
        let Some(lexeme) = self.peek() else {
            return false;
        };
        match lexeme.kind {
            LexemeKind::Number => true,
            LexemeKind::Name => is_param(&lexeme.text),
            LexemeKind::Word => {
                lexeme.sense(Role::Quantity).is_some()
                    || lexeme.is(Role::Property, "that_much")
                    || (self.word_at(1, Role::Glue, "of") && super::is_plain(lexeme))
            }
            LexemeKind::Symbol(Symbol::OpenParen) => true,
            _ => false,
        }
    }

    /// Reads a number and what it is multiplied by. `2 * Swamps` is a cost, so
    /// that a lone name after `*` is left alone.
    fn amount_term(&mut self) -> Read<Amount> {
        let mut amount = self.amount_factor()?;
        while self.is_symbol(Symbol::Star) && self.begins_factor_at(1) {
            self.join()?;
            self.bump();
            let right = self.amount_factor()?;
            amount = Amount::Multiply(Box::new(amount), Box::new(right));
        }
        Ok(amount)
    }

    pub(super) fn begins_factor_at(&self, ahead: usize) -> bool {
        let Some(lexeme) = self.peek_at(ahead) else {
            return false;
        };
        match lexeme.kind {
            LexemeKind::Number | LexemeKind::Symbol(Symbol::OpenParen) => true,
            LexemeKind::Name => is_param(&lexeme.text),
            LexemeKind::Word => {
                lexeme.sense(Role::Quantity).is_some()
                    || lexeme.is(Role::Property, "that_much")
                    || self.word_at(ahead + 1, Role::Glue, "of")
            }
            _ => false,
        }
    }

    fn amount_factor(&mut self) -> Read<Amount> {
        let Some(lexeme) = self.peek() else {
            return Err(self.expected(&codes::EXPECTED_AMOUNT, &[Role::Quantity, Role::Property]));
        };
        match lexeme.kind {
            LexemeKind::Number => Ok(Amount::Number(self.number()?)),
            LexemeKind::Symbol(Symbol::OpenParen) => {
                self.bump();
                let amount = self.amount()?;
                self.symbol(Symbol::CloseParen, ")")?;
                Ok(amount)
            }
            LexemeKind::Name | LexemeKind::Word => self.amount_word(),
            _ => Err(self.expected(&codes::EXPECTED_AMOUNT, &[Role::Quantity, Role::Property])),
        }
    }

    fn amount_word(&mut self) -> Read<Amount> {
        let opens = self.symbol_at(1, Symbol::OpenParen);
        let quantity = self.peek().and_then(|it| it.sense(Role::Quantity));
        match quantity.map(|it| it.name) {
            Some("count") if opens => {
                self.bump();
                self.bump();
                let filter = Box::new(self.filter()?);
                let zone = self.within()?;
                self.symbol(Symbol::CloseParen, ")")?;
                return Ok(Amount::Count { filter, zone });
            }
            Some("counters") if opens => {
                self.bump();
                self.bump();
                let counter = self.counter()?;
                self.symbol(Symbol::CloseParen, ")")?;
                self.glue("of")?;
                let of = Box::new(self.selector()?);
                return Ok(Amount::Counters { counter, of });
            }
            Some("half") => {
                self.bump();
                let amount = Box::new(self.nested(Self::amount_factor)?);
                let up = self.eat_glue("rounded_up");
                return Ok(Amount::Half { amount, up });
            }
            _ => {}
        }
        let is_name = self.peek().is_some_and(|it| {
            let is_property = it.sense(Role::Property).is_some();
            is_property || super::is_plain(it)
        });
        let name = if is_name {
            self.take_any(Role::Property)
        } else {
            None
        };
        let Some(name) = name else {
            return Err(self.expected(&codes::EXPECTED_AMOUNT, &[Role::Quantity, Role::Property]));
        };
        if self.eat_glue("of") {
            let of = Box::new(self.selector()?);
            return Ok(Amount::Of { name, of });
        }
        Ok(Amount::Name(name))
    }

    /// Reads figures such as `+1/-N`.
    pub(crate) fn figures(&mut self) -> Read<(Signed, Signed)> {
        let lexeme = self.peek().filter(|it| it.kind == LexemeKind::Figures);
        let Some(lexeme) = lexeme else {
            return Err(self.expected_name(super::tell::FIGURES, &[]));
        };
        let Some((power, toughness)) = lexeme.text.split_once('/') else {
            return Err(self.expected_name(super::tell::FIGURES, &[]));
        };
        let middle = lexeme.place.span.start + power.len() as u32 + 1;
        let power = signed(power, lexeme.place, lexeme.place.span.start);
        let toughness = signed(toughness, lexeme.place, middle);
        match (power, toughness) {
            (Some(power), Some(toughness)) => {
                self.bump();
                Ok((power, toughness))
            }
            _ => Err(self.expected_name(super::tell::FIGURES, &[])),
        }
    }
}

/// Reads `+2` or `-N`, which begins at a byte of the text.
fn signed(text: &str, place: Place, start: u32) -> Option<Signed> {
    let minus = text.starts_with('-');
    let rest = text.get(1..)?;
    let is_number = rest.starts_with(|it: char| it.is_ascii_digit());
    let amount = if is_number {
        let digits: String = rest.chars().filter(|&it| it != '_').collect();
        Amount::Number(digits.parse().ok()?)
    } else {
        let span = Span::new(start + 1, start + 1 + rest.len() as u32);
        Amount::Name(Spelled {
            text: rest.to_owned(),
            place: Place { span, ..place },
        })
    };
    Some(Signed { minus, amount })
}
