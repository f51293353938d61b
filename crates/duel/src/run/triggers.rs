//! What waits for something to happen, and the queue in which it then happens:
//! first come, first served, each trigger at most once, and not too deep.

use arrayvec::ArrayVec;
use tapete_game::Events;

use crate::duel::Duel;
use crate::effects::Stage;
use crate::event::{Cause, Event};
use crate::script::ast::Occasion;
use crate::state::{FOR_EVER, State};

use super::scope::{At, Ends, Scope, Told};
use super::{steps, truth};

/// How deeply triggers may set each other off.
const DEPTH_MAX: u8 = 8;

/// How many triggers one event can set off.
const QUEUE_MAX: usize = 64;

/// A trigger that has gone off and is not yet done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pending {
    seat: u8,
    power: u8,
    trigger: u8,
    depth: u8,
    source: Option<At>,
}

/// The triggers that one event has set off.
#[derive(Debug, Default)]
pub(crate) struct Queue {
    all: ArrayVec<Pending, QUEUE_MAX>,
    n_done: usize,
    /// How deep the trigger is that is being done; 0 outside.
    depth: u8,
    cut: bool,
}

/// Lets the triggers of a card wait from now on.
pub(super) fn arm<E: Events<Event>>(stage: &mut Stage<'_, E>, seat: usize, power: u8, card: usize) {
    let duel = stage.duel;
    let who = stage.fighter(At {
        seat,
        monster: duel.monster_of(power),
    });
    for (index, trigger) in duel.powers[card].script.triggers.iter().enumerate() {
        let Some(armed) = stage.state.armed_mut(duel, seat, power, index) else {
            continue;
        };
        *armed = trigger
            .turns
            .map_or(FOR_EVER, |it| it.clamp(1, FOR_EVER - 1));
        stage.events.emit(|| Event::Armed {
            who,
            card: card as u16,
            cause: cause(trigger.on),
            rounds: trigger.turns,
        });
    }
}

/// Sets off what waits for this to happen to a monster, or, without one, to any
/// monster of the seat.
pub(crate) fn notice<E: Events<Event>>(
    stage: &mut Stage<'_, E>,
    occasion: Occasion,
    seat: usize,
    monster: Option<usize>,
    source: Option<At>,
) {
    let duel = stage.duel;
    for power in 0..duel.n_powers() as u8 {
        if monster.is_some_and(|it| it != duel.monster_of(power)) {
            continue;
        }
        let Some(card) = stage.state.power_card(duel, seat, power) else {
            continue;
        };
        for (index, trigger) in duel.powers[card].script.triggers.iter().enumerate() {
            let waits = stage.state.armed(duel, seat, power, index) > 0;
            if !waits || trigger.on != occasion {
                continue;
            }
            let queue = &mut stage.queue;
            let is_same = |it: &Pending| {
                (usize::from(it.seat), it.power, usize::from(it.trigger)) == (seat, power, index)
            };
            if queue.all.iter().any(is_same) {
                continue;
            }
            if queue.depth >= DEPTH_MAX || queue.all.is_full() {
                if !queue.cut {
                    queue.cut = true;
                    stage.events.emit(|| Event::TooDeep);
                }
                return;
            }
            queue.all.push(Pending {
                seat: seat as u8,
                power,
                trigger: index as u8,
                depth: queue.depth + 1,
                source,
            });
        }
    }
}

/// Does all that was set off, and what that sets off in turn.
pub(crate) fn settle<E: Events<Event>>(stage: &mut Stage<'_, E>) {
    while let Some(pending) = stage.queue.all.get(stage.queue.n_done).copied() {
        stage.queue.n_done += 1;
        stage.queue.depth = pending.depth;
        go_off(stage, pending);
        stage.bury_the_dead();
    }
    stage.queue = Queue::default();
}

fn go_off<E: Events<Event>>(stage: &mut Stage<'_, E>, pending: Pending) {
    let duel = stage.duel;
    let seat = usize::from(pending.seat);
    let own = At {
        seat,
        monster: duel.monster_of(pending.power),
    };
    let Some(card) = stage.state.power_card(duel, seat, pending.power) else {
        return;
    };
    let script = &duel.powers[card].script;
    let Some(trigger) = script.triggers.get(usize::from(pending.trigger)) else {
        return;
    };
    let source = pending.source.filter(|it| it.seat != seat);
    let Some(target) = source.or_else(|| nearest(duel, stage.state, seat)) else {
        return;
    };
    let mut scope = Scope::new(Ends::new(own, target));
    {
        let mut luck = Told {
            chance: stage.chance,
            events: stage.events,
        };
        super::work_out_lets(duel, stage.state, script, &mut scope, &mut luck);
        if let Some(when) = &trigger.when
            && !truth::holds(duel, stage.state, &scope, when, &mut luck)
        {
            return;
        }
    }
    let who = stage.fighter(own);
    stage.state.counts.triggered += 1;
    stage.events.emit(|| Event::Triggered {
        who,
        card: card as u16,
        cause: cause(trigger.on),
    });
    steps::run(stage, &mut scope, &trigger.block);
}

/// Returns the first living monster of the next seat that has one.
fn nearest(duel: &Duel, state: &State, seat: usize) -> Option<At> {
    let others = (1..duel.n_seats).map(|step| (seat + step) % duel.n_seats);
    others.into_iter().find_map(|seat| {
        let monster = state.seats[seat].front(duel.n_monsters())?;
        Some(At { seat, monster })
    })
}

fn cause(occasion: Occasion) -> Cause {
    match occasion {
        Occasion::TurnStart => Cause::TurnStart,
        Occasion::TurnEnd => Cause::TurnEnd,
        Occasion::Attacked => Cause::Attacked,
        Occasion::Damaged => Cause::Damaged,
        Occasion::Death => Cause::Death,
        Occasion::Drawn => Cause::Drawn,
    }
}

impl State {
    fn armed_index(duel: &Duel, seat: usize, power: u8, trigger: usize) -> usize {
        (seat * duel.n_powers() + usize::from(power)) * duel.n_triggers + trigger
    }

    /// Returns how many rounds a trigger still waits.
    pub(crate) fn armed(&self, duel: &Duel, seat: usize, power: u8, trigger: usize) -> u8 {
        let index = State::armed_index(duel, seat, power, trigger);
        self.armed.get(index).copied().unwrap_or(0)
    }

    pub(crate) fn armed_mut(
        &mut self,
        duel: &Duel,
        seat: usize,
        power: u8,
        trigger: usize,
    ) -> Option<&mut u8> {
        let index = State::armed_index(duel, seat, power, trigger);
        self.armed.get_mut(index)
    }

    /// Lets nothing of a monster wait any more.
    pub(crate) fn disarm(&mut self, duel: &Duel, seat: usize, monster: usize) {
        if !duel.has_triggers {
            return;
        }
        for power in 0..duel.n_powers() as u8 {
            if duel.monster_of(power) != monster {
                continue;
            }
            for trigger in 0..duel.n_triggers {
                if let Some(armed) = self.armed_mut(duel, seat, power, trigger) {
                    *armed = 0;
                }
            }
        }
    }
}
