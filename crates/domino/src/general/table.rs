//! What lies on the table, and the spots where one more tile can go.
//!
//! A graph table joins each tile to an earlier one at a port; a grid table puts
//! it into a cell. Either way the table keeps the list of open spots, so that
//! listing moves never searches for them.

mod cells;

use std::hash::{Hash, Hasher};

use rustc_hash::{FxHashMap, FxHashSet};
use serde::Serialize;
use tapete_game::{Cell, Seat};

use super::grid::{CORNERS_MAX, Grid, Point, ROOT};
use crate::pieces::{Faces, Id, Values};

/// No arm: most tables have none.
pub(crate) const NO_ARM: u8 = u8::MAX;

/// The most arms of a table, one bit each.
pub(crate) const ARMS_MAX: usize = 18;

/// The most tiles on a table; then no spot is open any more.
const PLACED_MAX: usize = 60_000;

/// The rules of the table itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TableRules {
    pub(crate) grid: Option<Grid>,
    /// How many arms leave the first tile, which then must be a double.
    pub(crate) hub: Option<Hub>,
    pub(crate) branches: Branches,
    /// Whether the sides of a double open only once both its ends are covered.
    pub(crate) sides_wait: bool,
    /// Whether every spot at the first tile is filled before anything else.
    pub(crate) fills_first: bool,
    pub(crate) doubles: Doubles,
}

/// The arms that leave the first tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hub {
    pub(crate) n_arms: u8,
    /// The first of them belong to the seats, in order.
    pub(crate) n_owned: u8,
}

/// Which doubles open their sides, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Branches {
    Never,
    /// The first double that is placed.
    FirstDouble,
    /// The first tile, if it is a double.
    OpeningDouble,
    EveryDouble,
}

/// What a double demands before anything else may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Doubles {
    Free,
    /// A tile that covers it.
    Covered,
    /// This many tiles on its far side.
    Toes(u8),
}

/// A tile on the table.
#[derive(Clone, Copy, Debug, PartialEq, Hash, Serialize)]
pub(crate) struct Placed {
    pub(crate) tile: Id,
    /// As they lie: from the joint onwards, or clockwise round the cell.
    #[serde(skip)]
    pub(crate) faces: Faces,
    /// What it is joined to, by index; itself for the first.
    pub(crate) to: u16,
    pub(crate) port: u8,
    pub(crate) arm: u8,
    pub(crate) seat: Seat,
    /// The value it was laid against; nothing for the first, and in a grid.
    pub(crate) covers: Option<u8>,
    pub(crate) cell: Cell,
}

/// Where one more tile can go.
#[derive(Clone, Copy, Debug, PartialEq, Hash, Serialize)]
pub(crate) struct Spot {
    pub(crate) to: u16,
    pub(crate) port: u8,
    /// The value that must be met; meaningless at the root and in a grid.
    pub(crate) need: u8,
    pub(crate) arm: u8,
    pub(crate) kind: SpotKind,
    pub(crate) cell: Cell,
}

/// What a spot is to the tile it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum SpotKind {
    /// The empty table.
    Root,
    /// An end of a tile.
    Tip,
    /// An end of a double whose sides wait for both ends to be covered.
    Long,
    /// A side of a double.
    Side,
    /// A toe of a double.
    Toe,
    /// The beginning of an arm.
    Hub,
    /// A cell of a grid.
    Cell,
}

/// A corner of a grid where tiles meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Corner {
    n_tiles: u8,
    /// The values they show there, one bit each.
    values: u64,
}

/// What a placement did to a grid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct GridFacts {
    /// How many edges the tile shares with others.
    pub(crate) edges: u8,
    /// How many corners are now closed all round.
    pub(crate) closed: u8,
    /// Whether the tile touches others with a corner besides its only edge.
    pub(crate) bridge: bool,
}

/// The table.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub(crate) struct Table {
    pub(crate) placed: Vec<Placed>,
    pub(crate) spots: Vec<Spot>,
    /// In a grid, for each spot the values that lie on the corners of its cell,
    /// one bit each.
    #[serde(skip)]
    pub(crate) lies: Vec<[u64; CORNERS_MAX]>,
    /// Tiles whose spots must be filled before others, the last one first, with
    /// how many of their spots are left.
    pub(crate) pending: Vec<(u16, u8)>,
    /// Doubles whose sides wait.
    waiting: Vec<u16>,
    has_spinner: bool,
    /// The arms that have begun, one bit each.
    pub(crate) started_arms: u32,
    /// The arms that others than their owners may play on.
    pub(crate) open_arms: u32,
    #[serde(skip)]
    corners: FxHashMap<Point, Corner>,
    #[serde(skip)]
    cells: FxHashSet<Cell>,
}

/// Corners, cells and what lies there follow from the tiles.
impl Hash for Table {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        // Every field is named, so that none can be forgotten.
        let Table {
            placed,
            spots,
            lies: _,
            pending,
            waiting,
            has_spinner,
            started_arms,
            open_arms,
            corners: _,
            cells: _,
        } = self;
        (placed, spots, pending, waiting).hash(hasher);
        (has_spinner, started_arms, open_arms).hash(hasher);
    }
}

impl Table {
    /// Clears the table for a hand.
    pub(crate) fn clear(&mut self, rules: &TableRules) {
        self.placed.clear();
        self.spots.clear();
        self.pending.clear();
        self.waiting.clear();
        self.has_spinner = false;
        self.started_arms = 0;
        self.open_arms = match rules.hub {
            Some(hub) => arms_mask(hub.n_arms) & !arms_mask(hub.n_owned),
            None => 0,
        };
        self.spots.push(Spot {
            to: 0,
            port: 0,
            need: 0,
            arm: NO_ARM,
            kind: SpotKind::Root,
            cell: ROOT,
        });
        if rules.grid.is_some() {
            self.corners.clear();
            self.cells.clear();
            self.cells.insert(ROOT);
            self.lies.clear();
            self.lies.push([0; CORNERS_MAX]);
        }
    }

    /// Becomes a table as before any hand, in the memory it has.
    pub(crate) fn reset(&mut self) {
        let Table {
            placed,
            spots,
            lies,
            pending,
            waiting,
            has_spinner,
            started_arms,
            open_arms,
            corners,
            cells,
        } = self;
        placed.clear();
        spots.clear();
        lies.clear();
        pending.clear();
        waiting.clear();
        *has_spinner = false;
        (*started_arms, *open_arms) = (0, 0);
        corners.clear();
        cells.clear();
    }

    /// Becomes a copy of another table in the memory it has.
    pub(crate) fn copy_from(&mut self, other: &Table) {
        let Table {
            placed,
            spots,
            lies,
            pending,
            waiting,
            has_spinner,
            started_arms,
            open_arms,
            corners,
            cells,
        } = self;
        placed.clone_from(&other.placed);
        spots.clone_from(&other.spots);
        lies.clone_from(&other.lies);
        pending.clone_from(&other.pending);
        waiting.clone_from(&other.waiting);
        *has_spinner = other.has_spinner;
        *started_arms = other.started_arms;
        *open_arms = other.open_arms;
        corners.clear();
        corners.extend(&other.corners);
        cells.clear();
        cells.extend(&other.cells);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.placed.is_empty()
    }

    /// Tells whether a spot may be played on while something is pending.
    #[inline]
    pub(crate) fn is_due(&self, spot: &Spot) -> bool {
        self.pending.last().is_none_or(|(tile, _)| *tile == spot.to)
    }

    /// Lays a tile, with its faces as they will lie, on a spot.
    #[inline]
    pub(crate) fn place(
        &mut self,
        rules: &TableRules,
        index: usize,
        tile: Id,
        faces: Faces,
        seat: Seat,
    ) -> GridFacts {
        let spot = self.spots[index];
        let placed = Placed {
            tile,
            faces,
            to: spot.to,
            port: spot.port,
            arm: spot.arm,
            seat,
            covers: match spot.kind {
                SpotKind::Root | SpotKind::Cell => None,
                _ => Some(spot.need),
            },
            cell: spot.cell,
        };
        let own = self.placed.len() as u16;
        self.placed.push(placed);
        if let Some(grid) = rules.grid {
            return self.fill_cell(grid, index, &placed);
        }
        if spot.kind == SpotKind::Root {
            self.open_root(rules, faces);
            return GridFacts::default();
        }
        if spot.arm != NO_ARM {
            self.started_arms |= 1 << spot.arm;
        }
        self.settle_pending(spot.to);
        self.open_next(rules, index, own, faces);
        self.open_sides(spot.to);
        if self.placed.len() == PLACED_MAX {
            self.spots.clear();
        }
        GridFacts::default()
    }

    /// Opens the spots of the first tile.
    fn open_root(&mut self, rules: &TableRules, faces: Faces) {
        let template = Spot {
            kind: SpotKind::Tip,
            ..self.spots[0]
        };
        self.spots.clear();
        if let Some(hub) = rules.hub {
            self.spots.extend((0..hub.n_arms).map(|arm| Spot {
                port: arm,
                arm,
                need: faces.get(0),
                kind: SpotKind::Hub,
                ..template
            }));
        } else {
            let spins = self.spins(rules, faces, true);
            let kind = if spins && rules.sides_wait {
                SpotKind::Long
            } else {
                SpotKind::Tip
            };
            for (port, need) in faces.as_slice().iter().enumerate() {
                self.spots.push(Spot {
                    port: port as u8,
                    need: *need,
                    kind,
                    ..template
                });
            }
            if spins {
                self.spin(rules, 0, template, faces.get(0));
            }
        }
        if rules.fills_first {
            self.pending.push((0, self.spots.len() as u8));
        }
    }

    /// Opens the spots of a further tile, the first in place of the one it took.
    #[inline]
    fn open_next(&mut self, rules: &TableRules, index: usize, own: u16, faces: Faces) {
        let template = Spot {
            to: own,
            port: 1,
            kind: SpotKind::Tip,
            ..self.spots[index]
        };
        let values = faces.as_slice();
        match *values {
            // The last of the single faces is the head of the table.
            [value] => {
                self.spots[index] = Spot {
                    need: value,
                    ..template
                };
                return;
            }
            [near, far] if near != far => {
                self.spots[index] = Spot {
                    need: far,
                    ..template
                };
                return;
            }
            [_, _] => {}
            _ => {
                self.spots[index] = Spot {
                    need: values[1],
                    ..template
                };
                for (port, need) in values.iter().enumerate().skip(2) {
                    self.spots.push(Spot {
                        port: port as u8,
                        need: *need,
                        ..template
                    });
                }
                return;
            }
        }
        let tip = Spot {
            need: values[0],
            ..template
        };
        self.spots[index] = tip;
        if let Doubles::Toes(n_toes) = rules.doubles {
            self.spots[index].kind = SpotKind::Toe;
            self.spots.extend((2..=n_toes).map(|port| Spot {
                port,
                kind: SpotKind::Toe,
                ..tip
            }));
            self.pending.push((own, n_toes));
            return;
        }
        if rules.doubles == Doubles::Covered {
            self.pending.push((own, 1));
        }
        if self.spins(rules, faces, false) {
            if rules.sides_wait {
                self.spots[index].kind = SpotKind::Long;
            }
            self.spin(rules, own, tip, values[0]);
        }
    }

    /// Tells whether a tile just placed opens its sides.
    fn spins(&self, rules: &TableRules, faces: Faces, is_root: bool) -> bool {
        faces.len() == 2
            && faces.is_double()
            && match rules.branches {
                Branches::Never => false,
                Branches::FirstDouble => !self.has_spinner,
                Branches::OpeningDouble => is_root,
                Branches::EveryDouble => true,
            }
    }

    /// Opens the sides of a double, or notes that they wait.
    fn spin(&mut self, rules: &TableRules, own: u16, template: Spot, need: u8) {
        self.has_spinner = true;
        if rules.sides_wait {
            self.waiting.push(own);
        } else {
            self.push_sides(Spot {
                to: own,
                need,
                ..template
            });
        }
    }

    fn push_sides(&mut self, template: Spot) {
        self.spots.extend([2, 3].map(|port| Spot {
            port,
            kind: SpotKind::Side,
            ..template
        }));
    }

    /// Opens the sides of a double whose ends are both covered now.
    #[inline]
    fn open_sides(&mut self, covered: u16) {
        let Some(at) = self.waiting.iter().position(|it| *it == covered) else {
            return;
        };
        if self.spots.iter().any(|spot| spot.to == covered) {
            return;
        }
        self.waiting.swap_remove(at);
        let double = self.placed[usize::from(covered)];
        self.push_sides(Spot {
            to: covered,
            port: 2,
            need: double.faces.get(0),
            arm: double.arm,
            kind: SpotKind::Side,
            cell: double.cell,
        });
    }

    #[inline]
    fn settle_pending(&mut self, to: u16) {
        if let Some((tile, n_left)) = self.pending.last_mut()
            && *tile == to
        {
            *n_left -= 1;
            if *n_left == 0 {
                self.pending.pop();
            }
        }
    }

    /// Frees all of the last double that waits to be covered; tells whether
    /// there was one. The first tile is no such double: all that is asked of it
    /// is to be filled first.
    pub(crate) fn let_go(&mut self) -> bool {
        let is_double = self.pending.last().is_some_and(|(tile, _)| *tile > 0);
        if is_double {
            self.pending.pop();
        }
        is_double
    }

    /// Returns how often the value of an open spot counts at the ends: a double
    /// that ends a line counts twice, and its sides only once they are played on.
    pub(crate) fn n_counted(&self, spot: &Spot) -> i64 {
        match spot.kind {
            SpotKind::Root | SpotKind::Side | SpotKind::Cell => 0,
            SpotKind::Hub | SpotKind::Toe => 1,
            SpotKind::Tip | SpotKind::Long => {
                let Some(tile) = self.placed.get(usize::from(spot.to)) else {
                    return 0;
                };
                let is_lone = spot.to == 0
                    && self
                        .spots
                        .iter()
                        .any(|it| it.to == 0 && it.port != spot.port && it.kind != SpotKind::Side);
                let counts_twice = tile.faces.len() == 2 && tile.faces.is_double() && !is_lone;
                1 + i64::from(counts_twice)
            }
        }
    }

    /// Returns the sum of the open ends.
    pub(crate) fn ends_total(&self, values: &Values) -> i64 {
        self.spots
            .iter()
            .map(|spot| self.n_counted(spot) * values.number(spot.need))
            .sum()
    }

    /// Returns the sum of the open ends, each counted once.
    pub(crate) fn ends_sum(&self, values: &Values) -> i64 {
        self.ends().map(|it| values.number(it.need)).sum()
    }

    /// Lists the spots that count as open ends.
    pub(crate) fn ends(&self) -> impl Iterator<Item = &Spot> {
        self.spots.iter().filter(|spot| self.n_counted(spot) > 0)
    }

    /// Tells whether there are several open ends and all want the same.
    pub(crate) fn ends_are_equal(&self) -> bool {
        let mut ends = self.ends().map(|spot| spot.need);
        let first = ends.next();
        let mut n_ends = 1;
        let same = ends.all(|it| {
            n_ends += 1;
            Some(it) == first
        });
        same && n_ends > 1
    }

    /// Returns how many open ends want the same at most.
    pub(crate) fn most_equal_ends(&self) -> usize {
        let n_equal = |need: u8| self.ends().filter(|it| it.need == need).count();
        let counts = self.ends().map(|it| n_equal(it.need));
        counts.max().unwrap_or(0)
    }
}

/// Returns the first `n` arms, one bit each.
pub(crate) fn arms_mask(n: u8) -> u32 {
    (1 << n.min(ARMS_MAX as u8)) - 1
}
