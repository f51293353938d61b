//! Who acts after a turn.

use tapete_game::{Chance, Seat};

choices! { Order: clockwise, reverse, again, any_seat, until_pass, back, skip, shuffled_rounds, heaviest_first }

/// A way to pass the turn on.
pub(crate) struct Order {
    /// Whether turns go round the other way from now on.
    pub(crate) reverses: bool,
    /// Who is next.
    pub(crate) next: Next,
}

/// Who is next.
pub(crate) enum Next {
    /// The seat so many steps on, in the direction of turns.
    Steps(fn(&Taken) -> i64),
    /// Any seat, by luck.
    AnySeat,
    /// Each round has an order of its own.
    Round(Arrange),
}

/// Puts the seats of a round into their order, the next one last, given in the
/// order of the table and with the points that each holds.
pub(crate) type Arrange = fn(&mut [Seat], &dyn Fn(Seat) -> i64, &mut Chance);

/// The turn that was taken, and the number in the parentheses of the choice.
pub(crate) struct Taken {
    pub(crate) has_placed: bool,
    pub(crate) number: i64,
}

impl Order {
    /// Tells whether luck or hidden tiles decide who acts.
    pub(crate) fn is_secret(&self) -> bool {
        match self.next {
            Next::Steps(_) => false,
            Next::AnySeat | Next::Round(_) => true,
        }
    }
}
