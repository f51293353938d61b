//! The clauses of games: settings, zones, types, phases, how it ends.

use super::{Read, Reader, tell};
use crate::syntax::ast::{Allow, Attribute, ClauseKind, Counter, SettingValue};
use crate::syntax::codes;
use crate::syntax::lexeme::LexemeKind;
use crate::syntax::lexicon::Role;
use tapete_lang::{Bilingual, Spelled, Symbol};

const AN_ATTRIBUTE: Bilingual = Bilingual::new("an attribute", "un atributo");

impl Reader<'_, '_> {
    /// Reads `life 20`, `copies 4 except Land`.
    pub(super) fn setting(&mut self) -> Read<ClauseKind> {
        let Some(name) = self.take_word(Role::Setting) else {
            return Err(self.expected(&codes::EXPECTED_CLAUSE, &[Role::Setting]));
        };
        let mut values = vec![self.setting_value()?];
        let separated = self.is_symbol(Symbol::Semicolon);
        let ahead = usize::from(separated);
        if self.word_at(ahead, Role::SettingValue, "except") {
            if separated {
                self.bump();
            }
            values.extend(self.take_word(Role::SettingValue).map(SettingValue::Word));
            let names = self.names()?;
            values.extend(names.into_iter().map(SettingValue::Word));
        }
        Ok(ClauseKind::Setting { name, values })
    }

    fn setting_value(&mut self) -> Read<SettingValue> {
        match self.kind_at(0) {
            Some(LexemeKind::Number) => return Ok(SettingValue::Number(self.number()?)),
            Some(LexemeKind::Text { .. }) => return Ok(SettingValue::Text(self.text()?)),
            _ => {}
        }
        match self.take_word(Role::SettingValue) {
            Some(word) => Ok(SettingValue::Word(word)),
            None => Err(self.expected_name(tell::A_VALUE, &[Role::SettingValue])),
        }
    }

    pub(super) fn game_clause(&mut self) -> Read<ClauseKind> {
        let word = self.peek().and_then(|it| it.sense(Role::GameClause));
        let Some(word) = word else {
            return Err(self.expected(&codes::EXPECTED_CLAUSE, &[Role::GameClause]));
        };
        let spelled = Spelled {
            text: word.name.to_owned(),
            place: self.place(),
        };
        if matches!(word.name, "required" | "optional") {
            return Ok(ClauseKind::Flow(self.flow()?));
        }
        self.bump();
        Ok(match word.name {
            "extends" => ClauseKind::Extends(self.text()?),
            "zone" => {
                let name = self.named(Role::Zone, tell::A_ZONE)?;
                let attributes = self.attributes()?;
                ClauseKind::Zone { name, attributes }
            }
            "type" => return self.type_clause(),
            "colours" | "counters" | "subtypes" | "property" => {
                let names = self.listed()?;
                ClauseKind::Names {
                    list: spelled,
                    names,
                }
            }
            "resource" => {
                let Some(name) = self.take_name() else {
                    return Err(self.expected_name(tell::A_NAME, &[Role::Kind]));
                };
                let attributes = self.attributes()?;
                ClauseKind::Resource { name, attributes }
            }
            "requires_means" => {
                let how = self.means(&["presence", "pay", "pool", "attached"])?;
                self.eat_glue("of");
                let of = self.take_name();
                ClauseKind::RequiresMeans { how, of }
            }
            "combat" => ClauseKind::Combat(self.means(&["blocks", "direct", "active"])?),
            "phase" => return self.phase(),
            "lose" | "win" | "draw_game" => {
                self.bump();
                let condition = self.cond()?;
                ClauseKind::Ends {
                    how: spelled,
                    condition,
                }
            }
            "state_based" => {
                if !self.is_word(Role::Clause, "when") {
                    return Err(self.expected_word("when"));
                }
                self.bump();
                let what = self.selector()?;
                let condition = self.if_cond()?;
                self.symbol(Symbol::Colon, ":")?;
                let effect = self.effects()?;
                ClauseKind::StateBased {
                    what,
                    condition,
                    effect,
                }
            }
            "uses" => ClauseKind::Uses(self.texts()?),
            "starts_with" => ClauseKind::StartsWith(self.texts()?),
            _ => {
                self.jump(self.index().saturating_sub(1));
                let roles = [Role::Clause, Role::GameClause, Role::Setting];
                return Err(self.expected(&codes::EXPECTED_CLAUSE, &roles));
            }
        })
    }

    fn named(&mut self, role: Role, what: Bilingual) -> Read<Spelled> {
        match self.take_any(role) {
            Some(name) => Ok(name),
            None => Err(self.expected_name(what, &[role])),
        }
    }

    fn means(&mut self, words: &[&'static str]) -> Read<Spelled> {
        let fits = self
            .peek()
            .and_then(|it| it.sense(Role::Means))
            .is_some_and(|it| words.contains(&it.name));
        let word = match fits {
            true => self.take_word(Role::Means),
            false => None,
        };
        match word {
            Some(word) => Ok(word),
            None => Err(self.expected_one_of(tell::A_VALUE, Role::Means, words)),
        }
    }

    fn type_clause(&mut self) -> Read<ClauseKind> {
        let Some(name) = self.take_name() else {
            return Err(self.expected_name(tell::A_NAME, &[Role::Kind]));
        };
        let is_extended = self.is_glue("extends") && self.kind_at(1) == Some(LexemeKind::Name);
        let extends = match is_extended {
            true => {
                self.bump();
                self.take_name()
            }
            false => None,
        };
        let attributes = self.attributes()?;
        Ok(ClauseKind::Type {
            name,
            extends,
            attributes,
        })
    }

    /// Reads names, words and counters side by side.
    fn listed(&mut self) -> Read<Vec<Counter>> {
        let mut names = Vec::new();
        loop {
            while !names.is_empty() && self.is_symbol(Symbol::Comma) {
                self.bump();
            }
            let Some(lexeme) = self.peek() else {
                break;
            };
            let fits = match lexeme.kind {
                LexemeKind::Figures | LexemeKind::Name => true,
                LexemeKind::Word => {
                    let is_word = lexeme.sense(Role::Property).is_some() || super::is_plain(lexeme);
                    is_word && !self.begins_clause(0) && !self.begins_group(0)
                }
                _ => false,
            };
            if !fits {
                break;
            }
            names.push(self.counter()?);
        }
        if names.is_empty() {
            return Err(self.expected_name(tell::A_NAME, &[]));
        }
        Ok(names)
    }

    fn begins_group(&self, ahead: usize) -> bool {
        self.peek_at(ahead)
            .is_some_and(|it| it.sense(Role::Group).is_some())
            && self.symbol_at(ahead + 1, Symbol::OpenBlock)
    }

    /// Reads attributes as long as there are some. A word on the same line that
    /// is none and begins nothing else is a slip.
    fn attributes(&mut self) -> Read<Vec<Attribute>> {
        let mut attributes = Vec::new();
        loop {
            let Some(lexeme) = self.peek() else {
                return Ok(attributes);
            };
            let is_flow = matches!(&*lexeme.text, "required" | "optional")
                && self.kind_at(1) == Some(LexemeKind::Name);
            let is_attribute = lexeme.sense(Role::Attribute).is_some();
            if !is_attribute || is_flow || self.begins_setting(0) {
                let is_slip = lexeme.kind == LexemeKind::Word
                    && !lexeme.begins_line
                    && !self.begins_clause(0)
                    && !self.begins_group(0)
                    && lexeme.text != "ability";
                if is_slip {
                    return Err(self.expected_name(AN_ATTRIBUTE, &[Role::Attribute]));
                }
                return Ok(attributes);
            }
            let Some(word) = self.take_word(Role::Attribute) else {
                return Ok(attributes);
            };
            let value = self.attribute_value(&word.text)?;
            attributes.push(Attribute { word, value });
        }
    }

    fn attribute_value(&mut self, attribute: &str) -> Read<Option<SettingValue>> {
        Ok(match attribute {
            "limit" => Some(SettingValue::Number(self.number()?)),
            "attaches" => self.take_name().map(SettingValue::Word),
            "from" => match self.take_name() {
                Some(name) => Some(SettingValue::Word(name)),
                None => return Err(self.expected_name(tell::A_NAME, &[Role::Kind])),
            },
            "starts_in" | "one_per_card_in" => {
                Some(SettingValue::Word(self.named(Role::Zone, tell::A_ZONE)?))
            }
            "empties" | "refill" => match self.take_word(Role::When) {
                Some(when) => Some(SettingValue::Word(when)),
                None => return Err(self.expected_name(tell::A_MOMENT, &[Role::When])),
            },
            _ => None,
        })
    }

    fn phase(&mut self) -> Read<ClauseKind> {
        let name = self.named(Role::Phase, tell::A_PHASE)?;
        let attributes = self.attributes()?;
        let mut allows = Vec::new();
        let mut effect = None;
        if self.eat_symbol(Symbol::Colon) {
            effect = Some(self.effects()?);
        } else if self.is_symbol(Symbol::OpenBlock) {
            self.bump();
            loop {
                while self.eat_symbol(Symbol::Semicolon) || self.eat_symbol(Symbol::Comma) {}
                if self.eat_symbol(Symbol::CloseBlock) {
                    break;
                }
                if !self.is_word(Role::GameClause, "allow") {
                    return Err(self.expected_word("allow"));
                }
                allows.push(self.allow()?);
            }
        }
        while self.is_word(Role::GameClause, "allow") {
            allows.push(self.allow()?);
        }
        Ok(ClauseKind::Phase {
            name,
            attributes,
            allows,
            effect,
        })
    }

    fn allow(&mut self) -> Read<Allow> {
        self.bump();
        let Some(what) = self.take_word(Role::Allow) else {
            return Err(self.expected_name(tell::SOMETHING_ALLOWED, &[Role::Allow]));
        };
        let once = self.eat_glue("once");
        let effect = match self.eat_symbol(Symbol::Colon) {
            true => Some(self.effects()?),
            false => None,
        };
        Ok(Allow { what, once, effect })
    }
}
