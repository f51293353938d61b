//! From checked text, or from a file of the old forms, to a galaxy: reads what
//! is said, and reports what cannot be played before anybody sits down.

pub(crate) mod codes;
mod figures;
mod file;
mod map;
mod planets;
mod players;
mod rules;
mod save;
mod sense;

use std::ops::RangeInclusive;

use tapete_game::Game;
use tapete_lang::{Bilingual, Checked, CheckedItem, Diagnostic, Place, Problems};

use crate::galaxy::{Galaxy, Sights};
use crate::words::{NAMINGS, Names, SYMMETRIES, spelled};
use codes::{NO_EFFECT, SEVERAL_GAMES};

pub use codes::CODES;
pub(crate) use file::compile_file;
pub use save::Opening;
pub(crate) use save::open_save;

pub(crate) use figures::rate_text;
pub(crate) use file::{galaxy_of_map, growth_of, player_of};
pub(crate) use planets::{is_said_nobodys, listed};
pub(crate) use rules::{limit_said, preset_said};
pub(crate) use save::{SAVED_NAME, galaxy_of_save, replay, saved_landing};

/// The kind of thing that is played.
const GALAXY: &str = "Galaxy";

/// Returns how many players the game of a text may have; nothing if the text
/// has no game or does not say.
pub fn players(checked: &Checked) -> Option<RangeInclusive<usize>> {
    let item = checked.of_kind(GALAXY).next()?;
    players::range(checked, item)
}

/// Compiles the game of a text for a number of seats, or for the smallest that
/// the text allows; nothing if the text has no game, or one with errors.
pub fn compile(checked: &Checked, n_seats: Option<usize>, problems: &mut Problems) -> Option<Game> {
    galaxy(checked, n_seats, problems).map(Game::new)
}

/// Reads the galaxy of a text as [`compile`] does.
pub(crate) fn galaxy(
    checked: &Checked,
    n_seats: Option<usize>,
    problems: &mut Problems,
) -> Option<Galaxy> {
    let mut items = checked.of_kind(GALAXY);
    let item = items.next()?;
    for other in items {
        problems.push(
            Diagnostic::new(&SEVERAL_GAMES, other.head())
                .arg(item.name().unwrap_or_default())
                .label(item.head(), codes::FIRST_GAME),
        );
    }
    let mut reading = Reading { item, problems };
    let seats = players::read(checked, &mut reading);
    let size = reading.size();
    let options = reading.options();
    let home = reading.home();
    let randoms = reading.randoms();
    let planets = planets::read(checked, seats.as_ref(), size, &mut reading);
    let ((players, seats), (rows, columns)) = (seats?, size?);
    let n_seats = n_seats.unwrap_or(*players.start());
    let is_allowed = players.contains(&n_seats);
    // Problems are told for a text as a whole, whoever wants to play.
    let read_for = if is_allowed {
        n_seats
    } else {
        *players.start()
    };
    let name = item.name().unwrap_or_default();
    let mut galaxy = Galaxy::new(name, (rows, columns), read_for, options);
    for (plan, seat) in galaxy.seats.iter_mut().zip(seats) {
        *plan = seat;
    }
    galaxy.sights = Sights {
        blind: reading.has("blind"),
        neutral_ships: reading.has("shows_ships"),
        neutral_stats: reading.has("shows_stats"),
    };
    galaxy.planets = planets;
    galaxy.home = home;
    galaxy.randoms = randoms;
    galaxy.symmetry = reading
        .chosen("symmetry", &SYMMETRIES)
        .unwrap_or(galaxy.symmetry);
    galaxy.randoms.naming = reading
        .chosen("neutral_names", &NAMINGS)
        .unwrap_or(galaxy.randoms.naming);
    if !item.any_failed() {
        reading.check_map(&galaxy, &players);
        reading.check_sense(checked, &galaxy, &players);
    }
    if !is_allowed || problems.has_errors() {
        return None;
    }
    Some(galaxy.complete())
}

/// The text of one galaxy while it is being read: what all parts ask.
struct Reading<'a> {
    item: &'a CheckedItem,
    problems: &'a mut Problems,
}

impl Reading<'_> {
    /// Tells whether a clause is there.
    fn has(&self, clause: &str) -> bool {
        self.item.line(clause).is_some()
    }

    /// Returns where a clause stands, or else the galaxy itself.
    fn place_of(&self, clause: &str) -> Place {
        let line = self.item.line(clause);
        line.map_or(self.item.head(), |it| it.place)
    }

    /// Returns the number of a clause.
    fn number(&self, clause: &str) -> Option<i64> {
        self.item.line(clause)?.value.number()
    }

    /// Returns what the name of a clause means.
    fn chosen<T: Copy + PartialEq>(&self, clause: &str, names: &Names<T>) -> Option<T> {
        names.meant(self.item.line(clause)?)
    }

    /// Returns the rows and columns of the map.
    fn size(&self) -> Option<(u8, u8)> {
        let grid = self.item.line("on_map")?.value.name()?;
        let side = |index| u8::try_from(grid.number(index)?).ok();
        Some((side(0)?, side(1)?))
    }

    /// Reports clauses that mean nothing here, with the reason.
    fn no_effect(&mut self, clauses: &[&'static str], why: Bilingual) {
        for clause in clauses {
            if let Some(line) = self.item.line(clause) {
                self.problems.push(
                    Diagnostic::new(&NO_EFFECT, line.place)
                        .arg(spelled(clause))
                        .arg(why),
                );
            }
        }
    }
}

#[cfg(test)]
pub(crate) mod tests;
