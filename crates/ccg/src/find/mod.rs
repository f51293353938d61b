//! Moves as people type them.

use tapete_game::{Seat, Tongue};

use crate::model::Cards;
use crate::moves::Move;
use crate::state::State;

impl Cards {
    /// Finds the move that a text means, or says why it is none now.
    pub(crate) fn find_move(
        &self,
        state: &State,
        seat: Seat,
        text: &str,
        moves: &[Move],
        tongue: Tongue,
    ) -> Result<Move, String> {
        let text = text.trim();
        let mut written = String::new();
        let found = moves.iter().find(|it| {
            written.clear();
            self.write_move(state, seat, it, &mut written);
            written == text
        });
        let refusal = || {
            tongue
                .pick("not a move now", "no es una jugada ahora")
                .to_owned()
        };
        found.copied().ok_or_else(refusal)
    }
}
