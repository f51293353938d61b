//! Selectors: whom or what an effect, an event or a condition is about.

use super::{Read, Reader};
use crate::syntax::ast::{Amount, How, Ref, Selector, Whose, ZoneRef};
use crate::syntax::codes;
use crate::syntax::lexeme::LexemeKind;
use crate::syntax::lexicon::Role;
use tapete_lang::{Place, Symbol};

/// The words for what was already named, and what they stand for.
pub(crate) const REFS: &[(&str, Ref)] = &[
    ("this", Ref::This),
    ("it", Ref::It),
    ("you", Ref::You),
    ("opponent", Ref::Opponent),
    ("each_player", Ref::EachPlayer),
    ("attached", Ref::Attached),
    ("blocker", Ref::Blocker),
    ("attacker", Ref::Attacker),
    ("defender", Ref::Defender),
    ("chosen", Ref::Chosen),
    ("that_player", Ref::ThatPlayer),
    ("that_creature", Ref::ThatCreature),
    ("hero", Ref::Hero),
    ("active", Ref::Active),
];

/// The words that say whose, and what they stand for.
pub(crate) const WHOSES: &[(&str, Whose)] = &[
    ("your", Whose::Your),
    ("opponents", Whose::Opponents),
    ("their", Whose::Their),
    ("its", Whose::Its),
    ("any", Whose::Any),
];

impl Reader<'_, '_> {
    pub(crate) fn selector(&mut self) -> Read<Selector> {
        self.nested(Self::selector_inside)
    }

    fn selector_inside(&mut self) -> Read<Selector> {
        let place = self.place();
        if let Some(name) = self.reference() {
            return Ok(Selector::Ref(name, place));
        }
        let select = self.peek().and_then(|it| it.sense(Role::Select));
        match select.map(|it| it.name) {
            Some("controller") => {
                self.bump();
                return Ok(Selector::Controller(Box::new(self.of_whom(place)?)));
            }
            Some("owner") => {
                self.bump();
                return Ok(Selector::Owner(Box::new(self.of_whom(place)?)));
            }
            Some("each" | "all") => {
                self.bump();
                let other = self.eat_glue("other");
                let filter = self.filter()?;
                let zone = self.within()?;
                return Ok(Selector::Each {
                    other,
                    filter,
                    zone,
                });
            }
            Some("up_to") => {
                self.bump();
                let max = self.amount()?;
                return self.some(place, Amount::Number(0), max, false);
            }
            Some("another") => {
                self.bump();
                return self.some(place, Amount::Number(1), Amount::Number(1), true);
            }
            Some("a") => {
                self.bump();
                return self.some(place, Amount::Number(1), Amount::Number(1), false);
            }
            _ => {}
        }
        if self.begins_count() {
            let amount = self.amount()?;
            return self.counted(place, amount);
        }
        let begins = self.is_word(Role::Select, "target")
            || self.is_word(Role::Select, "random")
            || self.begins_filter();
        if !begins {
            let roles = [
                Role::Ref,
                Role::Select,
                Role::State,
                Role::Kind,
                Role::Colour,
            ];
            return Err(self.expected(&codes::EXPECTED_SELECTOR, &roles));
        }
        self.some(place, Amount::Number(1), Amount::Number(1), false)
    }

    /// Reads what is counted, after the number.
    pub(crate) fn counted(&mut self, place: Place, amount: Amount) -> Read<Selector> {
        let max = amount.clone();
        self.some(place, amount, max, false)
    }

    /// Reads `target tapped Creature in your graveyard`, after the number or
    /// the article.
    fn some(&mut self, place: Place, min: Amount, max: Amount, other: bool) -> Read<Selector> {
        let how = if self.is_word(Role::Select, "target") {
            How::Target
        } else if self.is_word(Role::Select, "random") {
            How::Random
        } else {
            How::Choice
        };
        if how != How::Choice {
            self.bump();
        }
        let other = self.eat_glue("other") || other;
        let filter = self.filter()?;
        let zone = self.within()?;
        Ok(Selector::Some {
            how,
            min,
            max,
            other,
            filter,
            zone,
            place: self.since(place),
        })
    }

    /// Tells whether a number of things begins here, rather than a filter.
    pub(crate) fn begins_count(&self) -> bool {
        let Some(lexeme) = self.peek() else {
            return false;
        };
        match lexeme.kind {
            LexemeKind::Number => true,
            // `X Creatures`: a parameter and then what is counted.
            LexemeKind::Name => {
                let glued = self.peek_at(1).is_some_and(|it| it.glued);
                let counts = self.begins_filter_at(1) || self.word_at(1, Role::Select, "target");
                super::is_param(&lexeme.text) && counts && !glued
            }
            LexemeKind::Symbol(Symbol::OpenParen) => self.paren_is_amount(),
            LexemeKind::Word => {
                lexeme.sense(Role::Quantity).is_some() || lexeme.is(Role::Property, "that_much")
            }
            _ => false,
        }
    }

    /// Reads `of selector`; what is meant without it is `it`.
    fn of_whom(&mut self, place: Place) -> Read<Selector> {
        if self.eat_glue("of") {
            return self.selector();
        }
        Ok(Selector::Ref(Ref::It, place))
    }

    pub(crate) fn reference(&mut self) -> Option<Ref> {
        let word = self.peek()?.sense(Role::Ref)?;
        // `active Creature` is a filter.
        let is_state = self.peek()?.sense(Role::State).is_some();
        let goes_on = self.kind_at(1) == Some(LexemeKind::Name)
            && !self.peek_at(1).is_some_and(super::is_joint);
        if is_state && goes_on && !self.is_word(Role::Ref, "you") {
            return None;
        }
        let found = REFS.iter().find(|it| it.0 == word.name)?;
        self.bump();
        Some(found.1)
    }

    pub(crate) fn whose(&mut self) -> Whose {
        let word = self.peek().and_then(|it| it.sense(Role::Whose));
        let found = word.and_then(|word| WHOSES.iter().find(|it| it.0 == word.name));
        match found {
            Some(found) => {
                self.bump();
                found.1
            }
            None => Whose::Unsaid,
        }
    }

    /// Reads `in your graveyard`, if it stands here.
    pub(crate) fn within(&mut self) -> Read<Option<ZoneRef>> {
        if !self.is_glue("in") || self.symbol_at(1, Symbol::OpenBlock) {
            return Ok(None);
        }
        self.bump();
        Ok(Some(self.zone()?))
    }
}
