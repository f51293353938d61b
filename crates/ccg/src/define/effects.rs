//! Effects to steps: what is done now, in order.

use tapete_lang::{Place, Spelled};

use super::codes;
use super::maker::Maker;
use super::scope::Scope;
use crate::model::{
    Act, AmountId, Favour, NO_MODE, Pick, RESOURCES_MAX, Step, Test, Who, ZonePick,
};
use crate::syntax::ast::{self, Cost, Effect, EffectKind, Filter, How, Selector, ZoneRef};

impl Maker<'_> {
    /// Compiles an effect.
    pub(super) fn effect(&mut self, effect: &Effect, scope: &mut Scope) {
        let is_list = matches!(
            effect.kind,
            EffectKind::Sequence(_) | EffectKind::ChooseOne(_)
        );
        scope.depth += u16::from(!is_list);
        self.effect_in(effect, scope);
        scope.depth = scope.depth.saturating_sub(u16::from(!is_list));
    }

    fn effect_in(&mut self, effect: &Effect, scope: &mut Scope) {
        let place = effect.place;
        scope.favour = Favour::Unknown;
        match &effect.kind {
            EffectKind::Sequence(effects) => {
                let mut rest = effects.as_slice();
                while let [first, after @ ..] = rest {
                    rest = match after {
                        [second, after @ ..] if self.destroy_for_good(first, second, scope) => {
                            after
                        }
                        _ => {
                            self.effect(first, scope);
                            after
                        }
                    };
                }
            }
            EffectKind::May(inner) => {
                let ask = scope.push(Step::May(0));
                scope.labels.push((ask, self.effect_label(inner)));
                self.effect(inner, scope);
                scope.land(ask);
            }
            EffectKind::By { who, effect } => self.by(who, effect, scope),
            EffectKind::If {
                condition,
                then,
                otherwise,
            } => self.either(condition, then, otherwise.as_deref(), scope),
            EffectKind::Unless { who, costs, effect } => {
                let who = self.who(who, scope);
                let cost = self.costs(costs, scope);
                let ask = scope.push(Step::PayOr(who, cost, 0));
                self.effect(effect, scope);
                scope.land(ask);
            }
            EffectKind::ForEach {
                filter,
                zone,
                effect,
            } => {
                let (test, zone) = self.tested(false, filter, zone.as_ref(), scope);
                let begin = scope.at();
                let at = scope.push(Step::ForEach { test, zone, end: 0 });
                let (it, about) = (scope.it, scope.about);
                scope.it = Pick::One(Who::It);
                self.effect(effect, scope);
                (scope.it, scope.about) = (it, about);
                self.end_loop(at, begin, scope);
            }
            EffectKind::Repeat { amount, effect } => {
                let amount = self.amount_of(amount, scope);
                let begin = scope.at();
                let at = scope.push(Step::Repeat { amount, end: 0 });
                self.effect(effect, scope);
                self.end_loop(at, begin, scope);
            }
            EffectKind::ChooseOne(effects) => self.choose_one(effects, scope),
            EffectKind::Action { name, args, target } => {
                self.action(name, args, target.as_ref(), scope);
            }
            EffectKind::Flip {
                amount,
                heads,
                tails,
            } => self.flip(amount, heads.as_deref(), tails.as_deref(), scope),
            EffectKind::Scry { amount } => {
                let amount = self.amount_of(amount, scope);
                scope.push(Step::Scry(amount));
            }
            EffectKind::Discard {
                who,
                amount,
                random,
                filter,
            } => self.discard(who.as_ref(), amount, *random, filter.as_ref(), scope),
            EffectKind::Sacrifice { who, what } => self.sacrifice(who.as_ref(), what, scope),
            EffectKind::Move { what, moving } => self.move_things(what, moving, place, scope),
            EffectKind::Search { zone, what, moving } => {
                self.search(zone, what, moving, place, scope);
            }
            EffectKind::Add(costs) => self.add_resources(costs, scope),
            EffectKind::Choose(what) => {
                self.pick(what, scope);
            }
            EffectKind::Attach { what, to } => self.attach(what, to, scope),
            EffectKind::Do(ability) => self.run_ability(ability, scope),
            EffectKind::Gets { .. }
            | EffectKind::Gains { .. }
            | EffectKind::Loses { .. }
            | EffectKind::LosesAll { .. }
            | EffectKind::Becomes { .. }
            | EffectKind::Rule { .. }
            | EffectKind::Costs { .. } => self.modify(effect, scope),
            _ => self.verb(effect, scope),
        }
    }

    fn end_loop(&mut self, at: usize, begin: u16, scope: &mut Scope) {
        let end_at = scope.at();
        scope.push(Step::Next(begin));
        if let Some(Step::ForEach { end, .. } | Step::Repeat { end, .. }) = scope.steps.get_mut(at)
        {
            // Past the step that goes round: it belongs to the loop around by then.
            *end = end_at + 1;
        }
    }

    pub(super) fn by(&mut self, who: &Selector, effect: &Effect, scope: &mut Scope) {
        let doer = scope.doer;
        if let Selector::Ref(ast::Ref::EachPlayer, _) | Selector::Each { .. } = who {
            let Pick::Each(test, zone) = self.pick(who, scope) else {
                return;
            };
            let begin = scope.at();
            let at = scope.push(Step::ForEach { test, zone, end: 0 });
            scope.doer = Pick::One(Who::It);
            self.effect(effect, scope);
            self.end_loop(at, begin, scope);
        } else {
            scope.favour = Favour::Unknown;
            scope.doer = self.pick(who, scope);
            self.effect(effect, scope);
        }
        scope.doer = doer;
    }

    fn either(
        &mut self,
        condition: &ast::Cond,
        then: &Effect,
        otherwise: Option<&Effect>,
        scope: &mut Scope,
    ) {
        let condition = self.condition(condition, scope);
        let test = scope.push(Step::If(condition, 0));
        self.effect(then, scope);
        match otherwise {
            None => scope.land(test),
            Some(otherwise) => {
                let skip = scope.push(Step::Jump(0));
                scope.land(test);
                self.effect(otherwise, scope);
                scope.land(skip);
            }
        }
    }

    fn choose_one(&mut self, effects: &[Effect], scope: &mut Scope) {
        let Ok(n) = u8::try_from(effects.len()) else {
            return self.is_full();
        };
        let is_mode = scope.depth == 0 && scope.modes.1 == 0;
        if is_mode {
            scope.modes = (scope.at(), n);
            scope.push(Step::Mode(n));
        } else {
            scope.push(Step::OneOf(n));
        }
        let jumps: Vec<usize> = effects.iter().map(|_| scope.push(Step::Jump(0))).collect();
        for (effect, jump) in effects.iter().zip(&jumps) {
            scope.labels.push((*jump, self.effect_label(effect)));
        }
        let mut ends = Vec::new();
        let mut mode = 0;
        for (effect, jump) in effects.iter().zip(jumps) {
            scope.land(jump);
            if is_mode {
                scope.mode = mode;
            }
            scope.depth += 1;
            self.effect(effect, scope);
            scope.depth -= 1;
            mode = mode.saturating_add(1);
            ends.push(scope.push(Step::Jump(0)));
        }
        if is_mode {
            scope.mode = NO_MODE;
        }
        for end in ends {
            scope.land(end);
        }
    }

    fn flip(
        &mut self,
        amount: &ast::Amount,
        heads: Option<&Effect>,
        tails: Option<&Effect>,
        scope: &mut Scope,
    ) {
        let amount = self.amount_of(amount, scope);
        let begin = scope.at();
        let repeat =
            (self.constant(amount) != Some(1)).then(|| scope.push(Step::Repeat { amount, end: 0 }));
        let flip = scope.push(Step::Flip(0));
        if let Some(heads) = heads {
            self.effect(heads, scope);
        }
        match tails {
            None => scope.land(flip),
            Some(tails) => {
                let skip = scope.push(Step::Jump(0));
                scope.land(flip);
                self.effect(tails, scope);
                scope.land(skip);
            }
        }
        if let Some(at) = repeat {
            self.end_loop(at, begin, scope);
        }
    }

    /// `Destroy`, `Discard(2)` of the thesis, with the clause `target`.
    fn action(
        &mut self,
        name: &Spelled,
        args: &[ast::Amount],
        target: Option<&Filter>,
        scope: &mut Scope,
    ) {
        let filter = target.cloned().or_else(|| scope.aim.clone());
        let one = ast::Amount::Number(1);
        let amount = args.first().unwrap_or(&one);
        let known = [
            "Destroy", "Discard", "Draw", "Exile", "Damage", "Tap", "Untap", "Counter", "GainLife",
            "LoseLife",
        ];
        if !known.contains(&name.text.as_str()) {
            let mut known = known.map(str::to_owned).to_vec();
            known.extend(self.book.ability_names());
            if self.book.ability(&name.text).is_some() {
                let args = args.iter().cloned().map(ast::Argument::Amount).collect();
                let ability = ast::AbilityRef {
                    name: name.clone(),
                    args,
                };
                return self.run_ability(&ability, scope);
            }
            return self.unknown(&codes::UNKNOWN_ACTION, name, &known);
        }
        let is_yours = matches!(name.text.as_str(), "Draw" | "GainLife");
        scope.favour = if is_yours || name.text == "Untap" {
            Favour::Good
        } else {
            Favour::Bad
        };
        let pick = match filter {
            Some(filter) => {
                scope.heroes = self.has_hero && name.text == "Damage";
                let zone = (name.text == "Counter").then(|| ZoneRef {
                    whose: ast::Whose::Any,
                    name: super::book::spelled("stack", name.place),
                });
                let (test, zone) = self.tested(false, &filter, zone.as_ref(), scope);
                scope.heroes = false;
                self.add_target(test, zone, (1, 1), name.place, scope)
            }
            None if is_yours => Pick::One(Who::You),
            None => {
                return self.wrong_with(
                    &codes::NO_TARGET,
                    name.place,
                    vec![name.text.as_str().into()],
                    vec![(codes::SAY_TARGET, vec![name.text.as_str().into()])],
                );
            }
        };
        let amount = self.amount_of(amount, scope);
        let act = match name.text.as_str() {
            "Destroy" => Act::Destroy(pick),
            "Exile" => Act::Exile(pick),
            "Tap" => Act::Tap(pick),
            "Untap" => Act::Untap(pick),
            "Counter" => Act::CounterSpell(pick),
            "Draw" => Act::Draw(pick, amount),
            "GainLife" => Act::GainLife(pick, amount),
            "LoseLife" => Act::LoseLife(pick, amount),
            "Damage" => Act::Deal {
                source: Who::This,
                amount,
                to: self.damaged(pick),
            },
            _ => {
                let test = self.test(Test::Always);
                scope.push(Step::Discard {
                    who: pick,
                    amount,
                    test,
                    random: false,
                });
                return;
            }
        };
        scope.act(act);
    }

    /// The player or players of an effect: those named, or whoever does it.
    pub(super) fn players(&mut self, who: Option<&Selector>, scope: &mut Scope) -> Pick {
        match who {
            None => scope.doer,
            Some(who) => self.pick(who, scope),
        }
    }

    fn discard(
        &mut self,
        who: Option<&Selector>,
        amount: &ast::Amount,
        random: bool,
        filter: Option<&Filter>,
        scope: &mut Scope,
    ) {
        scope.favour = Favour::Bad;
        if super::costs::says_this(amount, filter) {
            let arrival = self.arrival(self.roles.graveyard);
            return scope.act(Act::Move(Pick::One(Who::This), arrival));
        }
        let amount = self.amount_of(amount, scope);
        if who.is_none()
            && let Some(filter) = filter
            && self.is_energy(filter)
        {
            // `discard 1 Fire` of a creature with energy: what is attached to it.
            return self.drop_attached(amount, filter, scope);
        }
        let who = self.players(who, scope);
        let test = match filter {
            Some(filter) => self.filter(filter, scope),
            None => self.test(Test::Always),
        };
        scope.push(Step::Discard {
            who,
            amount,
            test,
            random,
        });
    }

    /// Things attached to this go to the graveyard.
    pub(super) fn drop_attached(&mut self, amount: AmountId, filter: &Filter, scope: &mut Scope) {
        let test = self.filter(filter, scope);
        let attached = self.test(Test::AttachedToThis);
        let test = self.both(attached, test);
        let who = self.one_of(scope.doer);
        scope.push(Step::Choose {
            who,
            min: amount,
            max: amount,
            test,
            zone: ZonePick::PLAY,
        });
        let arrival = self.arrival(self.roles.graveyard);
        scope.act(Act::Move(Pick::Chosen, arrival));
    }

    /// Tells whether a filter is energy that is attached to creatures.
    pub(super) fn is_energy(&self, filter: &Filter) -> bool {
        let Filter::Word(word) = filter else {
            return false;
        };
        let Some(bit) = self.kinds.bit(&word.text) else {
            return false;
        };
        self.energy.is_some_and(|energy| {
            let kind = self.kinds.kind(&word.text);
            bit == energy || kind.is_some_and(|it| self.kinds.extends(it, energy))
        })
    }

    fn sacrifice(&mut self, who: Option<&Selector>, what: &Selector, scope: &mut Scope) {
        let doer = scope.doer;
        if let Some(who) = who {
            let is_each = matches!(
                who,
                Selector::Ref(ast::Ref::EachPlayer, _) | Selector::Each { .. }
            );
            if is_each {
                let inner = Effect {
                    place: Place::default(),
                    kind: EffectKind::Sacrifice {
                        who: None,
                        what: what.clone(),
                    },
                };
                return self.by(who, &inner, scope);
            }
            scope.favour = Favour::Bad;
            scope.doer = self.pick(who, scope);
        }
        let pick = match what {
            Selector::Some {
                how: How::Choice, ..
            } => {
                let theirs = self.test(Test::ChooserControls);
                self.choice(what, Some(theirs), scope)
            }
            _ => self.pick(what, scope),
        };
        scope.act(Act::Sacrifice(pick));
        scope.doer = doer;
    }

    fn search(
        &mut self,
        zone: &ZoneRef,
        what: &Selector,
        moving: &ast::Moving,
        place: Place,
        scope: &mut Scope,
    ) {
        let from = self.zone_pick(Some(zone), scope);
        let (test, max) = match what {
            Selector::Some {
                other, filter, max, ..
            } => {
                let (test, _) = self.tested(*other, filter, None, scope);
                (test, self.amount_of(max, scope))
            }
            Selector::Each { other, filter, .. } => {
                let (test, _) = self.tested(*other, filter, None, scope);
                (test, self.amount(crate::model::Amount::Count(test, from)))
            }
            _ => return self.wrong(&codes::NOT_SUPPORTED, place, vec!["search".into()]),
        };
        let min = self.number(0);
        let who = self.one_of(scope.doer);
        scope.push(Step::Choose {
            who,
            min,
            max,
            test,
            zone: from,
        });
        scope.it = Pick::Chosen;
        let is_open = [self.test(Test::Always), self.test(Test::Card)].contains(&test);
        if !is_open {
            scope.act(Act::Reveal(Pick::Chosen));
        }
        let arrival = self.moving(moving, self.roles.hand, scope);
        scope.act(Act::Move(Pick::Chosen, arrival));
    }

    fn add_resources(&mut self, costs: &[Cost], scope: &mut Scope) {
        let mut fixed = [0_u8; RESOURCES_MAX];
        let mut any = false;
        for cost in costs {
            let Cost::Some { amount, of } = cost else {
                let place = self.book.head();
                self.wrong(&codes::NOT_SUPPORTED, place, vec!["add".into()]);
                continue;
            };
            let amount = self.amount_of(amount, scope);
            if matches!(
                of.text.as_str(),
                "AnyOneColour" | "AnyOneColor" | "AnyColour" | "AnyColor" | "AnyOne"
            ) {
                scope.push(Step::AddAny(amount));
                continue;
            }
            let Some(resource) = self.resource_given(of) else {
                continue;
            };
            match self.constant(amount).and_then(|it| u8::try_from(it).ok()) {
                Some(number) => {
                    if let Some(of) = fixed.get_mut(resource) {
                        *of = of.saturating_add(number);
                        any = true;
                    }
                }
                None => {
                    let pick = scope.doer;
                    scope.act(Act::GainResource(pick, resource as u8, amount));
                }
            }
        }
        if any {
            scope.act(Act::Add(fixed));
        }
    }

    fn attach(&mut self, what: &Selector, to: &Selector, scope: &mut Scope) {
        scope.favour = Favour::Good;
        let both_chosen = is_choice(what) && is_choice(to);
        let to = self.who(to, scope);
        let to = if both_chosen {
            scope.push(Step::Keep);
            Who::It
        } else {
            to
        };
        let what = self.pick(what, scope);
        scope.act(Act::Attach(what, to));
    }

    /// `do Name`: the effects of an ability's `does`, as if written here.
    fn run_ability(&mut self, ability: &ast::AbilityRef, scope: &mut Scope) {
        let Some(found) = self.book.ability(&ability.name.text) else {
            let known = self.book.ability_names();
            return self.unknown(&codes::UNKNOWN_ABILITY, &ability.name, &known);
        };
        let Some(given) = self.arguments(found.sentence, ability) else {
            return;
        };
        let key = format!("do {}", ability.name.text);
        if self.making.contains(&key) {
            let args = vec![ability.name.text.as_str().into()];
            return self.wrong(&codes::ABILITY_CYCLE, ability.name.place, args);
        }
        let library = self.enter_library(found.library, ability.name.place);
        let outer = std::mem::replace(&mut self.given, given);
        self.making.push(key);
        let mut any = false;
        for clause in &found.sentence.clauses {
            if let ast::ClauseKind::Does(effect) = &clause.kind {
                any = true;
                self.effect(effect, scope);
            }
        }
        self.making.pop();
        self.given = outer;
        self.library = library;
        if !any {
            let args = vec![ability.name.text.as_str().into()];
            self.wrong(&codes::DOES_NOTHING, ability.name.place, args);
        }
    }
}

fn is_choice(selector: &Selector) -> bool {
    matches!(
        selector,
        Selector::Some {
            how: How::Choice | How::Random,
            ..
        }
    )
}
