//! Blocks of steps in words: what follows what, what depends on what.

use tapete_game::Tongue;

use super::Speech;
use super::who::Aim;
use crate::script::ast::{Group, Let, Stmt, StmtKind};

/// One step in words.
pub(super) struct Clause {
    pub(super) text: String,
    /// Whether what follows could be taken for a part of it.
    pub(super) is_compound: bool,
    /// Whether `twice` may follow without a comma.
    is_attack: bool,
}

impl<'a> Speech<'a> {
    /// Says what a `let` names.
    pub(super) fn naming(self, item: &Let) -> String {
        let value = self.number(&item.value, None);
        match self.tongue {
            Tongue::En => format!("let {} be {value}", item.name),
            Tongue::Es => format!("sea {} {value}", item.name),
        }
    }

    /// Says each step; equal ones that follow each other are said once.
    pub(super) fn clauses(self, block: &[Stmt]) -> Vec<Clause> {
        let mut clauses: Vec<(Clause, u32)> = Vec::new();
        for step in block {
            let (clause, times) = self.clause(step);
            match clauses.last_mut() {
                Some((last, n)) if !last.is_compound && last.text == clause.text => *n += times,
                _ => clauses.push((clause, times)),
            }
        }
        let each = clauses.into_iter().map(|(clause, times)| Clause {
            text: self.times(&clause, times),
            ..clause
        });
        each.collect()
    }

    /// Says a block in one breath; `goes_on` tells that more follows which must
    /// not be taken for a part of it.
    pub(super) fn block(self, block: &[Stmt], goes_on: bool) -> String {
        let clauses = self.clauses(block);
        if clauses.is_empty() {
            return self.tongue.pick("do nothing", "no hagas nada").to_owned();
        }
        self.chain(&clauses, goes_on)
    }

    pub(super) fn chain(self, clauses: &[Clause], goes_on: bool) -> String {
        let last = clauses.len().saturating_sub(1);
        let each = clauses.iter().enumerate().map(|(index, clause)| {
            if clause.is_compound && (index < last || goes_on) {
                format!("({})", clause.text)
            } else {
                clause.text.clone()
            }
        });
        let said: Vec<String> = each.collect();
        said.join(self.tongue.pick(", then ", " y luego "))
    }

    /// Says one step, and how often it is done.
    fn clause(self, step: &Stmt) -> (Clause, u32) {
        let compound = |text: String| {
            let clause = Clause {
                text,
                is_compound: true,
                is_attack: false,
            };
            (clause, 1)
        };
        match &step.kind {
            StmtKind::Let(item) => {
                let clause = Clause {
                    text: self.naming(item),
                    is_compound: false,
                    is_attack: false,
                };
                (clause, 1)
            }
            StmtKind::Act(act) => {
                let clause = Clause {
                    text: self.act(act),
                    is_compound: false,
                    is_attack: matches!(act.action, crate::script::ast::Action::Attack),
                };
                (clause, 1)
            }
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => {
                let cond = self.all_of(&[cond]);
                let start = match self.tongue {
                    Tongue::En => format!("if {cond}"),
                    Tongue::Es => format!("si {cond}"),
                };
                compound(self.branches(&start, then, otherwise))
            }
            StmtKind::Chance {
                percent,
                then,
                otherwise,
            } => {
                let start = match self.tongue {
                    Tongue::En => format!("{percent} % chance"),
                    Tongue::Es => format!("con un {percent} % de probabilidad"),
                };
                compound(self.branches(&start, then, otherwise))
            }
            StmtKind::Repeat(times, block) => {
                let times = u32::from(*times);
                let mut clauses = self.clauses(block);
                match (clauses.pop(), clauses.is_empty(), block.as_slice()) {
                    (Some(only), true, [_]) if !only.is_compound => (only, times),
                    (last, ..) => {
                        clauses.extend(last);
                        let done = self.chain(&clauses, false);
                        compound(match self.tongue {
                            Tongue::En => format!("{times} times: {done}"),
                            Tongue::Es => format!("{times} veces: {done}"),
                        })
                    }
                }
            }
            StmtKind::Each(group, block) => {
                let inside = Speech {
                    aim: Aim::Each,
                    ..self
                };
                let done = inside.block(block, false);
                let (en, es) = match group {
                    Group::Allies => (
                        "for each of your living monsters",
                        "por cada monstruo tuyo vivo",
                    ),
                    Group::Enemies => ("for each living enemy", "por cada enemigo vivo"),
                    Group::All => ("for each living monster", "por cada monstruo vivo"),
                };
                compound(format!("{}: {done}", self.tongue.pick(en, es)))
            }
        }
    }

    fn branches(self, start: &str, then: &[Stmt], otherwise: &[Stmt]) -> String {
        let has_else = !otherwise.is_empty();
        let then = self.block(then, has_else);
        if !has_else {
            return format!("{start}: {then}");
        }
        let otherwise = self.block(otherwise, false);
        match self.tongue {
            Tongue::En => format!("{start}: {then}; otherwise: {otherwise}"),
            Tongue::Es => format!("{start}: {then}; si no: {otherwise}"),
        }
    }

    fn times(self, clause: &Clause, times: u32) -> String {
        let text = &clause.text;
        let often = match (times, self.tongue) {
            (0 | 1, _) => return text.clone(),
            (2, Tongue::En) => "twice".to_owned(),
            (2, Tongue::Es) => "dos veces".to_owned(),
            (_, Tongue::En) => format!("{times} times"),
            (_, Tongue::Es) => format!("{times} veces"),
        };
        if clause.is_attack {
            format!("{text} {often}")
        } else {
            format!("{text} ({often})")
        }
    }
}
