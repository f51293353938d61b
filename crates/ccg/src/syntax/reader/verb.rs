//! Effects that begin with a verb: `deal 3 damage to target Creature`.

use super::{Read, Reader, tell};
use crate::syntax::ast::{Amount, EffectKind, Moving, Selector};
use crate::syntax::codes;
use crate::syntax::lexeme::LexemeKind;
use crate::syntax::lexicon::Role;
use tapete_lang::{Spelled, Symbol};

impl Reader<'_, '_> {
    /// Reads the effect of a verb, which stands here.
    pub(super) fn verb(&mut self, verb: &'static str) -> Read<EffectKind> {
        self.bump();
        Ok(match verb {
            "may" => EffectKind::May(Box::new(self.effect()?)),
            "if" => return self.if_effect(),
            "unless" => return self.unless(),
            "for_each" => {
                let filter = self.filter()?;
                let zone = self.within()?;
                self.symbol(Symbol::Colon, ":")?;
                let effect = Box::new(self.effect()?);
                EffectKind::ForEach {
                    filter,
                    zone,
                    effect,
                }
            }
            "repeat" => {
                let amount = self.amount()?;
                self.symbol(Symbol::Colon, ":")?;
                let effect = Box::new(self.effect()?);
                EffectKind::Repeat { amount, effect }
            }
            "choose_one" => EffectKind::ChooseOne(self.options()?),
            "destroy" => EffectKind::Destroy(self.selector()?),
            "exile" => EffectKind::Exile(self.selector()?),
            "sacrifice" => EffectKind::Sacrifice {
                who: None,
                what: self.selector()?,
            },
            "tap" => EffectKind::Tap(self.selector()?),
            "untap" => EffectKind::Untap(self.selector()?),
            "reveal" => EffectKind::Reveal(self.selector()?),
            "regenerate" => EffectKind::Regenerate(self.selector()?),
            "detach" => EffectKind::Detach(self.selector()?),
            "counter" => EffectKind::Counter(self.selector()?),
            "knock_out" => EffectKind::KnockOut(self.selector()?),
            "copy" => EffectKind::Copy(self.selector()?),
            "choose" => EffectKind::Choose(self.selector()?),
            "draw" => self.draw(None)?,
            "mill" => self.mill(None)?,
            "scry" => EffectKind::Scry {
                amount: self.cards()?,
            },
            "discard" => return self.discard(None),
            "deal" => return self.deal(None),
            "gain" => return self.gain(),
            "lose" => return self.lose(),
            "put" => return self.put(),
            "move" | "return" => {
                let what = self.selector()?;
                let moving = self.moving()?;
                EffectKind::Move { what, moving }
            }
            "remove" => return self.remove(),
            "search" => {
                let zone = self.zone()?;
                self.glue("for")?;
                let what = self.selector()?;
                let moving = self.moving()?;
                EffectKind::Search { zone, what, moving }
            }
            "shuffle" => EffectKind::Shuffle(self.zone()?),
            "create" => return self.create(),
            "add" => EffectKind::Add(self.costs()?),
            "attach" => {
                let what = self.selector()?;
                self.glue("to")?;
                let to = self.selector()?;
                EffectKind::Attach { what, to }
            }
            "prevent" => return self.prevent(),
            "fight" => {
                let one = self.selector()?;
                if !self.eat_glue("and") {
                    self.eat_glue("with");
                }
                let other = self.selector()?;
                EffectKind::Fight { one, other }
            }
            "swap" => return self.swap(),
            "flip" => return self.flip(),
            "skip" => EffectKind::Skip {
                who: None,
                phase: self.phase_name()?,
            },
            "end" => EffectKind::End(self.phase_name()?),
            "take" => return self.take(None),
            "win" => EffectKind::Win(None),
            "extra_turn" => EffectKind::ExtraTurn(None),
            "do" => EffectKind::Do(self.ability_ref()?),
            _ => return Err(self.expected(&codes::EXPECTED_EFFECT, &[Role::Verb])),
        })
    }

    fn swap(&mut self) -> Read<EffectKind> {
        let one = self.selector()?;
        if !self.eat_glue("and") {
            self.glue("with")?;
        }
        let other = self.selector()?;
        Ok(EffectKind::Swap { one, other })
    }

    fn if_effect(&mut self) -> Read<EffectKind> {
        let condition = self.cond()?;
        self.symbol(Symbol::Colon, ":")?;
        let then = Box::new(self.effect()?);
        let otherwise = match self.eat_glue("else") {
            true => {
                self.eat_symbol(Symbol::Colon);
                Some(Box::new(self.effect()?))
            }
            false => None,
        };
        Ok(EffectKind::If {
            condition,
            then,
            otherwise,
        })
    }

    fn unless(&mut self) -> Read<EffectKind> {
        let who = self.selector()?;
        if !self.is_word(Role::Predicate, "pays") {
            return Err(self.expected_word("pays"));
        }
        self.bump();
        let costs = self.costs()?;
        self.symbol(Symbol::Colon, ":")?;
        let effect = Box::new(self.effect()?);
        Ok(EffectKind::Unless { who, costs, effect })
    }

    /// Reads `2`, `2 cards`, `a card`; nothing is one.
    pub(super) fn cards(&mut self) -> Read<Amount> {
        let amount = if self.is_word(Role::Select, "a") {
            self.bump();
            Amount::Number(1)
        } else if self.begins_amount() || self.begins_plain_amount() {
            self.amount()?
        } else {
            Amount::Number(1)
        };
        if !self.eat_glue("card") && self.is_word(Role::Kind, "Card") {
            self.bump();
        }
        Ok(amount)
    }

    /// Tells whether a lower-case word here is surely a number: a property.
    fn begins_plain_amount(&self) -> bool {
        self.peek()
            .is_some_and(|it| it.kind == LexemeKind::Word && it.sense(Role::Property).is_some())
    }

    pub(super) fn amount_or_article(&mut self) -> Read<Amount> {
        if self.is_word(Role::Select, "a") {
            self.bump();
            return Ok(Amount::Number(1));
        }
        self.amount()
    }

    pub(super) fn draw(&mut self, who: Option<Selector>) -> Read<EffectKind> {
        let amount = self.cards()?;
        Ok(EffectKind::Draw { who, amount })
    }

    pub(super) fn mill(&mut self, who: Option<Selector>) -> Read<EffectKind> {
        let amount = self.cards()?;
        Ok(EffectKind::Mill { who, amount })
    }

    pub(super) fn discard(&mut self, who: Option<Selector>) -> Read<EffectKind> {
        let amount = match self.is_glue("card") {
            true => Amount::Number(1),
            false if self.begins_filter() && !self.begins_amount() => Amount::Number(1),
            false => self.amount_or_article()?,
        };
        let random = self.eat_glue("random");
        let is_any = self.eat_glue("card");
        let filter = match !is_any && self.begins_filter() {
            true => Some(self.filter()?),
            false => None,
        };
        let random = self.eat_glue("random") || random;
        Ok(EffectKind::Discard {
            who,
            amount,
            random,
            filter,
        })
    }

    pub(super) fn deal(&mut self, source: Option<Selector>) -> Read<EffectKind> {
        // `deal damage to …` does not say how much.
        if self.is_word(Role::Property, "damage") && self.word_at(1, Role::Glue, "to") {
            return Err(self.expected(&codes::EXPECTED_AMOUNT, &[]));
        }
        let amount = self.amount()?;
        self.damage(source.is_none())?;
        self.glue("to")?;
        let to = self.selector()?;
        Ok(EffectKind::Deal { source, amount, to })
    }

    /// Reads the word `damage`.
    pub(super) fn damage(&mut self, needed: bool) -> Read<()> {
        if self.is_word(Role::Property, "damage") {
            self.bump();
            return Ok(());
        }
        match needed {
            true => Err(self.expected_word("damage")),
            false => Ok(()),
        }
    }

    fn gain(&mut self) -> Read<EffectKind> {
        if self.eat_glue("control") {
            self.glue("of")?;
            let what = self.selector()?;
            let duration = self.duration()?;
            return Ok(EffectKind::GainControl { what, duration });
        }
        self.change(None, true)
    }

    fn lose(&mut self) -> Read<EffectKind> {
        let has_amount = self.begins_amount() || self.begins_plain_amount();
        if !has_amount {
            return Ok(EffectKind::Lose(None));
        }
        self.change(None, false)
    }

    pub(super) fn change(&mut self, who: Option<Selector>, gains: bool) -> Read<EffectKind> {
        let amount = self.amount()?;
        let of = self.noun()?;
        Ok(EffectKind::Change {
            who,
            gains,
            amount,
            of,
        })
    }

    /// Tells whether what there is more or less of stands here.
    pub(super) fn begins_noun(&self) -> bool {
        self.peek().is_some_and(|it| {
            it.kind == LexemeKind::Name || it.sense(Role::Property).is_some() || super::is_plain(it)
        })
    }

    /// Reads what there is more or less of: `life`, `Energy`.
    fn noun(&mut self) -> Read<Spelled> {
        let noun = match self.begins_noun() {
            true => self.take_any(Role::Property),
            false => None,
        };
        match noun {
            Some(noun) => Ok(noun),
            None => Err(self.expected_name(tell::A_PROPERTY, &[Role::Property, Role::Kind])),
        }
    }

    fn put(&mut self) -> Read<EffectKind> {
        let place = self.place();
        if self.is_word(Role::Select, "a") && self.is_counter(1) {
            self.bump();
            return self.put_counters(Amount::Number(1));
        }
        let what = if self.begins_count() || self.begins_amount() {
            let amount = self.amount()?;
            if self.is_counter(0) {
                return self.put_counters(amount);
            }
            self.counted(place, amount)?
        } else {
            self.selector()?
        };
        let moving = self.moving()?;
        Ok(EffectKind::Move { what, moving })
    }

    fn put_counters(&mut self, amount: Amount) -> Read<EffectKind> {
        let counter = self.counter()?;
        self.glue("on")?;
        let on = self.selector()?;
        Ok(EffectKind::Put {
            amount,
            counter,
            on,
        })
    }

    fn remove(&mut self) -> Read<EffectKind> {
        let amount = match self.eat_glue("all") {
            true => None,
            false => Some(self.amount_or_article()?),
        };
        let counter = self.counter()?;
        self.glue("from")?;
        let from = self.selector()?;
        Ok(EffectKind::Remove {
            amount,
            counter,
            from,
        })
    }

    fn create(&mut self) -> Read<EffectKind> {
        let amount = if self.is_word(Role::Select, "a") || self.begins_amount() {
            self.amount_or_article()?
        } else {
            Amount::Number(1)
        };
        self.eat_glue("token");
        let token = self.text()?;
        let moving: Moving = self.moving()?;
        Ok(EffectKind::Create {
            amount,
            token,
            moving,
        })
    }

    fn prevent(&mut self) -> Read<EffectKind> {
        let amount = match self.eat_glue("all") {
            true => None,
            false => Some(self.amount()?),
        };
        let mut combat = self.eat_glue("combat");
        self.damage(true)?;
        combat = self.eat_glue("combat") || combat;
        let mut to = None;
        let mut from = None;
        loop {
            if self.is_glue("to") && to.is_none() {
                self.bump();
                to = Some(self.selector()?);
            } else if self.is_glue("from") && from.is_none() {
                self.bump();
                from = Some(self.selector()?);
            } else {
                break;
            }
        }
        let duration = self.duration()?;
        Ok(EffectKind::Prevent {
            amount,
            combat,
            to,
            from,
            duration,
        })
    }

    fn flip(&mut self) -> Read<EffectKind> {
        let amount = if self.is_word(Role::Select, "a") || self.begins_amount() {
            self.amount_or_article()?
        } else {
            Amount::Number(1)
        };
        self.glue("coin")?;
        let mut heads = None;
        let mut tails = None;
        loop {
            let is_heads = self.is_glue("heads") && heads.is_none();
            let is_tails = self.is_glue("tails") && tails.is_none();
            if !is_heads && !is_tails {
                break;
            }
            self.bump();
            self.symbol(Symbol::Colon, ":")?;
            let effect = Some(Box::new(self.effect()?));
            if is_heads {
                heads = effect;
            } else {
                tails = effect;
            }
        }
        Ok(EffectKind::Flip {
            amount,
            heads,
            tails,
        })
    }

    pub(super) fn phase_name(&mut self) -> Read<Spelled> {
        let fits = self
            .peek()
            .is_some_and(|it| it.sense(Role::Phase).is_some() || super::is_plain(it));
        let phase = match fits {
            true => self.take_any(Role::Phase),
            false => None,
        };
        match phase {
            Some(phase) => Ok(phase),
            None => Err(self.expected_name(tell::A_PHASE, &[Role::Phase])),
        }
    }

    pub(super) fn take(&mut self, who: Option<Selector>) -> Read<EffectKind> {
        let amount = self.amount_or_article()?;
        let of = self.noun()?;
        Ok(EffectKind::Take { who, amount, of })
    }
}
