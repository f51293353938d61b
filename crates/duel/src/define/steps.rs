//! A walk over all that a script can do.

use crate::script::ast::{Act, Script, Stmt, StmtKind};

/// Tells whether some action of a script, triggers included, is such.
pub(super) fn any(script: &Script, is_such: &impl Fn(&Act) -> bool) -> bool {
    let triggers = script.triggers.iter().map(|it| it.block.as_slice());
    let mut blocks = std::iter::once(script.actions.as_slice()).chain(triggers);
    blocks.any(|it| any_in(it, is_such))
}

/// Goes as deep as blocks nest, which the reader of scripts bounds.
fn any_in(block: &[Stmt], is_such: &impl Fn(&Act) -> bool) -> bool {
    block.iter().any(|it| match &it.kind {
        StmtKind::Let(_) => false,
        StmtKind::Act(act) => is_such(act),
        StmtKind::If {
            then, otherwise, ..
        }
        | StmtKind::Chance {
            then, otherwise, ..
        } => any_in(then, is_such) || any_in(otherwise, is_such),
        StmtKind::Repeat(_, inner) | StmtKind::Each(_, inner) => any_in(inner, is_such),
    })
}
