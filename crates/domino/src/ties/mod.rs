//! Who wins a block in which the best are level.

use tapete_game::Seat;

use crate::wins::Finished;

choices! { Tie: nobody, starter }

/// A way to decide a tie.
pub(crate) struct Tie {
    pub(crate) decide: fn(&Finished<'_>) -> Option<Seat>,
}
