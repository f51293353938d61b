//! The position in which the matches of a text begin.

use tapete_game::{Chance, Silent};
use tapete_lang::{Arg, Diagnostic, Problems, TextValue};
use tapete_speech::Said;

use super::codes::{LINES, WRONG_POSITION};
use super::maker::Maker;
use crate::engine::{Asks, Stage};
use crate::model::{Cards, Deck};
use crate::state::State;
use crate::syntax::ast::ClauseKind;

impl Maker<'_> {
    /// Lists the lines of the position, the oldest game first.
    pub(super) fn position(&self) -> Vec<TextValue> {
        let clauses = self.game_clauses().into_iter();
        let lines = clauses.filter_map(|(it, _)| match &it.kind {
            ClauseKind::StartsWith(lines) => Some(lines),
            _ => None,
        });
        lines.flatten().cloned().collect()
    }
}

/// A position needs no decks: where a text has none, they are empty.
pub(super) fn without_cards(deck: Deck) -> Deck {
    Deck {
        cards: Vec::new(),
        ..deck
    }
}

/// Sets the position up once, to tell what is wrong with its lines.
pub(super) fn check(cards: &Cards, lines: &[TextValue], problems: &mut Problems) {
    if lines.is_empty() || problems.has_errors() {
        return;
    }
    let mut state = State::blank(cards);
    let mut stage = Stage {
        game: cards,
        state: &mut state,
        chance: &mut Chance::quick(0),
        events: &mut Silent,
        asks: Asks::Able,
    };
    stage.set_table(0);
    for (index, reason) in cards.wrong_lines(&mut state) {
        if let Some(line) = lines.get(index) {
            let diagnostic = Diagnostic::new(&WRONG_POSITION, line.place).arg(Arg::Said(Said {
                en: reason.en,
                es: reason.es,
            }));
            problems.push(diagnostic.help(LINES));
        }
    }
}
