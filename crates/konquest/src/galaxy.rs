//! What a text compiles to: a galaxy, ready to start matches.

use tapete_game::{BotWord, Seat};

use crate::name::Name;
use crate::options::Options;
use crate::orders::Move;
use crate::state::PLAYERS_MAX;
use crate::travel::{Cell, Times};

/// How many turns a match has at most where its text sets no limit.
pub(crate) const TURNS_BOUND: u32 = 1_000;

/// A compiled game of the family.
#[derive(Clone, Debug)]
pub(crate) struct Galaxy {
    pub(crate) name: String,
    pub(crate) seats: Vec<SeatPlan>,
    pub(crate) rows: u8,
    pub(crate) columns: u8,
    pub(crate) options: Options,
    pub(crate) sights: Sights,
    /// The planets that the text lists; each seat that owns none of them gets
    /// a home.
    pub(crate) planets: Vec<Plan>,
    pub(crate) home: Draws,
    /// The planets of nobody that are made at the start.
    pub(crate) randoms: Randoms,
    pub(crate) symmetry: Symmetry,
    /// The first names in order that no listed planet has, one for each planet
    /// that is made at the start.
    pub(crate) fresh_names: Vec<Name>,
    /// Precedence of landing for orders that a saved game records, by turn,
    /// seat and number of the order; sorted.
    pub(crate) recorded: Vec<Recorded>,
    /// The moves with which every match begins: what a saved game records.
    pub(crate) opening: Vec<(Seat, Move)>,
    pub(crate) times: Times,
    pub(crate) bots: Vec<BotWord>,
}

/// What the text says of one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SeatPlan {
    pub(crate) name: Option<String>,
    /// Who should sit there: `person`, or a bot's name.
    pub(crate) player: Option<&'static str>,
    /// The number of its colour where a saved game gives it another than that
    /// of its own number.
    pub(crate) hue: Option<u8>,
}

/// What may be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sights {
    /// Planets of other players keep their figures to themselves.
    pub(crate) blind: bool,
    /// The ships on planets of nobody are seen.
    pub(crate) neutral_ships: bool,
    /// Production and kill rate of planets of nobody are seen.
    pub(crate) neutral_stats: bool,
}

/// A planet as the text lists it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Plan {
    pub(crate) name: Name,
    pub(crate) owner: Option<u8>,
    pub(crate) ships: i64,
    pub(crate) production: i64,
    /// In millionths.
    pub(crate) kill: u32,
    /// Where it lies; anywhere if nothing is said.
    pub(crate) cell: Option<Cell>,
}

/// From where to where figures are drawn, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Draws {
    pub(crate) ships: (i64, i64),
    pub(crate) production: (i64, i64),
    pub(crate) kill: (u32, u32),
}

/// Planets of nobody that are made at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Randoms {
    pub(crate) count: u16,
    pub(crate) draws: Draws,
    pub(crate) naming: Naming,
}

/// How planets are named that the text does not list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Naming {
    /// The first unused of A…Z, AA, AB….
    InOrder,
    /// Three capitals, drawn.
    ThreeLetters,
}

/// How the places of the players resemble each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Symmetry {
    /// Not at all: every planet is put on a free cell.
    None,
    /// The map looks the same turned half round (two players), or by a quarter
    /// (four).
    Point,
    /// The map is mirrored: left and right (two), also up and down (four).
    Mirror,
}

/// Which landing an order of a saved game takes precedence by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Recorded {
    pub(crate) turn: u32,
    pub(crate) seat: u8,
    /// Which of the seat's orders in that turn, from 0.
    pub(crate) number: u32,
    pub(crate) rank: u32,
}

impl Draws {
    /// What planets of nobody are like in KDE's game.
    pub(crate) const KDE: Draws = Draws {
        ships: (0, 0),
        production: (5, 14),
        kill: (300_000, 899_999),
    };
    /// What planets made at random are like in the course's game.
    pub(crate) const AZAR: Draws = Draws {
        ships: (5, 5),
        production: (5, 15),
        kill: (200_000, 899_999),
    };
    /// A home in KDE's game.
    pub(crate) const HOME: Draws = Draws {
        ships: (0, 0),
        production: (10, 10),
        kill: (400_000, 400_000),
    };
}

impl Galaxy {
    /// Returns how many seats there are.
    pub(crate) fn n_seats(&self) -> usize {
        self.seats.len().min(PLAYERS_MAX)
    }

    /// Tells whether a seat owns a planet that the text lists.
    pub(crate) fn has_listed(&self, seat: usize) -> bool {
        let owns = |plan: &Plan| plan.owner.is_some_and(|it| usize::from(it) == seat);
        self.planets.iter().any(owns)
    }

    /// Returns how many planets every match has.
    pub(crate) fn n_planets(&self) -> usize {
        let n_homes = (0..self.n_seats())
            .filter(|it| !self.has_listed(*it))
            .count();
        self.planets.len() + n_homes + usize::from(self.randoms.count)
    }

    /// Returns how many turns a match has at most.
    pub(crate) fn turns_max(&self) -> u32 {
        match self.options.limit {
            0 => TURNS_BOUND,
            limit => limit,
        }
    }

    /// Returns how many moves a seat may make in one turn: enough for any
    /// order one may want, and few enough that nobody can hold a match up.
    pub(crate) fn steps_max(&self) -> u16 {
        (200 + 4 * self.n_planets()).min(usize::from(u16::MAX)) as u16
    }
}

impl Galaxy {
    /// Returns a galaxy with a map and rules, where every seat has a home and
    /// nothing else is said.
    pub(crate) fn new(
        name: &str,
        (rows, columns): (u8, u8),
        n_seats: usize,
        options: Options,
    ) -> Galaxy {
        Galaxy {
            name: name.to_owned(),
            seats: vec![SeatPlan::default(); n_seats.min(PLAYERS_MAX)],
            rows,
            columns,
            options,
            sights: Sights {
                blind: false,
                neutral_ships: false,
                neutral_stats: false,
            },
            planets: Vec::new(),
            home: Draws::HOME,
            randoms: Randoms {
                count: 0,
                draws: Draws::KDE,
                naming: Naming::InOrder,
            },
            symmetry: Symmetry::None,
            fresh_names: Vec::new(),
            recorded: Vec::new(),
            opening: Vec::new(),
            times: Times::new(options.travel, rows, columns),
            bots: crate::bots::words(),
        }
    }

    /// Works out what follows from the rest, once all else is set.
    pub(crate) fn complete(mut self) -> Galaxy {
        let n_made = self.n_planets() - self.planets.len();
        let is_listed = |name: Name| self.planets.iter().any(|it| it.name == name);
        self.fresh_names = crate::maps::fresh_names(is_listed, n_made);
        self.times = Times::new(self.options.travel, self.rows, self.columns);
        self
    }
}
