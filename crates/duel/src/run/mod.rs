//! Scripts at work: what a card needs, and what it does.
//!
//! A script is compiled once per game. A simple one becomes rows (`simple`), any
//! other is walked as a tree (`steps`); both change the match through the same
//! functions of [`Stage`].

mod number;
mod scope;
mod simple;
mod steps;
mod trace;
mod triggers;
mod truth;

#[cfg(test)]
mod tests;

use tapete_game::Events;

use crate::duel::{Check, Duel};
use crate::effects::Stage;
use crate::event::Event;
use crate::script::ast::{Cond, CondKind, Script};
use crate::state::State;

pub(crate) use number::{attack_of, life_limit};
pub(crate) use scope::{At, Ends, Luck, NoLuck, Scope, Told};
use simple::Simple;
pub(crate) use trace::{Side, judge_conditions, play_in_steps};
pub(crate) use triggers::{Queue, notice, settle};

/// What a power does, in the form in which it is played.
#[derive(Clone, Debug)]
pub(crate) enum Effect {
    Simple(Simple),
    /// The tree of the card is walked.
    Tree,
}

impl Effect {
    /// Compiles a script.
    pub(crate) fn new(script: &Script) -> Effect {
        Simple::new(script).map_or(Effect::Tree, Effect::Simple)
    }

    /// Returns what its conditions come to.
    pub(crate) fn check(&self) -> Check {
        match self {
            Effect::Tree => Check::MORE,
            Effect::Simple(simple) => simple.check(),
        }
    }
}

/// Returns who plays a power against whom; nothing if the target has no living
/// monster.
#[inline]
fn ends(duel: &Duel, state: &State, seat: usize, power: u8, target: usize) -> Option<Ends> {
    let monster = state.seats[target].front(duel.n_monsters())?;
    let own = At {
        seat,
        monster: duel.monster_of(power),
    };
    Some(Ends::new(
        own,
        At {
            seat: target,
            monster,
        },
    ))
}

/// Returns the same with room for the values of a script.
fn scope(duel: &Duel, state: &State, seat: usize, power: u8, target: usize) -> Option<Scope> {
    ends(duel, state, seat, power, target).map(Scope::new)
}

/// Tells whether the conditions of a power hold against a seat.
#[inline]
pub(crate) fn may_play(
    duel: &Duel,
    state: &State,
    seat: usize,
    power: u8,
    card: u16,
    target: usize,
) -> bool {
    let ends = ends(duel, state, seat, power, target);
    ends.is_some_and(|it| may_play_between(duel, state, card, &it))
}

/// Tells whether the conditions of a card hold between two monsters.
#[inline]
pub(crate) fn may_play_between(duel: &Duel, state: &State, card: u16, ends: &Ends) -> bool {
    let card = usize::from(card);
    match &duel.effects[card] {
        Effect::Simple(simple) => simple.may_play(duel, state, ends),
        Effect::Tree => {
            let script = &duel.powers[card].script;
            script.conditions.is_empty() || allows(duel, state, script, *ends)
        }
    }
}

/// Tells whether all conditions of a tree hold.
#[inline(never)]
fn allows(duel: &Duel, state: &State, script: &Script, ends: Ends) -> bool {
    let mut scope = Scope::new(ends);
    work_out_lets(duel, state, script, &mut scope, &mut NoLuck);
    let mut conditions = script.conditions.iter();
    conditions.all(|it| truth::holds(duel, state, &scope, it, &mut NoLuck))
}

fn work_out_lets(
    duel: &Duel,
    state: &State,
    script: &Script,
    scope: &mut Scope,
    luck: &mut impl Luck,
) {
    for item in &script.lets {
        let value = number::number(duel, state, scope, &item.value, luck);
        scope.set(item.slot, value);
    }
}

/// Does what a power does; its conditions hold.
#[inline]
pub(crate) fn play<E: Events<Event>>(
    stage: &mut Stage<'_, E>,
    seat: usize,
    power: u8,
    card: u16,
    target: usize,
) {
    let duel = stage.duel;
    let Some(ends) = ends(duel, stage.state, seat, power, target) else {
        return;
    };
    let card = usize::from(card);
    match &duel.effects[card] {
        Effect::Simple(simple) => simple.run(stage, &ends),
        Effect::Tree => {
            let mut scope = Scope::new(ends);
            let script = &duel.powers[card].script;
            work_out_lets(
                duel,
                stage.state,
                script,
                &mut scope,
                &mut Told {
                    chance: stage.chance,
                    events: stage.events,
                },
            );
            steps::run(stage, &mut scope, &script.actions);
            if !script.triggers.is_empty() {
                triggers::arm(stage, seat, power, card);
            }
        }
    }
}

/// A condition that does not hold, with the two values where it has two.
pub(crate) struct Failing {
    /// The index of the condition in the script.
    pub(crate) index: usize,
    pub(crate) values: Option<(f64, f64)>,
}

/// Returns the first condition of a power that does not hold against a seat.
pub(crate) fn first_failing(
    duel: &Duel,
    state: &State,
    seat: usize,
    power: u8,
    card: u16,
    target: usize,
) -> Option<Failing> {
    let mut scope = scope(duel, state, seat, power, target)?;
    let script = &duel.powers.get(usize::from(card))?.script;
    work_out_lets(duel, state, script, &mut scope, &mut NoLuck);
    let index = script
        .conditions
        .iter()
        .position(|it| !truth::holds(duel, state, &scope, it, &mut NoLuck))?;
    let values = values(duel, state, &scope, &script.conditions[index]);
    Some(Failing { index, values })
}

fn values(duel: &Duel, state: &State, scope: &Scope, cond: &Cond) -> Option<(f64, f64)> {
    match &cond.kind {
        CondKind::Numbers(left, _, right) => Some((
            number::number(duel, state, scope, left, &mut NoLuck),
            number::number(duel, state, scope, right, &mut NoLuck),
        )),
        _ => None,
    }
}
