//! The clauses of cards and abilities.

use super::body::property_of;
use super::{Read, Reader, is_param, tell};
use crate::syntax::ast::{ClauseKind, Worth};
use crate::syntax::codes;
use crate::syntax::lexeme::LexemeKind;
use crate::syntax::lexicon::{Role, kind_in_english, senses};
use tapete_lang::{Place, Span, Spelled, Symbol};

impl Reader<'_, '_> {
    /// Reads the clause that begins here.
    pub(crate) fn clause(&mut self) -> Read<ClauseKind> {
        let Some(lexeme) = self.peek() else {
            return Err(self.expected(&codes::EXPECTED_CLAUSE, &[Role::Clause]));
        };
        if let Some(property) = property_of(&lexeme.text) {
            let length = property.len() as u32;
            let end = lexeme.place.span.end;
            // A name in back ticks has its quote at the end.
            let start = end.saturating_sub(length).max(lexeme.place.span.start);
            let place = Place {
                span: Span::new(start, end),
                ..lexeme.place
            };
            self.bump();
            return self.with(property_named(property, place));
        }
        if let Some(clause) = lexeme.sense(Role::Clause) {
            return self.card_clause(clause.name);
        }
        if self.begins_setting(0) {
            return self.setting();
        }
        self.game_clause()
    }

    fn card_clause(&mut self, clause: &str) -> Read<ClauseKind> {
        self.bump();
        Ok(match clause {
            "is" => ClauseKind::Is(self.names()?),
            "colored" => ClauseKind::Colored(self.names()?),
            "is_owned_by" => match self.take_any(Role::Kind) {
                Some(owner) => ClauseKind::OwnedBy(owner),
                None => return Err(self.expected_name(tell::A_NAME, &[])),
            },
            "has_ability" => ClauseKind::Has(self.abilities()?),
            "requires" | "costs" => ClauseKind::Requires(self.costs()?),
            "may_also_pay" => ClauseKind::MayAlsoPay(self.costs()?),
            "defined_as" => ClauseKind::Does(self.actions()?),
            "does" => {
                self.eat_symbol(Symbol::Colon);
                ClauseKind::Does(self.effects()?)
            }
            "target" => ClauseKind::Target(self.filter()?),
            "when" => {
                let events = self.events()?;
                let condition = self.if_cond()?;
                self.symbol(Symbol::Colon, ":")?;
                let effect = self.effects()?;
                ClauseKind::When {
                    events,
                    condition,
                    effect,
                }
            }
            "always" => {
                let condition = self.if_cond()?;
                self.symbol(Symbol::Colon, ":")?;
                self.always(condition)?
            }
            "while" => {
                let condition = self.cond()?;
                self.symbol(Symbol::Colon, ":")?;
                self.always(Some(condition))?
            }
            "can" => return self.can(),
            "instead" => {
                self.glue("of")?;
                let event = self.event()?;
                let condition = self.if_cond()?;
                self.symbol(Symbol::Colon, ":")?;
                let effect = self.effects()?;
                ClauseKind::Instead {
                    event,
                    condition,
                    effect,
                }
            }
            "enters" => return self.enters(),
            "attack" => return self.attack(),
            "evolves_from" => ClauseKind::EvolvesFrom(self.text()?),
            "play_only" => ClauseKind::PlayOnly(self.timings()?),
            "text" => ClauseKind::Text(self.text()?),
            "flavor" => ClauseKind::Flavor(self.text()?),
            "rarity" => match self.take_any(Role::Kind) {
                Some(rarity) => ClauseKind::Rarity(rarity),
                None => return Err(self.expected_name(tell::A_NAME, &[])),
            },
            "is_token" => ClauseKind::IsToken,
            "takes" => ClauseKind::Takes(self.params()?),
            "means" => ClauseKind::Means(self.abilities()?),
            "for_game" => ClauseKind::ForGame(self.text()?),
            "holds" => return self.holds(),
            "idea" => ClauseKind::Idea(self.text()?),
            "with" => {
                let place = self.place();
                let fits = self
                    .peek()
                    .is_some_and(|it| it.sense(Role::Property).is_some() || super::is_plain(it));
                let property = match fits {
                    true => self.take_any(Role::Property),
                    false => None,
                };
                match property {
                    Some(property) => {
                        let name = property_named(&property.text, place);
                        return self.with(name);
                    }
                    None => return Err(self.expected_name(tell::A_PROPERTY, &[Role::Property])),
                }
            }
            _ => return Err(self.expected(&codes::EXPECTED_CLAUSE, &[Role::Clause])),
        })
    }

    /// Reads what a property is worth.
    fn with(&mut self, name: Spelled) -> Read<ClauseKind> {
        let Some(lexeme) = self.peek() else {
            return Err(self.expected(&codes::EXPECTED_AMOUNT, &[]));
        };
        let is_figure = name.text == "damage" || name.text == "health";
        let star = self.symbol_at(1, Symbol::Star);
        let of_name = self
            .peek_at(1 + usize::from(star))
            .is_some_and(|it| it.kind == LexemeKind::Name && !super::is_joint(it));
        let is_cost = match lexeme.kind {
            LexemeKind::Number | LexemeKind::Name => of_name,
            LexemeKind::Symbol(Symbol::OpenParen) => !self.paren_is_amount(),
            _ => false,
        };
        let is_name = lexeme.kind == LexemeKind::Name && !is_param(&lexeme.text);
        let value = if is_cost && !is_figure {
            Worth::Cost(self.costs()?)
        } else if is_name && !is_figure {
            match self.take_name() {
                Some(name) => Worth::Name(name),
                None => return Err(self.expected(&codes::EXPECTED_AMOUNT, &[])),
            }
        } else {
            Worth::Amount(self.amount()?)
        };
        Ok(ClauseKind::With { name, value })
    }

    /// Reads names side by side or joined by `and` or commas.
    pub(super) fn names(&mut self) -> Read<Vec<Spelled>> {
        let mut names = Vec::new();
        loop {
            match self.take_name() {
                Some(name) => names.push(name),
                None => return Err(self.expected_name(tell::A_NAME, &[Role::Kind, Role::Colour])),
            }
            let joined = self.is_glue("and")
                || self.is_symbol(Symbol::Ampersand)
                || self.is_symbol(Symbol::Comma);
            let next = self.peek_at(usize::from(joined));
            let goes_on =
                next.is_some_and(|it| it.kind == LexemeKind::Name && !super::is_joint(it));
            if joined && !goes_on && !self.is_symbol(Symbol::Comma) {
                self.bump();
                return Err(self.expected_name(tell::A_NAME, &[Role::Kind, Role::Colour]));
            }
            if !goes_on {
                return Ok(names);
            }
            if joined {
                self.bump();
            }
        }
    }

    fn always(&mut self, condition: Option<crate::syntax::ast::Cond>) -> Read<ClauseKind> {
        use crate::syntax::ast::EffectKind;
        let effect = self.effects()?;
        let mut effects = Vec::new();
        match effect.kind {
            EffectKind::Sequence(parts) => effects.extend(parts),
            _ => effects.push(effect),
        }
        Ok(ClauseKind::Always { condition, effects })
    }

    fn can(&mut self) -> Read<ClauseKind> {
        let costs = match self.is_symbol(Symbol::Colon) {
            true => Vec::new(),
            false => self.costs()?,
        };
        self.symbol(Symbol::Colon, ":")?;
        let effect = self.effects()?;
        let only = match self.is_word(Role::Clause, "play_only") {
            true => {
                self.bump();
                self.timings()?
            }
            false => Vec::new(),
        };
        Ok(ClauseKind::Can {
            costs,
            effect,
            only,
        })
    }

    fn timings(&mut self) -> Read<Vec<Spelled>> {
        let mut timings = Vec::new();
        loop {
            match self.take_word(Role::Timing) {
                Some(timing) => timings.push(timing),
                None => return Err(self.expected_name(tell::A_TIME, &[Role::Timing])),
            }
            if !self.eat_glue("and") && !self.eat_symbol(Symbol::Ampersand) {
                return Ok(timings);
            }
        }
    }

    fn enters(&mut self) -> Read<ClauseKind> {
        if self.eat_glue("tapped") {
            return Ok(ClauseKind::EntersTapped);
        }
        if !self.eat_glue("with") {
            return Err(self.expected_one_of(tell::HOW_IT_ENTERS, Role::Glue, &["tapped", "with"]));
        }
        let amount = self.amount_or_article()?;
        let counter = self.counter()?;
        let condition = self.if_cond()?;
        Ok(ClauseKind::EntersWith {
            amount,
            counter,
            condition,
        })
    }

    fn attack(&mut self) -> Read<ClauseKind> {
        let name = self.text()?;
        let costs =
            match self.is_word(Role::Clause, "requires") || self.is_word(Role::Clause, "costs") {
                true => {
                    self.bump();
                    self.costs()?
                }
                false => Vec::new(),
            };
        if !self.is_word(Role::Clause, "does") {
            return Err(self.expected_word("does"));
        }
        self.bump();
        self.eat_symbol(Symbol::Colon);
        let effect = self.effects()?;
        Ok(ClauseKind::Attack {
            name,
            costs,
            effect,
        })
    }
}

/// Returns the one name of a property that has several.
fn property_named(property: &str, place: Place) -> Spelled {
    let english = senses(property).iter().find(|it| it.0 == Role::Property);
    let text = match english.map_or(property, |it| it.1.name) {
        "power" | "default_damage" | "daño_inicial" => "damage".to_owned(),
        "toughness" | "default_health" | "salud_inicial" => "health".to_owned(),
        other => kind_in_english(other),
    };
    Spelled { text, place }
}
