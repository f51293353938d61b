//! How many steps a script can take at most, counted before play.
//!
//! Every part that is worked out is a step. Of two branches the longer counts,
//! and a loop counts as often as it can go round, so nothing that a script does
//! can take longer than this.

use super::ast::{
    Act, Action, Cond, CondKind, ElementExpr, ElementKind, Expr, ExprKind, Group, Script,
    StateExpr, StateKind, Stmt, StmtKind, Who,
};
use super::{STEPS_MAX, codes};
use crate::options::{MONSTERS_MAX, PLAYERS_MAX};
use tapete_lang::{Bilingual, Diagnostic, Place, Problems};

/// Counts the steps of a script and of each of its triggers, and tells of those
/// that could take too long.
pub(super) fn count(script: &mut Script, problems: &mut Problems) {
    let lets: u32 = script.lets.iter().map(|it| 1 + expr(&it.value)).sum();
    let conditions: u32 = script.conditions.iter().map(cond).sum();
    let before = lets.saturating_add(conditions);
    script.steps_max = before.saturating_add(steps(&script.actions));
    if script.steps_max > STEPS_MAX
        && let Some(longest) = script.actions.iter().max_by_key(|it| step(it))
    {
        too_long(script.steps_max, longest.place, problems);
    }
    for trigger in &mut script.triggers {
        let when = trigger.when.as_ref().map_or(0, cond);
        let before = lets.saturating_add(when);
        trigger.steps_max = before.saturating_add(steps(&trigger.block));
        if trigger.steps_max > STEPS_MAX {
            too_long(trigger.steps_max, trigger.place, problems);
        }
    }
}

fn too_long(n_steps: u32, place: Place, problems: &mut Problems) {
    let help = Bilingual::new(
        "repeat less, or put fewer loops inside each other",
        "repite menos, o pon menos ciclos unos dentro de otros",
    );
    let diagnostic = Diagnostic::new(&codes::E402, place)
        .arg(i64::from(n_steps))
        .arg(i64::from(STEPS_MAX))
        .help(help);
    problems.push(diagnostic);
}

/// Returns how many monsters a group can have.
fn size(group: Group) -> u32 {
    let n_monsters = match group {
        Group::Allies | Group::Enemies => MONSTERS_MAX,
        Group::All => PLAYERS_MAX * MONSTERS_MAX,
    };
    n_monsters as u32
}

fn steps(block: &[Stmt]) -> u32 {
    block.iter().map(step).fold(0, u32::saturating_add)
}

fn step(stmt: &Stmt) -> u32 {
    let inside = match &stmt.kind {
        StmtKind::Let(item) => expr(&item.value),
        StmtKind::Act(it) => act(it),
        StmtKind::If {
            cond: it,
            then,
            otherwise,
        } => cond(it).saturating_add(steps(then).max(steps(otherwise))),
        StmtKind::Repeat(times, block) => steps(block).saturating_mul(u32::from(*times)),
        StmtKind::Chance {
            then, otherwise, ..
        } => steps(then).max(steps(otherwise)),
        StmtKind::Each(group, block) => steps(block).saturating_mul(size(*group)),
    };
    inside.saturating_add(1)
}

fn act(act: &Act) -> u32 {
    let on = act.on.as_ref().map_or(0, who);
    on + match &act.action {
        Action::Attack | Action::Poison | Action::Purify | Action::Cleanse => 0,
        Action::Draw(it)
        | Action::PlayerLife(it)
        | Action::TargetLife(it)
        | Action::UpdateEnergy(it)
        | Action::Burn(it)
        | Action::Freeze(it)
        | Action::Sleep(it)
        | Action::Shield(it)
        | Action::Discard(it)
        | Action::StealEnergy(it)
        | Action::Revive(it) => expr(it),
        Action::Swap(first, second) | Action::Buff(_, first, second) => expr(first) + expr(second),
        Action::SetType(it) => element(it),
    }
}

fn cond(it: &Cond) -> u32 {
    1 + match &it.kind {
        CondKind::Numbers(left, _, right) => expr(left) + expr(right),
        CondKind::Elements(left, _, right) => element(left) + element(right),
        CondKind::States(left, _, right) => state(left) + state(right),
        CondKind::Is { who: it, .. } => who(it),
        CondKind::And(left, right) | CondKind::Or(left, right) => cond(left) + cond(right),
        CondKind::Not(inner) => cond(inner),
    }
}

fn expr(it: &Expr) -> u32 {
    1 + match &it.kind {
        ExprKind::Number(_) | ExprKind::Variable(_) | ExprKind::Slot(_) => 0,
        ExprKind::Minus(inner) => expr(inner),
        ExprKind::Binary(_, left, right) | ExprKind::Random(left, right) => {
            expr(left) + expr(right)
        }
        ExprKind::Call(_, args) => args.iter().map(expr).sum(),
        ExprKind::Field(it, _) => who(it),
    }
}

fn element(it: &ElementExpr) -> u32 {
    1 + match &it.kind {
        ElementKind::Element(_) => 0,
        ElementKind::Of(it) => who(it),
    }
}

fn state(it: &StateExpr) -> u32 {
    1 + match &it.kind {
        StateKind::State(_) => 0,
        StateKind::Of(it) => who(it),
    }
}

fn who(it: &Who) -> u32 {
    match it {
        Who::Ally(index) | Who::Enemy(index) => expr(index),
        Who::This
        | Who::Target
        | Who::Front
        | Who::Back
        | Who::Weakest
        | Who::Strongest
        | Who::Random => 0,
    }
}
