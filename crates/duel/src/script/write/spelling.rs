//! How the parts of a tree are spelled.

use super::super::ast::{Cmp, Condition, Field, Function, Group, Occasion, Op, Variable};

pub(super) fn cmp_sign(cmp: Cmp) -> &'static str {
    match cmp {
        Cmp::Equal => "==",
        Cmp::NotEqual => "!=",
        Cmp::Less => "<",
        Cmp::LessEqual => "<=",
        Cmp::Greater => ">",
        Cmp::GreaterEqual => ">=",
    }
}

pub(super) fn op_sign(op: Op) -> &'static str {
    match op {
        Op::Add => "+",
        Op::Subtract => "-",
        Op::Multiply => "*",
        Op::Divide => "/",
    }
}

pub(super) fn function_word(function: Function) -> &'static str {
    match function {
        Function::Min => "min",
        Function::Max => "max",
        Function::Abs => "abs",
        Function::Floor => "floor",
        Function::Percent => "percent",
    }
}

pub(super) fn variable_word(variable: Variable) -> &'static str {
    match variable {
        Variable::PlayerMonsterLife => "PlayerMonsterLife",
        Variable::TargetMonsterLife => "TargetMonsterLife",
        Variable::PlayerHandSize => "PlayerHandSize",
        Variable::TargetHandSize => "TargetHandSize",
        Variable::PlayerEnergy => "PlayerEnergy",
        Variable::TargetEnergy => "TargetEnergy",
        Variable::PlayerMonsterAttack => "PlayerMonsterAttack",
        Variable::TargetMonsterAttack => "TargetMonsterAttack",
        Variable::PlayerMonsterMaxLife => "PlayerMonsterMaxLife",
        Variable::TargetMonsterMaxLife => "TargetMonsterMaxLife",
        Variable::AlliesAlive => "AlliesAlive",
        Variable::EnemiesAlive => "EnemiesAlive",
        Variable::Turn => "Turn",
    }
}

pub(super) fn field_word(field: Field) -> &'static str {
    match field {
        Field::Life => "Life",
        Field::MaxLife => "MaxLife",
        Field::Attack => "Attack",
        Field::Index => "Index",
    }
}

/// Returns the spelling of a state that scripts of the original know.
pub(super) fn state_word(state: Condition) -> &'static str {
    match state {
        Condition::Dead => "Muerto",
        Condition::Frozen => "Frozen",
        Condition::Asleep => "Asleep",
        Condition::Burned => "Burned",
        Condition::Poisoned => "Envenenado",
        Condition::Shielded => "Shielded",
        Condition::Normal => "Normal",
    }
}

pub(super) fn group_word(group: Group) -> &'static str {
    match group {
        Group::Allies => "Allies",
        Group::Enemies => "Enemies",
        Group::All => "All",
    }
}

pub(super) fn occasion_word(occasion: Occasion) -> &'static str {
    match occasion {
        Occasion::TurnStart => "TurnStart",
        Occasion::TurnEnd => "TurnEnd",
        Occasion::Attacked => "Attacked",
        Occasion::Damaged => "Damaged",
        Occasion::Death => "Death",
        Occasion::Drawn => "Drawn",
    }
}
