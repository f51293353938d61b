//! Events: `this deals combat damage to a Player`, `your upkeep begins`.

use super::{Read, Reader};
use crate::syntax::ast::{Event, EventKind, EventPart, EventWhat, Whose};
use crate::syntax::codes;
use crate::syntax::lexeme::LexemeKind;
use crate::syntax::lexicon::{Role, kind_in_english};
use tapete_lang::{Spelled, Symbol};

/// The small words before a part of an event.
const PARTS: &[&str] = &["by", "to", "from", "with", "on"];

impl Reader<'_, '_> {
    /// Reads events joined by `or`.
    pub(crate) fn events(&mut self) -> Read<Vec<Event>> {
        let mut events = vec![self.event()?];
        while self.eat_glue("or") {
            self.join()?;
            events.push(self.event()?);
        }
        Ok(events)
    }

    pub(crate) fn event(&mut self) -> Read<Event> {
        let place = self.place();
        let kind = self.event_kind()?;
        Ok(Event {
            place: self.since(place),
            kind,
        })
    }

    fn event_kind(&mut self) -> Read<EventKind> {
        if let Some(moment) = self.take_word(Role::Moment) {
            return Ok(EventKind::Moment(moment));
        }
        if self.eat_glue("last") {
            let counter = self.counter()?;
            if !self.is_word(Role::EventVerb, "is_removed") {
                return Err(self.expected_word("is_removed"));
            }
            self.bump();
            self.glue("from")?;
            let from = self.selector()?;
            return Ok(EventKind::LastRemoved { counter, from });
        }
        if let Some(phase) = self.phase_event()? {
            return Ok(phase);
        }
        if !self.begins_who() {
            let roles = [Role::Ref, Role::Select, Role::Whose, Role::Moment];
            return Err(self.expected(&codes::EXPECTED_EVENT, &roles));
        }
        let who = self.selector()?;
        let Some(verb) = self.take_word(Role::EventVerb) else {
            return Err(self.expected(&codes::EXPECTED_EVENT, &[Role::EventVerb]));
        };
        let mut alone = self.eat_glue("alone");
        let mut combat = false;
        let mut parts = Vec::new();
        while let Some(part) = self.event_part(&mut combat)? {
            self.join()?;
            parts.push(part);
        }
        alone = self.eat_glue("alone") || alone;
        Ok(EventKind::Happens {
            who,
            verb,
            alone,
            combat,
            parts,
        })
    }

    /// Reads `your upkeep begins`, if it stands here.
    fn phase_event(&mut self) -> Read<Option<EventKind>> {
        let ahead = [0, 1].into_iter().find(|ahead| {
            self.word_at(ahead + 1, Role::Glue, "begins")
                || self.word_at(ahead + 1, Role::Glue, "ends")
        });
        let begins = self
            .peek()
            .is_some_and(|it| it.sense(Role::Whose).is_some() || it.is(Role::Select, "each"));
        let Some(ahead) = ahead.filter(|ahead| *ahead == 0 || begins) else {
            if self
                .peek()
                .is_some_and(|it| it.sense(Role::Whose).is_some())
            {
                self.bump();
                if self.take_any(Role::Phase).is_none() {
                    return Err(self.expected_name(super::tell::A_PHASE, &[Role::Phase]));
                }
                return Err(self.expected_word("begins"));
            }
            return Ok(None);
        };
        let every = self.is_word(Role::Whose, "each_players") || self.is_word(Role::Select, "each");
        let whose = match every && ahead == 1 {
            true => {
                self.bump();
                Whose::Any
            }
            false => self.whose(),
        };
        let Some(phase) = self.take_any(Role::Phase) else {
            return Err(self.expected_name(super::tell::A_PHASE, &[Role::Phase]));
        };
        let ends = self.is_glue("ends");
        self.bump();
        Ok(Some(EventKind::Phase { whose, phase, ends }))
    }

    fn event_part(&mut self, combat: &mut bool) -> Read<Option<EventPart>> {
        let Some(lexeme) = self.peek() else {
            return Ok(None);
        };
        if self.is_glue("combat") && self.word_at(1, Role::Property, "damage") {
            self.bump();
            *combat = true;
            return self.event_part(combat);
        }
        let is_object = lexeme.is(Role::Property, "damage")
            || lexeme.is(Role::Property, "life")
            || lexeme.is(Role::Glue, "card");
        if is_object {
            let text = match lexeme.is(Role::Glue, "card") {
                true => "card".to_owned(),
                false => lexeme
                    .sense(Role::Property)
                    .map_or("", |it| it.name)
                    .to_owned(),
            };
            self.bump();
            // `damage de_combate` is said in this order in Spanish.
            *combat = self.eat_glue("combat") || *combat;
            let what = EventWhat::Word(Spelled {
                text,
                place: lexeme.place,
            });
            return Ok(Some(EventPart { word: None, what }));
        }
        let word = PARTS.iter().find(|it| self.is_glue(it));
        let is_article = lexeme.is(Role::Select, "a") && self.article_at(1);
        if let Some(word) = word
            && !is_article
        {
            self.bump();
            let word = Spelled {
                text: (*word).to_owned(),
                place: lexeme.place,
            };
            let what = self.event_what()?;
            return Ok(Some(EventPart {
                word: Some(word),
                what,
            }));
        }
        let is_selector = lexeme.sense(Role::Select).is_some()
            || lexeme.sense(Role::Ref).is_some()
            || lexeme.kind == LexemeKind::Number
            || (lexeme.kind == LexemeKind::Name && !super::is_joint(lexeme));
        if !is_selector {
            return Ok(None);
        }
        let what = EventWhat::Selector(self.selector()?);
        Ok(Some(EventPart { word: None, what }))
    }

    /// Tells the English article `a` from the Spanish `a`, which is `to`: a
    /// filter follows the article.
    fn article_at(&self, ahead: usize) -> bool {
        self.peek_at(ahead).is_some_and(|it| {
            let is_filter_word = it.sense(Role::State).is_some() && it.sense(Role::Ref).is_none();
            it.kind == LexemeKind::Name
                || it.kind == LexemeKind::Symbol(Symbol::OpenParen)
                || is_filter_word
                || ["not", "with", "without", "named"]
                    .iter()
                    .any(|name| it.is(Role::Glue, name))
        })
    }

    fn event_what(&mut self) -> Read<EventWhat> {
        let is_zone = self.peek().is_some_and(|it| {
            let is_who = it.sense(Role::Select).is_some()
                || it.sense(Role::Ref).is_some()
                || it.sense(Role::State).is_some();
            let is_word = it.kind == LexemeKind::Word;
            it.sense(Role::Whose).is_some()
                || (it.sense(Role::Zone).is_some() && it.sense(Role::Ref).is_none())
                || (is_word && !is_who && super::is_plain(it))
        });
        if is_zone && self.cmp_at(1).is_none() {
            return Ok(EventWhat::Zone(self.zone()?));
        }
        Ok(EventWhat::Selector(self.selector()?))
    }

    /// Reads a flow name, a phase or a step, as it is written.
    pub(crate) fn flow_name(&mut self) -> Read<Spelled> {
        let lexeme = self.peek().filter(|it| it.kind == LexemeKind::Name);
        let Some(lexeme) = lexeme else {
            return Err(self.expected_name(super::tell::A_NAME, &[]));
        };
        self.bump();
        Ok(Spelled {
            text: kind_in_english(&lexeme.text),
            place: lexeme.place,
        })
    }
}
