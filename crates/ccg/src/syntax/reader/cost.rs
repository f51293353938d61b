//! Costs: `3 * Lands and 2 * Swamps`, `tap, sacrifice a Creature`.

use super::{Read, Reader};
use crate::syntax::ast::{Amount, Cost};
use crate::syntax::codes;
use crate::syntax::lexeme::LexemeKind;
use crate::syntax::lexicon::{Role, kind_in_english};
use tapete_lang::{Spelled, Symbol};

impl Reader<'_, '_> {
    /// Reads costs joined by `and`, `&` or commas; parentheses only group.
    pub(crate) fn costs(&mut self) -> Read<Vec<Cost>> {
        let mut costs = Vec::new();
        self.nested(|reader| reader.costs_into(&mut costs, true))?;
        Ok(costs)
    }

    /// Reads the costs of one argument, after which a comma begins the next.
    pub(super) fn costs_of_argument(&mut self) -> Read<Vec<Cost>> {
        let mut costs = Vec::new();
        self.nested(|reader| reader.costs_into(&mut costs, false))?;
        Ok(costs)
    }

    fn costs_into(&mut self, costs: &mut Vec<Cost>, commas: bool) -> Read<()> {
        loop {
            self.cost_into(costs)?;
            let joined = self.is_glue("and")
                || self.is_symbol(Symbol::Ampersand)
                || (commas && self.is_symbol(Symbol::Comma));
            if !joined || !self.begins_cost(1) {
                return Ok(());
            }
            self.join()?;
            self.bump();
        }
    }

    fn begins_cost(&self, ahead: usize) -> bool {
        let Some(lexeme) = self.peek_at(ahead) else {
            return false;
        };
        match lexeme.kind {
            LexemeKind::Number | LexemeKind::Symbol(Symbol::OpenParen) => true,
            LexemeKind::Name => !super::is_joint(lexeme),
            LexemeKind::Word => {
                lexeme.sense(Role::Verb).is_some()
                    || lexeme.is(Role::Glue, "pay")
                    || lexeme.sense(Role::Quantity).is_some()
                    || lexeme.is(Role::Property, "that_much")
            }
            _ => false,
        }
    }

    fn cost_into(&mut self, costs: &mut Vec<Cost>) -> Read<()> {
        if self.is_symbol(Symbol::OpenParen) {
            self.bump();
            self.nested(|reader| reader.costs_into(costs, true))?;
            return self.symbol(Symbol::CloseParen, ")");
        }
        costs.push(self.cost()?);
        Ok(())
    }

    fn cost(&mut self) -> Read<Cost> {
        let place = self.place();
        let Some(lexeme) = self.peek() else {
            return Err(self.expected(&codes::EXPECTED_COST, &[]));
        };
        match lexeme.kind {
            LexemeKind::Number => {
                let amount = Amount::Number(self.number()?);
                self.some_of(amount)
            }
            LexemeKind::Name => self.cost_name(),
            LexemeKind::Word => {
                let lone = self.ends_cost(1);
                if lexeme.is(Role::Verb, "tap") && lone {
                    self.bump();
                    return Ok(Cost::Tap(place));
                }
                if lexeme.is(Role::Verb, "untap") && lone {
                    self.bump();
                    return Ok(Cost::Untap(place));
                }
                if self.eat_glue("pay") {
                    let amount = self.amount()?;
                    return self.some_of(amount);
                }
                if lexeme.sense(Role::Verb).is_some() {
                    return Ok(Cost::Effect(Box::new(self.effect()?)));
                }
                let is_amount = lexeme.sense(Role::Quantity).is_some()
                    || lexeme.is(Role::Property, "that_much");
                if is_amount {
                    let amount = self.amount()?;
                    return self.some_of(amount);
                }
                Err(self.expected(&codes::EXPECTED_COST, &[Role::Verb, Role::Kind]))
            }
            _ => Err(self.expected(&codes::EXPECTED_COST, &[])),
        }
    }

    /// Tells whether a cost ends before a piece.
    fn ends_cost(&self, ahead: usize) -> bool {
        self.peek_at(ahead).is_none_or(|it| {
            let is_sign = matches!(
                it.kind,
                LexemeKind::Symbol(
                    Symbol::Comma
                        | Symbol::Colon
                        | Symbol::Semicolon
                        | Symbol::CloseParen
                        | Symbol::CloseBlock
                        | Symbol::Ampersand
                )
            );
            let goes_on = ["then", "else", "heads", "tails"];
            let is_glue = goes_on.iter().any(|name| it.is(Role::Glue, name));
            is_sign || is_glue || super::is_joint(it) || self.begins_clause(ahead)
        })
    }

    /// Reads `X * Lands`, `X Lands`, or a parameter alone.
    fn cost_name(&mut self) -> Read<Cost> {
        let star = self.symbol_at(1, Symbol::Star);
        let next_is_name = self
            .peek_at(1)
            .is_some_and(|it| it.kind == LexemeKind::Name && !super::is_joint(it));
        let Some(lexeme) = self.peek() else {
            return Err(self.expected(&codes::EXPECTED_COST, &[]));
        };
        let name = Spelled {
            text: lexeme.text.clone().into_owned(),
            place: lexeme.place,
        };
        if super::is_joint(lexeme) {
            return Err(self.expected(&codes::EXPECTED_COST, &[]));
        }
        self.bump();
        if star || next_is_name {
            return self.some_of(Amount::Name(name));
        }
        let text = kind_in_english(&name.text);
        Ok(Cost::Param(Spelled { text, ..name }))
    }

    /// Reads what there must be so much of.
    fn some_of(&mut self, amount: Amount) -> Read<Cost> {
        self.eat_symbol(Symbol::Star);
        let is_name = self.peek().is_some_and(|it| {
            it.kind == LexemeKind::Name || it.sense(Role::Property).is_some() || super::is_plain(it)
        });
        let of = match is_name {
            true => self.take_any(Role::Property),
            false => None,
        };
        match of {
            Some(of) => Ok(Cost::Some { amount, of }),
            None => Err(self.expected_name(super::tell::A_NAME, &[Role::Kind])),
        }
    }
}
