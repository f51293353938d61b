//! What can be played but was hardly meant, found in the tree.

mod constant;

use super::ast::{
    Act, Action, Cond, CondKind, ElementExpr, ElementKind, Expr, ExprKind, Op, Script, StateExpr,
    StateKind, Stmt, StmtKind, Who,
};
use super::codes;
use constant::{number, truth};
use tapete_lang::{Bilingual, Diagnostic, Place};

/// How many cards a hand holds in the classic game.
const HAND_MAX: i64 = 7;

/// How many places a formation can have.
const PLACES_MAX: f64 = 6.0;

/// Finds the warnings of a script without errors.
pub(super) fn find(script: &Script, actions_word: Place, lints: &mut Vec<Diagnostic>) {
    let mut finder = Finder { lints };
    for item in &script.lets {
        finder.expr(&item.value);
    }
    for cond in &script.conditions {
        finder.whole_cond(cond);
    }
    finder.block(&script.actions);
    for trigger in &script.triggers {
        if let Some(when) = &trigger.when {
            finder.whole_cond(when);
        }
        finder.block(&trigger.block);
    }
    if script.actions.is_empty() && script.triggers.is_empty() {
        let help = Bilingual::new(
            "write an action such as `Attack()`",
            "escribe una acción como `Attack()`",
        );
        lints.push(Diagnostic::new(&codes::W305, actions_word).help(help));
    }
}

struct Finder<'a> {
    lints: &'a mut Vec<Diagnostic>,
}

impl Finder<'_> {
    /// Tells whether a condition can change at all, once for the whole of it.
    fn whole_cond(&mut self, cond: &Cond) {
        let code = match truth(cond) {
            Some(true) => Some(&codes::W301),
            Some(false) => Some(&codes::W302),
            None => None,
        };
        if let Some(code) = code {
            let help = Bilingual::new(
                "compare with something that changes during a match, or leave it out",
                "compara con algo que cambie durante la partida, o quítala",
            );
            self.lints
                .push(Diagnostic::new(code, cond.place).help(help));
        }
        self.cond(cond);
    }

    fn cond(&mut self, cond: &Cond) {
        match &cond.kind {
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

    fn block(&mut self, block: &[Stmt]) {
        for stmt in block {
            match &stmt.kind {
                StmtKind::Let(item) => self.expr(&item.value),
                StmtKind::Act(act) => self.act(act),
                StmtKind::If {
                    cond,
                    then,
                    otherwise,
                } => {
                    self.whole_cond(cond);
                    self.block(then);
                    self.block(otherwise);
                }
                StmtKind::Repeat(_, inner) | StmtKind::Each(_, inner) => self.block(inner),
                StmtKind::Chance {
                    then, otherwise, ..
                } => {
                    self.block(then);
                    self.block(otherwise);
                }
            }
        }
    }

    fn act(&mut self, act: &Act) {
        if let Some(who) = &act.on {
            self.who(who);
        }
        match &act.action {
            Action::Attack | Action::Poison | Action::Purify | Action::Cleanse => {}
            Action::Draw(it) => {
                self.draw(it);
                self.expr(it);
            }
            Action::PlayerLife(it)
            | Action::TargetLife(it)
            | Action::UpdateEnergy(it)
            | Action::Burn(it)
            | Action::Freeze(it)
            | Action::Sleep(it)
            | Action::Shield(it)
            | Action::Discard(it)
            | Action::StealEnergy(it)
            | Action::Revive(it) => self.expr(it),
            Action::Swap(first, second) => {
                self.index(first);
                self.index(second);
                self.expr(first);
                self.expr(second);
            }
            Action::Buff(_, first, second) => {
                self.expr(first);
                self.expr(second);
            }
            Action::SetType(it) => self.element(it),
        }
    }

    fn draw(&mut self, amount: &Expr) {
        let Some(n_cards) = number(amount).map(|it| i64::from(it as i32)) else {
            return;
        };
        if n_cards > HAND_MAX {
            let help = Bilingual::new("draw at most {0}", "roba como máximo {0}");
            let lint = Diagnostic::new(&codes::W303, amount.place)
                .arg(HAND_MAX)
                .arg(n_cards)
                .help_with(help, vec![HAND_MAX.into()]);
            self.lints.push(lint);
        }
    }

    fn expr(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Number(_) | ExprKind::Variable(_) | ExprKind::Slot(_) => {}
            ExprKind::Minus(inner) => self.expr(inner),
            ExprKind::Binary(op, left, right) => {
                if *op == Op::Divide && number(right) == Some(0.0) {
                    let help =
                        Bilingual::new("divide by another number", "divide entre otro número");
                    let lint = Diagnostic::new(&codes::W304, right.place).help(help);
                    self.lints.push(lint);
                }
                self.expr(left);
                self.expr(right);
            }
            ExprKind::Random(left, right) => {
                self.expr(left);
                self.expr(right);
            }
            ExprKind::Call(_, args) => args.iter().for_each(|it| self.expr(it)),
            ExprKind::Field(who, _) => self.who(who),
        }
    }

    fn element(&mut self, element: &ElementExpr) {
        if let ElementKind::Of(who) = &element.kind {
            self.who(who);
        }
    }

    fn state(&mut self, state: &StateExpr) {
        if let StateKind::Of(who) = &state.kind {
            self.who(who);
        }
    }

    fn who(&mut self, who: &Who) {
        if let Who::Ally(index) | Who::Enemy(index) = who {
            self.index(index);
            self.expr(index);
        }
    }

    fn index(&mut self, index: &Expr) {
        let Some(place) = number(index).map(f64::trunc) else {
            return;
        };
        if !(0.0..PLACES_MAX).contains(&place) {
            let help = Bilingual::new(
                "write a place such as `0`, `1` or `2`",
                "escribe un puesto como `0`, `1` o `2`",
            );
            let lint = Diagnostic::new(&codes::W310, index.place)
                .arg(place.to_string())
                .help(help);
            self.lints.push(lint);
        }
    }
}
