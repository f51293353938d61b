//! Grids: what a tile does to its cell, its corners and the cells around.

use tapete_game::Cell;

use super::{GridFacts, NO_ARM, PLACED_MAX, Placed, Spot, SpotKind, Table};
use crate::general::grid::{CORNERS_MAX, Grid, Point, REACH};

/// How far from the first cell a grid grows.
const CELL_MAX: i16 = 10_000;

impl Table {
    /// Fills a cell: its corners get values, its neighbours become free.
    pub(super) fn fill_cell(&mut self, grid: Grid, index: usize, placed: &Placed) -> GridFacts {
        self.spots.remove(index);
        self.lies.remove(index);
        let mut facts = GridFacts::default();
        let neighbours = grid.neighbours(placed.cell);
        let is_filled = |cell: &Cell, table: &Table| {
            table.cells.contains(cell) && !table.spots.iter().any(|spot| spot.cell == *cell)
        };
        let corners = grid.corners(placed.cell);
        let mut joined: u8 = 0;
        for (edge, cell) in neighbours.iter().enumerate() {
            if is_filled(cell, self) {
                facts.edges += 1;
                joined |= 1 << edge | 1 << ((edge + 1) % corners.len());
            }
        }
        for (index, point) in corners.iter().enumerate() {
            let corner = self.corners.entry(*point).or_default();
            facts.bridge |= corner.n_tiles > 0 && joined >> index & 1 == 0 && facts.edges > 0;
            corner.values |= 1 << placed.faces.get(index);
            corner.n_tiles += 1;
            facts.closed += u8::from(usize::from(corner.n_tiles) == grid.n_around());
        }
        if self.placed.len() == PLACED_MAX {
            self.spots.clear();
            self.lies.clear();
            return facts;
        }
        self.note_corners(grid, placed, &corners);
        for cell in neighbours {
            let in_reach = cell.x.abs() < CELL_MAX && cell.y.abs() < CELL_MAX;
            if in_reach && self.cells.insert(cell) {
                self.spots.push(Spot {
                    to: 0,
                    port: 0,
                    need: 0,
                    arm: NO_ARM,
                    kind: SpotKind::Cell,
                    cell,
                });
                let mut lies = [0; CORNERS_MAX];
                for (lying, point) in lies.iter_mut().zip(grid.corners(cell)) {
                    *lying = self.corners.get(&point).map_or(0, |it| it.values);
                }
                self.lies.push(lies);
            }
        }
        facts
    }

    /// Notes at the free cells around a tile what it shows at their corners.
    fn note_corners(&mut self, grid: Grid, placed: &Placed, corners: &[Point]) {
        for (spot, lies) in self.spots.iter().zip(&mut self.lies) {
            let (x, y) = (spot.cell.x - placed.cell.x, spot.cell.y - placed.cell.y);
            if x.abs() > REACH.0 || y.abs() > REACH.1 {
                continue;
            }
            for (lying, point) in lies.iter_mut().zip(grid.corners(spot.cell)) {
                if let Some(index) = corners.iter().position(|it| *it == point) {
                    *lying |= 1 << placed.faces.get(index);
                }
            }
        }
    }
}
