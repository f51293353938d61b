//! Whether all planets find a place on the map, and whether it can be
//! symmetric.

use std::ops::RangeInclusive;

use tapete_lang::Diagnostic;

use super::Reading;
use super::codes::{
    self, PLANETS_DO_NOT_FIT, SYMMETRY_LISTED, SYMMETRY_NOT_SQUARE, SYMMETRY_PLAYERS,
    SYMMETRY_UNEVEN,
};
use crate::galaxy::{Galaxy, SeatPlan, Symmetry};
use crate::maps;
use crate::travel::Cell;

impl Reading<'_> {
    /// Checks the map for every number of players that there may be.
    pub(super) fn check_map(&mut self, galaxy: &Galaxy, players: &RangeInclusive<usize>) {
        if galaxy.symmetry == Symmetry::None {
            let most = for_players(galaxy, *players.end());
            self.check_room(&most);
            return;
        }
        if !galaxy.planets.is_empty() {
            self.problems.push(
                Diagnostic::new(&SYMMETRY_LISTED, self.place_of("symmetry"))
                    .help(codes::WITHOUT_SYMMETRY),
            );
            return;
        }
        for n_seats in players.clone() {
            self.check_symmetry(&for_players(galaxy, n_seats));
        }
    }

    fn check_room(&mut self, galaxy: &Galaxy) {
        let n_cells = usize::from(galaxy.rows) * usize::from(galaxy.columns);
        let n_needed = galaxy.n_planets();
        if n_needed > n_cells {
            let n_others = n_needed - usize::from(galaxy.randoms.count);
            self.does_not_fit(galaxy, n_needed, n_cells, n_cells.checked_sub(n_others));
        }
    }

    fn does_not_fit(
        &mut self,
        galaxy: &Galaxy,
        n_needed: usize,
        n_room: usize,
        neutrals_max: Option<usize>,
    ) {
        let clause = match neutrals_max {
            Some(_) => "neutrals",
            None => "on_map",
        };
        let diagnostic = Diagnostic::new(&PLANETS_DO_NOT_FIT, self.place_of(clause))
            .arg(n_needed)
            .arg(galaxy.n_seats())
            .arg(n_room);
        self.problems.push(match neutrals_max {
            Some(most) => diagnostic.help_with(codes::LARGER_MAP, vec![most.into()]),
            None => diagnostic.help(codes::MUCH_LARGER_MAP),
        });
    }

    fn check_symmetry(&mut self, galaxy: &Galaxy) {
        let n_seats = galaxy.n_seats();
        let place = self.place_of("symmetry");
        if !matches!(n_seats, 2 | 4) {
            self.problems.push(
                Diagnostic::new(&SYMMETRY_PLAYERS, place)
                    .arg(n_seats)
                    .help(codes::TWO_OR_FOUR),
            );
            return;
        }
        let is_square = galaxy.rows == galaxy.columns;
        if galaxy.symmetry == Symmetry::Point && n_seats == 4 && !is_square {
            self.problems.push(
                Diagnostic::new(&SYMMETRY_NOT_SQUARE, place)
                    .arg(i64::from(galaxy.rows))
                    .arg(i64::from(galaxy.columns))
                    .help(codes::SQUARE_OR_MIRROR),
            );
            return;
        }
        let n_neutrals = usize::from(galaxy.randoms.count);
        let (_, has_middle) = maps::room(galaxy);
        let n_left = n_neutrals % n_seats;
        if n_left > usize::from(has_middle) {
            let below = n_neutrals - n_left;
            self.problems.push(
                Diagnostic::new(&SYMMETRY_UNEVEN, self.place_of("neutrals"))
                    .arg(n_neutrals)
                    .arg(n_seats)
                    .help_with(codes::NEAREST, vec![below.into(), (below + n_seats).into()]),
            );
            return;
        }
        let n_sets = n_sets(galaxy);
        let n_needed = n_neutrals / n_seats + 1;
        if n_needed > n_sets {
            let neutrals_max = n_sets.checked_sub(1).map(|it| it * n_seats);
            let n_room = n_sets * n_seats + usize::from(has_middle);
            self.does_not_fit(galaxy, n_neutrals + n_seats, n_room, neutrals_max);
        }
    }
}

/// Returns the galaxy as it is for so many players.
fn for_players(galaxy: &Galaxy, n_seats: usize) -> Galaxy {
    let mut galaxy = galaxy.clone();
    galaxy.seats.resize(n_seats, SeatPlan::default());
    galaxy
}

/// Returns how many sets of counterparts the cells of a symmetric map make.
fn n_sets(galaxy: &Galaxy) -> usize {
    let cells = (0..galaxy.rows)
        .flat_map(|row| (0..galaxy.columns).map(move |column| Cell { row, column }));
    let n_whole = cells
        .filter(|cell| {
            let images = maps::images(galaxy, *cell);
            (1..images.len()).all(|it| !images[..it].contains(&images[it]))
        })
        .count();
    n_whole / galaxy.n_seats().max(1)
}
