//! The position in which the matches of a text begin.

use tapete_lang::{CheckedItem, Diagnostic, Problems};

use super::codes::{LINES, POSITION_NEEDS_DECKS, WRITE_IN_ORDER, WRONG_POSITION};
use super::texts::texts;
use crate::duel::{Duel, Plan};

/// The clause that sets a position up.
const STARTS_WITH: &str = "starts_with";

/// Sets a game up as its text says, if it does.
pub(super) fn set_up(item: &CheckedItem, plan: &mut Plan, problems: &mut Problems) {
    let lines = item.lines(STARTS_WITH);
    let Some(first) = lines.first() else {
        return;
    };
    let mut duel = Duel::new(plan.clone());
    if !duel.can_be_set_up() {
        problems.push(Diagnostic::new(&POSITION_NEEDS_DECKS, first.place).help(WRITE_IN_ORDER));
        return;
    }
    let mut said = Vec::new();
    for line in lines {
        said.extend(texts(STARTS_WITH, line, problems).unwrap_or_default());
    }
    for (index, reason) in duel.set_up(said.iter().map(|it| it.text.as_str())) {
        let place = said.get(index).map_or(first.place, |it| it.place);
        let diagnostic = Diagnostic::new(&WRONG_POSITION, place).arg(reason);
        problems.push(diagnostic.help(LINES));
    }
    plan.position = said.into_iter().map(|it| it.text).collect();
}
