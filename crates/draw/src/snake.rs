//! Lays a chain of tiles in rows that run to and fro, like dominoes on a table
//! that is too narrow for them.
//!
//! A row runs until the next tile would cross the edge; then a tile hangs down
//! from the last half of the row, and the next row starts under it and runs
//! back. A chain with an anchor grows from the middle to both sides, downwards
//! after the anchor and upwards before it, so that tiles stay where they lie
//! while it grows. Coordinates are whole numbers, so that terminal cells and pictures
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
    /// Only where a chain goes on beyond its first tile.
    Up,
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

impl Heading {
    /// Returns where a chain goes on beyond its first tile, which heads so.
    pub(crate) fn back(self) -> Heading {
        match self {
            Heading::Right => Heading::Left,
            Heading::Left => Heading::Right,
            Heading::Down => Heading::Up,
            Heading::Up => Heading::Down,
        }
    }
}

impl Laid {
    /// Tells whether the first face is at the right.
    pub(crate) fn is_reversed(&self) -> bool {
        self.heading == Heading::Left && !self.tall
    }
}

/// Lays tiles, of which `across` tells which lie across the chain, within
/// `width`, around the tile at `anchor` if there is one and room for it.
///
/// A width that is too narrow for a row of two tiles is taken as if it were not.
pub(crate) fn lay(measure: Measure, across: &[bool], anchor: Option<usize>, width: i32) -> Snake {
    let overhang = (measure.flat_width - measure.tall_width) / 2;
    let wide_enough = width >= ANCHORED_TILES_MIN * measure.flat_width + 2 * overhang;
    match anchor.filter(|it| wide_enough && *it < across.len()) {
        Some(anchor) => {
            let edge = width / 2 - overhang;
            let tiles = both_ways(measure, across, anchor, edge);
            normalised(tiles, true)
        }
        None => {
            let right = (width - overhang).max(overhang + 2 * measure.flat_width);
            let tiles = walked(measure, across.iter().copied(), overhang, (overhang, right));
            normalised(tiles, false)
        }
    }
}

/// How many flat tiles a table is wide, at least, whose chain has an anchor:
/// room for the anchor, and on either side for a tile and the turn after it.
const ANCHORED_TILES_MIN: i32 = 5;

/// Lays what comes after the anchor downwards from the middle, and what comes
/// before it upwards: the same walk, turned by half a circle.
fn both_ways(measure: Measure, across: &[bool], anchor: usize, edge: i32) -> Vec<Laid> {
    let width = if across[anchor] {
        measure.tall_width
    } else {
        measure.flat_width
    };
    let edges = (-edge, edge);
    let after = across[anchor..].iter().copied();
    let after = walked(measure, after, -width / 2, edges);
    let before = across[..anchor].iter().rev().copied();
    let mut tiles = walked(measure, before, width / 2, edges);
    // A tile of an odd height lies half a step below its middle line.
    let odd = measure.flat_height % 2;
    for tile in &mut tiles {
        tile.x = -(tile.x + tile.width);
        tile.y = odd - (tile.y + tile.height);
    }
    // Turned round and read backwards, each tile still heads where it did.
    tiles.reverse();
    tiles.extend(after);
    tiles
}

/// Lays tiles from `start` to the right, between two edges.
fn walked(
    measure: Measure,
    across: impl Iterator<Item = bool>,
    start: i32,
    (left, right): (i32, i32),
) -> Vec<Laid> {
    let across: Vec<bool> = across.collect();
    let mut walk = Walk {
        measure,
        x: start,
        middle: 0,
        heading: Heading::Right,
        tiles: Vec::with_capacity(across.len()),
    };
    let mut index = 0;
    while index < across.len() {
        let step = walk.step(across[index]);
        let fits = match walk.heading {
            Heading::Left => walk.x - step >= left,
            Heading::Right | Heading::Down | Heading::Up => walk.x + step <= right,
        };
        if fits || walk.tiles.is_empty() {
            walk.along_row(across[index]);
            index += 1;
        } else {
            index = walk.turn(&across, index);
        }
    }
    walk.tiles
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
            Heading::Right | Heading::Down | Heading::Up => self.x,
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
            Heading::Right | Heading::Down | Heading::Up => x + step,
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

/// Moves tiles so that they begin at 0, 0; where they are `centred`, what was at
/// 0 comes to lie in the middle of the width.
fn normalised(mut tiles: Vec<Laid>, centred: bool) -> Snake {
    let ends = tiles.iter().map(|tile| (tile.x, tile.x + tile.width));
    let (mut x_min, mut x_max) = ends.fold((0, 0), |(min, max), (left, right)| {
        (left.min(min), right.max(max))
    });
    if centred {
        x_max = x_max.max(-x_min);
        x_min = -x_max;
    } else {
        x_min = tiles.iter().map(|tile| tile.x).min().unwrap_or(0);
    }
    let y_min = tiles.iter().map(|tile| tile.y).min().unwrap_or(0);
    for tile in &mut tiles {
        tile.x -= x_min;
        tile.y -= y_min;
    }
    let height = tiles.iter().map(|tile| tile.y + tile.height).max();
    Snake {
        tiles,
        width: x_max - x_min,
        height: height.unwrap_or(0),
    }
}

#[cfg(test)]
mod tests;
