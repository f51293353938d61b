//! Who acts after a turn.

choices! { Order: clockwise, reverse, again, any_seat, until_pass, back, skip, shuffled_rounds, heaviest_first }

/// A way to pass the turn on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// The next seat in the present direction.
    Clockwise,
    /// The direction turns round, then the next seat.
    Reverse,
    /// The same seat.
    Again,
    /// Any seat, by luck.
    AnySeat,
    /// The same seat, as long as it plays.
    UntilPass,
    /// The seat before, in the present direction.
    Back,
    /// A number of seats are left out.
    Skip,
    /// Each round has an order of its own, by luck.
    ShuffledRounds,
    /// In each round, who holds most points comes first.
    HeaviestFirst,
}

impl Order {
    /// Tells whether luck or hidden tiles decide who acts.
    pub(crate) fn is_secret(self) -> bool {
        matches!(
            self,
            Order::AnySeat | Order::ShuffledRounds | Order::HeaviestFirst
        )
    }
}
