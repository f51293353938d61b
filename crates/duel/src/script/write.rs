//! A tree as text: the canonical form, with no more parentheses than it needs.

mod spelling;

use super::ast::{
    Act, Action, Cond, CondKind, ElementExpr, ElementKind, Expr, ExprKind, Let, Op, Script, Stat,
    StateExpr, StateKind, Stmt, StmtKind, Trigger, Who,
};
use super::lexicon::Lexicon;
use spelling::{
    cmp_sign, field_word, function_word, group_word, occasion_word, op_sign, state_word,
    variable_word,
};
use std::fmt::Write;

/// How far each block is indented.
pub(super) const INDENT: &str = "    ";

/// Writes a script; reading it again gives the same tree.
pub fn write_script(script: &Script, lexicon: &Lexicon) -> String {
    let mut writer = Writer::new(script, lexicon);
    for item in &script.lets {
        let line = writer.named(item);
        writer.line(&line);
    }
    let conditions: Vec<String> = script
        .conditions
        .iter()
        .enumerate()
        .map(|(at, it)| writer.listed_cond(it, at == 0))
        .collect();
    if conditions.is_empty() {
        writer.line("Conditions { }");
    } else {
        writer.line("Conditions {");
        writer.depth += 1;
        conditions.iter().for_each(|it| writer.line(it));
        writer.depth -= 1;
        writer.line("}");
    }
    writer.headed("Actions", &script.actions);
    for trigger in &script.triggers {
        let head = writer.trigger(trigger);
        writer.headed(&head, &trigger.block);
    }
    writer.out
}

/// Writes one condition of a script.
pub fn write_cond(script: &Script, cond: &Cond, lexicon: &Lexicon) -> String {
    Writer::new(script, lexicon).cond(cond)
}

/// Writes one number of a script.
pub fn write_expr(script: &Script, expr: &Expr, lexicon: &Lexicon) -> String {
    Writer::new(script, lexicon).expr(expr)
}

struct Writer<'a> {
    lexicon: &'a Lexicon,
    /// The names of all values, by slot.
    names: Vec<&'a str>,
    out: String,
    depth: usize,
}

impl<'a> Writer<'a> {
    fn new(script: &'a Script, lexicon: &'a Lexicon) -> Self {
        let mut names = Vec::new();
        for item in &script.lets {
            keep(&mut names, item);
        }
        keep_names(&mut names, &script.actions);
        for trigger in &script.triggers {
            keep_names(&mut names, &trigger.block);
        }
        Self {
            lexicon,
            names,
            out: String::new(),
            depth: 0,
        }
    }

    fn line(&mut self, text: &str) {
        let indent = INDENT.repeat(self.depth);
        let _ = writeln!(self.out, "{indent}{text}");
    }

    /// Writes a block after its head, on one line if it is empty.
    fn headed(&mut self, head: &str, block: &[Stmt]) {
        if block.is_empty() {
            self.line(&format!("{head} {{ }}"));
            return;
        }
        self.line(&format!("{head} {{"));
        self.inside(block);
        self.line("}");
    }

    fn inside(&mut self, block: &[Stmt]) {
        self.depth += 1;
        block.iter().for_each(|it| self.stmt(it));
        self.depth -= 1;
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::Let(item) => {
                let line = self.named(item);
                self.line(&line);
            }
            StmtKind::Act(act) => {
                let line = self.act(act);
                self.line(&line);
            }
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => {
                let head = format!("if {}", self.cond(cond));
                self.branches(&head, then, otherwise);
            }
            StmtKind::Repeat(times, block) => self.headed(&format!("repeat {times}"), block),
            StmtKind::Chance {
                percent,
                then,
                otherwise,
            } => self.branches(&format!("chance {percent}%"), then, otherwise),
            StmtKind::Each(group, block) => {
                self.headed(&format!("each {}", group_word(*group)), block);
            }
        }
    }

    fn branches(&mut self, head: &str, then: &[Stmt], otherwise: &[Stmt]) {
        if otherwise.is_empty() {
            self.headed(head, then);
            return;
        }
        let mut line = head.to_owned();
        let (mut then, mut otherwise) = (then, otherwise);
        let mut is_if = head.starts_with("if");
        loop {
            if then.is_empty() {
                line.push_str(" { }");
            } else {
                self.line(&format!("{line} {{"));
                self.inside(then);
                line = "}".to_owned();
            }
            match otherwise {
                [] => break self.line(&line),
                [
                    Stmt {
                        kind:
                            StmtKind::If {
                                cond,
                                then: next,
                                otherwise: rest,
                            },
                        ..
                    },
                ] if is_if => {
                    line = format!("{line} else if {}", self.cond(cond));
                    (then, otherwise) = (next, rest);
                }
                last => {
                    line.push_str(" else");
                    (then, otherwise) = (last, &[]);
                    is_if = false;
                }
            }
        }
    }

    fn named(&self, item: &Let) -> String {
        format!("let {} = {}", item.name, self.expr(&item.value))
    }

    fn trigger(&self, trigger: &Trigger) -> String {
        let mut head = format!("On {}", occasion_word(trigger.on));
        if let Some(turns) = trigger.turns {
            let _ = write!(head, " for {turns} turns");
        }
        if let Some(when) = &trigger.when {
            let _ = write!(head, " when {}", self.cond(when));
        }
        head
    }

    fn act(&self, act: &Act) -> String {
        let one = |name: &str, it: &Expr| format!("{name}({})", self.expr(it));
        let mut line = match &act.action {
            Action::Attack => "Attack()".to_owned(),
            Action::Poison => "Poison()".to_owned(),
            Action::Purify => "Purify()".to_owned(),
            Action::Cleanse => "Cleanse()".to_owned(),
            Action::Draw(it) => one("Draw", it),
            Action::PlayerLife(it) => one("Heal", it),
            Action::TargetLife(it) => one("UpdateTargetMonsterLife", it),
            Action::UpdateEnergy(it) => one("UpdateEnergy", it),
            Action::Burn(it) => one("Burn", it),
            Action::Freeze(it) => one("Freeze", it),
            Action::Sleep(it) => one("Sleep", it),
            Action::Shield(it) => one("Shield", it),
            Action::Discard(it) => one("Discard", it),
            Action::StealEnergy(it) => one("StealEnergy", it),
            Action::Revive(it) => one("Revive", it),
            Action::Swap(first, second) => {
                format!("Swap({}, {})", self.expr(first), self.expr(second))
            }
            Action::SetType(it) => format!("SetType({})", self.element(it)),
            Action::Buff(stat, by, turns) => {
                let stat = match stat {
                    Stat::Attack => "Attack",
                    Stat::MaxLife => "MaxLife",
                };
                format!("Buff({stat}, {}, {})", self.expr(by), self.expr(turns))
            }
        };
        if let Some(who) = &act.on {
            let _ = write!(line, " on {}", self.who(who));
        }
        line
    }

    /// Writes a condition of a list. A `-` at its beginning would subtract from
    /// the condition before.
    fn listed_cond(&self, cond: &Cond, is_first: bool) -> String {
        let text = self.cond(cond);
        if is_first || !text.starts_with('-') {
            return text;
        }
        match &cond.kind {
            CondKind::Numbers(left, cmp, right) => {
                let (left, right) = (self.expr(left), self.expr(right));
                format!("({left}) {} {right}", cmp_sign(*cmp))
            }
            _ => format!("({text})"),
        }
    }

    fn cond(&self, cond: &Cond) -> String {
        match &cond.kind {
            CondKind::Numbers(left, cmp, right) => {
                let (left, right) = (self.expr(left), self.expr(right));
                format!("{left} {} {right}", cmp_sign(*cmp))
            }
            CondKind::Elements(left, cmp, right) => {
                let (left, right) = (self.element(left), self.element(right));
                format!("{left} {} {right}", cmp_sign(*cmp))
            }
            CondKind::States(left, cmp, right) => {
                let (left, right) = (self.state(left), self.state(right));
                format!("{left} {} {right}", cmp_sign(*cmp))
            }
            CondKind::Is { who, not, state } => {
                let not = if *not { "not " } else { "" };
                format!("{} is {not}{}", self.who(who), state_word(*state))
            }
            CondKind::And(left, right) => format!(
                "{} and {}",
                self.cond_above(left, cond_rank(cond)),
                self.cond_above(right, cond_rank(cond) + 1)
            ),
            CondKind::Or(left, right) => format!(
                "{} or {}",
                self.cond_above(left, cond_rank(cond)),
                self.cond_above(right, cond_rank(cond) + 1)
            ),
            CondKind::Not(inner) => format!("not {}", self.cond_above(inner, 4)),
        }
    }

    /// Writes a condition that must bind at least so strongly.
    fn cond_above(&self, cond: &Cond, rank: u8) -> String {
        if cond_rank(cond) >= rank {
            return self.cond(cond);
        }
        format!("({})", self.cond(cond))
    }

    fn expr(&self, expr: &Expr) -> String {
        match &expr.kind {
            ExprKind::Number(number) => number.to_string(),
            ExprKind::Variable(variable) => variable_word(*variable).to_owned(),
            ExprKind::Slot(slot) => self.name(*slot).to_owned(),
            ExprKind::Minus(inner) => format!("-{}", self.expr_above(inner, 3)),
            ExprKind::Binary(op, left, right) => {
                let rank = expr_rank(expr);
                let left = self.expr_above(left, rank);
                let right = self.expr_above(right, rank + 1);
                format!("{left} {} {right}", op_sign(*op))
            }
            ExprKind::Call(function, args) => {
                let args: Vec<String> = args.iter().map(|it| self.expr(it)).collect();
                format!("{}({})", function_word(*function), args.join(", "))
            }
            ExprKind::Random(from, to) => {
                format!("random({}, {})", self.expr(from), self.expr(to))
            }
            ExprKind::Field(who, field) => format!("{}.{}", self.who(who), field_word(*field)),
        }
    }

    fn expr_above(&self, expr: &Expr, rank: u8) -> String {
        if expr_rank(expr) >= rank {
            return self.expr(expr);
        }
        format!("({})", self.expr(expr))
    }

    fn name(&self, slot: u16) -> &str {
        self.names.get(usize::from(slot)).copied().unwrap_or("?")
    }

    fn element(&self, element: &ElementExpr) -> String {
        match &element.kind {
            ElementKind::Element(element) => self.lexicon.name(*element).to_owned(),
            ElementKind::Of(Who::This) => "PlayerMonsterType".to_owned(),
            ElementKind::Of(Who::Target) => "TargetMonsterType".to_owned(),
            ElementKind::Of(who) => format!("{}.Type", self.who(who)),
        }
    }

    fn state(&self, state: &StateExpr) -> String {
        match &state.kind {
            StateKind::State(state) => state_word(*state).to_owned(),
            StateKind::Of(Who::This) => "PlayerMonsterState".to_owned(),
            StateKind::Of(Who::Target) => "TargetMonsterState".to_owned(),
            StateKind::Of(who) => format!("{}.State", self.who(who)),
        }
    }

    fn who(&self, who: &Who) -> String {
        match who {
            Who::This => "Self".to_owned(),
            Who::Target => "Target".to_owned(),
            Who::Front => "Front".to_owned(),
            Who::Back => "Back".to_owned(),
            Who::Ally(index) => format!("Ally[{}]", self.expr(index)),
            Who::Enemy(index) => format!("Enemy[{}]", self.expr(index)),
            Who::Weakest => "Weakest".to_owned(),
            Who::Strongest => "Strongest".to_owned(),
            Who::Random => "Random".to_owned(),
        }
    }
}

/// Keeps the name of a slot.
fn keep<'a>(names: &mut Vec<&'a str>, item: &'a Let) {
    let slot = usize::from(item.slot);
    if names.len() <= slot {
        names.resize(slot + 1, "?");
    }
    names[slot] = &item.name;
}

fn keep_names<'a>(names: &mut Vec<&'a str>, block: &'a [Stmt]) {
    for stmt in block {
        match &stmt.kind {
            StmtKind::Let(item) => keep(names, item),
            StmtKind::Act(_) => {}
            StmtKind::If {
                then, otherwise, ..
            }
            | StmtKind::Chance {
                then, otherwise, ..
            } => {
                keep_names(names, then);
                keep_names(names, otherwise);
            }
            StmtKind::Repeat(_, inner) | StmtKind::Each(_, inner) => keep_names(names, inner),
        }
    }
}

/// Returns how strongly a condition binds; parentheses bind strongest.
fn cond_rank(cond: &Cond) -> u8 {
    match &cond.kind {
        CondKind::Or(..) => 1,
        CondKind::And(..) => 2,
        CondKind::Not(_) => 3,
        CondKind::Numbers(..)
        | CondKind::Elements(..)
        | CondKind::States(..)
        | CondKind::Is { .. } => 4,
    }
}

/// Returns how strongly a number binds.
fn expr_rank(expr: &Expr) -> u8 {
    match &expr.kind {
        ExprKind::Binary(Op::Add | Op::Subtract, ..) => 1,
        ExprKind::Binary(Op::Multiply | Op::Divide, ..) => 2,
        ExprKind::Minus(_)
        | ExprKind::Number(_)
        | ExprKind::Variable(_)
        | ExprKind::Slot(_)
        | ExprKind::Call(..)
        | ExprKind::Random(..)
        | ExprKind::Field(..) => 3,
    }
}
