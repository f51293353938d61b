//! Labels of what a card can do, as people read them in lists of moves.

use crate::syntax::ast::ClauseKind;

/// Returns what an activated ability is called, in both tongues.
pub(super) fn activated(_clause: &ClauseKind) -> [String; 2] {
    [String::new(), String::new()]
}
