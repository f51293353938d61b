//! Abilities by name, with what is given for their parameters.

use super::{Read, Reader, is_param};
use crate::syntax::ast::{AbilityRef, Argument, Param};
use crate::syntax::codes;
use crate::syntax::lexeme::LexemeKind;
use crate::syntax::lexicon::Role;
use tapete_lang::{Spelled, Symbol};

impl Reader<'_, '_> {
    /// Reads `Flying`, `Flying()`, `Absorb(1)`, `Absorb 1`, `Equip(2 * Lands)`.
    pub(crate) fn ability_ref(&mut self) -> Read<AbilityRef> {
        let lexeme = self.peek().filter(|it| it.kind == LexemeKind::Name);
        let Some(lexeme) = lexeme.filter(|it| !super::is_joint(it)) else {
            return Err(self.expected(&codes::EXPECTED_ABILITY, &[]));
        };
        let name = Spelled {
            text: lexeme.text.clone().into_owned(),
            place: lexeme.place,
        };
        self.bump();
        let mut args = Vec::new();
        if self.eat_symbol(Symbol::OpenParen) {
            while !self.eat_symbol(Symbol::CloseParen) {
                args.push(self.nested(Self::argument)?);
                if !self.eat_symbol(Symbol::Comma) {
                    self.symbol(Symbol::CloseParen, ")")?;
                    break;
                }
            }
            return Ok(AbilityRef { name, args });
        }
        let bare = self.peek().is_some_and(|it| match it.kind {
            LexemeKind::Number => true,
            LexemeKind::Name => is_param(&it.text) && !super::is_joint(it),
            _ => false,
        });
        if bare {
            args.push(self.bare_argument()?);
        }
        Ok(AbilityRef { name, args })
    }

    /// Reads the number or the parameter after an ability without parentheses.
    fn bare_argument(&mut self) -> Read<Argument> {
        if self.kind_at(0) == Some(LexemeKind::Number) {
            let number = self.number()?;
            return Ok(Argument::Amount(crate::syntax::ast::Amount::Number(number)));
        }
        Ok(Argument::Filter(self.lone_filter()?))
    }

    fn lone_filter(&mut self) -> Read<crate::syntax::ast::Filter> {
        match self.take_name() {
            Some(name) => Ok(crate::syntax::ast::Filter::Word(name)),
            None => Err(self.expected(&codes::EXPECTED_ABILITY, &[])),
        }
    }

    /// Reads `Flying and Absorb(1)`.
    pub(crate) fn abilities(&mut self) -> Read<Vec<AbilityRef>> {
        let mut abilities = vec![self.ability_ref()?];
        loop {
            let joined = self.is_glue("and")
                || self.is_symbol(Symbol::Ampersand)
                || self.is_symbol(Symbol::Comma);
            let goes_on = self
                .peek_at(1)
                .is_some_and(|it| it.kind == LexemeKind::Name && !super::is_joint(it));
            let needs_more = joined && !self.is_symbol(Symbol::Comma);
            if !joined || !(goes_on || needs_more) {
                return Ok(abilities);
            }
            self.join()?;
            self.bump();
            abilities.push(self.ability_ref()?);
        }
    }

    /// Reads what is given for a parameter. A lone name is a filter; whoever
    /// resolves names decides whether it is a parameter.
    pub(crate) fn argument(&mut self) -> Read<Argument> {
        let Some(lexeme) = self.peek() else {
            return Err(self.expected(&codes::EXPECTED_AMOUNT, &[]));
        };
        let star = self.symbol_at(1, Symbol::Star);
        let next_is_name = self.kind_at(1) == Some(LexemeKind::Name);
        match lexeme.kind {
            LexemeKind::Number if (star || next_is_name) && !self.star_then_amount() => {
                Ok(Argument::Cost(self.costs_of_argument()?))
            }
            LexemeKind::Name if star => Ok(Argument::Cost(self.costs_of_argument()?)),
            LexemeKind::Name
                if self.symbol_at(1, Symbol::Plus) || self.symbol_at(1, Symbol::Minus) =>
            {
                Ok(Argument::Amount(self.amount()?))
            }
            LexemeKind::Number | LexemeKind::Symbol(Symbol::Minus) => {
                Ok(Argument::Amount(self.amount()?))
            }
            LexemeKind::Word => {
                let is_amount = lexeme.sense(Role::Quantity).is_some()
                    || lexeme.is(Role::Property, "that_much")
                    || self.word_at(1, Role::Glue, "of");
                let is_cost = lexeme.sense(Role::Verb).is_some() || lexeme.is(Role::Glue, "pay");
                if is_amount {
                    Ok(Argument::Amount(self.amount()?))
                } else if is_cost && self.cmp_at(1).is_none() {
                    Ok(Argument::Cost(self.costs_of_argument()?))
                } else {
                    Ok(Argument::Filter(self.filter()?))
                }
            }
            LexemeKind::Symbol(Symbol::OpenParen) if self.paren_is_amount() => {
                Ok(Argument::Amount(self.amount()?))
            }
            _ => Ok(Argument::Filter(self.filter()?)),
        }
    }

    fn star_then_amount(&self) -> bool {
        self.symbol_at(1, Symbol::Star)
            && self.peek_at(2).is_some_and(|it| {
                matches!(it.kind, LexemeKind::Number) || it.sense(Role::Quantity).is_some()
            })
    }

    /// Tells whether what stands in parentheses here is a calculation.
    pub(crate) fn paren_is_amount(&self) -> bool {
        let mut ahead = 0;
        while self.symbol_at(ahead, Symbol::OpenParen) {
            ahead += 1;
        }
        self.peek_at(ahead).is_some_and(|it| match it.kind {
            LexemeKind::Number => !matches!(self.cost_name_at(ahead), Some(false)),
            LexemeKind::Name => {
                let times = self.symbol_at(ahead + 1, Symbol::Star);
                self.symbol_at(ahead + 1, Symbol::Plus)
                    || self.symbol_at(ahead + 1, Symbol::Minus)
                    || (times && self.begins_factor_at(ahead + 2))
            }
            LexemeKind::Word => {
                let is_property = it.sense(Role::Property).is_some();
                it.sense(Role::Quantity).is_some()
                    || self.word_at(ahead + 1, Role::Glue, "of")
                    || (is_property && self.cmp_at(ahead + 1).is_none())
            }
            _ => false,
        })
    }

    /// After a number: `Some(false)` if a name of a resource follows.
    fn cost_name_at(&self, ahead: usize) -> Option<bool> {
        let star = usize::from(self.symbol_at(ahead + 1, Symbol::Star));
        let name = self.peek_at(ahead + 1 + star)?;
        (name.kind == LexemeKind::Name).then(|| is_param(&name.text))
    }

    /// Reads `N = 1, Q`.
    pub(crate) fn params(&mut self) -> Read<Vec<Param>> {
        let mut params = Vec::new();
        loop {
            let lexeme = self.peek().filter(|it| it.kind == LexemeKind::Name);
            let Some(lexeme) = lexeme else {
                return Err(self.expected_name(super::tell::A_NAME, &[]));
            };
            self.bump();
            let name = Spelled {
                text: lexeme.text.clone().into_owned(),
                place: lexeme.place,
            };
            let default = match self.eat_symbol(Symbol::Equal) {
                true => Some(self.argument()?),
                false => None,
            };
            params.push(Param { name, default });
            let goes_on = self.is_symbol(Symbol::Comma) || self.is_glue("and");
            if !goes_on || self.kind_at(1) != Some(LexemeKind::Name) {
                return Ok(params);
            }
            self.bump();
        }
    }
}
