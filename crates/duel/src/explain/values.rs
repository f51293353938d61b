//! A script with the values of its `let`s where their names stood: what is
//! always the same number is said as that number.

use std::collections::BTreeMap;

use super::number::fixed;
use crate::script::ast::{
    Act, Action, Cond, CondKind, ElementExpr, ElementKind, Expr, ExprKind, Let, Script, StateExpr,
    StateKind, Stmt, StmtKind, Who,
};

/// Returns the script with all names that always mean the same number replaced
/// by it; their `let`s are gone.
pub(super) fn with_numbers(script: &Script) -> Script {
    evaluated(script, false)
}

/// Returns the script with every name replaced by what it stands for, except
/// where luck decides that. It no longer says when a value is worked out.
pub(super) fn with_values(script: &Script) -> Script {
    evaluated(script, true)
}

fn evaluated(script: &Script, takes_all: bool) -> Script {
    let mut script = script.clone();
    let mut values = Values {
        known: BTreeMap::new(),
        takes_all,
    };
    script.lets.retain_mut(|it| !values.takes(it));
    script.conditions.iter_mut().for_each(|it| values.cond(it));
    values.block(&mut script.actions);
    for trigger in &mut script.triggers {
        if let Some(cond) = &mut trigger.when {
            values.cond(cond);
        }
        values.block(&mut trigger.block);
    }
    script
}

struct Values {
    known: BTreeMap<u16, Expr>,
    /// Whether values that the match decides are taken too.
    takes_all: bool,
}

impl Values {
    /// Works a `let` out; tells whether its name is no longer needed.
    fn takes(&mut self, item: &mut Let) -> bool {
        self.expr(&mut item.value);
        let place = item.value.place;
        let kind = match fixed(&item.value) {
            Some(number) => ExprKind::Number(number),
            None if self.takes_all && !rolls(&item.value) => item.value.kind.clone(),
            None => return false,
        };
        self.known.insert(item.slot, Expr { kind, place });
        true
    }

    fn block(&mut self, block: &mut Vec<Stmt>) {
        block.retain_mut(|step| {
            match &mut step.kind {
                StmtKind::Let(item) => return !self.takes(item),
                StmtKind::Act(act) => self.act(act),
                StmtKind::If {
                    cond,
                    then,
                    otherwise,
                } => {
                    self.cond(cond);
                    self.block(then);
                    self.block(otherwise);
                }
                StmtKind::Chance {
                    then, otherwise, ..
                } => {
                    self.block(then);
                    self.block(otherwise);
                }
                StmtKind::Repeat(_, inner) | StmtKind::Each(_, inner) => self.block(inner),
            }
            true
        });
    }

    fn act(&self, act: &mut Act) {
        if let Some(who) = &mut act.on {
            self.who(who);
        }
        match &mut act.action {
            Action::Attack | Action::Poison | Action::Purify | Action::Cleanse => {}
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
            | Action::Revive(it) => self.expr(it),
            Action::Swap(first, second) | Action::Buff(_, first, second) => {
                self.expr(first);
                self.expr(second);
            }
            Action::SetType(it) => self.element(it),
        }
    }

    fn cond(&self, cond: &mut Cond) {
        match &mut cond.kind {
            CondKind::Numbers(left, _, right) => {
                self.expr(left);
                self.expr(right);
            }
            CondKind::Elements(left, _, right) => {
                self.element(left);
                self.element(right);
            }
            CondKind::States(left, _, right) => {
                self.state(left);
                self.state(right);
            }
            CondKind::Is { who, .. } => self.who(who),
            CondKind::And(left, right) | CondKind::Or(left, right) => {
                self.cond(left);
                self.cond(right);
            }
            CondKind::Not(inner) => self.cond(inner),
        }
    }

    fn expr(&self, expr: &mut Expr) {
        match &mut expr.kind {
            ExprKind::Slot(slot) => {
                if let Some(value) = self.known.get(slot) {
                    expr.kind = value.kind.clone();
                }
            }
            ExprKind::Number(_) | ExprKind::Variable(_) => {}
            ExprKind::Minus(inner) => self.expr(inner),
            ExprKind::Binary(_, left, right) | ExprKind::Random(left, right) => {
                self.expr(left);
                self.expr(right);
            }
            ExprKind::Call(_, args) => args.iter_mut().for_each(|it| self.expr(it)),
            ExprKind::Field(who, _) => self.who(who),
        }
    }

    fn element(&self, element: &mut ElementExpr) {
        if let ElementKind::Of(who) = &mut element.kind {
            self.who(who);
        }
    }

    fn state(&self, state: &mut StateExpr) {
        if let StateKind::Of(who) = &mut state.kind {
            self.who(who);
        }
    }

    fn who(&self, who: &mut Who) {
        if let Who::Ally(index) | Who::Enemy(index) = who {
            self.expr(index);
        }
    }
}

/// Tells whether luck has a part in a number.
pub(super) fn rolls(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Random(..) => true,
        ExprKind::Minus(inner) => rolls(inner),
        ExprKind::Binary(_, left, right) => rolls(left) || rolls(right),
        ExprKind::Call(_, args) => args.iter().any(rolls),
        ExprKind::Number(_) | ExprKind::Variable(_) | ExprKind::Slot(_) | ExprKind::Field(..) => {
            false
        }
    }
}
