//! The reference path: a script walked as a tree.

use arrayvec::ArrayVec;
use tapete_game::Events;

use crate::effects::Stage;
use crate::event::{Event, Figure, Given};
use crate::options::{MONSTERS_MAX, PLAYERS_MAX};
use crate::script::ast::{Act, Action, Expr, Group, Stat, Stmt, StmtKind, Who};

use super::number::{element, number};
use super::scope::{At, Scope, Told, find};
use super::truth::holds;

/// Does the steps in order; stops where the fuel is gone.
pub(crate) fn run<E: Events<Event>>(stage: &mut Stage<'_, E>, scope: &mut Scope, steps: &[Stmt]) {
    for step in steps {
        if !stage.burn_fuel() {
            return;
        }
        match &step.kind {
            StmtKind::Let(item) => {
                let value = worth(stage, scope, &item.value);
                scope.set(item.slot, value);
            }
            StmtKind::Act(act) => self::act(stage, scope, act),
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => {
                let mut luck = Told {
                    chance: stage.chance,
                    events: stage.events,
                };
                let holds = holds(stage.duel, stage.state, scope, cond, &mut luck);
                run(stage, scope, if holds { then } else { otherwise });
            }
            StmtKind::Repeat(times, block) => {
                for _ in 0..*times {
                    run(stage, scope, block);
                }
            }
            StmtKind::Chance {
                percent,
                then,
                otherwise,
            } => {
                let held = stage.chance.hits(*percent);
                let percent = *percent;
                stage.events.emit(|| Event::Luck { percent, held });
                run(stage, scope, if held { then } else { otherwise });
            }
            StmtKind::Each(group, block) => each(stage, scope, *group, block),
        }
    }
}

fn worth<E: Events<Event>>(stage: &mut Stage<'_, E>, scope: &Scope, expr: &Expr) -> f64 {
    let mut luck = Told {
        chance: stage.chance,
        events: stage.events,
    };
    number(stage.duel, stage.state, scope, expr, &mut luck)
}

/// Goes through the monsters of a group that lived when it began.
fn each<E: Events<Event>>(
    stage: &mut Stage<'_, E>,
    scope: &mut Scope,
    group: Group,
    block: &[Stmt],
) {
    let n_monsters = stage.duel.n_monsters();
    let mut members: ArrayVec<At, { PLAYERS_MAX * MONSTERS_MAX }> = ArrayVec::new();
    let mut join = |seat: usize| {
        let own = &stage.state.seats[seat];
        for monster in own.in_order(n_monsters) {
            if own.monsters[monster].lives() {
                // Every seat joins once, so there is room for all monsters.
                members.push(At { seat, monster });
            }
        }
    };
    match group {
        Group::Allies => join(scope.own.seat),
        Group::Enemies => join(scope.rival),
        Group::All => {
            join(scope.own.seat);
            for seat in 0..stage.duel.n_seats {
                if seat != scope.own.seat {
                    join(seat);
                }
            }
        }
    }
    let outer = (scope.target, scope.each);
    for member in members {
        scope.target = member;
        scope.each = true;
        run(stage, scope, block);
    }
    (scope.target, scope.each) = outer;
}

fn act<E: Events<Event>>(stage: &mut Stage<'_, E>, scope: &mut Scope, act: &Act) {
    let who = match &act.on {
        Some(who) => who,
        None if scope.each || !act.action.helps() => &Who::Target,
        None => &Who::This,
    };
    let found = {
        let mut luck = Told {
            chance: stage.chance,
            events: stage.events,
        };
        find(stage.duel, stage.state, scope, who, &mut luck)
    };
    let Some(at) = found else {
        return;
    };
    let amount = |stage: &mut Stage<'_, E>, expr: &Expr| worth(stage, scope, expr) as i32;
    match &act.action {
        Action::Attack => stage.attack(scope.own, at),
        Action::Poison => stage.poison(at),
        Action::Purify => stage.purify(at),
        Action::Cleanse => stage.cleanse(at),
        Action::Draw(expr) => {
            let n_cards = amount(stage, expr);
            stage.draw(at.seat, n_cards);
        }
        Action::PlayerLife(expr) | Action::TargetLife(expr) => {
            let by = amount(stage, expr);
            stage.change_life(at, by);
        }
        Action::UpdateEnergy(expr) => {
            let by = amount(stage, expr);
            stage.change_energy(at.seat, by);
        }
        Action::Burn(expr) => {
            let rounds = amount(stage, expr);
            stage.give(at, Given::Burn, rounds);
        }
        Action::Freeze(expr) => {
            let rounds = amount(stage, expr);
            stage.give(at, Given::Freeze, rounds);
        }
        Action::Sleep(expr) => {
            let rounds = amount(stage, expr);
            stage.give(at, Given::Sleep, rounds);
        }
        Action::Shield(expr) => {
            let points = amount(stage, expr);
            stage.shield(at, points);
        }
        Action::Discard(expr) => {
            let n_cards = amount(stage, expr);
            stage.discard_by_luck(at.seat, n_cards);
        }
        Action::StealEnergy(expr) => {
            let points = amount(stage, expr);
            stage.steal_energy(at.seat, scope.own.seat, points);
        }
        Action::Swap(one, other) => {
            let (one, other) = (amount(stage, one), amount(stage, other));
            stage.swap(at.seat, one, other);
        }
        Action::Revive(expr) => {
            let life = amount(stage, expr);
            stage.revive(at, life);
        }
        Action::SetType(expr) => {
            let mut luck = Told {
                chance: stage.chance,
                events: stage.events,
            };
            if let Some(element) = element(stage.duel, stage.state, scope, expr, &mut luck) {
                stage.set_element(at, element);
            }
        }
        Action::Buff(stat, by, rounds) => {
            let (by, rounds) = (amount(stage, by), amount(stage, rounds));
            let figure = match stat {
                Stat::Attack => Figure::Attack,
                Stat::MaxLife => Figure::MaxLife,
            };
            stage.buff(at, figure, by, rounds);
        }
    }
}
