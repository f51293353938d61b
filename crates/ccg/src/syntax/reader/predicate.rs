//! Effects that say what happens to someone or something, and for how long.

use super::{Read, Reader, is_param, tell};
use crate::syntax::ast::{Amount, Duration, Effect, EffectKind, Modal, Selector};
use crate::syntax::codes;
use crate::syntax::lexeme::LexemeKind;
use crate::syntax::lexicon::Role;
use tapete_lang::{Spelled, Symbol};

impl Reader<'_, '_> {
    pub(super) fn predicate(&mut self, who: Selector) -> Read<EffectKind> {
        let place = self.place();
        let word = self.peek().and_then(|it| it.sense(Role::Predicate));
        let Some(word) = word else {
            return Err(self.expected(&codes::EXPECTED_PREDICATE, &[Role::Predicate]));
        };
        self.bump();
        Ok(match word.name {
            "gets" => return self.gets(who),
            "gains" => return self.gains(who),
            "has" | "has_ability" => return self.granted(who),
            "loses" => return self.loses(who),
            "draws" => self.draw(Some(who))?,
            "mills" => self.mill(Some(who))?,
            "discards" => return self.discard(Some(who)),
            "takes" => return self.takes(who),
            "takes_extra_turn" => EffectKind::ExtraTurn(Some(who)),
            "deals" => return self.deal(Some(who)),
            "sacrifices" => EffectKind::Sacrifice {
                who: Some(who),
                what: self.selector()?,
            },
            "reveals" | "chooses" | "adds" | "shuffles" => {
                let kind = match word.name {
                    "reveals" => EffectKind::Reveal(self.selector()?),
                    "chooses" => EffectKind::Choose(self.selector()?),
                    "adds" => EffectKind::Add(self.costs()?),
                    _ => EffectKind::Shuffle(self.zone()?),
                };
                let effect = Effect {
                    place: self.since(place),
                    kind,
                };
                EffectKind::By {
                    who,
                    effect: Box::new(effect),
                }
            }
            "becomes" => return self.becomes(who),
            "cant" => return self.rule(who, Modal::Cant),
            "must" => return self.rule(who, Modal::Must),
            "doesnt" => return self.rule(who, Modal::Doesnt),
            "costs" => {
                let amount = self.amount()?;
                let less = self.is_glue("less");
                if !less && !self.is_glue("more") {
                    return Err(self.expected_word("less"));
                }
                self.bump();
                EffectKind::Costs { who, amount, less }
            }
            "skips" => EffectKind::Skip {
                who: Some(who),
                phase: self.phase_name()?,
            },
            "wins" => EffectKind::Win(Some(who)),
            _ => {
                self.jump(self.index().saturating_sub(1));
                return Err(self.expected(&codes::EXPECTED_PREDICATE, &[]));
            }
        })
    }

    fn gets(&mut self, who: Selector) -> Read<EffectKind> {
        let (power, toughness) = self.figures()?;
        let per = match self.eat_glue("for_each") {
            true => {
                let filter = self.filter()?;
                Some((filter, self.within()?))
            }
            false => None,
        };
        let duration = self.duration()?;
        Ok(EffectKind::Gets {
            who,
            power,
            toughness,
            per,
            duration,
        })
    }

    /// Tells `gains 3 life` from `gains Flying`.
    fn is_change(&self) -> bool {
        let Some(lexeme) = self.peek() else {
            return false;
        };
        match lexeme.kind {
            LexemeKind::Name => {
                let counts = self.peek_at(1).is_some_and(|it| {
                    let is_name = it.kind == LexemeKind::Name && !super::is_joint(it);
                    is_name || it.sense(Role::Property).is_some() || super::is_plain(it)
                });
                let adds = self.symbol_at(1, Symbol::Plus) || self.symbol_at(1, Symbol::Minus);
                is_param(&lexeme.text) && (counts || adds)
            }
            LexemeKind::Number | LexemeKind::Symbol(Symbol::OpenParen) => true,
            LexemeKind::Word => {
                lexeme.sense(Role::Quantity).is_some() || lexeme.sense(Role::Property).is_some()
            }
            _ => false,
        }
    }

    fn gains(&mut self, who: Selector) -> Read<EffectKind> {
        if self.is_change() {
            return self.change(Some(who), true);
        }
        self.granted(who)
    }

    fn granted(&mut self, who: Selector) -> Read<EffectKind> {
        let abilities = self.abilities()?;
        let duration = self.duration()?;
        Ok(EffectKind::Gains {
            who,
            abilities,
            duration,
        })
    }

    fn loses(&mut self, who: Selector) -> Read<EffectKind> {
        if self.is_glue("all") {
            self.bump();
            self.glue("abilities")?;
            let duration = self.duration()?;
            return Ok(EffectKind::LosesAll { who, duration });
        }
        if self.is_change() {
            return self.change(Some(who), false);
        }
        if self.kind_at(0) != Some(LexemeKind::Name) {
            return Ok(EffectKind::Lose(Some(who)));
        }
        let abilities = self.abilities()?;
        let duration = self.duration()?;
        Ok(EffectKind::Loses {
            who,
            abilities,
            duration,
        })
    }

    fn takes(&mut self, who: Selector) -> Read<EffectKind> {
        if self.is_word(Role::Verb, "extra_turn") {
            self.bump();
            return Ok(EffectKind::ExtraTurn(Some(who)));
        }
        let start = self.index();
        let amount = self.amount_or_article()?;
        // `takes 2` is damage; `takes 2 prizes` says what else.
        let is_damage = self.is_word(Role::Property, "damage");
        if is_damage || !self.begins_noun() {
            if is_damage {
                self.bump();
            }
            return Ok(EffectKind::Deal {
                source: None,
                amount,
                to: who,
            });
        }
        self.jump(start);
        self.take(Some(who))
    }

    /// Takes a state that an effect can put something into.
    fn take_affliction(&mut self) -> Option<Spelled> {
        let is = |name: &str| self.is_word(Role::State, name);
        if !is("asleep") && !is("paralysed") {
            return None;
        }
        self.take_any(Role::State)
    }

    fn becomes(&mut self, who: Selector) -> Read<EffectKind> {
        let mut words: Vec<Spelled> = Vec::new();
        while let Some(word) = self.take_name().or_else(|| self.take_affliction()) {
            self.join()?;
            words.push(word);
            if self.is_glue("and") && self.kind_at(1) == Some(LexemeKind::Name) {
                self.bump();
            }
        }
        let figures = match self.kind_at(0) {
            Some(LexemeKind::Number) => {
                let power = Amount::Number(self.number()?);
                self.symbol(Symbol::Slash, "/")?;
                Some((power, Amount::Number(self.number()?)))
            }
            _ => None,
        };
        if words.is_empty() && figures.is_none() {
            return Err(self.expected_name(tell::A_NAME, &[Role::Kind, Role::Colour]));
        }
        let duration = self.duration()?;
        Ok(EffectKind::Becomes {
            who,
            words,
            figures,
            duration,
        })
    }

    fn rule(&mut self, who: Selector, modal: Modal) -> Read<EffectKind> {
        let Some(word) = self.take_word(Role::Rule) else {
            return Err(self.expected_name(tell::AN_ACT, &[Role::Rule]));
        };
        let by = match self.eat_glue("by") {
            true => Some(self.filter()?),
            false => None,
        };
        let except_by = match self.eat_glue("except_by") {
            true => {
                let number = match self.kind_at(0) {
                    Some(LexemeKind::Number) => self.number()?,
                    _ => 1,
                };
                Some((number, self.filter()?))
            }
            false => None,
        };
        let duration = self.duration()?;
        Ok(EffectKind::Rule {
            who,
            modal,
            word,
            by,
            except_by,
            duration,
        })
    }

    pub(super) fn duration(&mut self) -> Read<Duration> {
        if self.eat_glue("until") {
            return match self.take_word(Role::Until) {
                Some(word) => Ok(Duration::Until(word)),
                None => Err(self.expected_name(tell::A_MOMENT, &[Role::Until])),
            };
        }
        if self.eat_glue("permanently") {
            return Ok(Duration::Permanently);
        }
        if self.eat_glue("as_long_as") {
            return Ok(Duration::AsLongAs(Box::new(self.cond()?)));
        }
        Ok(Duration::Unsaid)
    }
}
