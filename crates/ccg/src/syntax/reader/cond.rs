//! Conditions: `this is attached`, `life of you < 5 and not kicked`.

use super::{Read, Reader};
use crate::syntax::ast::{Cond, Selector};
use crate::syntax::codes;
use crate::syntax::lexeme::LexemeKind;
use crate::syntax::lexicon::Role;
use tapete_lang::Symbol;

impl Reader<'_, '_> {
    /// Reads conditions joined by `and` and `or`, left to right.
    pub(crate) fn cond(&mut self) -> Read<Cond> {
        self.nested(|reader| {
            let mut cond = reader.cond_term()?;
            loop {
                let is_or = reader.is_glue("or") || reader.is_symbol(Symbol::Bar);
                let is_and = reader.is_glue("and") || reader.is_symbol(Symbol::Ampersand);
                if !is_or && !is_and {
                    return Ok(cond);
                }
                reader.join()?;
                reader.bump();
                let left = Box::new(cond);
                let right = Box::new(reader.cond_term()?);
                cond = match is_or {
                    true => Cond::Or(left, right),
                    false => Cond::And(left, right),
                };
            }
        })
    }

    /// Reads `if cond`, where it may be left out.
    pub(crate) fn if_cond(&mut self) -> Read<Option<Cond>> {
        if !self.eat_glue("if") {
            return Ok(None);
        }
        Ok(Some(self.cond()?))
    }

    fn cond_term(&mut self) -> Read<Cond> {
        if self.eat_glue("not") {
            let inner = self.nested(Self::cond_term)?;
            return Ok(Cond::Not(Box::new(inner)));
        }
        if self.is_symbol(Symbol::OpenParen) && !self.paren_goes_on() {
            self.bump();
            let cond = self.cond()?;
            self.symbol(Symbol::CloseParen, ")")?;
            return Ok(cond);
        }
        if self.begins_comparison() {
            return self.comparison();
        }
        let is_lone = self.peek().is_some_and(|it| {
            let is_ref = it.sense(Role::Ref).is_some() || it.sense(Role::Select).is_some();
            it.sense(Role::Condition).is_some() && !is_ref
        });
        if is_lone
            && self.kind_at(1) != Some(LexemeKind::Name)
            && let Some(word) = self.take_word(Role::Condition)
        {
            return Ok(Cond::Word(word));
        }
        if !self.begins_who() {
            let roles = [Role::Condition, Role::Ref, Role::Select];
            return Err(self.expected(&codes::EXPECTED_CONDITION, &roles));
        }
        let who = self.selector()?;
        self.cond_of(who)
    }

    /// Tells whether a selector can begin here.
    pub(crate) fn begins_who(&self) -> bool {
        let known = self
            .peek()
            .is_some_and(|it| it.sense(Role::Ref).is_some() || it.sense(Role::Select).is_some());
        known || self.begins_count() || self.begins_filter()
    }

    /// Tells whether `(…)` is the beginning of a calculation.
    fn paren_goes_on(&self) -> bool {
        let mut depth = 0usize;
        let mut ahead = 0;
        while let Some(kind) = self.kind_at(ahead) {
            match kind {
                LexemeKind::Symbol(Symbol::OpenParen) => depth += 1,
                LexemeKind::Symbol(Symbol::CloseParen) => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        break;
                    }
                }
                _ => {}
            }
            ahead += 1;
        }
        let is_sign = |symbol| self.symbol_at(ahead + 1, symbol);
        self.cmp_at(ahead + 1).is_some()
            || is_sign(Symbol::Plus)
            || is_sign(Symbol::Minus)
            || is_sign(Symbol::Star)
    }

    fn begins_comparison(&self) -> bool {
        let Some(lexeme) = self.peek() else {
            return false;
        };
        match lexeme.kind {
            LexemeKind::Number | LexemeKind::Symbol(Symbol::OpenParen) => true,
            LexemeKind::Word | LexemeKind::Name => {
                let is_sign = |symbol| self.symbol_at(1, symbol);
                let is_select = lexeme.sense(Role::Select).is_some();
                let opens = is_sign(Symbol::OpenParen);
                let quantity = lexeme.sense(Role::Quantity);
                self.cmp_at(1).is_some()
                    || is_sign(Symbol::Plus)
                    || is_sign(Symbol::Minus)
                    || is_sign(Symbol::Star)
                    || (self.word_at(1, Role::Glue, "of") && !is_select)
                    || quantity.is_some_and(|it| it.name == "half" || opens)
            }
            _ => false,
        }
    }

    fn comparison(&mut self) -> Read<Cond> {
        let place = self.place();
        let left = self.amount()?;
        let Some(cmp) = self.cmp_at(0) else {
            // `2 Creatures are tapped`: what was read counts something.
            let counts = self.is_word(Role::Select, "target")
                || self.is_word(Role::Select, "random")
                || self.is_glue("other")
                || self.is_glue("not")
                || self.begins_filter()
                || self
                    .peek()
                    .is_some_and(|it| it.sense(Role::State).is_some());
            if !counts {
                return Err(self.expected_name(super::tell::A_COMPARISON, &[]));
            }
            let who = self.counted(place, left)?;
            return self.cond_of(who);
        };
        self.bump();
        let right = self.amount()?;
        Ok(Cond::Compare { left, cmp, right })
    }

    /// Reads what a condition says of someone or something.
    fn cond_of(&mut self, who: Selector) -> Read<Cond> {
        let predicate = self.peek().and_then(|it| it.sense(Role::Predicate));
        let name = predicate.map_or("", |it| it.name);
        match name {
            "has" | "had" | "lacks" | "has_ability" => {
                self.bump();
                self.cond_has(who, name)
            }
            "is" | "was" => {
                self.bump();
                let filter = self.filter()?;
                Ok(Cond::Is {
                    who,
                    filter,
                    was: name == "was",
                })
            }
            "controls" => {
                self.bump();
                let what = self.selector()?;
                Ok(Cond::Controls { who, what })
            }
            _ => Err(self.expected(&codes::EXPECTED_CONDITION, &[Role::Predicate])),
        }
    }

    fn cond_has(&mut self, who: Selector, verb: &str) -> Read<Cond> {
        let none = self.eat_glue("no") || (verb == "lacks" && self.is_counter(0));
        if !none && self.is_word(Role::Select, "a") && self.is_counter(1) {
            self.bump();
        }
        if none || self.is_counter(0) {
            let counter = self.counter()?;
            return Ok(Cond::HasCounter {
                who,
                counter,
                none,
                had: verb == "had",
            });
        }
        let ability = self.ability_ref()?;
        Ok(Cond::HasAbility {
            who,
            ability,
            lacks: verb == "lacks",
        })
    }
}
