//! Numbers, elements and states of a script, worked out on a state.
//!
//! Numbers are doubles with `+ - * /` alone, which give the same bits on every
//! machine; the match itself holds whole numbers only.

use crate::duel::Duel;
use crate::options::LifeLimit;
use crate::script::ast::{
    Condition, ElementExpr, ElementKind, Expr, ExprKind, Field, Function, Op, StateExpr, StateKind,
    Variable,
};
use crate::state::{Monster, State};

use super::scope::{Ends, Luck, Scope, find};

/// Works a number out.
pub(crate) fn number(
    duel: &Duel,
    state: &State,
    scope: &Scope,
    expr: &Expr,
    luck: &mut impl Luck,
) -> f64 {
    match &expr.kind {
        ExprKind::Number(number) => *number,
        ExprKind::Variable(variable) => f64::from(value(duel, state, scope, *variable)),
        ExprKind::Slot(slot) => {
            let slot = scope.slots.get(usize::from(*slot));
            slot.copied().unwrap_or(0.0)
        }
        ExprKind::Minus(inner) => -number(duel, state, scope, inner, luck),
        ExprKind::Binary(op, left, right) => {
            let left = number(duel, state, scope, left, luck);
            let right = number(duel, state, scope, right, luck);
            calculate(*op, left, right, luck)
        }
        ExprKind::Call(function, args) => {
            let mut given = [0.0; 2];
            for (value, arg) in given.iter_mut().zip(args) {
                *value = number(duel, state, scope, arg, luck);
            }
            let [first, second] = given;
            match function {
                Function::Min => first.min(second),
                Function::Max => first.max(second),
                Function::Abs => first.abs(),
                Function::Floor => first.floor(),
                Function::Percent => first * second / 100.0,
            }
        }
        ExprKind::Random(from, to) => {
            let from = number(duel, state, scope, from, luck);
            let to = number(duel, state, scope, to, luck);
            luck.roll(i64::from(from as i32), i64::from(to as i32)) as f64
        }
        ExprKind::Field(who, field) => match find(duel, state, scope, who, luck) {
            None => 0.0,
            Some(at) => {
                let seat = &state.seats[at.seat];
                let monster = &seat.monsters[at.monster];
                f64::from(match field {
                    Field::Life => monster.life,
                    Field::MaxLife => monster.max_life(),
                    Field::Attack => attack_of(duel, monster),
                    Field::Index => {
                        let mut order = seat.in_order(duel.n_monsters());
                        let place = order.position(|it| it == at.monster);
                        place.unwrap_or(0) as i32
                    }
                })
            }
        },
    }
}

/// Returns the result of an operation; dividing by zero gives 0.
pub(crate) fn calculate(op: Op, left: f64, right: f64, luck: &mut impl Luck) -> f64 {
    match op {
        Op::Add => left + right,
        Op::Subtract => left - right,
        Op::Multiply => left * right,
        Op::Divide if right == 0.0 => {
            luck.divided();
            0.0
        }
        Op::Divide => left / right,
    }
}

/// Returns the value of a variable.
#[inline]
pub(crate) fn value(duel: &Duel, state: &State, scope: &Ends, variable: Variable) -> i32 {
    let own = &state.seats[scope.own.seat];
    let rival = &state.seats[scope.target.seat];
    let monster = &own.monsters[scope.own.monster];
    let target = &rival.monsters[scope.target.monster];
    match variable {
        Variable::PlayerMonsterLife => monster.life,
        Variable::TargetMonsterLife => target.life,
        Variable::PlayerHandSize => own.hand.len() as i32,
        Variable::TargetHandSize => rival.hand.len() as i32,
        Variable::PlayerEnergy => own.energy,
        Variable::TargetEnergy => rival.energy,
        Variable::PlayerMonsterAttack => attack_of(duel, monster),
        Variable::TargetMonsterAttack => attack_of(duel, target),
        Variable::PlayerMonsterMaxLife => monster.max_life(),
        Variable::TargetMonsterMaxLife => target.max_life(),
        Variable::AlliesAlive => own.n_living(duel.n_monsters()) as i32,
        Variable::EnemiesAlive => state.seats[scope.rival].n_living(duel.n_monsters()) as i32,
        Variable::Turn => state.round as i32,
    }
}

/// Returns the attack of a monster as it is now.
#[inline]
pub(crate) fn attack_of(duel: &Duel, monster: &Monster) -> i32 {
    let attack = monster
        .start_attack
        .saturating_add(monster.attack_buff.amount)
        .max(0);
    if monster.burned == 0 {
        return attack;
    }
    let left = 100 - i64::from(duel.options.burn_weakens.min(100));
    (i64::from(attack) * left / 100) as i32
}

/// Returns the life beyond which a monster cannot be healed.
#[inline]
pub(crate) fn life_limit(duel: &Duel, monster: &Monster) -> i32 {
    match duel.options.life_limit {
        LifeLimit::None => crate::options::GROWN_MAX,
        LifeLimit::Start => monster.max_life(),
    }
}

/// Works an element out; nothing if there is no such monster.
pub(crate) fn element(
    duel: &Duel,
    state: &State,
    scope: &Scope,
    expr: &ElementExpr,
    luck: &mut impl Luck,
) -> Option<u8> {
    match &expr.kind {
        ElementKind::Element(element) => Some(*element),
        ElementKind::Of(who) => {
            let at = find(duel, state, scope, who, luck)?;
            Some(state.seats[at.seat].monsters[at.monster].element)
        }
    }
}

/// Works a state out; nothing if there is no such monster.
pub(crate) fn condition(
    duel: &Duel,
    state: &State,
    scope: &Scope,
    expr: &StateExpr,
    luck: &mut impl Luck,
) -> Option<Condition> {
    match &expr.kind {
        StateKind::State(condition) => Some(*condition),
        StateKind::Of(who) => {
            let at = find(duel, state, scope, who, luck)?;
            Some(state.seats[at.seat].monsters[at.monster].state())
        }
    }
}
