//! Announcing a spell or an ability: extra costs, X, targets, payment, and then
//! the stack; and what resolves from there.

use tapete_game::Events;

use super::happen::Happening;
use super::{Stage, is_player, seat};
use crate::event::{Aims, Bound, Cause, Event};
use crate::model::{
    Cards, Cost, CostAct, CostId, Favour, NO_MODE, NOTHING, On, ProgramId, RuleWord, TARGETS_MAX,
    Target, TestId, Thing, ZonePick, flags,
};
use crate::state::{Announcing, Ask, Context, Origin, Paid, StackItem, Stage as Announced, State};

/// How many steps a trigger counts for: a few hundred of them without a choice
/// go on for ever.
const TRIGGER_FUEL: u16 = 10;

impl Cards {
    /// Returns the program of what is announced.
    pub(super) fn program_of(&self, state: &State, origin: Origin) -> Option<ProgramId> {
        match origin {
            Origin::Spell(thing) => self.printed_card(state, thing)?.program,
            Origin::Trigger(id) => Some(self.triggers.get(id.index())?.program),
            Origin::Activated(id) => Some(self.activated.get(id.index())?.program),
            Origin::Program(id) => Some(id),
        }
    }

    /// Returns a target that must be chosen, by its slot.
    pub(crate) fn target_spec(&self, state: &State, origin: Origin, slot: u8) -> Option<Target> {
        if let Origin::Spell(thing) = origin {
            let printed = self.printed_card(state, thing)?;
            if printed.nature.permanent {
                let test = self.host_test(state, thing)?;
                let host = Target {
                    test,
                    zone: ZonePick::PLAY,
                    min: 1,
                    max: 1,
                    mode: NO_MODE,
                };
                return (slot == 0).then_some(host);
            }
        }
        let program = self.programs.get(self.program_of(state, origin)?.index())?;
        program.targets.get(usize::from(slot)).copied()
    }

    /// Tells whether what an announced program does is good for the target that
    /// is asked for.
    pub(crate) fn favour_of_program(&self, state: &State, it: &Announcing) -> Favour {
        let program = self.program_of(state, it.item.origin);
        let program = program.and_then(|id| self.programs.get(id.index()));
        let favour = program.and_then(|program| program.kind.get(usize::from(it.slot)));
        favour.copied().unwrap_or_default()
    }

    /// Returns what a permanent must be put on as it is played, if it must.
    fn host_test(&self, state: &State, thing: Thing) -> Option<TestId> {
        let printed = self.printed_card(state, thing)?;
        let chooses = printed.nature.enchants || self.is_energy(state, thing);
        if chooses { printed.attaches_to } else { None }
    }

    /// Tells whether a card is attached from the hand, once a turn.
    pub(crate) fn is_energy(&self, state: &State, thing: Thing) -> bool {
        self.options.payment == crate::model::Payment::Attached
            && self
                .printed_card(state, thing)
                .is_some_and(|it| it.nature.attaches)
    }

    /// Calls with every thing that may be a target, until the call says no.
    pub(crate) fn each_target(
        &self,
        state: &State,
        target: Target,
        context: &Context,
        mut call: impl FnMut(Thing) -> bool,
    ) {
        let you = context.you;
        self.each_passing(state, target.test, target.zone, context, you, |thing| {
            !self.may_be_target(state, thing, context) || call(thing)
        });
    }

    pub(crate) fn may_be_target(&self, state: &State, thing: Thing, context: &Context) -> bool {
        if is_player(thing) || !self.in_play(state, thing) {
            return true;
        }
        let flags = self.flags(state, thing);
        if flags & flags::CANT_BE_TARGETED != 0 {
            return false;
        }
        if flags & flags::HEXPROOF != 0 && self.controller(state, thing) != context.you {
            return false;
        }
        // What aims may be gone; its card still says what it is.
        !self.forbids(state, thing, RuleWord::CantBeTargeted, context.this)
    }

    /// Tells whether every target that must be chosen can be.
    pub(crate) fn has_targets(&self, state: &State, origin: Origin, context: &Context) -> bool {
        match self.modes_of(state, origin) {
            0 => self.has_targets_of(state, origin, context, NO_MODE),
            n => (0..n).any(|mode| self.has_targets_of(state, origin, context, mode)),
        }
    }

    /// Tells whether every target of one of several effects can be chosen, and
    /// those of the rest.
    pub(super) fn has_targets_of(
        &self,
        state: &State,
        origin: Origin,
        context: &Context,
        mode: u8,
    ) -> bool {
        let mut slot = 0;
        while let Some(target) = self.target_spec(state, origin, slot) {
            let mut found = 0;
            if target.mode != NO_MODE && target.mode != mode {
                slot += 1;
                continue;
            }
            if target.min > 0 {
                self.each_target(state, target, context, |_| {
                    found += 1;
                    found < target.min
                });
            }
            if found < target.min {
                return false;
            }
            slot += 1;
        }
        true
    }

    /// Returns the cost of what is announced, and of the extra cost if it is paid.
    pub(crate) fn costs_of(
        &self,
        state: &State,
        item: &StackItem,
    ) -> (Option<CostId>, Option<CostId>) {
        match item.origin {
            Origin::Spell(_) if item.context.free => (None, None),
            Origin::Spell(thing) => {
                let printed = self.printed_card(state, thing);
                let kicker = printed
                    .and_then(|it| it.kicker)
                    .filter(|_| item.context.kicked);
                (printed.map(|it| it.cost), kicker)
            }
            Origin::Activated(id) => (self.activated.get(id.index()).map(|it| it.costs), None),
            Origin::Trigger(_) | Origin::Program(_) => (None, None),
        }
    }

    /// Returns the resources of a cost with its extra cost.
    pub(crate) fn sum_of(&self, one: Option<CostId>, two: Option<CostId>) -> Cost {
        let mut sum = Cost::default();
        for cost in [one, two]
            .into_iter()
            .flatten()
            .filter_map(|it| self.cost(it))
        {
            sum.tap |= cost.tap;
            sum.generic = sum.generic.saturating_add(cost.generic);
            sum.x = sum.x.saturating_add(cost.x);
            for (own, more) in sum.of.iter_mut().zip(cost.of) {
                *own = own.saturating_add(more);
            }
        }
        sum
    }

    /// Tells whether the extra cost of a spell can be paid too.
    fn can_kick(&self, state: &State, thing: Thing, you: u8) -> bool {
        let Some(printed) = self.printed_card(state, thing) else {
            return false;
        };
        let Some(kicker) = printed.kicker else {
            return false;
        };
        let sum = self.sum_of(Some(printed.cost), Some(kicker));
        let change = self.cost_change(state, you, thing);
        self.can_afford(state, you, &sum, thing, 0, change)
    }

    /// Returns the part of a cost that is asked for now.
    pub(crate) fn cost_act(&self, state: &State, announcing: &Announcing) -> Option<CostAct> {
        let (cost, _) = self.costs_of(state, &announcing.item);
        let acts = &self.cost(cost?)?.acts;
        acts.get(usize::from(announcing.act)).copied()
    }
}

/// How many things a part of a cost asks for; 0 if it asks nothing.
fn asks_for(act: CostAct) -> u8 {
    match act {
        CostAct::Sacrifice(n, _)
        | CostAct::Discard(n, _)
        | CostAct::Exile(n, _)
        | CostAct::TapOthers(n, _)
        | CostAct::DiscardAttached(n, _) => n,
        _ => 0,
    }
}

impl<E: Events<Event>> Stage<'_, E> {
    /// Begins to announce something.
    pub(super) fn announce(&mut self, origin: Origin, context: Context) {
        if let Origin::Spell(thing) = origin {
            self.put_on_stack(thing);
        }
        self.state.announcing = Some(Announcing {
            item: StackItem { origin, context },
            slot: 0,
            stage: Announced::Kicker,
            act: 0,
            left: 0,
            spent: 0,
        });
    }

    /// Moves a card to the stack, where everybody sees it.
    fn put_on_stack(&mut self, thing: Thing) {
        self.put(
            thing,
            crate::state::CardState::ON_STACK,
            false,
            Cause::Played,
        );
    }

    /// Goes on with what is announced, until something is asked.
    pub(super) fn proceed(&mut self) {
        let Some(mut it) = self.state.announcing else {
            return;
        };
        let you = it.item.context.you;
        match it.stage {
            Announced::Kicker => {
                it.stage = Announced::X;
                self.state.announcing = Some(it);
                if let Origin::Spell(thing) = it.item.origin
                    && !it.item.context.free
                    && self.game.can_kick(self.state, thing, you)
                {
                    self.ask(you, Ask::Kicker);
                }
            }
            Announced::X => {
                it.stage = Announced::Mode;
                self.state.announcing = Some(it);
                let (cost, kicker) = self.game.costs_of(self.state, &it.item);
                if self.game.sum_of(cost, kicker).x > 0 {
                    self.ask(you, Ask::X);
                }
            }
            Announced::Mode => {
                it.stage = Announced::Targets;
                self.state.announcing = Some(it);
                self.ask_mode(&it);
            }
            Announced::Targets | Announced::Anew => self.next_target(it),
            Announced::Acts => self.next_act(it),
            Announced::Resources => self.pay_for(it),
        }
    }

    fn next_target(&mut self, mut it: Announcing) {
        let context = it.item.context;
        let spec = self.game.target_spec(self.state, it.item.origin, it.slot);
        let n_so_far: u8 = context.n_targets.iter().sum();
        let (Some(spec), true) = (spec, usize::from(n_so_far) < TARGETS_MAX) else {
            if it.stage == Announced::Anew {
                return self.aimed_anew(it.item);
            }
            it.stage = Announced::Acts;
            it.act = 0;
            it.left = 0;
            self.state.announcing = Some(it);
            return;
        };
        if spec.mode != NO_MODE && spec.mode != context.mode {
            it.slot += 1;
            self.state.announcing = Some(it);
            return;
        }
        let n_chosen = context
            .n_targets
            .get(usize::from(it.slot))
            .copied()
            .unwrap_or(0);
        let mut open = 0;
        let mut first = NOTHING;
        self.game.each_target(self.state, spec, &context, |thing| {
            if !already(&context, it.slot, thing) {
                if open == 0 {
                    first = thing;
                }
                open += 1;
            }
            open < 2
        });
        if n_chosen >= spec.max || open == 0 {
            if n_chosen < spec.min {
                // Nothing it could be aimed at: it does not happen, and a copy
                // keeps the targets that it has.
                self.state.announcing = None;
                if it.stage == Announced::Anew {
                    return;
                }
                let card = self.named(context.this);
                self.emit(|| Event::Fizzles { card });
                return;
            }
            it.slot += 1;
            self.state.announcing = Some(it);
            return;
        }
        if open == 1 && n_chosen < spec.min {
            self.aim(first);
            return;
        }
        self.ask(context.you, Ask::Target);
    }

    /// Takes a target.
    pub(super) fn aim(&mut self, thing: Thing) {
        let stamp = self.state.card(thing).map_or(0, |it| it.stamp);
        let Some(it) = &mut self.state.announcing else {
            return;
        };
        let context = &mut it.item.context;
        let index: u8 = context.n_targets.iter().sum();
        if let (Some(target), Some(n)) = (
            context.targets.get_mut(usize::from(index)),
            context.n_targets.get_mut(usize::from(it.slot)),
        ) {
            *target = (thing, stamp);
            *n += 1;
        }
    }

    fn next_act(&mut self, mut it: Announcing) {
        let Some(act) = self.game.cost_act(self.state, &it) else {
            it.stage = Announced::Resources;
            it.left = u8::MAX;
            self.state.announcing = Some(it);
            return;
        };
        if it.left == 0 {
            it.left = asks_for(act);
            if it.left == 0 {
                it.act += 1;
                self.state.announcing = Some(it);
                return;
            }
        }
        self.state.announcing = Some(it);
        let you = it.item.context.you;
        let mut open = arrayvec::ArrayVec::<Thing, 2>::new();
        self.game
            .each_for_cost(self.state, you, act, it.item.context.this, |thing| {
                open.try_push(thing).is_ok()
            });
        match open.len() {
            0 => self.gave(),
            1 => {
                self.give_thing(you, act, open[0]);
                self.gave();
            }
            _ => self.ask(you, Ask::CostThing),
        }
    }

    /// One thing of a part of a cost is given.
    pub(super) fn gave(&mut self) {
        if let Some(it) = &mut self.state.announcing {
            it.left = it.left.saturating_sub(1);
            if it.left == 0 {
                it.act += 1;
            }
        }
    }

    fn pay_for(&mut self, mut it: Announcing) {
        let context = it.item.context;
        let you = context.you;
        let (cost, kicker) = self.game.costs_of(self.state, &it.item);
        let sum = self.game.sum_of(cost, kicker);
        let is_paid = matches!(
            self.game.options.payment,
            crate::model::Payment::Pay | crate::model::Payment::Pool
        );
        let without = if sum.tap { context.this } else { NOTHING };
        if is_paid && it.left == u8::MAX {
            self.pay_kinds(you, &sum, without);
            let change = match it.item.origin {
                Origin::Spell(thing) if !context.free => {
                    self.game.cost_change(self.state, you, thing)
                }
                _ => 0,
            };
            it.left = self.game.generic(&sum, context.x, change).min(200) as u8;
            it.left -= self.tap_to_pay(you, it.item.origin, it.left);
            it.spent = self.spent();
            self.state.announcing = Some(it);
        }
        if is_paid && it.left != u8::MAX && it.left > 0 {
            let kinds = self.game.source_kinds(self.state, you, without, it.left);
            if kinds.count_ones() > 1 {
                return self.ask(you, Ask::Source);
            }
            self.pay_any(you, i32::from(it.left), without);
        }
        self.announced(it.item, cost);
    }

    /// Lets the rules pay the rest.
    pub(super) fn pay_rest(&mut self) {
        let Some(it) = self.state.announcing else {
            return;
        };
        let (cost, kicker) = self.game.costs_of(self.state, &it.item);
        let sum = self.game.sum_of(cost, kicker);
        let without = if sum.tap {
            it.item.context.this
        } else {
            NOTHING
        };
        self.pay_any(it.item.context.you, i32::from(it.left), without);
        self.announced(it.item, cost);
    }

    /// Everything is chosen and paid: it goes onto the stack, or happens.
    fn announced(&mut self, item: StackItem, cost: Option<CostId>) {
        let spent = self.spent();
        self.state.announcing = None;
        let context = item.context;
        let you = context.you;
        if let Some(cost) = cost {
            self.give(you, cost, context.this);
        }
        let target = context.targets[0].0;
        let target_card = self.state.card(target).map(|it| it.card);
        let also = self.also_aimed(&context);
        let mut needs_stack = self.game.options.has_stack;
        match item.origin {
            Origin::Spell(thing) => {
                let own = &mut self.state.players[usize::from(you)];
                own.cast = own.cast.saturating_add(1);
                self.state.counts.spells += 1;
                let card = self.named(thing);
                let (kicked, x) = (context.kicked, context.x);
                if let Some(card) = self.state.card_mut(thing) {
                    card.paid = Paid::of(&context).with(spent);
                }
                self.emit(|| Event::Casts {
                    seat: seat(you),
                    card,
                    target,
                    target_card,
                    also,
                    kicked,
                    x,
                });
                let uses_stack = self
                    .game
                    .printed_card(self.state, thing)
                    .is_some_and(|it| it.nature.uses_stack);
                needs_stack &= uses_stack;
            }
            Origin::Activated(id) => {
                let card = self.named(context.this);
                self.emit(|| Event::Uses {
                    seat: seat(you),
                    card,
                    ability: id,
                    target,
                    target_card,
                    also,
                });
                let program = self.game.activated.get(id.index()).map(|it| it.program);
                let happens_at_once = program
                    .and_then(|it| self.game.programs.get(it.index()))
                    .is_some_and(|it| it.is_mana || it.is_cast);
                needs_stack &= !happens_at_once;
            }
            Origin::Trigger(id) => {
                let card = self.named(context.this);
                self.emit(|| Event::Triggers {
                    seat: seat(you),
                    card,
                    trigger: id,
                });
            }
            Origin::Program(_) => needs_stack = false,
        }
        if needs_stack {
            if self.state.stack.try_push(item).is_err() {
                self.tell_bound(Bound::Stack, context.this);
                if let Origin::Spell(thing) = item.origin {
                    self.bury_spell(thing, false);
                }
                return;
            }
            if !matches!(item.origin, Origin::Trigger(_)) {
                self.state.priority = you;
                self.state.passed = 0;
            }
        }
        if let Origin::Spell(thing) = item.origin {
            self.happen(Happening::of(On::Casts, you).with(thing));
        }
        let source = match item.origin {
            Origin::Spell(thing) => thing,
            _ => context.this,
        };
        for (thing, _) in context.targets {
            if thing != NOTHING {
                self.happen(Happening::of(On::BecomesTarget, thing).with(source));
            }
        }
        if !needs_stack {
            self.resolve(item);
        }
    }

    /// Names what is aimed at after the first target.
    pub(super) fn also_aimed(&self, context: &Context) -> Aims {
        let mut also = Aims::NONE;
        for (named, (thing, _)) in also.0.iter_mut().zip(context.targets.iter().skip(1)) {
            *named = self.named(*thing);
        }
        also
    }

    /// Puts the next waiting trigger on the stack, or asks which.
    pub(super) fn put_trigger(&mut self) {
        let active = self.state.active;
        let is_of = |it: &crate::state::Waiting, player: u8| it.context.you == player;
        let player = if self.state.waiting.iter().any(|it| is_of(it, active)) {
            active
        } else {
            Self::opponent(active)
        };
        let mut own = self.state.waiting.iter().filter(|it| is_of(it, player));
        let first = own.next().map(|it| it.trigger);
        let differ = own.any(|it| Some(it.trigger) != first);
        if differ && self.game.options.has_stack {
            return self.ask(player, Ask::Order);
        }
        let index = self.state.waiting.iter().position(|it| is_of(it, player));
        self.begin_trigger(index.unwrap_or(0));
    }

    pub(super) fn begin_trigger(&mut self, index: usize) {
        if index < self.state.waiting.len() {
            let it = self.state.waiting.remove(index);
            self.state.fuel = self.state.fuel.saturating_add(TRIGGER_FUEL);
            self.announce(Origin::Trigger(it.trigger), it.context);
        }
    }
}

/// Tells whether a thing is a target of the slot already.
pub(super) fn already(context: &Context, slot: u8, thing: Thing) -> bool {
    let before: u8 = context.n_targets.iter().take(usize::from(slot)).sum();
    let n = context
        .n_targets
        .get(usize::from(slot))
        .copied()
        .unwrap_or(0);
    let targets = context
        .targets
        .iter()
        .skip(usize::from(before))
        .take(usize::from(n));
    targets.into_iter().any(|it| it.0 == thing)
}
