//! What a bot takes for true where its seat may not see.
//!
//! Everything here follows from the rules of the game, the turn, and the seat's
//! own planets. What is seen is taken as it is:
//!
//! - A planet of nobody is like the middle of those that the rules draw, and
//!   has built ships since the first turn.
//! - A planet of another player is like the mean of one's own planets.
//! - Where all that arrive meet at once, kill rates do not matter, and all
//!   count as equal.

use tapete_game::Seat;

use super::Thinking;
use crate::battle::RATE_ONE;
use crate::galaxy::Galaxy;
use crate::options::{Battle, Growth, NeutralBuilding};
use crate::sight::{Sight, Spot};
use crate::state::SHIPS_MAX;

/// The map as a bot takes it to be.
pub(crate) struct Estimate<'a> {
    sight: Sight<'a>,
    /// What planets of others are like, if they are hidden.
    mean: Figures,
}

/// The figures of a planet.
#[derive(Clone, Copy, Default)]
struct Figures {
    ships: i64,
    production: i64,
    kill: u32,
}

impl<'a> Estimate<'a> {
    pub(crate) fn new(thinking: &Thinking<'a>) -> Estimate<'a> {
        let sight = thinking.sight;
        let mean = if sight.galaxy.sights.blind {
            own_mean(sight, thinking.seat)
        } else {
            Figures::default()
        };
        Estimate { sight, mean }
    }

    /// Returns the ships of a planet.
    #[inline]
    pub(crate) fn ships(&self, planet: usize) -> i64 {
        match self.sight.ships(planet) {
            Some(ships) => ships,
            None => self.hidden(self.sight.owner(planet)).ships,
        }
    }

    /// Returns the ships of a planet that was seen at a glance.
    #[inline]
    pub(crate) fn ships_at(&self, spot: Spot) -> i64 {
        match spot.ships {
            Some(ships) => ships,
            None => self.hidden(spot.owner).ships,
        }
    }

    /// Returns the production of a planet.
    #[inline]
    pub(crate) fn production(&self, planet: usize) -> i64 {
        match self.sight.production(planet) {
            Some(production) => production,
            None => self.hidden(self.sight.owner(planet)).production,
        }
    }

    /// Returns the kill rate of a planet.
    #[inline]
    pub(crate) fn kill(&self, planet: usize) -> u32 {
        if self.sight.galaxy.options.battle == Battle::Melee {
            return RATE_ONE;
        }
        match self.sight.kill(planet) {
            Some(kill) => kill,
            None => self.hidden(self.sight.owner(planet)).kill,
        }
    }

    /// Returns how many ships a planet builds in a turn while nobody takes it.
    #[inline]
    pub(crate) fn builds(&self, planet: usize) -> i64 {
        match (
            self.sight.owner(planet),
            self.sight.galaxy.options.neutral_building,
        ) {
            (None, NeutralBuilding::Same(ships)) => ships,
            (None, NeutralBuilding::Own) | (Some(_), _) => self.production(planet),
        }
    }

    #[cold]
    fn hidden(&self, owner: Option<Seat>) -> Figures {
        match owner {
            Some(_) => self.mean,
            None => neutral(self.sight.galaxy, self.sight.turn()),
        }
    }
}

/// Returns what the seat's own planets are like on average.
fn own_mean(sight: Sight<'_>, seat: Seat) -> Figures {
    let (mut ships, mut production, mut kill) = (0, 0, 0);
    let mut n_own = 0;
    for planet in 0..sight.n_planets() {
        if sight.owner(planet) == Some(seat) {
            n_own += 1;
            ships += sight.ships(planet).unwrap_or(0);
            production += sight.production(planet).unwrap_or(0);
            kill += i64::from(sight.kill(planet).unwrap_or(0));
        }
    }
    let n_own = n_own.max(1);
    Figures {
        ships: ships / n_own,
        production: production / n_own,
        kill: (kill / n_own) as u32,
    }
}

/// Returns what a planet of nobody is like in a turn.
fn neutral(galaxy: &Galaxy, turn: u32) -> Figures {
    let draws = &galaxy.randoms.draws;
    let options = &galaxy.options;
    let middle = |(from, to): (i64, i64)| from + (to - from) / 2;
    let built_turns = i64::from(turn) - i64::from(!options.builds_first);
    let grown = match options.growth {
        Growth::Never => 0,
        Growth::Before | Growth::After => built_turns,
    };
    let production = middle(draws.production) + grown;
    let each_turn = match options.neutral_building {
        NeutralBuilding::Own => middle(draws.production) + grown / 2,
        NeutralBuilding::Same(ships) => ships,
    };
    let built = each_turn.saturating_mul(built_turns);
    Figures {
        ships: middle(draws.ships)
            .saturating_add(built)
            .clamp(0, SHIPS_MAX),
        production,
        kill: draws.kill.0 + draws.kill.1.saturating_sub(draws.kill.0) / 2,
    }
}
