//! Scripts taken apart for whoever wants to see how they work: each comparison
//! with both its values, and each step for itself.

use tapete_game::Events;
use tapete_lang::Place;

use crate::duel::Duel;
use crate::effects::Stage;
use crate::event::Event;
use crate::script::ast::{Cond, CondKind, Condition};
use crate::state::State;

use super::scope::{NoLuck, Scope, Told, find};
use super::{number, scope, steps, truth, work_out_lets};

/// One side of a comparison, worked out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Side {
    Number(f64),
    /// Nothing if there is no such monster.
    Element(Option<u8>),
    /// The state of a monster that weighs most.
    State(Option<Condition>),
}

/// A comparison within a condition.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Compared {
    pub(crate) place: Place,
    pub(crate) holds: bool,
    pub(crate) left: Side,
    pub(crate) right: Side,
}

/// A condition of a script on a position.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Judged {
    pub(crate) holds: bool,
    /// The comparisons that it is made of, in the order of the text.
    pub(crate) compared: Vec<Compared>,
}

/// Works out every condition of a power against a seat.
pub(crate) fn judge_conditions(
    duel: &Duel,
    state: &State,
    seat: usize,
    power: u8,
    card: u16,
    target: usize,
) -> Vec<Judged> {
    let Some(mut scope) = scope(duel, state, seat, power, target) else {
        return Vec::new();
    };
    let Some(power) = duel.powers.get(usize::from(card)) else {
        return Vec::new();
    };
    let script = &power.script;
    work_out_lets(duel, state, script, &mut scope, &mut NoLuck);
    let each = script.conditions.iter().map(|cond| {
        let mut compared = Vec::new();
        compare(duel, state, &scope, cond, &mut compared);
        Judged {
            holds: truth::holds(duel, state, &scope, cond, &mut NoLuck),
            compared,
        }
    });
    each.collect()
}

fn compare(duel: &Duel, state: &State, scope: &Scope, cond: &Cond, compared: &mut Vec<Compared>) {
    let (left, right) = match &cond.kind {
        CondKind::Numbers(left, _, right) => {
            let value = |it| Side::Number(number::number(duel, state, scope, it, &mut NoLuck));
            (value(left), value(right))
        }
        CondKind::Elements(left, _, right) => {
            let value = |it| Side::Element(number::element(duel, state, scope, it, &mut NoLuck));
            (value(left), value(right))
        }
        CondKind::States(left, _, right) => {
            let value = |it| Side::State(number::condition(duel, state, scope, it, &mut NoLuck));
            (value(left), value(right))
        }
        CondKind::Is { who, state: is, .. } => {
            let at = find(duel, state, scope, who, &mut NoLuck);
            let found = at.map(|it| state.seats[it.seat].monsters[it.monster].state());
            (Side::State(found), Side::State(Some(*is)))
        }
        CondKind::And(left, right) | CondKind::Or(left, right) => {
            compare(duel, state, scope, left, compared);
            return compare(duel, state, scope, right, compared);
        }
        CondKind::Not(inner) => return compare(duel, state, scope, inner, compared),
    };
    compared.push(Compared {
        place: cond.place,
        holds: truth::holds(duel, state, scope, cond, &mut NoLuck),
        left,
        right,
    });
}

/// Does what a power does, and calls `after` once its named values are worked
/// out and after each step of its actions. Does the same as
/// [`play`](super::play) up to the triggers.
pub(crate) fn play_in_steps<E: Events<Event>>(
    stage: &mut Stage<'_, E>,
    seat: usize,
    power: u8,
    card: u16,
    target: usize,
    mut after: impl FnMut(&E),
) {
    let duel = stage.duel;
    let Some(mut scope) = scope(duel, stage.state, seat, power, target) else {
        return;
    };
    let Some(power) = duel.powers.get(usize::from(card)) else {
        return;
    };
    let mut luck = Told {
        chance: stage.chance,
        events: stage.events,
    };
    work_out_lets(duel, stage.state, &power.script, &mut scope, &mut luck);
    after(stage.events);
    for step in &power.script.actions {
        steps::run(stage, &mut scope, std::slice::from_ref(step));
        after(stage.events);
    }
}
