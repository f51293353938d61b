//! The whole truth of a match.

use serde::{Deserialize, Serialize};
use tapete_game::{Seat, SeatSet};

use crate::flights::Flights;
use crate::galaxy::Galaxy;
use crate::name::Name;
use crate::travel::Cell;

/// The most players of a match.
pub(crate) const PLAYERS_MAX: usize = 10;

/// The most planets of a map.
pub(crate) const PLANETS_MAX: usize = 4_096;

/// The most ships that a planet or a fleet can have. Sums over all planets and
/// fleets of a match stay within 64 bits.
pub(crate) const SHIPS_MAX: i64 = 1_000_000_000_000_000;

/// Marks a planet of nobody.
pub(crate) const NOBODY: u8 = u8::MAX;

/// The most standing orders of a seat.
pub(crate) const STANDING_MAX: usize = 1_000;

/// How many turns back it is known how many moves each seat made: as far as
/// guesses are exact.
pub(crate) const PACE_TURNS: usize = 4;

/// A planet. They stand in the order of their cells, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Planet {
    pub(crate) name: Name,
    pub(crate) cell: Cell,
    pub(crate) owner: u8,
    pub(crate) ships: i64,
    /// Ships that its owner ordered away in this turn and nobody else has seen
    /// leave.
    pub(crate) ordered: i64,
    pub(crate) production: i64,
    /// What production falls back to when captured, if the rules say so.
    pub(crate) first_production: i64,
    /// In millionths.
    pub(crate) kill: u32,
    /// The turn in which it was captured last; 0 if never.
    pub(crate) captured: u32,
}

/// An order to send ships, now or every turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Order {
    pub(crate) source: u16,
    pub(crate) target: u16,
    pub(crate) ships: i64,
}

/// How far a seat is with the order that it is choosing piece by piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(crate) enum Stage {
    #[default]
    Free,
    From(u16),
    To(u16, u16),
}

/// What a seat has done so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Tally {
    pub(crate) built: i64,
    pub(crate) captured: u32,
    pub(crate) sent: u32,
    pub(crate) fleets_destroyed: u32,
    pub(crate) ships_destroyed: i64,
}

/// What was counted over all seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Counts {
    pub(crate) fleets: i64,
    pub(crate) battles: i64,
    pub(crate) captures: i64,
    pub(crate) rounds: i64,
}

/// What is known of one seat at any time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct SeatState {
    pub(crate) stage: Stage,
    pub(crate) n_planets: u16,
    pub(crate) n_fleets: u32,
    pub(crate) ships_flying: i64,
    pub(crate) n_orders: u16,
    pub(crate) n_standing: u16,
    /// Moves made in this turn.
    pub(crate) steps: u16,
    pub(crate) tally: Tally,
}

/// Why and for whom a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct End {
    pub(crate) by: EndedBy,
    /// The seats that won; none for a tie.
    pub(crate) winners: SeatSet,
}

/// Why a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum EndedBy {
    LastAlive,
    AllPlanets,
    Nobody,
    Limit,
    Bound,
}

/// The whole truth.
#[derive(Debug, PartialEq, Hash, Serialize)]
pub(crate) struct State {
    /// From 1.
    pub(crate) turn: u32,
    pub(crate) planets: Vec<Planet>,
    pub(crate) seats: [SeatState; PLAYERS_MAX],
    /// Who must still act in this turn.
    pub(crate) pending: SeatSet,
    /// The orders of this turn, those of the first seat first.
    pub(crate) orders: Vec<Order>,
    /// The orders that are repeated every turn, likewise.
    pub(crate) standing: Vec<Order>,
    pub(crate) flights: Flights,
    /// How many fleets of earlier turns each seat has on the way to each
    /// planet, seat by seat.
    pub(crate) heading: Vec<u32>,
    pub(crate) counts: Counts,
    pub(crate) end: Option<End>,
    /// How many moves each seat made in the first turns, for guesses.
    pub(crate) pace: [[u16; PLAYERS_MAX]; PACE_TURNS],
    /// Room to sort landings in; empty between moves.
    #[serde(skip)]
    pub(crate) landing: Vec<(u64, crate::flights::Fleet)>,
}

impl State {
    pub(crate) fn blank(galaxy: &Galaxy) -> State {
        let n_planets = galaxy.n_planets();
        State {
            turn: 0,
            planets: Vec::with_capacity(n_planets),
            seats: [SeatState::default(); PLAYERS_MAX],
            pending: SeatSet::EMPTY,
            orders: Vec::new(),
            standing: Vec::new(),
            flights: Flights::new(galaxy.times.turns_max(), galaxy.n_seats()),
            heading: Vec::with_capacity(n_planets * galaxy.n_seats()),
            counts: Counts::default(),
            end: None,
            pace: [[0; PLAYERS_MAX]; PACE_TURNS],
            landing: Vec::new(),
        }
    }

    /// Forgets a match that was played in this memory.
    pub(crate) fn clear(&mut self, galaxy: &Galaxy) {
        self.turn = 0;
        self.planets.clear();
        self.seats = [SeatState::default(); PLAYERS_MAX];
        self.pending = SeatSet::EMPTY;
        self.orders.clear();
        self.standing.clear();
        self.flights.clear();
        self.heading.clear();
        self.heading
            .resize(galaxy.n_planets() * galaxy.n_seats(), 0);
        self.counts = Counts::default();
        self.end = None;
        self.pace = [[0; PLAYERS_MAX]; PACE_TURNS];
        self.landing.clear();
    }

    /// Tells whether the planet belongs to the seat.
    #[inline]
    pub(crate) fn is_of(&self, planet: usize, seat: Seat) -> bool {
        self.planets[planet].owner == seat.0
    }

    /// Returns where the orders of a seat stand.
    pub(crate) fn orders_of(&self, seat: Seat) -> std::ops::Range<usize> {
        let before = self.seats[..seat.index()].iter();
        let start: usize = before.map(|it| usize::from(it.n_orders)).sum();
        start..start + usize::from(self.seats[seat.index()].n_orders)
    }

    /// Returns where the standing orders of a seat stand.
    pub(crate) fn standing_of(&self, seat: Seat) -> std::ops::Range<usize> {
        let before = self.seats[..seat.index()].iter();
        let start: usize = before.map(|it| usize::from(it.n_standing)).sum();
        start..start + usize::from(self.seats[seat.index()].n_standing)
    }

    /// Returns how many fleets of earlier turns a seat has on the way there.
    #[inline]
    pub(crate) fn heading(&self, seat: Seat, planet: usize) -> u32 {
        self.heading[seat.index() * self.planets.len() + planet]
    }

    pub(crate) fn heading_mut(&mut self, seat: u8, planet: u16) -> &mut u32 {
        let n_planets = self.planets.len();
        &mut self.heading[usize::from(seat) * n_planets + usize::from(planet)]
    }

    /// Tells whether a seat still has a planet or a fleet.
    pub(crate) fn is_alive(&self, seat: Seat) -> bool {
        let it = &self.seats[seat.index()];
        it.n_planets > 0 || it.n_fleets > 0 || it.n_orders > 0
    }

    /// Returns all ships of a seat, on planets, ordered away and under way.
    pub(crate) fn ships_of(&self, seat: Seat) -> i64 {
        let on_planets = self.planets.iter().filter(|it| it.owner == seat.0);
        let ordered = &self.orders[self.orders_of(seat)];
        on_planets.map(|it| it.ships).sum::<i64>()
            + ordered.iter().map(|it| it.ships).sum::<i64>()
            + self.seats[seat.index()].ships_flying
    }

    /// Returns the planet with a name.
    pub(crate) fn find(&self, name: &str) -> Option<usize> {
        self.planets.iter().position(|it| it.name.as_str() == name)
    }
}

impl Clone for State {
    fn clone(&self) -> State {
        State {
            planets: self.planets.clone(),
            orders: self.orders.clone(),
            standing: self.standing.clone(),
            flights: self.flights.clone(),
            heading: self.heading.clone(),
            landing: self.landing.clone(),
            ..*self
        }
    }

    fn clone_from(&mut self, other: &State) {
        // Every field is named, so that none can be forgotten.
        let State {
            turn,
            planets,
            seats,
            pending,
            orders,
            standing,
            flights,
            heading,
            counts,
            end,
            pace,
            landing,
        } = self;
        *turn = other.turn;
        planets.clone_from(&other.planets);
        *seats = other.seats;
        *pending = other.pending;
        orders.clone_from(&other.orders);
        standing.clone_from(&other.standing);
        flights.clone_from(&other.flights);
        heading.clone_from(&other.heading);
        *counts = other.counts;
        *end = other.end;
        *pace = other.pace;
        landing.clone_from(&other.landing);
    }
}
