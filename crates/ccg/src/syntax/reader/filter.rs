//! Filters: `Green or White and Creature`, one precedence, left to right.

use super::{Lost, Read, Reader, is_joint};
use crate::syntax::ast::{Cmp, Filter};
use crate::syntax::codes;
use crate::syntax::lexeme::LexemeKind;
use crate::syntax::lexicon::Role;
use tapete_lang::{Spelled, Symbol};

impl Reader<'_, '_> {
    /// Reads a filter up to what cannot belong to it. Words side by side mean
    /// `and`.
    pub(crate) fn filter(&mut self) -> Read<Filter> {
        self.nested(|reader| {
            let mut filter = reader.filter_term()?;
            loop {
                let is_or = reader.is_glue("or") || reader.is_symbol(Symbol::Bar);
                let is_and = reader.is_glue("and") || reader.is_symbol(Symbol::Ampersand);
                let ahead = usize::from(is_or || is_and);
                if !reader.begins_filter_term(ahead) {
                    return Ok(filter);
                }
                reader.join()?;
                if ahead == 1 {
                    reader.bump();
                }
                let left = Box::new(filter);
                let right = Box::new(reader.filter_term()?);
                filter = match is_or {
                    true => Filter::Or(left, right),
                    false => Filter::And(left, right),
                };
            }
        })
    }

    pub(crate) fn begins_filter(&self) -> bool {
        self.begins_filter_term(0)
    }

    pub(super) fn begins_filter_at(&self, ahead: usize) -> bool {
        self.begins_filter_term(ahead)
    }

    fn begins_filter_term(&self, ahead: usize) -> bool {
        let Some(lexeme) = self.peek_at(ahead) else {
            return false;
        };
        match lexeme.kind {
            LexemeKind::Name => !is_joint(lexeme),
            LexemeKind::Symbol(Symbol::OpenParen) => true,
            LexemeKind::Word => {
                let is = |name| lexeme.is(Role::Glue, name);
                if self.begins_token_sentence(ahead) {
                    return false;
                }
                if is("not") {
                    let next = self.peek_at(ahead + 1);
                    return next.is_some_and(names_someone) || self.begins_filter_term(ahead + 1);
                }
                if is("with") {
                    return self.with_of_filter(ahead);
                }
                is("without")
                    || is("named")
                    || is("controlled_by")
                    || self.compares_at(ahead).is_some()
                    || (lexeme.sense(Role::State).is_some()
                        && !self.is_subject(ahead)
                        && !names_someone(lexeme))
            }
            _ => false,
        }
    }

    /// Tells whether `this`, `you` or `attached` speaks of someone here, rather
    /// than being a part of a filter: something is said of it.
    fn is_subject(&self, ahead: usize) -> bool {
        let is_ref = self
            .peek_at(ahead)
            .is_some_and(|it| it.sense(Role::Ref).is_some());
        let said = self.peek_at(ahead + 1).is_some_and(|it| {
            it.sense(Role::Predicate).is_some() || it.sense(Role::EventVerb).is_some()
        });
        is_ref && said
    }

    /// `token Creature called …` at the beginning of a line is a sentence.
    fn begins_token_sentence(&self, ahead: usize) -> bool {
        let is_token = self
            .peek_at(ahead)
            .is_some_and(|it| it.begins_line && it.text == "token");
        let has_name = self
            .peek_at(ahead + 2)
            .is_some_and(|it| matches!(it.kind, LexemeKind::Text { .. }) || it.text == "called");
        is_token && has_name
    }

    /// Tells `with Flying` and `with time counter` from the clause `with hp 60`.
    fn with_of_filter(&self, ahead: usize) -> bool {
        let after = ahead + 1;
        let has_article = self.word_at(after, Role::Select, "a");
        if has_article {
            return self.is_counter(after + 1);
        }
        self.kind_at(after) == Some(LexemeKind::Name)
            || self.is_counter(after)
            || self.compares_at(after).is_some()
    }

    fn filter_term(&mut self) -> Read<Filter> {
        let Some(lexeme) = self.peek() else {
            return Err(self.no_filter());
        };
        if self.eat_symbol(Symbol::OpenParen) {
            let filter = self.filter()?;
            self.symbol(Symbol::CloseParen, ")")?;
            return Ok(filter);
        }
        if lexeme.kind == LexemeKind::Word {
            if let Some(cmp) = self.compares_at(0) {
                return self.compared(cmp);
            }
            if self.eat_glue("not") {
                let inner = self.nested(Self::filter_term)?;
                return Ok(Filter::Not(Box::new(inner)));
            }
            if self.is_glue("with") && self.with_of_filter(0) {
                return self.filter_with();
            }
            if self.eat_glue("without") {
                return Ok(Filter::Without(self.ability_ref()?));
            }
            if self.eat_glue("named") {
                return Ok(Filter::Named(self.text()?));
            }
            if self.eat_glue("controlled_by") {
                let who = self.take_word(Role::Ref).or_else(|| self.take_name());
                return match who {
                    Some(who) => Ok(Filter::ControlledBy(who)),
                    None => Err(self.expected(&codes::EXPECTED_SELECTOR, &[Role::Ref])),
                };
            }
            if let Some(word) = self.take_word(Role::State) {
                return Ok(Filter::Word(word));
            }
        }
        match self.take_name() {
            Some(name) => Ok(Filter::Word(name)),
            None => Err(self.no_filter()),
        }
    }

    fn no_filter(&mut self) -> Lost {
        self.expected(
            &codes::EXPECTED_FILTER,
            &[Role::State, Role::Kind, Role::Colour],
        )
    }

    fn filter_with(&mut self) -> Read<Filter> {
        self.bump();
        if self.is_word(Role::Select, "a") {
            self.bump();
        }
        if let Some(cmp) = self.compares_at(0) {
            return self.compared(cmp);
        }
        if self.is_counter(0) {
            return Ok(Filter::WithCounter(self.counter()?));
        }
        Ok(Filter::With(self.ability_ref()?))
    }

    fn compared(&mut self, cmp: Cmp) -> Read<Filter> {
        let property = self.property()?;
        self.bump();
        let amount = self.amount()?;
        Ok(Filter::Compare {
            property,
            cmp,
            amount,
        })
    }

    /// Reads the name of a number of a card or a player.
    pub(crate) fn property(&mut self) -> Read<Spelled> {
        match self.take_any(Role::Property) {
            Some(property) => Ok(property),
            None => Err(self.expected_name(super::tell::A_PROPERTY, &[Role::Property])),
        }
    }

    /// Returns the comparison of a property that stands here. In `power of a
    /// Creature attacking < 3` a state ends the filter, and in `power of a
    /// Creature with Flying < 3` an ability does.
    fn compares_at(&self, ahead: usize) -> Option<Cmp> {
        let is_property = self
            .peek_at(ahead)
            .is_some_and(|it| it.kind == LexemeKind::Word && it.sense(Role::State).is_none());
        self.cmp_at(ahead + 1).filter(|_| is_property)
    }

    pub(crate) fn cmp_at(&self, ahead: usize) -> Option<Cmp> {
        let LexemeKind::Symbol(symbol) = self.kind_at(ahead)? else {
            return None;
        };
        Some(match symbol {
            Symbol::Less => Cmp::Less,
            Symbol::LessEqual => Cmp::LessEqual,
            Symbol::Equal => Cmp::Equal,
            Symbol::NotEqual => Cmp::NotEqual,
            Symbol::GreaterEqual => Cmp::GreaterEqual,
            Symbol::Greater => Cmp::Greater,
            _ => return None,
        })
    }
}

/// Tells whether a word speaks of someone by itself; in a filter it stands only
/// first, after `not` or in parentheses, since `fight a Creature and this` is
/// about two.
pub(crate) fn names_someone(lexeme: &crate::syntax::lexeme::Lexeme<'_>) -> bool {
    ["this", "you", "opponent"]
        .iter()
        .any(|name| lexeme.is(Role::Ref, name))
}
