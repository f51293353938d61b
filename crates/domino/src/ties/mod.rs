//! Who wins a block in which the best are level.

use tapete_game::Seat;

use crate::wins::Finished;

choices! { Tie: nobody, starter, blocker, next, first_seat, split }

/// A way to settle a tie between teams, given one bit for each that is level.
pub(crate) struct Tie {
    pub(crate) decide: fn(&Finished<'_>, u16) -> Settled,
}

/// How a tie was settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Settled {
    /// Nobody wins.
    Nobody,
    /// This seat wins for its team.
    Won(Seat),
    /// Nobody wins, and the teams that are level share the points.
    Shared,
}

/// Lets a seat win for its team, if that is among those that are level.
fn won_if_level(hand: &Finished<'_>, level: u16, seat: Seat) -> Settled {
    if level >> hand.teams[seat.index()] & 1 == 1 {
        Settled::Won(seat)
    } else {
        Settled::Nobody
    }
}
