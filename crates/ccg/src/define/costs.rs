//! Costs: resources, taps and what is given up.

use tapete_lang::{Place, Spelled};

use super::codes;
use super::maker::{Asked, Maker};
use super::names::same_word;
use super::scope::Scope;
use crate::model::{Amount, Cost, CostAct, CostId, RESOURCES_MAX, Test, TestId, Who};
use crate::syntax::ast::{self, Argument, Effect, EffectKind, Filter, Moving, Ref, Selector};

/// A word for resources of any kind; nobody can write it.
pub(super) const GENERIC: &str = "*";

/// The most of one resource that a cost may ask for.
const NUMBER_MAX: i32 = 99;

impl Maker<'_> {
    /// Compiles a cost.
    pub(super) fn costs(&mut self, costs: &[ast::Cost], scope: &mut Scope) -> CostId {
        let cost = self.cost_of(costs, scope);
        self.cost(cost)
    }

    pub(super) fn cost_of(&mut self, costs: &[ast::Cost], scope: &mut Scope) -> Cost {
        let mut made = Cost::default();
        for cost in costs {
            match cost {
                ast::Cost::Tap(_) => made.tap = true,
                ast::Cost::Untap(_) => made.untap = true,
                ast::Cost::Some { amount, of } => self.cost_some(amount, of, &mut made, scope),
                ast::Cost::Param(word) => self.cost_param(word, &mut made, scope),
                ast::Cost::Effect(effect) => self.cost_effect(effect, &mut made, scope),
            }
        }
        made
    }

    fn cost_param(&mut self, word: &Spelled, made: &mut Cost, scope: &mut Scope) {
        let given = self.argument(&word.text).cloned();
        let outer = std::mem::take(&mut self.given);
        match given {
            Some(Argument::Cost(costs)) => {
                let more = self.cost_of(&costs, scope);
                join(made, more);
            }
            Some(Argument::Amount(amount)) => {
                let of = super::book::spelled(GENERIC, word.place);
                self.cost_some(&amount, &of, made, scope);
            }
            Some(Argument::Filter(Filter::Word(of))) => {
                self.cost_some(&ast::Amount::Number(1), &of, made, scope);
            }
            Some(Argument::Filter(_)) => {
                self.wrong(
                    &codes::WRONG_ARGUMENT,
                    word.place,
                    vec![codes::A_COST.into()],
                );
            }
            // `can Forest: …` means one.
            None => self.cost_some(&ast::Amount::Number(1), word, made, scope),
        }
        self.given = outer;
    }

    fn cost_some(
        &mut self,
        amount: &ast::Amount,
        of: &Spelled,
        made: &mut Cost,
        scope: &mut Scope,
    ) {
        let of = match self.argument(&of.text) {
            Some(Argument::Filter(Filter::Word(word))) => word.clone(),
            _ => of.clone(),
        };
        let written = match amount {
            ast::Amount::Number(number) => Some(*number),
            _ => None,
        };
        let amount = self.amount_of(amount, scope);
        if self.amounts.get(amount.index()) == Some(&Amount::X) {
            made.x = made.x.saturating_add(1);
            if !self.is_generic(&of.text) {
                self.wrong(&codes::NOT_SUPPORTED, of.place, vec!["X".into()]);
            }
            return;
        }
        let Some(number) = self.constant(amount) else {
            return self.wrong(&codes::COST_NUMBER, of.place, vec![of.text.as_str().into()]);
        };
        if !(0..=NUMBER_MAX).contains(&number) {
            let number = written.unwrap_or(i64::from(number));
            let args = vec![number.into(), i64::from(NUMBER_MAX).into()];
            return self.wrong(&codes::IMPOSSIBLE_COST, of.place, args);
        }
        if of.text == "life" {
            made.life = made.life.saturating_add(number as u16);
            return;
        }
        if self.is_generic(&of.text) {
            made.generic = made
                .generic
                .saturating_add(number as u8)
                .min(NUMBER_MAX as u8);
            return;
        }
        let Some(resource) = self.resource(&of.text) else {
            let mut known = self.generic.clone();
            known.extend(self.resources.iter().map(|it| it.name.clone()));
            return self.unknown(&codes::UNKNOWN_RESOURCE, &of, &known);
        };
        if number > 0 && self.library.is_none() {
            self.asked.push(Asked {
                resource,
                word: of.text.clone(),
                place: of.place,
            });
        }
        if let Some(of) = made.of.get_mut(resource) {
            *of = of.saturating_add(number as u8).min(NUMBER_MAX as u8);
        }
    }

    /// Tells whether a word means resources of any kind that pays.
    pub(super) fn is_generic(&self, word: &str) -> bool {
        word == GENERIC || self.generic.iter().any(|it| same_word(it, word))
    }

    /// Returns the resource that `add` gives; mana without colour has a kind of
    /// its own, made when a text asks for it.
    pub(super) fn resource_given(&mut self, of: &Spelled) -> Option<usize> {
        if let Some(resource) = self.resource(&of.text) {
            return Some(resource);
        }
        let colourless = matches!(of.text.as_str(), "Colourless" | "Colorless" | "colourless");
        if colourless || self.is_generic(&of.text) {
            let name = "Colourless";
            if let Some(known) = self.resource(name) {
                return Some(known);
            }
            if self.resources.len() < RESOURCES_MAX {
                self.add_resource(name, 'C', None);
                return Some(self.resources.len() - 1);
            }
        }
        let known: Vec<String> = self.resources.iter().map(|it| it.name.clone()).collect();
        self.unknown(&codes::UNKNOWN_RESOURCE, of, &known);
        None
    }

    fn cost_effect(&mut self, effect: &Effect, made: &mut Cost, scope: &mut Scope) {
        let place = effect.place;
        let act = match &effect.kind {
            EffectKind::Sequence(effects) => {
                for effect in effects {
                    self.cost_effect(effect, made, scope);
                }
                return;
            }
            EffectKind::Sacrifice { what, .. } => {
                self.things(what, CostAct::SacrificeThis, CostAct::Sacrifice, scope)
            }
            EffectKind::Exile(what) => self.things(what, CostAct::ExileThis, CostAct::Exile, scope),
            EffectKind::Tap(Selector::Ref(Ref::This, _)) => {
                made.tap = true;
                return;
            }
            EffectKind::Untap(Selector::Ref(Ref::This, _)) => {
                made.untap = true;
                return;
            }
            EffectKind::Tap(what) => {
                self.things(what, CostAct::SacrificeThis, CostAct::TapOthers, scope)
            }
            EffectKind::Detach(what) => self.things(
                what,
                CostAct::SacrificeThis,
                CostAct::DiscardAttached,
                scope,
            ),
            EffectKind::Discard { amount, filter, .. } => {
                if says_this(amount, filter.as_ref()) {
                    made.acts.push(CostAct::DiscardThis);
                    return;
                }
                let number = self.cost_number(amount, scope);
                match filter {
                    Some(filter) if self.is_energy(filter) => {
                        let test = self.filter(filter, scope);
                        number.map(|it| CostAct::DiscardAttached(it, test))
                    }
                    Some(filter) => {
                        let test = self.filter(filter, scope);
                        number.map(|it| CostAct::Discard(it, test))
                    }
                    None => {
                        let test = self.test(Test::Always);
                        number.map(|it| CostAct::Discard(it, test))
                    }
                }
            }
            EffectKind::Move {
                what: Selector::Ref(Ref::This, _),
                moving,
            } => this_goes(moving),
            EffectKind::Remove {
                amount: Some(amount),
                counter,
                from: Selector::Ref(Ref::This, _),
            } => {
                let number = self.cost_number(amount, scope);
                let kind = self.counter_kind(counter);
                number
                    .zip(kind)
                    .map(|(number, kind)| CostAct::RemoveCounters(number, kind))
            }
            EffectKind::Put {
                amount,
                counter,
                on: Selector::Ref(Ref::This, _),
            } => {
                let number = self.cost_number(amount, scope);
                let kind = self.counter_kind(counter);
                number
                    .zip(kind)
                    .map(|(number, kind)| CostAct::PutCounters(number, kind))
            }
            EffectKind::Mill { amount, .. } => self.cost_number(amount, scope).map(CostAct::Mill),
            EffectKind::Change {
                gains: false,
                amount,
                of,
                ..
            } => {
                return self.cost_some(amount, of, made, scope);
            }
            _ => None,
        };
        match act {
            Some(act) => made.acts.push(act),
            None => self.not_a_cost(place),
        }
    }

    fn not_a_cost(&mut self, place: Place) {
        self.wrong(&codes::NOT_A_COST, place, Vec::new());
    }

    fn cost_number(&mut self, amount: &ast::Amount, scope: &mut Scope) -> Option<u8> {
        let amount = self.amount_of(amount, scope);
        let number = self.constant(amount)?;
        u8::try_from(number)
            .ok()
            .filter(|it| i32::from(*it) <= NUMBER_MAX)
    }

    fn things(
        &mut self,
        what: &Selector,
        this: CostAct,
        some: fn(u8, TestId) -> CostAct,
        scope: &mut Scope,
    ) -> Option<CostAct> {
        match what {
            Selector::Ref(Ref::This, _) => Some(this),
            Selector::Some {
                max, other, filter, ..
            } => {
                if matches!(filter, Filter::Word(word) if word.text == "this") {
                    return Some(this);
                }
                let number = self.cost_number(max, scope)?;
                let mut test = self.filter(filter, scope);
                if *other {
                    let others = self.test(Test::Other);
                    test = self.both(others, test);
                }
                Some(some(number, test))
            }
            _ => {
                let _: Who = self.who(what, scope);
                None
            }
        }
    }
}

/// Tells whether `discard this` is meant, whose `this` stands where a number
/// could.
pub(super) fn says_this(amount: &ast::Amount, filter: Option<&Filter>) -> bool {
    let this = |it: &Spelled| it.text == "this";
    matches!(amount, ast::Amount::Name(word) if this(word))
        || matches!(filter, Some(Filter::Word(word)) if this(word))
}

fn join(made: &mut Cost, more: Cost) {
    made.tap |= more.tap;
    made.untap |= more.untap;
    made.generic = made.generic.saturating_add(more.generic);
    made.x = made.x.saturating_add(more.x);
    made.life = made.life.saturating_add(more.life);
    for (of, more) in made.of.iter_mut().zip(more.of) {
        *of = of.saturating_add(more);
    }
    made.acts.extend(more.acts);
}

/// What it costs that a card itself goes somewhere, if that can be a cost.
fn this_goes(moving: &Moving) -> Option<CostAct> {
    let to = moving.to.as_ref().map(|it| it.name.text.as_str());
    match to {
        Some("hand") => Some(CostAct::ReturnThis),
        Some("exile") => Some(CostAct::ExileThis),
        Some("graveyard" | "discard") => Some(CostAct::DiscardThis),
        _ => None,
    }
}
