//! Effects: sequences, choices, conditions, and which kind of effect begins.

use super::{Read, Reader};
use crate::syntax::ast::{Effect, EffectKind};
use crate::syntax::codes;
use crate::syntax::lexeme::LexemeKind;
use crate::syntax::lexicon::{Role, Sense, senses};
use tapete_lang::{Place, Spelled, Symbol};
use tapete_speech::capital;

/// The verbs that are no action by themselves.
const NO_ACTIONS: &[&str] = &[
    "may",
    "if",
    "unless",
    "for_each",
    "repeat",
    "choose_one",
    "do",
    "end",
];

impl Reader<'_, '_> {
    /// Reads effects joined by `then` or `;`.
    pub(crate) fn effects(&mut self) -> Read<Effect> {
        let place = self.place();
        let mut effects = vec![self.effect()?];
        loop {
            let goes_on = self.is_symbol(Symbol::Semicolon) && self.begins_effect(1);
            if !goes_on && !self.is_glue("then") {
                break;
            }
            self.bump();
            self.join()?;
            effects.push(self.effect()?);
        }
        Ok(self.sequence(place, effects))
    }

    fn sequence(&self, place: Place, mut effects: Vec<Effect>) -> Effect {
        match (effects.len(), effects.pop()) {
            (1, Some(effect)) => effect,
            (_, last) => {
                effects.extend(last);
                Effect {
                    place: self.since(place),
                    kind: EffectKind::Sequence(effects),
                }
            }
        }
    }

    /// Tells whether an effect begins some pieces ahead.
    pub(crate) fn begins_effect(&self, ahead: usize) -> bool {
        let Some(lexeme) = self.peek_at(ahead) else {
            return false;
        };
        if lexeme.is_symbol(Symbol::OpenBlock) {
            return true;
        }
        let then_when = self
            .peek_at(ahead + 1)
            .is_some_and(|it| it.is(Role::Clause, "when"));
        if then_when || self.begins_setting(ahead) {
            return false;
        }
        let is_who = lexeme.sense(Role::Ref).is_some()
            || lexeme.sense(Role::Select).is_some()
            || lexeme.sense(Role::State).is_some();
        let is_name = matches!(lexeme.kind, LexemeKind::Name | LexemeKind::Number);
        lexeme.sense(Role::Verb).is_some() || is_who || is_name
    }

    pub(crate) fn effect(&mut self) -> Read<Effect> {
        self.nested(Self::effect_inside)
    }

    fn effect_inside(&mut self) -> Read<Effect> {
        let place = self.place();
        if self.is_symbol(Symbol::OpenBlock) {
            let effects = self.block()?;
            return Ok(self.sequence(place, effects));
        }
        let lexeme = self.peek();
        let verb = lexeme.and_then(|it| it.sense(Role::Verb));
        let kind = if let Some(verb) = verb.filter(|_| !self.is_said_of(1)) {
            self.verb(verb.name)?
        } else if let Some(kind) = self.action()? {
            kind
        } else if self.begins_who() {
            let who = self.selector()?;
            self.predicate(who)?
        } else {
            let roles = [Role::Verb, Role::Ref, Role::Select];
            return Err(self.expected(&codes::EXPECTED_EFFECT, &roles));
        };
        Ok(Effect {
            place: self.since(place),
            kind,
        })
    }

    /// Tells whether what stands before a piece is someone of whom the piece
    /// says something.
    fn is_said_of(&self, ahead: usize) -> bool {
        let is_who = self.peek().is_some_and(|it| it.sense(Role::Ref).is_some());
        let says = |it: &crate::syntax::lexeme::Lexeme<'_>| it.sense(Role::Predicate).is_some();
        is_who && self.peek_at(ahead).is_some_and(says)
    }

    /// Reads `{ a ; b }`.
    fn block(&mut self) -> Read<Vec<Effect>> {
        self.symbol(Symbol::OpenBlock, "{")?;
        let mut effects = Vec::new();
        loop {
            effects.push(self.effect()?);
            self.join()?;
            while self.eat_symbol(Symbol::Semicolon) || self.eat_glue("then") {}
            if self.eat_symbol(Symbol::CloseBlock) {
                return Ok(effects);
            }
            if !self.begins_effect(0) {
                return Err(self.expected_word("}"));
            }
        }
    }

    /// Reads the options of `choose_one { a ; b then c }`.
    pub(super) fn options(&mut self) -> Read<Vec<Effect>> {
        self.symbol(Symbol::OpenBlock, "{")?;
        let mut options = Vec::new();
        loop {
            let place = self.place();
            let mut effects = vec![self.effect()?];
            while self.eat_glue("then") {
                effects.push(self.effect()?);
            }
            self.join()?;
            options.push(self.sequence(place, effects));
            let more = self.eat_symbol(Symbol::Semicolon) || self.eat_symbol(Symbol::Comma);
            if self.eat_symbol(Symbol::CloseBlock) {
                return Ok(options);
            }
            if !more {
                return Err(self.expected_word("}"));
            }
        }
    }

    /// Reads an action of the thesis: a verb with a capital, perhaps a number,
    /// perhaps its target.
    fn action(&mut self) -> Read<Option<EffectKind>> {
        let lexeme = self.peek().filter(|it| it.kind == LexemeKind::Name);
        let Some(lexeme) = lexeme else {
            return Ok(None);
        };
        let lower = lexeme.text.to_lowercase();
        let is_action = |it: &&Sense| it.0 == Role::Verb && !NO_ACTIONS.contains(&it.1.name);
        let Some((_, word)) = senses(&lower).iter().find(is_action) else {
            return Ok(None);
        };
        let says_of_it = self.peek_at(1).is_some_and(|it| {
            let goes_on = it.sense(Role::Predicate).is_some() && !self.begins_clause(1);
            goes_on || super::is_joint(it)
        });
        if says_of_it {
            return Ok(None);
        }
        let name = Spelled {
            text: capital(word.name),
            place: lexeme.place,
        };
        self.bump();
        let mut args = Vec::new();
        if self.eat_symbol(Symbol::OpenParen) {
            while !self.eat_symbol(Symbol::CloseParen) {
                args.push(self.amount()?);
                if !self.eat_symbol(Symbol::Comma) {
                    self.symbol(Symbol::CloseParen, ")")?;
                    break;
                }
            }
        } else if self.kind_at(0) == Some(LexemeKind::Number) {
            args.push(self.amount()?);
        }
        let target = match self.is_word(Role::Select, "target") {
            true => {
                self.bump();
                Some(self.filter()?)
            }
            false => None,
        };
        Ok(Some(EffectKind::Action { name, args, target }))
    }

    /// Reads what `defined_as` names: actions or effects.
    pub(crate) fn actions(&mut self) -> Read<Effect> {
        let is_name = self.kind_at(0) == Some(LexemeKind::Name);
        let lower = self
            .peek()
            .map_or(String::new(), |it| it.text.to_lowercase());
        let is_known = senses(&lower).iter().any(|it| it.0 == Role::Verb);
        let is_lone = self.symbol_at(1, Symbol::OpenParen)
            || self.word_at(1, Role::Select, "target")
            || self.peek_at(1).is_none()
            || self.begins_clause(1);
        if is_name && !is_known && is_lone {
            return Err(self.expected(&codes::EXPECTED_EFFECT, &[Role::Verb]));
        }
        self.effects()
    }
}
