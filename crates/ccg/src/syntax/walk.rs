//! Everything that a clause says, piece by piece, for who looks for something
//! wherever it may stand.

use super::ast::{
    AbilityRef, Amount, Argument, Clause, ClauseKind, Cond, Cost, Duration, Effect, EffectKind,
    Event, EventKind, EventWhat, Filter, Moving, Selector, Worth,
};

/// A piece of a clause. A filter is given whole, not word by word.
#[derive(Clone, Copy)]
pub(crate) enum Node<'a> {
    Effect(&'a Effect),
    Amount(&'a Amount),
    Cond(&'a Cond),
    Selector(&'a Selector),
    Filter(&'a Filter),
    Ability(&'a AbilityRef),
}

/// Shows every piece of a clause, from the outside in.
pub(crate) fn walk<'a>(clause: &'a Clause, see: &mut dyn FnMut(Node<'a>)) {
    let mut walk = Walk { see };
    match &clause.kind {
        ClauseKind::With { value, .. } => match value {
            Worth::Amount(amount) => walk.amount(amount),
            Worth::Cost(costs) => walk.costs(costs),
            Worth::Name(_) => {}
        },
        ClauseKind::Has(abilities) | ClauseKind::Means(abilities) => walk.abilities(abilities),
        ClauseKind::Requires(costs) | ClauseKind::MayAlsoPay(costs) => walk.costs(costs),
        ClauseKind::Does(effect) => walk.effect(effect),
        ClauseKind::Target(filter) => walk.filter(filter),
        ClauseKind::When {
            events,
            condition,
            effect,
        } => {
            for event in events {
                walk.event(event);
            }
            walk.conds(condition.as_ref());
            walk.effect(effect);
        }
        ClauseKind::Always { condition, effects } => {
            walk.conds(condition.as_ref());
            for effect in effects {
                walk.effect(effect);
            }
        }
        ClauseKind::Can { costs, effect, .. } | ClauseKind::Attack { costs, effect, .. } => {
            walk.costs(costs);
            walk.effect(effect);
        }
        ClauseKind::Instead {
            event,
            condition,
            effect,
        } => {
            walk.event(event);
            walk.conds(condition.as_ref());
            walk.effect(effect);
        }
        ClauseKind::EntersWith {
            amount, condition, ..
        } => {
            walk.amount(amount);
            walk.conds(condition.as_ref());
        }
        ClauseKind::Phase { allows, effect, .. } => {
            for allow in allows {
                walk.maybe(allow.effect.as_ref());
            }
            walk.maybe(effect.as_ref());
        }
        ClauseKind::Ends { condition, .. } => walk.cond(condition),
        ClauseKind::StateBased {
            what,
            condition,
            effect,
        } => {
            walk.selector(what);
            walk.conds(condition.as_ref());
            walk.effect(effect);
        }
        _ => {}
    }
}

/// Shows every piece of some costs.
pub(crate) fn walk_costs<'a>(costs: &'a [Cost], see: &mut dyn FnMut(Node<'a>)) {
    Walk { see }.costs(costs);
}

struct Walk<'s, 'a> {
    see: &'s mut dyn FnMut(Node<'a>),
}

impl<'a> Walk<'_, 'a> {
    fn effect(&mut self, effect: &'a Effect) {
        (self.see)(Node::Effect(effect));
        match &effect.kind {
            EffectKind::Sequence(effects) | EffectKind::ChooseOne(effects) => {
                for effect in effects {
                    self.effect(effect);
                }
            }
            EffectKind::May(inner) => self.effect(inner),
            EffectKind::By { who, effect } => {
                self.selector(who);
                self.effect(effect);
            }
            EffectKind::If {
                condition,
                then,
                otherwise,
            } => {
                self.cond(condition);
                self.effect(then);
                self.maybe(otherwise.as_deref());
            }
            EffectKind::Unless { who, costs, effect } => {
                self.selector(who);
                self.costs(costs);
                self.effect(effect);
            }
            EffectKind::ForEach { filter, effect, .. } => {
                self.filter(filter);
                self.effect(effect);
            }
            EffectKind::Repeat { amount, effect } => {
                self.amount(amount);
                self.effect(effect);
            }
            EffectKind::Action { args, target, .. } => {
                for amount in args {
                    self.amount(amount);
                }
                if let Some(target) = target {
                    self.filter(target);
                }
            }
            EffectKind::Flip {
                amount,
                heads,
                tails,
            } => {
                self.amount(amount);
                self.maybe(heads.as_deref());
                self.maybe(tails.as_deref());
            }
            EffectKind::Do(ability) => self.ability(ability),
            EffectKind::Add(costs) => self.costs(costs),
            _ => self.act(effect),
        }
    }

    /// What is done to somebody, with its amounts.
    fn act(&mut self, effect: &'a Effect) {
        match &effect.kind {
            EffectKind::Destroy(what)
            | EffectKind::Exile(what)
            | EffectKind::Tap(what)
            | EffectKind::Untap(what)
            | EffectKind::Reveal(what)
            | EffectKind::Regenerate(what)
            | EffectKind::Detach(what)
            | EffectKind::Counter(what)
            | EffectKind::KnockOut(what)
            | EffectKind::Choose(what)
            | EffectKind::Copy(what) => self.selector(what),
            EffectKind::Sacrifice { who, what } => {
                self.selectors(who.as_ref());
                self.selector(what);
            }
            EffectKind::Draw { who, amount }
            | EffectKind::Mill { who, amount }
            | EffectKind::Change { who, amount, .. }
            | EffectKind::Take { who, amount, .. } => {
                self.selectors(who.as_ref());
                self.amount(amount);
            }
            EffectKind::Scry { amount } => self.amount(amount),
            EffectKind::Discard {
                who,
                amount,
                filter,
                ..
            } => {
                self.selectors(who.as_ref());
                self.amount(amount);
                if let Some(filter) = filter {
                    self.filter(filter);
                }
            }
            EffectKind::Deal { source, amount, to } => {
                self.selectors(source.as_ref());
                self.amount(amount);
                self.selector(to);
            }
            EffectKind::GainControl { what, duration } => {
                self.selector(what);
                self.duration(duration);
            }
            EffectKind::Put { amount, on, .. } => {
                self.amount(amount);
                self.selector(on);
            }
            EffectKind::Remove { amount, from, .. } => {
                self.amounts(amount.as_ref());
                self.selector(from);
            }
            EffectKind::Move { what, moving } | EffectKind::Search { what, moving, .. } => {
                self.selector(what);
                self.moving(moving);
            }
            EffectKind::Create { amount, moving, .. } => {
                self.amount(amount);
                self.moving(moving);
            }
            EffectKind::Attach { what, to } => {
                self.selector(what);
                self.selector(to);
            }
            EffectKind::Prevent {
                amount,
                to,
                from,
                duration,
                ..
            } => {
                self.amounts(amount.as_ref());
                self.selectors(to.as_ref());
                self.selectors(from.as_ref());
                self.duration(duration);
            }
            EffectKind::Fight { one, other } | EffectKind::Swap { one, other } => {
                self.selector(one);
                self.selector(other);
            }
            EffectKind::Skip { who, .. }
            | EffectKind::Win(who)
            | EffectKind::Lose(who)
            | EffectKind::ExtraTurn(who) => self.selectors(who.as_ref()),
            _ => self.lasting(effect),
        }
    }

    /// What holds for a while.
    fn lasting(&mut self, effect: &'a Effect) {
        match &effect.kind {
            EffectKind::Gets {
                who,
                power,
                toughness,
                per,
                duration,
            } => {
                self.selector(who);
                self.amount(&power.amount);
                self.amount(&toughness.amount);
                if let Some((filter, _)) = per {
                    self.filter(filter);
                }
                self.duration(duration);
            }
            EffectKind::Gains {
                who,
                abilities,
                duration,
            }
            | EffectKind::Loses {
                who,
                abilities,
                duration,
            } => {
                self.selector(who);
                self.abilities(abilities);
                self.duration(duration);
            }
            EffectKind::LosesAll { who, duration } => {
                self.selector(who);
                self.duration(duration);
            }
            EffectKind::Becomes {
                who,
                figures,
                duration,
                ..
            } => {
                self.selector(who);
                if let Some((power, toughness)) = figures {
                    self.amount(power);
                    self.amount(toughness);
                }
                self.duration(duration);
            }
            EffectKind::Rule {
                who,
                by,
                except_by,
                duration,
                ..
            } => {
                self.selector(who);
                if let Some(by) = by {
                    self.filter(by);
                }
                if let Some((_, by)) = except_by {
                    self.filter(by);
                }
                self.duration(duration);
            }
            EffectKind::Costs { who, amount, .. } => {
                self.selector(who);
                self.amount(amount);
            }
            _ => {}
        }
    }

    fn maybe(&mut self, effect: Option<&'a Effect>) {
        if let Some(effect) = effect {
            self.effect(effect);
        }
    }

    fn duration(&mut self, duration: &'a Duration) {
        if let Duration::AsLongAs(condition) = duration {
            self.cond(condition);
        }
    }

    fn moving(&mut self, moving: &'a Moving) {
        self.amounts(moving.with.as_ref().map(|it| &it.0));
        self.selectors(moving.attached_to.as_deref());
    }

    fn event(&mut self, event: &'a Event) {
        match &event.kind {
            EventKind::Happens { who, parts, .. } => {
                self.selector(who);
                for part in parts {
                    if let EventWhat::Selector(what) = &part.what {
                        self.selector(what);
                    }
                }
            }
            EventKind::LastRemoved { from, .. } => self.selector(from),
            EventKind::Phase { .. } | EventKind::Moment(_) => {}
        }
    }

    fn conds(&mut self, cond: Option<&'a Cond>) {
        if let Some(cond) = cond {
            self.cond(cond);
        }
    }

    fn cond(&mut self, cond: &'a Cond) {
        (self.see)(Node::Cond(cond));
        match cond {
            Cond::Not(inner) => self.cond(inner),
            Cond::And(one, other) | Cond::Or(one, other) => {
                self.cond(one);
                self.cond(other);
            }
            Cond::HasCounter { who, .. } => self.selector(who),
            Cond::HasAbility { who, ability, .. } => {
                self.selector(who);
                self.ability(ability);
            }
            Cond::Is { who, filter, .. } => {
                self.selector(who);
                self.filter(filter);
            }
            Cond::Controls { who, what } => {
                self.selector(who);
                self.selector(what);
            }
            Cond::Compare { left, right, .. } => {
                self.amount(left);
                self.amount(right);
            }
            Cond::Word(_) => {}
        }
    }

    fn costs(&mut self, costs: &'a [Cost]) {
        for cost in costs {
            match cost {
                Cost::Some { amount, .. } => self.amount(amount),
                Cost::Effect(effect) => self.effect(effect),
                Cost::Tap(_) | Cost::Untap(_) | Cost::Param(_) => {}
            }
        }
    }

    fn amounts(&mut self, amount: Option<&'a Amount>) {
        if let Some(amount) = amount {
            self.amount(amount);
        }
    }

    fn amount(&mut self, amount: &'a Amount) {
        (self.see)(Node::Amount(amount));
        match amount {
            Amount::Number(_) | Amount::Name(_) => {}
            Amount::Count { filter, .. } => self.filter(filter),
            Amount::Counters { of, .. } | Amount::Of { of, .. } => self.selector(of),
            Amount::Add(one, other)
            | Amount::Subtract(one, other)
            | Amount::Multiply(one, other) => {
                self.amount(one);
                self.amount(other);
            }
            Amount::Half { amount, .. } => self.amount(amount),
        }
    }

    fn selectors(&mut self, selector: Option<&'a Selector>) {
        if let Some(selector) = selector {
            self.selector(selector);
        }
    }

    fn selector(&mut self, selector: &'a Selector) {
        (self.see)(Node::Selector(selector));
        match selector {
            Selector::Ref(..) => {}
            Selector::Controller(inner) | Selector::Owner(inner) => self.selector(inner),
            Selector::Each { filter, .. } => self.filter(filter),
            Selector::Some {
                min, max, filter, ..
            } => {
                self.amount(min);
                if min != max {
                    self.amount(max);
                }
                self.filter(filter);
            }
        }
    }

    fn filter(&mut self, filter: &'a Filter) {
        (self.see)(Node::Filter(filter));
        self.within(filter);
    }

    fn within(&mut self, filter: &'a Filter) {
        match filter {
            Filter::With(ability) | Filter::Without(ability) => self.ability(ability),
            Filter::Compare { amount, .. } => self.amount(amount),
            Filter::Not(inner) => self.within(inner),
            Filter::And(one, other) | Filter::Or(one, other) => {
                self.within(one);
                self.within(other);
            }
            Filter::Word(_)
            | Filter::WithCounter(_)
            | Filter::Named(_)
            | Filter::ControlledBy(_) => {}
        }
    }

    fn abilities(&mut self, abilities: &'a [AbilityRef]) {
        for ability in abilities {
            self.ability(ability);
        }
    }

    fn ability(&mut self, ability: &'a AbilityRef) {
        (self.see)(Node::Ability(ability));
        for argument in &ability.args {
            match argument {
                Argument::Amount(amount) => self.amount(amount),
                Argument::Filter(filter) => self.within(filter),
                Argument::Cost(costs) => self.costs(costs),
            }
        }
    }
}
