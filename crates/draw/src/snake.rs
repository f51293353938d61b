//! Lays a chain of tiles in rows that run to and fro, like dominoes on a table
//! that is too narrow for them.
//!
//! A row runs until the next tile would cross the edge; then a tile hangs down
//! from the last half of the row, and the next row starts under it and runs
//! back. Coordinates are whole numbers, so that terminal cells and pictures
//! share this code, and so that two machines never disagree.

/// A tile's size when it lies flat and when it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Measure {
    /// Width of a flat tile.
    pub(crate) flat_width: i32,
    /// Height of a flat tile.
    pub(crate) flat_height: i32,
    /// Width of a standing tile; also that of the last half of a flat one.
    pub(crate) tall_width: i32,
    /// Height of a standing tile.
    pub(crate) tall_height: i32,
    /// The room between the tallest tiles of two rows.
    pub(crate) clearance: i32,
}

/// Where the chain runs at a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Heading {
    Right,
    Left,
    Down,
}

/// The place of one tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Laid {
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) width: i32,
    pub(crate) height: i32,
    pub(crate) heading: Heading,
    /// Whether the tile stands, so that its faces lie one above the other.
    pub(crate) tall: bool,
}

/// A whole chain, with its top left corner at 0, 0.
#[derive(Clone, Debug, Default)]
pub(crate) struct Snake {
    pub(crate) tiles: Vec<Laid>,
    pub(crate) width: i32,
    pub(crate) height: i32,
}

impl Laid {
    /// Tells whether the first face is at the right.
    pub(crate) fn is_reversed(&self) -> bool {
        self.heading == Heading::Left && !self.tall
    }
}

/// Lays tiles, of which `across` tells which lie across the chain, within
/// `width`.
///
/// A width that is too narrow for a row of two tiles is taken as if it were not.
pub(crate) fn lay(measure: Measure, across: &[bool], width: i32) -> Snake {
    let overhang = (measure.flat_width - measure.tall_width) / 2;
    let left = overhang;
    let right = (width - overhang).max(left + 2 * measure.flat_width);
    let mut walk = Walk {
        measure,
        x: left,
        middle: 0,
        heading: Heading::Right,
        tiles: Vec::with_capacity(across.len()),
    };
    let mut index = 0;
    while index < across.len() {
        let step = walk.step(across[index]);
        let fits = match walk.heading {
            Heading::Left => walk.x - step >= left,
            Heading::Right | Heading::Down => walk.x + step <= right,
        };
        if fits || walk.tiles.is_empty() {
            walk.along_row(across[index]);
            index += 1;
        } else {
            index = walk.turn(across, index);
        }
    }
    normalised(walk.tiles)
}

struct Walk {
    measure: Measure,
    /// Where the next tile of the row starts.
    x: i32,
    /// The middle line of the row.
    middle: i32,
    heading: Heading,
    tiles: Vec<Laid>,
}

impl Walk {
    /// How far a tile carries the row.
    fn step(&self, across: bool) -> i32 {
        if across {
            self.measure.tall_width
        } else {
            self.measure.flat_width
        }
    }

    fn along_row(&mut self, across: bool) {
        let step = self.step(across);
        let x = match self.heading {
            Heading::Left => self.x - step,
            Heading::Right | Heading::Down => self.x,
        };
        let height = if across {
            self.measure.tall_height
        } else {
            self.measure.flat_height
        };
        self.tiles.push(Laid {
            x,
            y: self.middle - height / 2,
            width: step,
            height,
            heading: self.heading,
            tall: across,
        });
        self.x = match self.heading {
            Heading::Left => x,
            Heading::Right | Heading::Down => x + step,
        };
    }

    /// Hangs tiles down until the next row is clear of this one, starts that
    /// row, and returns the index of the first tile that was not laid.
    fn turn(&mut self, across: &[bool], mut index: usize) -> usize {
        let measure = self.measure;
        let runs_left = self.heading == Heading::Left;
        let corner = if runs_left {
            self.x
        } else {
            self.x - measure.tall_width
        };
        let mut bottom = match self.tiles.last() {
            Some(tile) => tile.y + tile.height,
            None => self.middle,
        };
        let row_min = self.middle + measure.tall_height + measure.clearance;
        while index < across.len() {
            // A row that starts with the next tile would have its middle here.
            let next_height = if across[index] {
                measure.tall_height
            } else {
                measure.flat_height
            };
            if bottom + next_height / 2 >= row_min {
                self.middle = bottom + next_height / 2;
                break;
            }
            let tall = !across[index];
            let (width, height) = if tall {
                (measure.tall_width, measure.tall_height)
            } else {
                (measure.flat_width, measure.flat_height)
            };
            self.tiles.push(Laid {
                x: corner - (width - measure.tall_width) / 2,
                y: bottom,
                width,
                height,
                heading: Heading::Down,
                tall,
            });
            bottom += height;
            index += 1;
        }
        (self.heading, self.x) = if runs_left {
            (Heading::Right, corner)
        } else {
            (Heading::Left, corner + measure.tall_width)
        };
        if index < across.len() {
            self.along_row(across[index]);
            index += 1;
        }
        index
    }
}

fn normalised(mut tiles: Vec<Laid>) -> Snake {
    let x_min = tiles.iter().map(|tile| tile.x).min().unwrap_or(0);
    let y_min = tiles.iter().map(|tile| tile.y).min().unwrap_or(0);
    for tile in &mut tiles {
        tile.x -= x_min;
        tile.y -= y_min;
    }
    let width = tiles.iter().map(|tile| tile.x + tile.width).max();
    let height = tiles.iter().map(|tile| tile.y + tile.height).max();
    Snake {
        width: width.unwrap_or(0),
        height: height.unwrap_or(0),
        tiles,
    }
}

#[cfg(test)]
mod tests;
