//! Seats of a match, sets of seats, teams, and who may read.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most seats a match can have; fixed, so that outcomes are flat.
pub const SEATS_MAX: usize = 16;

/// A place in a match, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Returns the seat as an index into per-seat tables.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Lists the first `n_seats` seats in order.
    pub fn all(n_seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..n_seats.min(SEATS_MAX)).map(|index| Seat(index as u8))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Seats that win and lose together; a lone seat is a team of one.
///
/// People read a letter, so that nobody takes team 1 for seat 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Team(pub u8);

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'A' + self.0 % 26))
    }
}

/// A set of seats, such as those that may act now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeatSet(u16);

impl SeatSet {
    /// The set without seats.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Returns the set that holds one seat.
    pub fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Tells whether the seat is in the set; a seat that no match has is not.
    pub fn contains(self, seat: Seat) -> bool {
        seat.index() < SEATS_MAX && self.0 >> seat.0 & 1 == 1
    }

    /// Tells whether no seat is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns how many seats are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the lowest seat of the set.
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// Lists the seats from the lowest up.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(SEATS_MAX).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

/// Whoever reads a view or the story of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reader {
    /// The player in that seat: reads what the seat may know.
    Seat(Seat),
    /// Somebody who watches: reads what everybody may know.
    Spectator,
    /// Reads the whole truth. Only for finished matches, for tests, and for
    /// whoever owns the match and plays no seat in it.
    Judge,
}

impl Reader {
    /// Tells whether this reader may know what only `seat` may know.
    pub fn reads(self, seat: Seat) -> bool {
        match self {
            Reader::Seat(own) => own == seat,
            Reader::Spectator => false,
            Reader::Judge => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_seats_from_the_lowest_up() {
        let mut seats = SeatSet::one(Seat(5));
        seats.insert(Seat(15));
        seats.insert(Seat(0));
        assert_eq!(seats.first(), Some(Seat(0)));
        assert_eq!(
            seats.iter().collect::<Vec<_>>(),
            [Seat(0), Seat(5), Seat(15)]
        );
        seats.remove(Seat(0));
        assert!(!seats.contains(Seat(0)) && seats.contains(Seat(5)));
        assert_eq!(SeatSet::EMPTY.first(), None);
        assert!(SeatSet::EMPTY.is_empty() && !seats.is_empty());
    }

    /// A client or a replay may name any seat.
    #[test]
    fn a_seat_that_no_match_has_is_in_no_set() {
        let all = Seat::all(SEATS_MAX).fold(SeatSet::EMPTY, |mut seats, seat| {
            seats.insert(seat);
            seats
        });
        for number in [16, 17, 32, 255] {
            assert!(!all.contains(Seat(number)));
        }
        assert_eq!(Seat::all(99).count(), SEATS_MAX);
    }

    #[test]
    fn only_the_seat_itself_and_the_judge_read_its_secrets() {
        assert!(Reader::Seat(Seat(1)).reads(Seat(1)));
        assert!(!Reader::Seat(Seat(1)).reads(Seat(2)));
        assert!(!Reader::Spectator.reads(Seat(1)));
        assert!(Reader::Judge.reads(Seat(1)));
    }
}
