//! Fair maps: every planet has a counterpart for every player, so that all
//! seats see the same map from their side.

use arrayvec::ArrayVec;
use tapete_game::Chance;

use super::free::Free;
use super::{add, draw, next_name};
use crate::galaxy::{Galaxy, Naming, Symmetry};
use crate::state::{NOBODY, State};
use crate::travel::Cell;

/// A cell and its counterparts.
pub(crate) type Orbit = ArrayVec<Cell, 4>;

/// Puts homes and planets of nobody on the map, each with its counterparts.
///
/// What is left over when the planets of nobody are not a multiple of the
/// seats, at most one where the map has a middle, lies in the middle.
pub(super) fn make(galaxy: &Galaxy, state: &mut State, free: &mut Free, chance: &mut Chance) {
    let n_seats = galaxy.n_seats();
    keep_whole(galaxy, free);
    let home = draw(&galaxy.home, chance);
    let homes = draw_orbit(galaxy, free, chance);
    for (seat, cell) in homes.iter().enumerate().take(n_seats) {
        let name = next_name(galaxy, state, Naming::InOrder, chance);
        add(state, name, *cell, seat as u8, home);
    }
    let mut left = usize::from(galaxy.randoms.count);
    while left > 0 {
        let figures = draw(&galaxy.randoms.draws, chance);
        let cells = if left >= n_seats {
            draw_orbit(galaxy, free, chance)
        } else {
            Orbit::from_iter([Cell {
                row: galaxy.rows / 2,
                column: galaxy.columns / 2,
            }])
        };
        for cell in &cells {
            let name = next_name(galaxy, state, Naming::InOrder, chance);
            add(state, name, *cell, NOBODY, figures);
        }
        left = left.saturating_sub(cells.len());
    }
}

/// Takes a cell and its counterparts; each such set is equally likely. Orbits
/// are taken whole, so a free cell has free counterparts.
fn draw_orbit(galaxy: &Galaxy, free: &mut Free, chance: &mut Chance) -> Orbit {
    let cells = images(galaxy, free.draw(chance));
    for cell in &cells {
        free.take(*cell);
    }
    cells
}

/// Takes away the cells that are their own counterparts.
fn keep_whole(galaxy: &Galaxy, free: &mut Free) {
    for row in 0..galaxy.rows {
        for column in 0..galaxy.columns {
            let cell = Cell { row, column };
            if !is_whole(galaxy, cell) {
                free.take(cell);
            }
        }
    }
}

/// Tells whether the counterparts of a cell are as many as the seats.
fn is_whole(galaxy: &Galaxy, cell: Cell) -> bool {
    let cells = images(galaxy, cell);
    (1..cells.len()).all(|it| !cells[..it].contains(&cells[it]))
}

/// Returns a cell and its counterparts, that of seat 0 first.
pub(crate) fn images(galaxy: &Galaxy, cell: Cell) -> Orbit {
    let Cell { row, column } = cell;
    let (down, right) = (
        galaxy.rows.saturating_sub(1 + row),
        galaxy.columns.saturating_sub(1 + column),
    );
    let at = |row, column| Cell { row, column };
    match (galaxy.symmetry, galaxy.n_seats()) {
        (Symmetry::Point, 2) => Orbit::from_iter([cell, at(down, right)]),
        (Symmetry::Mirror, 2) => Orbit::from_iter([cell, at(row, right)]),
        // A quarter turn needs a square map, which was asked for.
        (Symmetry::Point, 4) => {
            Orbit::from([cell, at(column, down), at(down, right), at(right, row)])
        }
        (Symmetry::Mirror, 4) => {
            Orbit::from([cell, at(row, right), at(down, column), at(down, right)])
        }
        _ => Orbit::from_iter([cell]),
    }
}

/// Returns how many planets of nobody a symmetric map has room for besides the
/// homes, in whole sets, and whether one more fits into its middle.
pub(crate) fn room(galaxy: &Galaxy) -> (usize, bool) {
    let n_seats = galaxy.n_seats().max(1);
    let mut free = Free::new(galaxy.rows, galaxy.columns);
    keep_whole(galaxy, &mut free);
    let n_sets = free.n_free() as usize / n_seats;
    let has_middle = galaxy.rows % 2 == 1 && galaxy.columns % 2 == 1;
    (n_sets.saturating_sub(1) * n_seats, has_middle)
}
