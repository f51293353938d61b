//! What a text asks of a position: tests, amounts, conditions.

use super::is_player;
use crate::model::{
    Amount, AmountId, Cards, Cond, CondId, NOTHING, Prop, Test, TestId, Thing, Who, Whose, ZonePick,
};
use crate::state::{Context, State, stands, today};

/// Amounts are kept within this, so that sums of sums cannot overflow.
const AMOUNT_MAX: i64 = 30_000;

/// Tells whether a card lies on top of its pile.
fn is_topmost(state: &State, thing: Thing) -> bool {
    let card = state.card(thing);
    let zone = card.map_or(usize::MAX, |it| usize::from(it.zone));
    let mut piles = state.players.iter().filter_map(|it| it.piles.get(zone));
    piles.any(|it| it.last() == Some(&thing))
}

impl Cards {
    /// Tells whether a thing passes a test, seen from the text's own card.
    pub(crate) fn passes(
        &self,
        state: &State,
        id: TestId,
        thing: Thing,
        context: &Context,
        chooser: u8,
    ) -> bool {
        let Some(test) = self.tests.get(id.index()) else {
            return false;
        };
        let card = state.card(thing);
        let stands = |bits: u16| card.is_some_and(|it| it.is(bits));
        match *test {
            Test::Always => true,
            Test::Never => false,
            Test::Is(bit) => self.has_quality(state, thing, bit),
            Test::Player => is_player(thing),
            Test::Card => card.is_some(),
            Test::Spell => card.is_some_and(|it| it.zone == crate::state::CardState::ON_STACK),
            Test::Permanent => self.in_play(state, thing),
            Test::Token => stands(stands::TOKEN),
            Test::Attacking => stands(stands::ATTACKING),
            Test::Blocking => card.is_some_and(|it| it.blocks != NOTHING),
            Test::Blocked => stands(stands::BLOCKED),
            Test::Unblocked => stands(stands::ATTACKING) && !stands(stands::BLOCKED),
            Test::Tapped => stands(stands::TAPPED),
            Test::Untapped => card.is_some() && !stands(stands::TAPPED),
            Test::Sick => card.is_some() && self.is_sick(state, thing),
            Test::Damaged => card.is_some_and(|it| it.damage > 0),
            Test::Attached => card.is_some_and(|it| it.attached_to != NOTHING),
            Test::Encumbered => state.cards.iter().any(|it| it.attached_to == thing),
            Test::Equipped => self.bears(state, thing, false),
            Test::Enchanted => self.bears(state, thing, true),
            Test::YouControl => self.controller(state, thing) == context.you,
            Test::OpponentControls => {
                let controller = self.controller(state, thing);
                controller != NOTHING && controller != context.you
            }
            Test::ChooserControls => self.controller(state, thing) == chooser,
            Test::ControlledBy(who) => {
                let player = self.controller(state, self.who(state, who, context, chooser));
                player != NOTHING && self.controller(state, thing) == player
            }
            Test::YouOwn => card.is_some_and(|it| it.owner == context.you),
            Test::This => thing == context.this,
            Test::Other => thing != context.this,
            Test::It => thing == context.it,
            Test::AttachedToThis => card.is_some_and(|it| it.attached_to == context.this),
            Test::Topmost => is_topmost(state, thing),
            Test::BlockingThis => card.is_some_and(|it| it.blocks == context.this),
            Test::BlockedByThis => state
                .card(context.this)
                .is_some_and(|it| it.blocks == thing),
            Test::SharesType => self.shares_type(state, thing, context.this),
            Test::SharesColour => self.shares_colour(state, thing, context.this),
            Test::MoreColours(n) => {
                card.is_some() && self.has_more_colours(state, thing, usize::from(n))
            }
            Test::Basic => self.is_basic_source(state, thing),
            Test::InZone(zone) => card.is_some_and(|it| it.zone == zone),
            Test::EnteredThisTurn => card.is_some_and(|it| it.today & today::ENTERED != 0),
            Test::AttackedThisTurn => card.is_some_and(|it| it.today & today::ATTACKED != 0),
            Test::HitPlayerThisTurn => card.is_some_and(|it| it.today & today::HIT_PLAYER != 0),
            Test::HurtThisTurn => card.is_some_and(|it| it.today & today::HURT != 0),
            Test::Stands(bits) => stands(bits),
            Test::HasFlag(bits) => self.flags(state, thing) & bits != 0,
            Test::Has(name) => self.has_ability(state, thing, name),
            Test::HasMark(bit) => self.marks(state, thing) >> bit & 1 == 1,
            Test::HasCounter(kind) => self.counters_on(state, thing, kind) > 0,
            Test::Named(other) => {
                let name = |id: crate::model::CardId| self.cards.get(id.index()).map(|it| &it.name);
                card.is_some_and(|it| name(it.card) == name(other))
            }
            Test::You => thing == context.you,
            Test::Opponent => is_player(thing) && thing != context.you,
            Test::Holds(cond) => self.holds(state, cond, context, chooser),
            Test::Compare(prop, cmp, amount) => {
                let value = self.prop(state, prop, thing);
                cmp.holds(value, self.amount(state, amount, context, chooser))
            }
            Test::Not(inner) => !self.passes(state, inner, thing, context, chooser),
            Test::And(one, two) => {
                self.passes(state, one, thing, context, chooser)
                    && self.passes(state, two, thing, context, chooser)
            }
            Test::Or(one, two) => {
                self.passes(state, one, thing, context, chooser)
                    || self.passes(state, two, thing, context, chooser)
            }
        }
    }

    fn shares_colour(&self, state: &State, one: Thing, other: Thing) -> bool {
        self.colours
            .iter()
            .any(|bit| self.has_quality(state, one, bit) && self.has_quality(state, other, bit))
    }

    fn has_more_colours(&self, state: &State, thing: Thing, n: usize) -> bool {
        let colours = self.colours.iter();
        let own = colours.filter(|it| self.has_quality(state, thing, *it));
        own.take(n + 1).count() > n
    }

    /// Tells whether a card is a source and nothing more, or said to be basic.
    fn is_basic_source(&self, state: &State, thing: Thing) -> bool {
        self.printed_card(state, thing).is_some_and(|it| {
            let is_plain = it.makes | it.energy != 0
                && (it.nature.no_cost || it.nature.attaches)
                && it.abilities.is_empty();
            it.nature.basic || is_plain
        })
    }

    /// Tells whether something in play is attached to a thing: an aura, or what
    /// is none.
    fn bears(&self, state: &State, thing: Thing, aura: bool) -> bool {
        state.cards.iter().any(|it| {
            let in_play = self.zones.get(usize::from(it.zone));
            let nature = self.cards.get(it.card.index()).map(|it| it.nature);
            it.attached_to == thing
                && in_play.is_some_and(|it| it.in_play)
                && nature.is_some_and(|it| it.attaches && it.enchants == aura)
        })
    }

    /// Tells whether a zone of a seat is one that a text speaks of.
    #[inline]
    pub(super) fn is_whose(
        &self,
        state: &State,
        zone: ZonePick,
        seat: u8,
        context: &Context,
        chooser: u8,
    ) -> bool {
        match zone.whose {
            Whose::Any => true,
            Whose::You => seat == context.you,
            Whose::Opponent => seat != context.you,
            Whose::Chooser => seat == chooser,
            Whose::Its => seat == self.controller(state, context.it),
        }
    }

    /// Calls with every thing of a zone that passes, in a fixed order, until the
    /// call says no.
    pub(crate) fn each_passing(
        &self,
        state: &State,
        test: TestId,
        zone: ZonePick,
        context: &Context,
        chooser: u8,
        mut call: impl FnMut(Thing) -> bool,
    ) {
        let whose = |seat: u8| self.is_whose(state, zone, seat, context, chooser);
        if zone.zone == ZonePick::STACK {
            for item in &state.stack {
                if let crate::state::Origin::Spell(thing) = item.origin
                    && self.passes(state, test, thing, context, chooser)
                    && !call(thing)
                {
                    return;
                }
            }
            return;
        }
        for seat in 0..2u8 {
            if !whose(seat) {
                continue;
            }
            let in_play = zone.zone == ZonePick::IN_PLAY;
            if in_play && self.passes(state, test, seat, context, chooser) && !call(seat) {
                return;
            }
            for (number, pile) in state.players[usize::from(seat)].piles.iter().enumerate() {
                let is_there = match self.zones.get(number) {
                    Some(it) => (in_play && it.in_play) || usize::from(zone.zone) == number,
                    None => false,
                };
                if !is_there {
                    continue;
                }
                for thing in pile {
                    if self.passes(state, test, *thing, context, chooser) && !call(*thing) {
                        return;
                    }
                }
            }
        }
    }

    pub(crate) fn count(
        &self,
        state: &State,
        test: TestId,
        zone: ZonePick,
        context: &Context,
        chooser: u8,
    ) -> i32 {
        let mut n = 0;
        self.each_passing(state, test, zone, context, chooser, |_| {
            n += 1;
            true
        });
        n
    }

    /// Returns an amount, bounded.
    pub(crate) fn amount(
        &self,
        state: &State,
        id: AmountId,
        context: &Context,
        chooser: u8,
    ) -> i32 {
        let Some(amount) = self.amounts.get(id.index()) else {
            return 0;
        };
        let of = |id: AmountId| i64::from(self.amount(state, id, context, chooser));
        let value = match *amount {
            Amount::Number(number) => return number,
            Amount::X => i64::from(context.x),
            Amount::ThatMuch => i64::from(context.that_much),
            Amount::Count(test, zone) => i64::from(self.count(state, test, zone, context, chooser)),
            Amount::Prop(prop, who) => i64::from(self.prop_of(state, prop, who, context, chooser)),
            Amount::Add(one, two) => of(one) + of(two),
            Amount::Subtract(one, two) => of(one) - of(two),
            Amount::Multiply(one, two) => of(one) * of(two),
            Amount::HalfDown(one) => of(one).div_euclid(2),
            Amount::HalfUp(one) => (of(one) + 1).div_euclid(2),
        };
        value.clamp(-AMOUNT_MAX, AMOUNT_MAX) as i32
    }

    /// Returns a property of someone whom the text names; of a card that is gone,
    /// what was last known.
    fn prop_of(&self, state: &State, prop: Prop, who: Who, context: &Context, chooser: u8) -> i32 {
        let thing = self.who(state, who, context, chooser);
        let last = self.last_of(state, who, context);
        let known = last.and_then(|it| it.prop(prop));
        known.unwrap_or_else(|| self.prop(state, prop, thing))
    }

    /// Tells whether a card has changed zones since the number was taken.
    pub(crate) fn is_other_object(&self, state: &State, thing: Thing, stamp: u16) -> bool {
        state.card(thing).is_some_and(|it| it.stamp != stamp)
    }

    /// Returns a property of a thing.
    pub(crate) fn prop(&self, state: &State, prop: Prop, thing: Thing) -> i32 {
        if is_player(thing) {
            let player = &state.players[usize::from(thing)];
            return match prop {
                Prop::Life | Prop::Health => player.life,
                Prop::Counter(kind) => counter(&player.counters, kind),
                Prop::Resource(kind) => player
                    .pool
                    .get(usize::from(kind))
                    .map_or(0, |it| i32::from(*it)),
                Prop::ZoneSize(zone) => player
                    .piles
                    .get(usize::from(zone))
                    .map_or(0, |it| it.len() as i32),
                Prop::EmptyDraws => i32::from(player.empty_draws),
                Prop::DrawnThisTurn => i32::from(player.drawn),
                Prop::CastThisTurn => i32::from(player.cast),
                Prop::DamagedThisTurn => i32::from(player.damaged),
                Prop::DiedThisTurn => i32::from(player.died),
                Prop::Attackers => state.attackers.len() as i32,
                Prop::Turn => state.counts.turns as i32,
                _ => 0,
            };
        }
        let Some(card) = state.card(thing) else {
            return match prop {
                Prop::Turn => state.counts.turns as i32,
                Prop::Attackers => state.attackers.len() as i32,
                _ => 0,
            };
        };
        let Some(printed) = self.cards.get(card.card.index()) else {
            return 0;
        };
        let in_play = self.in_play(state, thing);
        match prop {
            Prop::Power if in_play => i32::from(card.look.power),
            Prop::Toughness if in_play => i32::from(card.look.toughness),
            Prop::Power => self.printed(state, printed.power, thing),
            Prop::Toughness | Prop::Health if !in_play => {
                self.printed(state, printed.toughness, thing)
            }
            Prop::Health => i32::from(card.look.toughness) - i32::from(card.damage),
            Prop::Damage => i32::from(card.damage),
            Prop::Cost => i32::from(printed.cost_total),
            Prop::ColoursSpent => card.paid.kinds().count_ones() as i32,
            Prop::Counter(kind) => counter(&card.counters, kind),
            Prop::Own(number) => printed
                .properties
                .get(usize::from(number))
                .map_or(0, |it| i32::from(*it)),
            Prop::Turn => state.counts.turns as i32,
            Prop::Attackers => state.attackers.len() as i32,
            _ => 0,
        }
    }

    fn printed(&self, state: &State, figure: crate::model::Figure, thing: Thing) -> i32 {
        match figure {
            crate::model::Figure::Number(number) => i32::from(number),
            crate::model::Figure::Amount(id) => {
                let you = state.card(thing).map_or(0, |it| it.owner);
                self.amount(state, id, &Context::of(thing, 0, you), you)
            }
        }
    }

    pub(crate) fn counters_on(&self, state: &State, thing: Thing, kind: u8) -> i32 {
        if is_player(thing) {
            return counter(&state.players[usize::from(thing)].counters, kind);
        }
        state
            .card(thing)
            .map_or(0, |it| counter(&it.counters, kind))
    }

    /// Returns the thing that a text has named; [`NOTHING`] if there is none.
    pub(crate) fn who(&self, state: &State, who: Who, context: &Context, _chooser: u8) -> Thing {
        let controller = |thing: Thing| self.controller(state, thing);
        let owner = |thing: Thing| state.card(thing).map_or(NOTHING, |it| it.owner);
        let rival = 1 - context.you.min(1);
        match who {
            Who::This => context.this,
            Who::It => context.it,
            Who::Other => context.other,
            Who::You => context.you,
            Who::Opponent => rival,
            Who::Attached => state
                .card(context.this)
                .map_or(NOTHING, |it| it.attached_to),
            Who::Defender => 1 - state.active.min(1),
            Who::Chosen => context.chosen,
            Who::ThatPlayer => {
                if is_player(context.it) {
                    context.it
                } else if is_player(context.other) {
                    context.other
                } else {
                    let by_it = controller(context.it);
                    if by_it == NOTHING {
                        context.last.controller
                    } else {
                        by_it
                    }
                }
            }
            Who::Target(slot) => self.target(context, slot),
            Who::ControllerOfIt => controller(context.it),
            Who::ControllerOfThis => controller(context.this),
            Who::ControllerOfTarget(slot) => controller(self.target(context, slot)),
            Who::ControllerOfOther => controller(context.other),
            Who::OwnerOfThis => owner(context.this),
            Who::OwnerOfIt => owner(context.it),
            Who::Hero => self.hero(state, context.you),
            Who::OpponentHero => self.hero(state, rival),
            Who::Active => self.active_of(state, context.you),
            Who::OpponentActive => self.active_of(state, rival),
        }
    }

    /// Returns the first target of a slot.
    pub(crate) fn target(&self, context: &Context, slot: u8) -> Thing {
        let before: u8 = context.n_targets.iter().take(usize::from(slot)).sum();
        let n = context
            .n_targets
            .get(usize::from(slot))
            .copied()
            .unwrap_or(0);
        if n == 0 {
            return NOTHING;
        }
        context
            .targets
            .get(usize::from(before))
            .map_or(NOTHING, |it| it.0)
    }

    pub(crate) fn hero(&self, state: &State, seat: u8) -> Thing {
        let zone = usize::from(self.roles.play);
        let pile = state.players[usize::from(seat.min(1))].piles.get(zone);
        let mut things = pile.into_iter().flatten().copied();
        let is_hero = |it: &Thing| {
            state
                .card(*it)
                .and_then(|it| self.cards.get(it.card.index()))
                .is_some_and(|it| it.nature.starts_in_play)
        };
        things.find(is_hero).unwrap_or(NOTHING)
    }

    pub(crate) fn active_of(&self, state: &State, seat: u8) -> Thing {
        let zone = usize::from(self.roles.active);
        let pile = state.players[usize::from(seat.min(1))].piles.get(zone);
        pile.and_then(|it| it.first().copied()).unwrap_or(NOTHING)
    }

    /// Tells whether a condition holds.
    pub(crate) fn holds(&self, state: &State, id: CondId, context: &Context, chooser: u8) -> bool {
        let Some(cond) = self.conds.get(id.index()) else {
            return false;
        };
        match *cond {
            Cond::Always => true,
            Cond::Never => false,
            Cond::Not(inner) => !self.holds(state, inner, context, chooser),
            Cond::And(one, two) => {
                self.holds(state, one, context, chooser) && self.holds(state, two, context, chooser)
            }
            Cond::Or(one, two) => {
                self.holds(state, one, context, chooser) || self.holds(state, two, context, chooser)
            }
            Cond::Is(who, test) => {
                let thing = self.who(state, who, context, chooser);
                match self.last_of(state, who, context) {
                    Some(last) => self.passed(state, test, thing, &last, context),
                    None => thing != NOTHING && self.passes(state, test, thing, context, chooser),
                }
            }
            Cond::HadCounter(who, kind, some) => {
                let has = self.prop_of(state, Prop::Counter(kind), who, context, chooser) > 0;
                has == some
            }
            Cond::Exists(test, zone) => {
                let mut any = false;
                self.each_passing(state, test, zone, context, chooser, |_| {
                    any = true;
                    false
                });
                any
            }
            Cond::Controls(who, test) => {
                let player = self.who(state, who, context, chooser);
                let mut any = false;
                self.each_passing(state, test, ZonePick::PLAY, context, chooser, |thing| {
                    any = !is_player(thing) && self.controller(state, thing) == player;
                    !any
                });
                any
            }
            Cond::Compare(one, cmp, two) => cmp.holds(
                self.amount(state, one, context, chooser),
                self.amount(state, two, context, chooser),
            ),
            Cond::Kicked => context.kicked,
            Cond::ThisIn(zone) => state.card(context.this).is_some_and(|it| it.zone == zone),
            Cond::Recast => state
                .card(context.this)
                .is_some_and(|it| it.is(stands::RECAST)),
            Cond::YourTurn => state.active == context.you,
            Cond::OpponentDamaged => state.players[usize::from(1 - context.you.min(1))].damaged > 0,
            Cond::YouAttacked => state.players[usize::from(context.you.min(1))].attacked,
            Cond::CreatureDied => state.players.iter().any(|it| it.died > 0),
            Cond::YouGainedLife => state.players[usize::from(context.you.min(1))].gained,
            Cond::YouPlayedLand => state.players[usize::from(context.you.min(1))].lands > 0,
            Cond::MainPhase => self.phase_is(state, |it| {
                it.allows & crate::model::allows::CAST != 0 && !it.in_combat()
            }),
            Cond::InCombat => self.phase_is(state, crate::model::Phase::in_combat),
        }
    }

    fn phase_is(&self, state: &State, is: impl Fn(&crate::model::Phase) -> bool) -> bool {
        self.phases.get(usize::from(state.phase)).is_some_and(is)
    }

    /// Tells whether a condition, if there is one, holds.
    pub(crate) fn holds_if(
        &self,
        state: &State,
        id: Option<CondId>,
        context: &Context,
        chooser: u8,
    ) -> bool {
        id.is_none_or(|it| self.holds(state, it, context, chooser))
    }
}

fn counter(counters: &[u8], kind: u8) -> i32 {
    counters
        .get(usize::from(kind))
        .map_or(0, |it| i32::from(*it))
}
