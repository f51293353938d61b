//! Fleets under way, by the turn in which they arrive: nothing ever looks
//! through all of them.

use serde::Serialize;

use crate::state::PLAYERS_MAX;

/// Ships under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Fleet {
    pub(crate) ships: i64,
    pub(crate) sent: u32,
    pub(crate) arrives: u32,
    /// Precedence among those that arrive in the same turn.
    pub(crate) rank: u32,
    pub(crate) source: u16,
    pub(crate) target: u16,
    pub(crate) owner: u8,
    /// The next fleet of the same owner that arrives in the same turn, or the
    /// next free place.
    next: u32,
}

const NONE: u32 = u32::MAX;

/// The fleets of one owner that arrive in one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
struct Slot {
    first: u32,
    last: u32,
}

const EMPTY: Slot = Slot {
    first: NONE,
    last: NONE,
};

/// All fleets under way: lists by turn of arrival and owner, in one block of
/// memory. Turns go round a ring that is longer than any flight.
#[derive(Debug, PartialEq, Hash, Serialize)]
pub(crate) struct Flights {
    fleets: Vec<Fleet>,
    free: u32,
    slots: Vec<Slot>,
    n_turns: u32,
    n_seats: u32,
}

impl Clone for Flights {
    fn clone(&self) -> Flights {
        Flights {
            fleets: self.fleets.clone(),
            slots: self.slots.clone(),
            ..*self
        }
    }

    fn clone_from(&mut self, other: &Flights) {
        self.fleets.clone_from(&other.fleets);
        self.slots.clone_from(&other.slots);
        self.free = other.free;
        self.n_turns = other.n_turns;
        self.n_seats = other.n_seats;
    }
}

/// What is sent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sent {
    pub(crate) owner: u8,
    pub(crate) source: u16,
    pub(crate) target: u16,
    pub(crate) ships: i64,
    pub(crate) sent: u32,
    pub(crate) arrives: u32,
    pub(crate) rank: u32,
}

impl Flights {
    /// Returns an empty sky for flights of at most `turns_max` turns.
    pub(crate) fn new(turns_max: u32, n_seats: usize) -> Flights {
        let n_turns = turns_max + 1;
        let n_seats = n_seats.min(PLAYERS_MAX) as u32;
        Flights {
            fleets: Vec::new(),
            free: NONE,
            slots: vec![EMPTY; (n_turns * n_seats) as usize],
            n_turns,
            n_seats,
        }
    }

    pub(crate) fn clear(&mut self) {
        self.fleets.clear();
        self.free = NONE;
        self.slots.fill(EMPTY);
    }

    #[inline]
    fn slot(&self, turn: u32, seat: u8) -> usize {
        ((turn % self.n_turns) * self.n_seats + u32::from(seat)) as usize
    }

    /// Adds a fleet behind those of its owner that arrive in the same turn.
    pub(crate) fn send(&mut self, sent: Sent) {
        let fleet = Fleet {
            ships: sent.ships,
            sent: sent.sent,
            arrives: sent.arrives,
            rank: sent.rank,
            source: sent.source,
            target: sent.target,
            owner: sent.owner,
            next: NONE,
        };
        let place = if self.free == NONE {
            self.fleets.push(fleet);
            (self.fleets.len() - 1) as u32
        } else {
            let place = self.free;
            self.free = self.fleets[place as usize].next;
            self.fleets[place as usize] = fleet;
            place
        };
        let slot = self.slot(sent.arrives, sent.owner);
        match self.slots[slot].last {
            NONE => self.slots[slot].first = place,
            last => self.fleets[last as usize].next = place,
        }
        self.slots[slot].last = place;
    }

    /// Takes the first fleet of an owner that arrives in a turn.
    #[inline]
    pub(crate) fn take(&mut self, turn: u32, seat: u8) -> Option<Fleet> {
        let slot = self.slot(turn, seat);
        let place = self.slots[slot].first;
        if place == NONE {
            return None;
        }
        let fleet = self.fleets[place as usize];
        self.slots[slot].first = fleet.next;
        if fleet.next == NONE {
            self.slots[slot].last = NONE;
        }
        self.fleets[place as usize].next = self.free;
        self.free = place;
        Some(fleet)
    }

    /// Lists the fleets of an owner that arrive in a turn, as they were sent.
    pub(crate) fn arriving(&self, turn: u32, seat: u8) -> impl Iterator<Item = &Fleet> + '_ {
        let mut place = self.slots[self.slot(turn, seat)].first;
        std::iter::from_fn(move || {
            let fleet = self.fleets.get(place as usize)?;
            place = fleet.next;
            Some(fleet)
        })
    }

    /// Lists the fleets of an owner, the next to arrive first.
    pub(crate) fn of(&self, seat: u8, turn: u32) -> impl Iterator<Item = &Fleet> + '_ {
        (1..self.n_turns).flat_map(move |ahead| self.arriving(turn + ahead, seat))
    }

    /// Takes all fleets of an owner away; for guesses, which make up others.
    pub(crate) fn remove_all_of(&mut self, seat: u8, turn: u32) {
        for ahead in 0..self.n_turns {
            while self.take(turn + ahead, seat).is_some() {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(owner: u8, ships: i64, arrives: u32) -> Sent {
        Sent {
            owner,
            source: 0,
            target: 1,
            ships,
            sent: 1,
            arrives,
            rank: 0,
        }
    }

    #[test]
    fn fleets_are_taken_in_the_turn_they_arrive_as_they_were_sent() {
        let mut flights = Flights::new(3, 2);
        for (owner, ships, arrives) in [(0, 5, 2), (1, 6, 2), (0, 7, 4), (0, 8, 2)] {
            flights.send(sent(owner, ships, arrives));
        }
        let ships = |it: Option<Fleet>| it.map(|it| it.ships);
        assert_eq!(
            flights.of(0, 1).map(|it| it.ships).collect::<Vec<_>>(),
            [5, 8, 7]
        );
        assert_eq!(ships(flights.take(2, 0)), Some(5));
        assert_eq!(ships(flights.take(2, 0)), Some(8));
        assert_eq!(ships(flights.take(2, 0)), None);
        assert_eq!(ships(flights.take(2, 1)), Some(6));
        assert_eq!(flights.of(1, 2).count(), 0);
        flights.send(sent(0, 9, 4));
        assert_eq!(ships(flights.take(4, 0)), Some(7));
        assert_eq!(ships(flights.take(4, 0)), Some(9));
    }

    #[test]
    fn places_are_used_again() {
        let mut flights = Flights::new(2, 1);
        for turn in 1..100 {
            flights.send(sent(0, 1, turn + 1));
            flights.send(sent(0, 2, turn + 2));
            while flights.take(turn + 1, 0).is_some() {}
        }
        assert!(flights.fleets.len() <= 4, "{}", flights.fleets.len());
        flights.remove_all_of(0, 99);
        assert_eq!(flights.of(0, 99).count(), 0);
    }
}
