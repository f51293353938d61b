//! What a reader may know of the planets now. Views, bots and answers ask
//! here, and nowhere else.

use tapete_game::{Reader, Seat};

use crate::event::{sees_ships, sees_stats};
use crate::flights::Fleet;
use crate::flow::owner;
use crate::galaxy::Galaxy;
use crate::name::Name;
use crate::state::{Order, Planet, State};
use crate::travel::Cell;

/// The map through the eyes of one reader.
#[derive(Clone, Copy)]
pub(crate) struct Sight<'a> {
    pub(crate) galaxy: &'a Galaxy,
    state: &'a State,
    reader: Reader,
}

/// What a seat may know: the map through its eyes, and who it is. Bots have
/// nothing else.
#[derive(Clone, Copy)]
pub(crate) struct Known<'a> {
    pub(crate) sight: Sight<'a>,
    pub(crate) seat: Seat,
}

impl<'a> Known<'a> {
    #[inline]
    pub(crate) fn new(galaxy: &'a Galaxy, state: &'a State, seat: Seat) -> Known<'a> {
        Known {
            sight: Sight::new(galaxy, state, Reader::Seat(seat)),
            seat,
        }
    }
}

/// What is known of a planet at a glance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    pub(crate) cell: Cell,
    pub(crate) owner: Option<Seat>,
    pub(crate) ships: Option<i64>,
    /// Whether a fleet of an earlier turn, of the seat that was asked for, is
    /// on the way there.
    pub(crate) is_headed_to: bool,
}

impl<'a> Sight<'a> {
    #[inline]
    pub(crate) fn new(galaxy: &'a Galaxy, state: &'a State, reader: Reader) -> Sight<'a> {
        Sight {
            galaxy,
            state,
            reader,
        }
    }

    fn planet(&self, planet: usize) -> &'a Planet {
        &self.state.planets[planet]
    }

    /// Returns the turn.
    pub(crate) fn turn(&self) -> u32 {
        self.state.turn
    }

    /// Returns how many planets there are.
    #[inline]
    pub(crate) fn n_planets(&self) -> usize {
        self.state.planets.len()
    }

    /// Returns what the planet is called.
    pub(crate) fn name(&self, planet: usize) -> Name {
        self.planet(planet).name
    }

    /// Returns whose the planet is.
    #[inline]
    pub(crate) fn owner(&self, planet: usize) -> Option<Seat> {
        owner(self.planet(planet).owner)
    }

    /// Returns where the planet is.
    #[inline]
    pub(crate) fn cell(&self, planet: usize) -> Cell {
        self.planet(planet).cell
    }

    /// Returns the ships of a planet, if the reader may know them. Ships that
    /// another player has ordered away in this turn are still there for the
    /// others.
    #[inline]
    pub(crate) fn ships(&self, planet: usize) -> Option<i64> {
        let it = self.planet(planet);
        let owner = owner(it.owner);
        if !sees_ships(self.galaxy.sights, self.reader, owner) {
            return None;
        }
        match owner {
            Some(owner) if !self.reader.reads(owner) => Some(it.ships + it.ordered),
            _ => Some(it.ships),
        }
    }

    /// Returns the production of a planet, if the reader may know it.
    #[inline]
    pub(crate) fn production(&self, planet: usize) -> Option<i64> {
        let it = self.planet(planet);
        let seen = sees_stats(self.galaxy.sights, self.reader, owner(it.owner));
        seen.then_some(it.production)
    }

    /// Returns the kill rate of a planet, if the reader may know it.
    #[inline]
    pub(crate) fn kill(&self, planet: usize) -> Option<u32> {
        let it = self.planet(planet);
        let seen = sees_stats(self.galaxy.sights, self.reader, owner(it.owner));
        seen.then_some(it.kill)
    }

    /// Returns the turns between two planets.
    #[inline]
    pub(crate) fn turns_between(&self, one: usize, other: usize) -> u32 {
        self.galaxy.times.between(self.cell(one), self.cell(other))
    }

    /// Returns how many fleets of earlier turns the seat has on the way to a
    /// planet. Only a seat's own fleets are known to it.
    #[inline]
    pub(crate) fn heading(&self, seat: Seat, planet: usize) -> u32 {
        if self.reader.reads(seat) {
            self.state.heading(seat, planet)
        } else {
            0
        }
    }

    /// Lists all planets at a glance, with where a seat's own fleets fly to:
    /// the same as asking one by one, for whoever looks at all of them often.
    #[inline]
    pub(crate) fn spots(&self, seat: Seat) -> impl Iterator<Item = Spot> + 'a {
        let (state, reader, sights) = (self.state, self.reader, self.galaxy.sights);
        let n_planets = state.planets.len();
        let start = seat.index() * n_planets;
        let reads = reader.reads(seat);
        let sees_neutral = sees_ships(sights, reader, None);
        let sees_rival = !sights.blind;
        let headings = &state.heading[start..start + n_planets];
        state
            .planets
            .iter()
            .zip(headings)
            .map(move |(planet, heading)| {
                let owner = owner(planet.owner);
                let ships = match owner {
                    None => sees_neutral.then_some(planet.ships),
                    Some(owner) if reader.reads(owner) => Some(planet.ships),
                    Some(_) => sees_rival.then_some(planet.ships + planet.ordered),
                };
                Spot {
                    cell: planet.cell,
                    owner,
                    ships,
                    is_headed_to: reads && *heading > 0,
                }
            })
    }

    /// Lists the orders that a seat gave in this turn. Only a seat's own orders
    /// are known to it.
    #[inline]
    pub(crate) fn orders(&self, seat: Seat) -> &'a [Order] {
        if self.reader.reads(seat) {
            &self.state.orders[self.state.orders_of(seat)]
        } else {
            &[]
        }
    }

    /// Lists a seat's fleets of earlier turns, the next to arrive first,
    /// likewise.
    pub(crate) fn fleets(&self, seat: Seat) -> impl Iterator<Item = &'a Fleet> + 'a {
        let state = self.state;
        let is_known = self.reader.reads(seat);
        let fleets = is_known.then(|| state.flights.of(seat.0, state.turn));
        fleets.into_iter().flatten()
    }

    /// Returns the ships of all those fleets.
    #[inline]
    pub(crate) fn ships_flying(&self, seat: Seat) -> i64 {
        if self.reader.reads(seat) {
            self.state.seats[seat.index()].ships_flying
        } else {
            0
        }
    }

    /// Tells whether a seat may still give orders in this turn; without end
    /// nobody may.
    #[inline]
    pub(crate) fn may_order(&self, seat: Seat) -> bool {
        self.state.seats[seat.index()].steps < self.galaxy.steps_max()
    }
}
