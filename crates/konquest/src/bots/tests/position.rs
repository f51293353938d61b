//! Small positions that are written down by hand.

use tapete_game::{Chance, Seat, Seed, Silent};

use super::orders_of;
use crate::galaxy::{Galaxy, Plan, Sights};
use crate::name::Name;
use crate::options::Options;
use crate::state::State;
use crate::travel::Cell;

/// A planet: name, column, owner, ships, production, kill rate in tenths.
pub(super) type Spot<'a> = (&'a str, u8, Option<u8>, i64, i64, u32);

/// All is seen.
pub(super) const SHOWN: Sights = Sights {
    blind: false,
    neutral_ships: true,
    neutral_stats: true,
};

pub(super) struct Position {
    pub(super) galaxy: Galaxy,
    pub(super) state: State,
}

/// Puts planets in one row, by KDE's rules; nothing has been built yet.
pub(super) fn position(spots: &[Spot<'_>]) -> Position {
    let options = Options {
        builds_first: false,
        ..Options::KDE
    };
    let mut galaxy = Galaxy::new("test", (1, 40), 2, options);
    galaxy.sights = SHOWN;
    let plan = |it: &Spot<'_>| Plan {
        name: Name::new(it.0).expect("a name"),
        owner: it.2,
        ships: it.3,
        production: it.4,
        kill: it.5 * 100_000,
        cell: Some(Cell {
            row: 0,
            column: it.1,
        }),
    };
    galaxy.planets = spots.iter().map(plan).collect();
    let galaxy = galaxy.complete();
    let mut state = State::blank(&galaxy);
    let mut chance = Chance::new(Seed::new(1));
    galaxy.begin(&mut state, &mut chance, &mut Silent);
    Position { galaxy, state }
}

impl Position {
    /// Adds what a scene would say, such as `fleet 0 A B 5 3`.
    pub(super) fn arrange(mut self, line: &str) -> Position {
        let arranged = self
            .galaxy
            .arrange_line(&mut self.state, line, &mut Vec::new());
        arranged.expect("a line that scenes know");
        self
    }

    /// Returns the orders of the first seat in this turn, written as people
    /// write them.
    pub(super) fn orders(&self, bot: &str) -> String {
        let name = |planet: u16| self.state.planets[usize::from(planet)].name;
        let orders = orders_of(&self.galaxy, &self.state, Seat(0), bot, 1);
        let texts: Vec<String> = orders
            .iter()
            .map(|it| format!("{}{}{}", name(it.source), it.ships, name(it.target)))
            .collect();
        texts.join(" ")
    }
}
