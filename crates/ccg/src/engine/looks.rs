//! What things show, all continuous effects counted, layer by layer: types,
//! abilities, figures that are set, figures that are changed.

use arrayvec::ArrayVec;
use tapete_game::Events;

use super::{Stage, is_player};
use crate::event::{Bound, Event};
use crate::model::{
    CARDS_MAX, Card, Cards, Figure, Mod, NOTHING, Pick, StaticId, Thing, Until, Who, ZonePick,
};
use crate::state::{Context, GIVEN_MAX, Lasting, LastingKind, Look, State, add, stands};

/// How many statics are counted at once; that further ones wait, as if not
/// there, is told.
const STATICS_MAX: usize = 256;

type Statics = ArrayVec<(Thing, StaticId), STATICS_MAX>;

/// As many as a thing can be numbers.
const THINGS: usize = 1 << Thing::BITS;

impl<E: Events<Event>> Stage<'_, E> {
    /// Works out what things show, if something may have changed it.
    #[inline]
    pub(super) fn fresh(&mut self) {
        let depends = |it: &Lasting| matches!(it.until, Until::While(_));
        if self.state.dirty || self.state.n_unsteady > 0 || self.state.lasting.iter().any(depends) {
            let was_crowded = std::mem::replace(&mut self.state.crowded, NOTHING) != NOTHING;
            refresh(self.game, self.state);
            if self.state.crowded != NOTHING && !was_crowded {
                // There are more effects than are counted: told once, as long as
                // it is so.
                self.tell_bound(Bound::Effects, self.state.crowded);
            }
        }
    }
}

/// Works out what every card in play shows now.
pub(crate) fn refresh(game: &Cards, state: &mut State) {
    state.dirty = false;
    state.granted.clear();
    state.taken.clear();
    state.imposed.clear();
    state.turned.clear();
    let mut things = ArrayVec::<Thing, CARDS_MAX>::new();
    game.each_in_play(state, |thing| add(&mut things, thing));
    if !state.lasting.is_empty() {
        forget(game, state);
    }
    let mut has_statics = false;
    let mut is_plain = state.lasting.is_empty();
    for thing in &things {
        if let Some(printed) = game.printed_card(state, *thing) {
            has_statics |= printed.has_statics;
            is_plain &= printed.power.number().is_some() && printed.toughness.number().is_some();
        }
        if let Some(card) = state.card_mut(*thing) {
            card.stands &= !stands::CHANGED;
        }
    }
    for index in 0..state.lasting.len() {
        let on = state.lasting[index].on;
        if let Some(card) = state.card_mut(on) {
            card.stands |= stands::CHANGED;
        }
        has_statics |= matches!(state.lasting[index].what, LastingKind::Gain(_));
    }
    if is_plain && !has_statics {
        state.n_unsteady = 0;
        state.listens = 0;
        for thing in &things {
            plain(game, state, *thing);
        }
        return;
    }
    layers(game, state, &things, has_statics);
}

/// Drops effects on things that are other objects now, and those that are over.
/// Control is given back by a check, since cards change sides then.
fn forget(game: &Cards, state: &mut State) {
    let mut index = 0;
    while index < state.lasting.len() {
        let it = state.lasting[index];
        let is_there =
            is_player(it.on) || state.card(it.on).is_some_and(|on| on.stamp == it.on_stamp);
        let is_control = matches!(it.what, LastingKind::Control(_));
        if is_there && (is_control || !game.is_over(state, &it)) {
            index += 1;
        } else {
            state.lasting.remove(index);
        }
    }
}

impl Cards {
    /// Tells whether an effect that lasts while something holds is over.
    pub(super) fn is_over(&self, state: &State, it: &Lasting) -> bool {
        let has_left = || {
            let source = state.card(it.source);
            source.is_none_or(|source| source.stamp != it.source_stamp)
        };
        match it.until {
            Until::SourceLeaves => has_left(),
            Until::While(condition) => {
                let printed = self.printed_card(state, it.source);
                let stays = printed.is_some_and(|it| it.nature.permanent);
                let mut context = Context::of(it.source, it.source_stamp, it.you).recalling(state);
                (context.it, context.it_stamp) = (it.on, it.on_stamp);
                // A target of the effect is what it is on.
                context.n_targets[0] = 1;
                context.targets[0] = (it.on, it.on_stamp);
                (stays && has_left()) || !self.holds(state, condition, &context, it.you)
            }
            _ => false,
        }
    }
}

/// What a card shows that nothing touches but its counters.
fn plain(game: &Cards, state: &mut State, thing: Thing) {
    let Some(printed) = game.printed_card(state, thing) else {
        return;
    };
    let power = printed.power.number().unwrap_or(0);
    let toughness = printed.toughness.number().unwrap_or(0);
    let (flags, marks, listens) = (printed.flags, printed.marks, printed.listens);
    let Some(card) = state.card_mut(thing) else {
        return;
    };
    let (more_power, more_toughness) = by_counters(game, &card.counters);
    card.look = Look {
        flags,
        marks,
        power: power.saturating_add(more_power),
        toughness: toughness.saturating_add(more_toughness),
        listens,
    };
    state.listens |= listens;
}

fn by_counters(game: &Cards, counters: &[u8]) -> (i16, i16) {
    let mut sum = (0i16, 0i16);
    for (kind, n) in game.counters.iter().zip(counters) {
        if *n > 0 {
            let n = i16::from(*n);
            sum.0 = sum.0.saturating_add(kind.power.saturating_mul(n));
            sum.1 = sum.1.saturating_add(kind.toughness.saturating_mul(n));
        }
    }
    sum
}

fn layers(game: &Cards, state: &mut State, things: &[Thing], has_statics: bool) {
    let mut statics = Statics::new();
    if has_statics {
        for thing in things {
            collect(game, state, *thing, &mut statics);
        }
        statics.sort_by_key(|(thing, _)| state.card(*thing).map_or(0, |it| it.since));
    }
    // Types and colours.
    each_static(
        game,
        state,
        &statics,
        |what| matches!(what, Mod::Become(_)),
        |state, on, _, what| {
            if let Mod::Become(number) = what {
                let is_full = state.turned.try_push((on, number)).is_err();
                changed(state, on, is_full);
            }
        },
    );
    // Abilities that are taken away: their own statics go with them.
    each_static(
        game,
        state,
        &statics,
        |what| matches!(what, Mod::Lose(_) | Mod::LoseAll),
        |state, on, source, what| {
            let since = state.card(source).map_or(0, |it| it.since);
            let which = match what {
                Mod::Lose(loss) => Some(loss),
                _ => None,
            };
            let is_full = state.taken.try_push((on, which, since)).is_err();
            changed(state, on, is_full);
        },
    );
    if !state.taken.is_empty() {
        statics.clear();
        for thing in things {
            collect(game, state, *thing, &mut statics);
        }
        statics.sort_by_key(|(thing, _)| state.card(*thing).map_or(0, |it| it.since));
    }
    let n_own = statics.len();
    // Abilities, and the rules that some put on others.
    each_static(
        game,
        state,
        &statics,
        |what| matches!(what, Mod::Gain(_) | Mod::Rule(_)),
        |state, on, source, what| {
            let is_full = match what {
                Mod::Gain(id) => give(&mut state.granted, (on, id, source)),
                Mod::Rule(id) => give(&mut state.imposed, (on, id, source)),
                _ => false,
            };
            changed(state, on, is_full);
        },
    );
    // Statics of abilities that were just granted.
    if has_statics {
        for index in 0..state.granted.len() {
            let (on, id, source) = state.granted[index];
            let since = state.card(source).map_or(0, |it| it.since);
            if let Some(ability) = game.abilities.get(id.index())
                && (state.taken.is_empty() || !game.is_lost(state, on, id, since))
            {
                for id in &ability.statics {
                    if statics.try_push((on, *id)).is_err() {
                        state.crowded = on;
                    }
                }
            }
        }
    }
    debug_assert!(statics.len() >= n_own);
    for thing in things {
        abilities(game, state, *thing);
    }
    each_static(
        game,
        state,
        &statics,
        |what| matches!(what, Mod::Flags(_)),
        |state, on, _, what| {
            if let (Mod::Flags(bits), Some(card)) = (what, state.card_mut(on)) {
                card.look.flags |= bits;
            }
        },
    );
    for index in 0..state.lasting.len() {
        let it = state.lasting[index];
        if let (LastingKind::Flags(bits), Some(card)) = (it.what, state.card_mut(it.on)) {
            card.look.flags |= bits;
        }
    }
    // Figures: printed, set, then changed.
    for thing in things {
        figures(game, state, *thing);
    }
    set_figures(game, state, things, &statics);
    for thing in things {
        if let Some(card) = state.card_mut(*thing) {
            let (power, toughness) = by_counters(game, &card.counters);
            card.look.power = card.look.power.saturating_add(power);
            card.look.toughness = card.look.toughness.saturating_add(toughness);
        }
    }
    for index in 0..state.lasting.len() {
        let it = state.lasting[index];
        if let (LastingKind::Figures(power, toughness), Some(card)) =
            (it.what, state.card_mut(it.on))
        {
            card.look.power = card.look.power.saturating_add(power);
            card.look.toughness = card.look.toughness.saturating_add(toughness);
        }
    }
    add_figures(game, state, things, &statics);
    let is_unsteady = |it: &&(Thing, StaticId)| {
        let it = game.statics.get(it.1.index());
        it.is_some_and(|it| !it.is_steady)
    };
    let counted = things.iter().filter_map(|it| game.printed_card(state, *it));
    let is_counted = |it: &&Card| it.power.number().is_none() || it.toughness.number().is_none();
    let n_counted = counted.filter(is_counted).count();
    state.n_unsteady = (statics.iter().filter(is_unsteady).count() + n_counted) as u16;
    state.listens = things.iter().fold(0, |all, thing| {
        all | state.card(*thing).map_or(0, |it| it.look.listens)
    });
}

fn changed(state: &mut State, thing: Thing, is_full: bool) {
    if is_full {
        state.crowded = thing;
    }
    if let Some(card) = state.card_mut(thing) {
        card.stands |= stands::CHANGED;
    }
}

fn collect(game: &Cards, state: &mut State, thing: Thing, statics: &mut Statics) {
    let mut is_full = false;
    game.each_ability(state, thing, |id| {
        if let Some(ability) = game.abilities.get(id.index()) {
            for id in &ability.statics {
                is_full |= statics.try_push((thing, *id)).is_err();
            }
        }
        true
    });
    if is_full {
        state.crowded = thing;
    }
}

/// Gives something to a thing, after what it is given already; tells whether
/// there was no room.
fn give<T>(all: &mut ArrayVec<(Thing, T, Thing), GIVEN_MAX>, given: (Thing, T, Thing)) -> bool {
    let at = all.partition_point(|it| it.0 <= given.0);
    all.try_insert(at, given).is_err()
}

/// Flags, marks and what it listens to, of the abilities it has now.
fn abilities(game: &Cards, state: &mut State, thing: Thing) {
    let Some(printed) = game.printed_card(state, thing) else {
        return;
    };
    let is_changed = state.card(thing).is_some_and(|it| it.is(stands::CHANGED));
    let mut look = Look {
        flags: printed.flags,
        marks: printed.marks,
        listens: printed.listens,
        power: 0,
        toughness: 0,
    };
    if is_changed {
        (look.flags, look.marks, look.listens) = (0, 0, 0);
        game.each_ability(state, thing, |id| {
            if let Some(ability) = game.abilities.get(id.index()) {
                look.flags |= ability.flags;
                if let Some(name) = ability.name
                    && let Some(Some(bit)) = game.mark_of.get(name.index())
                {
                    look.marks |= 1 << bit;
                }
                for id in &ability.triggers {
                    if let Some(trigger) = game.triggers.get(id.index()) {
                        look.listens |= 1 << trigger.on as u8;
                    }
                }
            }
            true
        });
    }
    if let Some(card) = state.card_mut(thing) {
        card.look = look;
    }
}

fn figures(game: &Cards, state: &mut State, thing: Thing) {
    let Some(printed) = game.printed_card(state, thing) else {
        return;
    };
    let Some(card) = state.card(thing) else {
        return;
    };
    let context = Context::of(thing, card.stamp, card.controller).recalling(state);
    let of = |figure: Figure| match figure {
        Figure::Number(number) => number,
        Figure::Amount(id) => game.amount(state, id, &context, context.you) as i16,
    };
    let (power, toughness) = (of(printed.power), of(printed.toughness));
    if let Some(card) = state.card_mut(thing) {
        card.look.power = power;
        card.look.toughness = toughness;
    }
}

/// Sets figures; of several that set those of one thing, the latest counts.
fn set_figures(game: &Cards, state: &mut State, things: &[Thing], statics: &Statics) {
    let is_set = |what: Mod| matches!(what, Mod::SetFigures(..));
    let lasts = |it: &Lasting| matches!(it.what, LastingKind::SetFigures(..));
    let some = statics.iter().any(|it| has(game, it.1, is_set));
    if !some && !state.lasting.iter().any(lasts) {
        return;
    }
    let mut sets = [None::<(u16, i16, i16)>; THINGS];
    let mut set = |on: Thing, since: u16, power: i16, toughness: i16| {
        let latest = &mut sets[usize::from(on)];
        if latest.is_none_or(|it| it.0 <= since) {
            *latest = Some((since, power, toughness));
        }
    };
    for (source, id) in statics {
        let since = state.card(*source).map_or(0, |it| it.since);
        each_of(game, state, *source, *id, is_set, |on, context, what| {
            if let Mod::SetFigures(power, toughness) = what {
                let of = |id| game.amount(state, id, context, context.you) as i16;
                set(on, since, of(power), of(toughness));
            }
        });
    }
    for it in &state.lasting {
        if let LastingKind::SetFigures(power, toughness) = it.what {
            set(it.on, it.since, power, toughness);
        }
    }
    for on in things {
        if let Some((_, power, toughness)) = sets[usize::from(*on)]
            && let Some(card) = state.card_mut(*on)
        {
            card.look.power = power;
            card.look.toughness = toughness;
        }
    }
}

/// Adds to figures what statics add: worked out first and added after, so that
/// none sees what another added.
fn add_figures(game: &Cards, state: &mut State, things: &[Thing], statics: &Statics) {
    let is_figures = |what: Mod| matches!(what, Mod::Figures(..));
    if !statics.iter().any(|it| has(game, it.1, is_figures)) {
        return;
    }
    let mut sums = [(0i16, 0i16); THINGS];
    for (source, id) in statics {
        each_of(
            game,
            state,
            *source,
            *id,
            is_figures,
            |on, context, what| {
                if let Mod::Figures(power, toughness) = what {
                    let mut context = *context;
                    context.it = on;
                    let of = |id| game.amount(state, id, &context, context.you) as i16;
                    let sum = &mut sums[usize::from(on)];
                    sum.0 = sum.0.saturating_add(of(power));
                    sum.1 = sum.1.saturating_add(of(toughness));
                }
            },
        );
    }
    for on in things {
        let (power, toughness) = sums[usize::from(*on)];
        if let Some(card) = state.card_mut(*on) {
            card.look.power = card.look.power.saturating_add(power);
            card.look.toughness = card.look.toughness.saturating_add(toughness);
        }
    }
}

/// Tells whether a static is of a kind.
fn has(game: &Cards, id: StaticId, wanted: impl Fn(Mod) -> bool) -> bool {
    game.statics
        .get(id.index())
        .is_some_and(|it| wanted(it.what))
}

/// Applies every static whose effect is wanted to everything it touches.
fn each_static(
    game: &Cards,
    state: &mut State,
    statics: &[(Thing, StaticId)],
    wanted: impl Fn(Mod) -> bool + Copy,
    mut apply: impl FnMut(&mut State, Thing, Thing, Mod),
) {
    let mut touched = ArrayVec::<(Thing, Mod), CARDS_MAX>::new();
    for (source, id) in statics {
        if !has(game, *id, wanted) {
            continue;
        }
        touched.clear();
        each_of(game, state, *source, *id, wanted, |on, _, what| {
            add(&mut touched, (on, what));
        });
        for (on, what) in &touched {
            apply(state, *on, *source, *what);
        }
    }
}

/// Calls with everything that a static touches now.
fn each_of(
    game: &Cards,
    state: &State,
    source: Thing,
    id: StaticId,
    wanted: impl Fn(Mod) -> bool,
    mut call: impl FnMut(Thing, &Context, Mod),
) {
    let Some(it) = game.statics.get(id.index()) else {
        return;
    };
    if !wanted(it.what) {
        return;
    }
    let Some(card) = state.card(source) else {
        return;
    };
    let context = Context::of(source, card.stamp, card.controller).recalling(state);
    if !game.holds_if(state, it.condition, &context, context.you) {
        return;
    }
    match it.who {
        Pick::One(Who::This) => call(source, &context, it.what),
        Pick::One(who) => {
            let on = game.who(state, who, &context, context.you);
            if on != NOTHING && !is_player(on) {
                call(on, &context, it.what);
            }
        }
        Pick::Each(test, zone) => {
            let zone = if zone.zone == ZonePick::IN_PLAY {
                zone
            } else {
                return;
            };
            game.each_passing(state, test, zone, &context, context.you, |on| {
                if !is_player(on) {
                    call(on, &context, it.what);
                }
                true
            });
        }
        Pick::Chosen | Pick::Target(_) => {}
    }
}
