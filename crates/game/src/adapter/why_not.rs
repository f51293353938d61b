//! Why a piece that somebody points at cannot be played now.

use crate::playing::MoveError;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::telling::Telling;

use super::Playing;

impl<R: Rules> Playing<R> {
    /// Returns what a seat would be told that tried to play a piece, named by its id.
    /// Nothing if a move touches the piece, or if the text that names it would be
    /// taken for another.
    pub(super) fn refusal_of(
        &self,
        seat: Seat,
        piece: &str,
        telling: Telling<'_>,
    ) -> Option<MoveError> {
        let moves = self.list(seat);
        let mut shown = moves
            .iter()
            .map(|it| self.rules.move_view(&self.state, seat, it, telling));
        if moves.is_empty() || shown.any(|it| it.touches(piece)) {
            return None;
        }
        let named = || {
            let view = self.rules.view(&self.state, telling);
            view.piece(piece)?.called()
        };
        let text = self.rules.piece_text(&self.state, seat, piece);
        let text = text.or_else(named)?;
        let found = self.rules.find(&self.state, seat, &text, &moves, telling);
        let refusal = found.err()?;
        Some(MoveError::new(seat, refusal.code, refusal.reason))
    }
}
