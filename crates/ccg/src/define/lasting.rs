//! Effects that last: figures, abilities gained and lost, what one may not do.

use tapete_lang::Spelled;

use super::codes;
use super::maker::Maker;
use super::scope::Scope;
use crate::model::{Act, Amount, Favour, Loss, Mod, Pick, Qualities, Test, TestId, Until};
use crate::state::stands;
use crate::syntax::ast::{AbilityRef, Duration, Effect, EffectKind, Filter, Signed, ZoneRef};

impl Maker<'_> {
    /// Changes that last.
    pub(super) fn modify(&mut self, effect: &Effect, scope: &mut Scope) {
        let duration = match &effect.kind {
            EffectKind::Gets { duration, .. }
            | EffectKind::Gains { duration, .. }
            | EffectKind::Loses { duration, .. }
            | EffectKind::LosesAll { duration, .. }
            | EffectKind::Becomes { duration, .. }
            | EffectKind::Rule { duration, .. } => duration,
            _ => &Duration::Unsaid,
        };
        if let EffectKind::Becomes {
            who,
            words,
            figures: None,
            ..
        } = &effect.kind
            && let Some(bits) = affliction(words)
        {
            scope.favour = Favour::Bad;
            let who = self.pick(who, scope);
            return scope.act(Act::Afflict(who, bits));
        }
        let until = self.until(duration, scope);
        let Some((who, mods)) = self.mods(effect, scope) else {
            return;
        };
        for what in mods {
            scope.act(Act::Modify { who, what, until });
        }
    }

    /// Whom a lasting effect changes, and how.
    pub(super) fn mods(&mut self, effect: &Effect, scope: &mut Scope) -> Option<(Pick, Vec<Mod>)> {
        let mut mods = Vec::new();
        let pick = match &effect.kind {
            EffectKind::Gets {
                who,
                power,
                toughness,
                per,
                ..
            } => {
                scope.favour = if power.minus || toughness.minus {
                    Favour::Bad
                } else {
                    Favour::Good
                };
                let pick = self.pick(who, scope);
                mods.push(self.figures(power, toughness, per.as_ref(), scope));
                pick
            }
            EffectKind::Gains { who, abilities, .. } => {
                scope.favour = Favour::Good;
                let pick = self.pick(who, scope);
                mods.extend(abilities.iter().filter_map(|it| self.gained(it)));
                pick
            }
            EffectKind::Loses { who, abilities, .. } => {
                scope.favour = Favour::Bad;
                let pick = self.pick(who, scope);
                for ability in abilities {
                    // Each quality is an ability of its own: one may go alone.
                    let loss = if ability.args.is_empty() {
                        self.ability_name(&ability.name).map(Loss::Named)
                    } else {
                        self.ability(ability).map(Loss::Only)
                    };
                    mods.extend(loss.map(Mod::Lose));
                }
                pick
            }
            EffectKind::LosesAll { who, .. } => {
                scope.favour = Favour::Bad;
                mods.push(Mod::LoseAll);
                self.pick(who, scope)
            }
            EffectKind::Becomes {
                who,
                words,
                figures,
                ..
            } => {
                let pick = self.pick(who, scope);
                if let Some(entry) = self.becoming(words) {
                    mods.push(Mod::Become(entry));
                }
                if let Some((power, toughness)) = figures {
                    let power = self.amount_of(power, scope);
                    let toughness = self.amount_of(toughness, scope);
                    mods.push(Mod::SetFigures(power, toughness));
                }
                pick
            }
            EffectKind::Rule {
                who,
                modal,
                word,
                by,
                except_by,
                ..
            } => {
                scope.favour = super::rules::favour(*modal, &word.text);
                let pick = self.pick(who, scope);
                let what = self.ruling(*modal, word, by.as_ref(), except_by.as_ref(), scope)?;
                mods.push(what.as_mod(self));
                pick
            }
            EffectKind::Costs { who, amount, less } => {
                let pick = match self.pick(who, scope) {
                    Pick::Each(test, zone) => Pick::Each(self.castable(test), zone),
                    pick => pick,
                };
                let mut amount = self.amount_of(amount, scope);
                if *less {
                    amount = self.negative(amount);
                }
                mods.push(Mod::Costs(amount));
                pick
            }
            _ => return None,
        };
        Some((pick, mods))
    }

    /// Figures that are changed, perhaps once for each thing of a kind.
    fn figures(
        &mut self,
        power: &Signed,
        toughness: &Signed,
        per: Option<&(Filter, Option<ZoneRef>)>,
        scope: &mut Scope,
    ) -> Mod {
        let (mut power, mut toughness) = (self.signed(power, scope), self.signed(toughness, scope));
        if let Some((filter, zone)) = per {
            let (test, zone) = self.tested(false, filter, zone.as_ref(), scope);
            let count = self.amount(Amount::Count(test, zone));
            power = self.times(power, count);
            toughness = self.times(toughness, count);
        }
        Mod::Figures(power, toughness)
    }

    /// An ability that is gained; one of the rules alone is a flag.
    fn gained(&mut self, ability: &AbilityRef) -> Option<Mod> {
        match super::rules::flag(&ability.name.text) {
            Some(bits) if self.book.ability(&ability.name.text).is_none() => Some(Mod::Flags(bits)),
            _ => self.ability(ability).map(Mod::Gain),
        }
    }

    /// Whoever asks what a spell costs has not cast it yet: it is a card.
    fn castable(&mut self, test: TestId) -> TestId {
        match self.tests.get(test.index()).copied() {
            Some(Test::Spell) => self.test(Test::Card),
            Some(Test::And(one, other)) => {
                let (one, other) = (self.castable(one), self.castable(other));
                self.both(one, other)
            }
            Some(Test::Or(one, other)) => {
                let (one, other) = (self.castable(one), self.castable(other));
                self.test(Test::Or(one, other))
            }
            _ => test,
        }
    }

    fn becoming(&mut self, words: &[Spelled]) -> Option<u16> {
        let mut qualities = Qualities::default();
        for word in words {
            match (self.kinds.kind(&word.text), self.kinds.bit(&word.text)) {
                (Some(kind), _) => qualities.add(&self.kinds.line(kind)),
                (None, Some(bit)) => qualities.set(bit),
                (None, None) => {
                    let bit = self.kinds.make(&word.text);
                    self.kinds.subtypes.set(bit);
                    qualities.set(bit);
                }
            }
        }
        if words.is_empty() {
            return None;
        }
        let at = self.becomes.iter().position(|it| *it == qualities);
        let at = at.unwrap_or_else(|| {
            self.becomes.push(qualities);
            self.becomes.len() - 1
        });
        u16::try_from(at).ok()
    }

    pub(super) fn until(&mut self, duration: &Duration, scope: &mut Scope) -> Until {
        match duration {
            Duration::Unsaid | Duration::Permanently => Until::ForEver,
            Duration::AsLongAs(condition) => Until::While(self.condition(condition, scope)),
            Duration::Until(word) => match word.text.as_str() {
                "end_of_turn" => Until::EndOfTurn,
                "end_of_combat" => Until::EndOfCombat,
                // Nobody acts between the beginning of a turn and its upkeep.
                "your_next_turn" | "your_next_upkeep" => Until::YourNextTurn,
                "their_next_turn" => Until::TheirNextTurn,
                "this_leaves" => Until::SourceLeaves,
                _ => {
                    let known = [
                        "end_of_turn",
                        "end_of_combat",
                        "your_next_turn",
                        "their_next_turn",
                        "this_leaves",
                    ];
                    self.unknown(&codes::UNKNOWN_WORD, word, &known.map(str::to_owned));
                    Until::EndOfTurn
                }
            },
        }
    }
}

/// Returns how something stands that `becomes asleep`, if all words are of that
/// kind.
fn affliction(words: &[Spelled]) -> Option<u16> {
    let bits = words.iter().map(|it| match it.text.as_str() {
        "asleep" => Some(stands::ASLEEP),
        "paralysed" => Some(stands::PARALYSED),
        _ => None,
    });
    let bits = bits.collect::<Option<Vec<u16>>>()?;
    let all = bits.into_iter().fold(0, |all, it| all | it);
    (all != 0).then_some(all)
}
