//! Where the items of a script begin.

use super::super::ast::{Script, Stmt, StmtKind};
use std::collections::BTreeSet;

/// Returns the bytes at which the items of a script begin.
pub(super) fn of(script: &Script) -> BTreeSet<u32> {
    let mut starts = BTreeSet::new();
    starts.extend(script.lets.iter().map(|it| it.place.span.start));
    starts.extend(script.conditions.iter().map(|it| it.place.span.start));
    add(&mut starts, &script.actions);
    for trigger in &script.triggers {
        starts.insert(trigger.place.span.start);
        add(&mut starts, &trigger.block);
    }
    starts
}

fn add(starts: &mut BTreeSet<u32>, block: &[Stmt]) {
    for stmt in block {
        starts.insert(stmt.place.span.start);
        match &stmt.kind {
            StmtKind::Let(_) | StmtKind::Act(_) => {}
            StmtKind::If {
                then, otherwise, ..
            }
            | StmtKind::Chance {
                then, otherwise, ..
            } => {
                add(starts, then);
                add(starts, otherwise);
            }
            StmtKind::Repeat(_, inner) | StmtKind::Each(_, inner) => add(starts, inner),
        }
    }
}
