//! Regular grids: the corners and neighbours of a cell. Values lie on corners,
//! and neighbours share an edge, which is two corners.

use arrayvec::ArrayVec;
use tapete_game::Cell;

/// The most corners of a cell.
pub(super) const CORNERS_MAX: usize = 6;

/// How far apart two cells that share a corner can be, in any grid.
pub(super) const REACH: Point = (4, 2);

/// A lattice point.
pub(super) type Point = (i16, i16);

/// A grid that covers the plane with one regular shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Grid {
    Triangles,
    Squares,
    Hexagons,
}

/// The first cell of every table.
pub(super) const ROOT: Cell = Cell {
    x: 0,
    y: 0,
    down: false,
};

const SQUARE_CORNERS: [Point; 4] = [(-1, 1), (1, 1), (1, -1), (-1, -1)];
const SQUARE_NEIGHBOURS: [Point; 4] = [(0, 2), (2, 0), (0, -2), (-2, 0)];
const HEXAGON_CORNERS: [Point; 6] = [(-1, 1), (1, 1), (2, 0), (1, -1), (-1, -1), (-2, 0)];
const HEXAGON_NEIGHBOURS: [Point; 6] = [(0, 2), (3, 1), (3, -1), (0, -2), (-3, -1), (-3, 1)];

impl Grid {
    /// Returns how many corners a cell has.
    pub(crate) const fn n_corners(self) -> usize {
        match self {
            Grid::Triangles => 3,
            Grid::Squares => 4,
            Grid::Hexagons => 6,
        }
    }

    /// Returns how many cells meet at a corner.
    pub(super) fn n_around(self) -> usize {
        match self {
            Grid::Triangles => 6,
            Grid::Squares => 4,
            Grid::Hexagons => 3,
        }
    }

    /// Lists the corners of a cell, clockwise.
    pub(super) fn corners(self, cell: Cell) -> ArrayVec<Point, CORNERS_MAX> {
        let Cell { x, y, down } = cell;
        match self {
            Grid::Triangles if down => [(x, y), (x + 2, y), (x + 1, y - 1)].into_iter().collect(),
            Grid::Triangles => [(x, y), (x + 1, y + 1), (x + 2, y)].into_iter().collect(),
            Grid::Squares => around(cell, &SQUARE_CORNERS).collect(),
            Grid::Hexagons => around(cell, &HEXAGON_CORNERS).collect(),
        }
    }

    /// Lists the cells that share an edge with a cell: the edge from corner `k`
    /// to the next one is shared with neighbour `k`.
    pub(super) fn neighbours(self, cell: Cell) -> ArrayVec<Cell, CORNERS_MAX> {
        let Cell { x, y, down } = cell;
        let triangle = |x, y| Cell { x, y, down: !down };
        let flat = |(x, y)| Cell { x, y, down: false };
        match self {
            Grid::Triangles if down => [
                triangle(x, y),
                triangle(x + 1, y - 1),
                triangle(x - 1, y - 1),
            ]
            .into_iter()
            .collect(),
            Grid::Triangles => [
                triangle(x - 1, y + 1),
                triangle(x + 1, y + 1),
                triangle(x, y),
            ]
            .into_iter()
            .collect(),
            Grid::Squares => around(cell, &SQUARE_NEIGHBOURS).map(flat).collect(),
            Grid::Hexagons => around(cell, &HEXAGON_NEIGHBOURS).map(flat).collect(),
        }
    }
}

fn around(cell: Cell, steps: &[Point]) -> impl Iterator<Item = Point> + '_ {
    steps.iter().map(move |(x, y)| (cell.x + x, cell.y + y))
}

#[cfg(test)]
mod tests {
    use super::*;

    const GRIDS: [Grid; 3] = [Grid::Triangles, Grid::Squares, Grid::Hexagons];

    /// Lists the cells within some steps of the first.
    fn cells(grid: Grid, n_steps: usize) -> Vec<Cell> {
        let mut cells = vec![ROOT];
        for _ in 0..n_steps {
            for cell in cells.clone() {
                for next in grid.neighbours(cell) {
                    if !cells.contains(&next) {
                        cells.push(next);
                    }
                }
            }
        }
        cells
    }

    #[test]
    fn neighbours_share_exactly_the_edge_of_their_number() {
        for grid in GRIDS {
            for cell in cells(grid, 3) {
                let corners = grid.corners(cell);
                assert_eq!(corners.len(), grid.n_corners());
                for (index, next) in grid.neighbours(cell).into_iter().enumerate() {
                    let others = grid.corners(next);
                    let shared: Vec<Point> = corners
                        .iter()
                        .copied()
                        .filter(|it| others.contains(it))
                        .collect();
                    let mut edge = vec![corners[index], corners[(index + 1) % corners.len()]];
                    let mut found = shared.clone();
                    edge.sort_unstable();
                    found.sort_unstable();
                    assert_eq!(found, edge, "{grid:?} {cell:?} {next:?}");
                    assert!(grid.neighbours(next).contains(&cell));
                }
            }
        }
    }

    #[test]
    fn as_many_cells_meet_at_a_corner_as_the_grid_says() {
        for grid in GRIDS {
            let all = cells(grid, 6);
            for corner in grid.corners(ROOT) {
                let meeting = all.iter().filter(|it| grid.corners(**it).contains(&corner));
                assert_eq!(meeting.count(), grid.n_around(), "{grid:?}");
            }
        }
    }

    #[test]
    fn cells_that_share_a_corner_are_within_reach() {
        for grid in GRIDS {
            for cell in cells(grid, 6) {
                let shared = grid.corners(cell);
                if grid.corners(ROOT).iter().any(|it| shared.contains(it)) {
                    assert!(
                        cell.x.abs() <= REACH.0 && cell.y.abs() <= REACH.1,
                        "{cell:?}"
                    );
                }
            }
        }
    }
}
