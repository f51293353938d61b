//! The rules that a card or an ability has: triggers, activated abilities,
//! statics, replacements.

use tapete_lang::{Arg, Place, Tongue};
use tapete_speech::Said;

use super::codes;
use super::maker::{Extra, Maker};
use super::rules::{Ruling, flag};
use super::scope::Scope;
use crate::model::{
    Ability, Act, Activated, Cond, CondId, Mod, On, Only, Pick, Replaced, Replacement, Static,
    Step, Subject, Trigger, Who, ZonePick, flags,
};
use crate::syntax::ast::{self, Clause, ClauseKind, Effect, EffectKind, Event, Ref, Selector};
use crate::syntax::print;

/// When and for whom something stands in.
pub(super) struct Standing {
    pub(super) zone: u8,
    pub(super) condition: Option<CondId>,
    pub(super) of: Subject,
    pub(super) other: Subject,
    pub(super) combat: bool,
}

impl Maker<'_> {
    /// Adds what clauses say to an ability.
    pub(super) fn body(&mut self, clauses: &[Clause], made: &mut Ability, extra: &mut Extra) {
        for clause in clauses {
            match &clause.kind {
                ClauseKind::When {
                    events,
                    condition,
                    effect,
                } => self.trigger(events, condition.as_ref(), effect, clause.place, made),
                ClauseKind::Always { condition, effects } => {
                    for effect in effects {
                        self.always(condition.as_ref(), None, effect, made);
                    }
                }
                ClauseKind::Can {
                    costs,
                    effect,
                    only,
                } => {
                    let mut scope = Scope::of_card();
                    let only = self.only(only);
                    let label = if made.label.en.is_empty() {
                        self.activated_label(costs, effect)
                    } else {
                        made.label.clone()
                    };
                    let costs = self.costs(costs, &mut scope);
                    self.effect(effect, &mut scope);
                    let program = self.finish(scope);
                    made.activated.push(self.add_activated(Activated {
                        costs,
                        program,
                        only,
                        attack: None,
                        label,
                    }));
                }
                ClauseKind::Attack {
                    name,
                    costs,
                    effect,
                } => {
                    let mut scope = Scope::of_card();
                    let label = self.effect_label(effect);
                    let costs = self.costs(costs, &mut scope);
                    self.effect(effect, &mut scope);
                    let program = self.finish(scope);
                    made.activated.push(self.add_activated(Activated {
                        costs,
                        program,
                        only: Only {
                            while_active: true,
                            ..Only::default()
                        },
                        attack: Some(name.text.clone()),
                        label,
                    }));
                }
                ClauseKind::Instead {
                    event,
                    condition,
                    effect,
                } => self.instead(event, condition.as_ref(), effect, made),
                ClauseKind::EntersTapped => self.replace(Replaced::EntersTapped, None, made),
                ClauseKind::EntersWith {
                    amount,
                    counter,
                    condition,
                } => {
                    let mut scope = Scope::of_rule();
                    let amount = self.amount_of(amount, &mut scope);
                    let condition = condition.as_ref().map(|it| self.condition(it, &mut scope));
                    if let Some(kind) = self.counter_kind(counter) {
                        self.replace(Replaced::EntersWith(amount, kind), condition, made);
                    }
                }
                ClauseKind::MayAlsoPay(costs) => {
                    let mut scope = Scope::of_rule();
                    extra.kicker = Some(self.costs(costs, &mut scope));
                }
                ClauseKind::Target(filter) => {
                    let mut scope = Scope::of_rule();
                    extra.attaches_to = Some(self.filter(filter, &mut scope));
                }
                ClauseKind::PlayOnly(words) if words.iter().any(|it| it.text == "any_time") => {
                    made.flags |= flags::ANY_TIME;
                }
                _ => {}
            }
        }
    }

    fn replace(&mut self, what: Replaced, condition: Option<CondId>, made: &mut Ability) {
        let standing = Standing {
            condition,
            zone: ZonePick::IN_PLAY,
            of: Subject::This,
            other: Subject::Anything,
            combat: false,
        };
        self.replace_as(standing, what, made);
    }

    pub(super) fn replace_as(&mut self, it: Standing, what: Replaced, made: &mut Ability) {
        let id = self.add_replacement(Replacement {
            what,
            condition: it.condition,
            zone: it.zone,
            of: it.of,
            other: it.other,
            combat: it.combat,
        });
        made.replacements.push(id);
    }

    pub(super) fn trigger(
        &mut self,
        events: &[Event],
        condition: Option<&ast::Cond>,
        effect: &Effect,
        place: Place,
        made: &mut Ability,
    ) {
        let answers: Vec<_> = events.iter().filter_map(|it| self.event(it)).collect();
        let Some(first) = answers.first() else {
            return;
        };
        let mut scope = first.scope();
        let elsewhere = condition.and_then(|it| self.place_asked(it));
        let condition = condition.map(|it| self.condition(it, &mut scope));
        self.effect(effect, &mut scope);
        let steps = scope.steps.clone();
        let program = self.finish(scope);
        let label = match made.label.en.is_empty() {
            true => self.trigger_label(events),
            false => made.label.clone(),
        };
        for answer in &answers {
            let graveyard = self.roles.graveyard;
            let mut trigger = answer.trigger(condition, program, label.clone(), graveyard);
            trigger.zone = elsewhere.unwrap_or(trigger.zone);
            if self.library.is_none() && loops(&trigger, &steps) {
                self.wrong_with(
                    &codes::ENDLESS,
                    place,
                    Vec::new(),
                    vec![(codes::MAKE_IT_END, Vec::new())],
                );
            }
            if self.library.is_none()
                && let (On::Enters, Subject::Passes(test), None) =
                    (trigger.on, trigger.subject, trigger.condition)
                && let Some(Step::Do(Act::Create {
                    who: Pick::One(Who::You),
                    card,
                    ..
                })) = steps.first()
            {
                self.bred.push((test, *card, place));
            }
            made.triggers.push(self.add_trigger(trigger));
        }
    }

    /// Tells whether a zone is one where a card simply lies.
    pub(super) fn is_set_aside(&self, name: &tapete_lang::Spelled) -> bool {
        let zone = self.zone_number(&name.text);
        zone.is_some_and(|it| usize::from(it) < self.zones.len() && it != self.roles.play)
    }

    /// Returns the zone outside play that a trigger asks its own card to be in.
    pub(super) fn place_asked(&self, condition: &ast::Cond) -> Option<u8> {
        match condition {
            ast::Cond::And(one, other) => self.place_asked(one).or(self.place_asked(other)),
            ast::Cond::Word(word) => match word.text.as_str() {
                "in_hand" => Some(self.roles.hand),
                "in_graveyard" => Some(self.roles.graveyard),
                "in_exile" => Some(self.roles.exile),
                _ => None,
            },
            _ => None,
        }
        .filter(|it| *it != u8::MAX)
    }

    /// A rule that always holds, or while a condition does.
    fn always(
        &mut self,
        condition: Option<&ast::Cond>,
        more: Option<CondId>,
        effect: &Effect,
        made: &mut Ability,
    ) {
        let mut scope = Scope::of_rule();
        match &effect.kind {
            EffectKind::Sequence(effects) => {
                for effect in effects {
                    self.always(condition, more, effect, made);
                }
                return;
            }
            EffectKind::If {
                condition: inner,
                then,
                otherwise,
            } => {
                let inner = self.condition(inner, &mut scope);
                let both = self.all_of(more, Some(inner));
                self.always(condition, both, then, made);
                if let Some(otherwise) = otherwise {
                    let not = self.cond(Cond::Not(inner));
                    let both = self.all_of(more, Some(not));
                    self.always(condition, both, otherwise, made);
                }
                return;
            }
            _ => {}
        }
        let condition = condition.map(|it| self.condition(it, &mut scope));
        let condition = self.all_of(condition, more);
        if condition.is_none() && self.as_flags(effect, made) {
            return;
        }
        if let EffectKind::Rule {
            who: Selector::Ref(Ref::This, _),
            modal,
            word,
            by,
            except_by,
            ..
        } = &effect.kind
        {
            let ruling = self.ruling(*modal, word, by.as_ref(), except_by.as_ref(), &mut scope);
            match ruling {
                None => {}
                Some(Ruling::Rule(mut rule)) => {
                    rule.condition = condition;
                    let id = self.rule(rule);
                    made.rules.push(id);
                }
                Some(Ruling::Flags(bits)) => {
                    self.fixed(condition, Pick::One(Who::This), Mod::Flags(bits), made);
                }
            }
            return;
        }
        let Some((who, mods)) = self.mods(effect, &mut scope) else {
            if !is_lasting(effect) {
                self.no_rule(effect);
            }
            return;
        };
        for what in mods {
            self.fixed(condition, who, what, made);
        }
    }

    /// Tells that an effect stands where only what always holds can stand.
    fn no_rule(&mut self, effect: &Effect) {
        let first = |tongue| {
            let written = print::effect(effect, tongue);
            let mut words = written.split(|it: char| !it.is_alphanumeric() && it != '_');
            let first = words.find(|it| !it.is_empty());
            first.unwrap_or_default().to_owned()
        };
        let word = Arg::Said(Said {
            en: first(Tongue::En),
            es: first(Tongue::Es),
        });
        let help = vec![(codes::SAY_WHEN_IT_IS_DONE, vec![word.clone()])];
        self.wrong_with(&codes::NOT_IN_RULES, effect.place, vec![word], help);
    }

    fn fixed(&mut self, condition: Option<CondId>, who: Pick, what: Mod, made: &mut Ability) {
        let id = self.add_static(Static {
            condition,
            who,
            what,
            is_steady: false,
        });
        made.statics.push(id);
    }

    fn all_of(&mut self, one: Option<CondId>, other: Option<CondId>) -> Option<CondId> {
        match (one, other) {
            (Some(one), Some(other)) => Some(self.cond(Cond::And(one, other))),
            (one, other) => one.or(other),
        }
    }

    /// Sets bits, where a rule about this is nothing else.
    fn as_flags(&mut self, effect: &Effect, made: &mut Ability) -> bool {
        match &effect.kind {
            EffectKind::Gains {
                who: Selector::Ref(Ref::This, _),
                abilities,
                ..
            } => {
                let bits: Option<Vec<u64>> =
                    abilities.iter().map(|it| flag(&it.name.text)).collect();
                let Some(bits) = bits else {
                    return false;
                };
                made.flags |= bits.iter().fold(0, |all, it| all | it);
                true
            }
            EffectKind::Rule {
                who: Selector::Ref(Ref::This, _),
                modal,
                word,
                by: None,
                except_by: None,
                ..
            } => match self.ruling(*modal, word, None, None, &mut Scope::of_rule()) {
                Some(Ruling::Flags(bits)) => {
                    made.flags |= bits;
                    true
                }
                Some(Ruling::Rule(_)) => false,
                None => true,
            },
            _ => false,
        }
    }

    pub(super) fn only(&mut self, words: &[tapete_lang::Spelled]) -> Only {
        let mut only = Only::default();
        for word in words {
            match word.text.as_str() {
                "sorcery_speed" => only.sorcery_speed = true,
                "once_per_turn" => only.once_per_turn = true,
                "once_per_game" => only.once_per_game = true,
                "your_turn" => only.your_turn = true,
                "opponents_turn" => only.opponents_turn = true,
                "in_combat" => only.in_combat = true,
                "from_hand" => only.from_hand = true,
                "from_graveyard" => only.from_graveyard = true,
                "in_upkeep" => {
                    only.your_upkeep = true;
                    only.your_turn = true;
                }
                "while_active" => only.while_active = true,
                "any_time" => only.any_time = true,
                "from_battlefield" => {}
                _ => {
                    let args = vec![word.text.as_str().into()];
                    self.wrong(&codes::NOT_SUPPORTED, word.place, args);
                }
            }
        }
        only
    }
}

fn is_lasting(effect: &Effect) -> bool {
    matches!(
        effect.kind,
        EffectKind::Gets { .. }
            | EffectKind::Gains { .. }
            | EffectKind::Loses { .. }
            | EffectKind::LosesAll { .. }
            | EffectKind::Becomes { .. }
            | EffectKind::Rule { .. }
            | EffectKind::Costs { .. }
    )
}

/// Tells whether a trigger surely causes its own event, with no choice between.
fn loops(trigger: &Trigger, steps: &[Step]) -> bool {
    let (Some(Step::Do(act)), None) = (steps.first(), trigger.condition) else {
        return false;
    };
    let is_you = matches!(trigger.subject, Subject::You | Subject::Anything);
    let about = |pick: &Pick| match pick {
        Pick::One(Who::You) => is_you,
        Pick::One(Who::Opponent) => {
            matches!(trigger.subject, Subject::Opponent | Subject::Anything)
        }
        _ => false,
    };
    match (trigger.on, act) {
        (On::Draws, Act::Draw(who, _))
        | (On::GainsLife, Act::GainLife(who, _))
        | (On::LosesLife, Act::LoseLife(who, _)) => about(who),
        (On::Enters, Act::Create { .. }) => {
            trigger.subject == Subject::Anything && trigger.zone == ZonePick::IN_PLAY
        }
        (On::CounterPut, Act::PutCounters(_, kind, Pick::One(Who::This | Who::It))) => {
            trigger.detail == u8::MAX || trigger.detail == *kind
        }
        _ => false,
    }
}
