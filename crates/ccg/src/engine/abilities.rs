//! Which abilities a thing has now, and what a thing is now.

use crate::model::{
    AbilityId, AbilityName, Card, Cards, Loss, NOTHING, Qualities, Replaced, Rule, RuleWord,
    Subject, Thing, flags,
};
use crate::state::{Context, LastingKind, State, stands};

impl Cards {
    /// Returns the printed card of a thing.
    #[inline]
    pub(crate) fn printed_card(&self, state: &State, thing: Thing) -> Option<&Card> {
        self.cards.get(state.card(thing)?.card.index())
    }

    /// Calls with every ability that a thing has now, parts of composed ones
    /// each by itself, until the call says no.
    pub(crate) fn each_ability(
        &self,
        state: &State,
        thing: Thing,
        mut call: impl FnMut(AbilityId) -> bool,
    ) {
        let Some(card) = state.card(thing) else {
            return;
        };
        let Some(printed) = self.cards.get(card.card.index()) else {
            return;
        };
        if !card.is(stands::CHANGED) {
            for id in &printed.abilities {
                if !self.each_part(*id, &mut call) {
                    return;
                }
            }
            return;
        }
        if !self.loses_some(state, thing) {
            self.each_had(state, thing, printed, &mut call);
            return;
        }
        for id in &printed.abilities {
            if !self.each_kept(state, thing, *id, 0, &mut call) {
                return;
            }
        }
        for lasting in &state.lasting {
            if let LastingKind::Gain(id) = lasting.what
                && lasting.on == thing
                && lasting.on_stamp == card.stamp
                && !self.each_kept(state, thing, id, lasting.since, &mut call)
            {
                return;
            }
        }
        for (_, id, source) in given(&state.granted, thing) {
            let since = state.card(*source).map_or(0, |it| it.since);
            if !self.each_kept(state, thing, *id, since, &mut call) {
                return;
            }
        }
    }

    /// Tells whether an effect takes abilities of a thing away.
    fn loses_some(&self, state: &State, thing: Thing) -> bool {
        let mut own = state.lasting.iter().filter(|it| it.on == thing);
        own.any(|it| matches!(it.what, LastingKind::Lose(_) | LastingKind::LoseAll))
            || state.taken.iter().any(|it| it.0 == thing)
    }

    /// Calls with every ability of a thing that loses none: most do, and need
    /// not be held against every effect.
    fn each_had(
        &self,
        state: &State,
        thing: Thing,
        printed: &Card,
        call: &mut impl FnMut(AbilityId) -> bool,
    ) {
        let stamp = state.card(thing).map_or(0, |it| it.stamp);
        let gained = state.lasting.iter().filter_map(|it| match it.what {
            LastingKind::Gain(id) if it.on == thing && it.on_stamp == stamp => Some(id),
            _ => None,
        });
        let granted = given(&state.granted, thing).iter().map(|it| it.1);
        let mut all = printed
            .abilities
            .iter()
            .copied()
            .chain(gained)
            .chain(granted);
        let _ = all.all(|id| self.each_part(id, call));
    }

    fn each_part(&self, id: AbilityId, call: &mut impl FnMut(AbilityId) -> bool) -> bool {
        let Some(ability) = self.abilities.get(id.index()) else {
            return true;
        };
        if ability.parts.is_empty() {
            return call(id);
        }
        ability.parts.iter().all(|it| self.each_part(*it, call))
    }

    /// The same, without what an effect takes away.
    fn each_kept(
        &self,
        state: &State,
        thing: Thing,
        id: AbilityId,
        since: u16,
        call: &mut impl FnMut(AbilityId) -> bool,
    ) -> bool {
        let Some(ability) = self.abilities.get(id.index()) else {
            return true;
        };
        if self.is_lost(state, thing, id, since) {
            return true;
        }
        if ability.parts.is_empty() {
            return call(id);
        }
        let mut parts = ability.parts.iter();
        parts.all(|it| self.each_kept(state, thing, *it, since, call))
    }

    /// Tells whether a later effect takes an ability away that a thing has had
    /// since then.
    pub(super) fn is_lost(&self, state: &State, thing: Thing, id: AbilityId, since: u16) -> bool {
        let name = self.abilities.get(id.index()).and_then(|it| it.name);
        let is_it = |loss: Loss| match loss {
            Loss::Named(other) => name == Some(other),
            Loss::Only(other) => id == other,
        };
        // What one card takes and gives is given after.
        let is_taken = state.taken.iter().any(|(on, which, when)| {
            *on == thing && which.is_none_or(is_it) && (since == 0 || *when > since)
        });
        if is_taken {
            return true;
        }
        let stamp = state.card(thing).map_or(0, |it| it.stamp);
        let mut lost = state
            .lasting
            .iter()
            .filter(|it| it.on == thing && it.on_stamp == stamp);
        lost.any(|it| match it.what {
            LastingKind::Lose(loss) => it.since >= since && is_it(loss),
            LastingKind::LoseAll => it.since >= since,
            _ => false,
        })
    }

    pub(crate) fn has_ability(&self, state: &State, thing: Thing, name: AbilityName) -> bool {
        let mut found = false;
        self.each_ability(state, thing, |id| {
            let own = self.abilities.get(id.index()).and_then(|it| it.name);
            found = own == Some(name);
            !found
        });
        found || self.has_composed(state, thing, name)
    }

    /// Tells whether a thing has a composed ability of that name.
    fn has_composed(&self, state: &State, thing: Thing, name: AbilityName) -> bool {
        let is = |id: &AbilityId| {
            let ability = self.abilities.get(id.index());
            ability.is_some_and(|it| it.name == Some(name) && !it.parts.is_empty())
                && !self.is_lost(state, thing, *id, 0)
        };
        let printed = self.printed_card(state, thing);
        let stamp = state.card(thing).map_or(0, |it| it.stamp);
        let gained = state.lasting.iter().any(|it| match it.what {
            LastingKind::Gain(id) => it.on == thing && it.on_stamp == stamp && is(&id),
            _ => false,
        });
        let granted = given(&state.granted, thing).iter().any(|it| is(&it.1));
        printed.is_some_and(|it| it.abilities.iter().any(is)) || gained || granted
    }

    /// Returns the marks of a thing: which abilities that texts ask for it has.
    pub(crate) fn marks(&self, state: &State, thing: Thing) -> u64 {
        if self.in_play(state, thing) {
            return state.card(thing).map_or(0, |it| it.look.marks);
        }
        self.printed_card(state, thing).map_or(0, |it| it.marks)
    }

    /// Returns the flags of a thing.
    #[inline]
    pub(crate) fn flags(&self, state: &State, thing: Thing) -> u64 {
        if self.in_play(state, thing) {
            return state.card(thing).map_or(0, |it| it.look.flags);
        }
        self.printed_card(state, thing).map_or(0, |it| it.flags)
    }

    pub(crate) fn has_quality(&self, state: &State, thing: Thing, bit: u8) -> bool {
        let Some(card) = state.card(thing) else {
            return false;
        };
        if card.is(stands::CHANGED)
            && self.colours.has(bit)
            && let Some(colours) = self.new_colours(state, thing, card.stamp)
        {
            return colours.has(bit);
        }
        let printed = self.cards.get(card.card.index());
        if printed.is_some_and(|it| it.qualities.has(bit)) {
            return true;
        }
        if !card.is(stands::CHANGED) {
            return false;
        }
        let has = |number: u16| {
            self.becomes
                .get(usize::from(number))
                .is_some_and(|it| it.has(bit))
        };
        let lasting = state.lasting.iter().any(|it| match it.what {
            LastingKind::Become(number) => {
                it.on == thing && it.on_stamp == card.stamp && has(number)
            }
            _ => false,
        });
        lasting
            || state
                .turned
                .iter()
                .any(|(on, number)| *on == thing && has(*number))
    }

    /// Returns the colours that a thing has become last, which are all it has;
    /// nothing if it became none.
    fn new_colours(&self, state: &State, thing: Thing, stamp: u16) -> Option<&Qualities> {
        let colours = |number: u16| {
            let qualities = self.becomes.get(usize::from(number))?;
            qualities.meets(&self.colours).then_some(qualities)
        };
        let lasting = state.lasting.iter().filter_map(|it| match it.what {
            LastingKind::Become(number) if it.on == thing && it.on_stamp == stamp => {
                Some((it.since, colours(number)?))
            }
            _ => None,
        });
        let latest = lasting.max_by_key(|it| it.0).map(|it| it.1);
        let always = state.turned.iter().rev().find_map(|(on, number)| {
            let is_it = *on == thing;
            is_it.then(|| colours(*number)).flatten()
        });
        latest.or(always)
    }

    pub(crate) fn shares_type(&self, state: &State, one: Thing, other: Thing) -> bool {
        let subtypes = |thing| self.printed_card(state, thing).map(|it| it.subtypes);
        match (subtypes(one), subtypes(other)) {
            (Some(one), Some(other)) => one.meets(&other),
            _ => false,
        }
    }

    /// Tells whether a thing came too late to attack or be tapped for a cost.
    pub(crate) fn is_sick(&self, state: &State, thing: Thing) -> bool {
        let is_new = state.card(thing).is_some_and(|it| it.is(stands::SICK));
        is_new
            && self.options.sickness
            && self.flags(state, thing) & flags::NO_SUMMONING_SICKNESS == 0
    }

    /// Calls with every rule of that word that holds for a thing, until the call
    /// says no. The context is the one of the text that says the rule.
    pub(crate) fn each_rule(
        &self,
        state: &State,
        thing: Thing,
        word: RuleWord,
        mut call: impl FnMut(&Rule, &Context) -> bool,
    ) {
        let Some(card) = state.card(thing) else {
            return;
        };
        let has_own = self
            .cards
            .get(card.card.index())
            .is_some_and(|it| it.has_rules);
        if !has_own && !card.is(stands::CHANGED) {
            return;
        }
        let own = Context::of(thing, card.stamp, card.controller).recalling(state);
        let mut goes_on = true;
        let mut say = |rule: &Rule, context: &Context| {
            if rule.word == word && self.holds_if(state, rule.condition, context, context.you) {
                goes_on = call(rule, context);
            }
            goes_on
        };
        self.each_ability(state, thing, |id| {
            let rules = self.abilities.get(id.index()).map(|it| it.rules.as_slice());
            let mut rules = rules.unwrap_or_default().iter();
            rules.all(|it| self.rules.get(it.index()).is_none_or(|it| say(it, &own)))
        });
        for lasting in &state.lasting {
            if let LastingKind::Rule(id) = lasting.what
                && lasting.on == thing
                && lasting.on_stamp == card.stamp
                && let Some(rule) = self.rules.get(id.index())
            {
                let context = Context::of(lasting.source, lasting.source_stamp, lasting.you);
                if !say(rule, &context) {
                    return;
                }
            }
        }
        for (_, id, source) in given(&state.imposed, thing) {
            if let Some(rule) = self.rules.get(id.index()) {
                let you = self.controller(state, *source);
                let stamp = state.card(*source).map_or(0, |it| it.stamp);
                if !say(rule, &Context::of(*source, stamp, you).recalling(state)) {
                    return;
                }
            }
        }
    }

    /// Tells whether a rule of that word forbids something by `other`; without
    /// another side, whether a rule without `by` holds.
    pub(crate) fn forbids(
        &self,
        state: &State,
        thing: Thing,
        word: RuleWord,
        other: Thing,
    ) -> bool {
        let mut forbidden = false;
        self.each_rule(state, thing, word, |rule, context| {
            let passes =
                |test| other != NOTHING && self.passes(state, test, other, context, context.you);
            forbidden = match (rule.by, rule.except) {
                (None, None) => true,
                (Some(by), None) => passes(by),
                (None, Some((_, test))) => !passes(test),
                (Some(by), Some((_, test))) => passes(by) && !passes(test),
            };
            !forbidden
        });
        forbidden
    }

    /// Calls with every replacement of a thing whose condition holds.
    pub(crate) fn each_replacement(
        &self,
        state: &State,
        thing: Thing,
        context: &Context,
        mut call: impl FnMut(Replaced) -> bool,
    ) {
        let Some(card) = state.card(thing) else {
            return;
        };
        let has_own = self
            .cards
            .get(card.card.index())
            .is_some_and(|it| it.has_replacements);
        if !has_own && !card.is(stands::CHANGED) {
            return;
        }
        self.each_ability(state, thing, |id| {
            let all = self
                .abilities
                .get(id.index())
                .map(|it| it.replacements.as_slice());
            all.unwrap_or_default().iter().all(|id| {
                let Some(it) = self.replacements.get(id.index()) else {
                    return true;
                };
                it.of != Subject::This
                    || !self.holds_if(state, it.condition, context, context.you)
                    || call(it.what)
            })
        });
    }
}

/// Returns what statics give to a thing: it stands together.
fn given<T>(all: &[(Thing, T, Thing)], thing: Thing) -> &[(Thing, T, Thing)] {
    let start = all.partition_point(|it| it.0 < thing);
    let rest = all.get(start..).unwrap_or_default();
    let end = rest.partition_point(|it| it.0 == thing);
    rest.get(..end).unwrap_or_default()
}
