//! Lays tiles that branch at doubles on a plane, like a table seen from above.
//!
//! Each tile goes straight on if it can. Where the way ahead is taken, or would
//! leave the cloth, it turns; of the ways that are free, the one with the most
//! room ahead wins. Where there is no way at all, the tile lies at the nearest
//! free spot, and a bridge is to be drawn. Trying all ways to lay the whole
//! table would give prettier pictures, in which tiles jump from move to move.

use super::Joint;
use super::bends::{Area, beside, beyond, size, straight, tile};
use crate::snake::{Heading, Laid, Measure};

/// How far the way ahead is looked at, in tiles.
const AHEAD_TILES: i32 = 4;

/// What a tile of missing way ahead costs.
const COST_AHEAD: i32 = 6;

/// What a tile of way ahead costs that has others near.
const COST_NARROW: i32 = 3;

/// How many margins wide the way ahead should be at either side.
const WIDE: i32 = 4;

/// What a side of a double costs that is walled in.
const COST_WALL: i32 = 8;

/// What a turn costs: about as much as a little less room ahead.
const COST_TURN: i32 = 7;

/// What it costs to lie before another open end.
const COST_IN_THE_WAY: i32 = 25;

/// What it costs to leave the cloth sideways and up or down, for each face.
const COST_OVER: (i32, i32) = (4, 3);

/// What it costs to lie apart, for each face, and how many faces further a
/// better spot is looked for.
const COST_RING: i32 = 4;
const RINGS: i32 = 4;

/// What one can know of a tile before it lies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Item {
    /// What it is joined to; nothing for the first.
    pub(crate) joint: Option<Joint>,
    /// Whether it lies across its row.
    pub(crate) across: bool,
}

/// The table to lay on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cloth {
    pub(crate) measure: Measure,
    /// The room between tiles that are not joined.
    pub(crate) margin: (i32, i32),
    /// Width and height that tiles should keep to; the first lies in the middle.
    pub(crate) room: (i32, i32),
}

/// A tile that was laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placed {
    pub(crate) laid: Laid,
    /// Whether it lies apart from what it is joined to.
    pub(crate) bridged: bool,
}

/// Tiles on the plane, the first one around 0, 0.
#[derive(Clone, Debug)]
pub(crate) struct Spread {
    cloth: Cloth,
    tiles: Vec<Placed>,
    items: Vec<Item>,
    /// The room straight before each open end.
    open: Vec<(Joint, Area)>,
}

impl Spread {
    /// Lays tiles one by one.
    pub(crate) fn of(cloth: Cloth, items: &[Item]) -> Spread {
        let mut spread = Spread {
            cloth,
            tiles: Vec::with_capacity(items.len()),
            items: Vec::with_capacity(items.len()),
            open: Vec::new(),
        };
        for item in items {
            spread.push(*item);
        }
        spread
    }

    pub(crate) fn tiles(&self) -> &[Placed] {
        &self.tiles
    }

    /// Returns where one more tile would lie.
    pub(crate) fn trial(&self, item: Item) -> Placed {
        let joint = item.joint.filter(|it| it.to < self.tiles.len());
        match joint {
            Some(joint) => self.joined(joint, item.across),
            None => self.alone(item.across),
        }
    }

    /// Returns the point where a port of a tile is, and where it leads.
    pub(crate) fn port(&self, joint: Joint) -> ((i32, i32), Heading) {
        let Some(placed) = self.tiles.get(joint.to) else {
            return ((0, 0), Heading::Right);
        };
        let area = Area::of(&placed.laid);
        let ahead = placed.laid.heading;
        let heading = match joint.port {
            0 => ahead.back(),
            1 => ahead,
            2 => ahead.left(),
            3 => ahead.right(),
            // The corners of a first tile with many sides, the opposite ones
            // in turn.
            port => {
                let sides = [(true, true), (false, false), (true, false), (false, true)];
                let (forwards, up) = sides[usize::from(port) % sides.len()];
                let corner = (
                    if forwards { area.right() } else { area.x },
                    if up { area.y } else { area.bottom() },
                );
                let heading = if forwards {
                    Heading::Right
                } else {
                    Heading::Left
                };
                return (corner, heading);
            }
        };
        (area.exit(heading), heading)
    }

    fn push(&mut self, item: Item) {
        let placed = self.trial(item);
        let index = self.tiles.len();
        self.open.retain(|(joint, _)| Some(*joint) != item.joint);
        let (laid, area) = (placed.laid, Area::of(&placed.laid));
        let mut ports = vec![(1, laid.heading)];
        if index == 0 {
            ports.push((0, laid.heading.back()));
        }
        if item.across {
            ports.push((2, laid.heading.left()));
            ports.push((3, laid.heading.right()));
        }
        for (port, heading) in ports {
            let ahead = area.ahead(self.cloth.measure, heading, 1);
            self.open.push((Joint { to: index, port }, ahead));
        }
        self.tiles.push(placed);
        self.items.push(item);
    }

    fn joined(&self, joint: Joint, across: bool) -> Placed {
        let measure = self.cloth.measure;
        let from = &self.tiles[joint.to].laid;
        let area = Area::of(from);
        let (_, leaving) = self.port(joint);
        if joint.port > 3 {
            return self.bridged(joint, across);
        }
        let mut ways = vec![(straight(measure, &area, leaving, across), 0)];
        for heading in [leaving.right(), leaving.left()] {
            if joint.port == 1 && !self.items[joint.to].across {
                ways.push((beside(measure, from, heading, across), COST_TURN));
            }
            if !across {
                ways.push((beyond(measure, &area, leaving, heading), COST_TURN + 1));
            }
        }
        // What is joined to the same tile may come near.
        let near = |index: usize| {
            let to = self.items[index].joint.map(|it| it.to);
            let is_sibling = to == Some(joint.to) && !self.tiles[index].bridged;
            index == joint.to || is_sibling
        };
        let best = ways
            .into_iter()
            .filter(|(laid, _)| self.is_free(&Area::of(laid), near))
            .min_by_key(|(laid, turn)| turn + self.cost(laid, joint, near));
        match best {
            Some((laid, _)) => Placed {
                laid,
                bridged: false,
            },
            None => self.bridged(joint, across),
        }
    }

    /// Lies at a free spot near by. The rings grow until they are beyond
    /// everything that lies, so there always is one.
    fn bridged(&self, joint: Joint, across: bool) -> Placed {
        let (point, leaving) = self.port(joint);
        let mut ring = 1;
        loop {
            let near = (ring..ring + RINGS).flat_map(|ring| {
                let free = self.on_ring(point, ring, leaving, across);
                free.into_iter().map(move |laid| (laid, ring))
            });
            let best = near
                .min_by_key(|(laid, ring)| ring * COST_RING + self.cost(laid, joint, |_| false));
            if let Some((laid, _)) = best {
                return Placed {
                    laid,
                    bridged: true,
                };
            }
            ring += RINGS;
        }
    }

    /// Lists free spots whose port 0 is `ring` faces away from a point.
    fn on_ring(&self, (x, y): (i32, i32), ring: i32, leaving: Heading, across: bool) -> Vec<Laid> {
        let measure = self.cloth.measure;
        let mut free = Vec::new();
        for down in -ring..=ring {
            for right in -ring..=ring {
                if down.abs().max(right.abs()) < ring {
                    continue;
                }
                let entry = (
                    x + right * measure.tall_width,
                    y + down * measure.flat_height,
                );
                for heading in [leaving, leaving.right(), leaving.left(), leaving.back()] {
                    let laid = entered(measure, entry, heading, across);
                    if self.is_free(&Area::of(&laid), |_| false) {
                        free.push(laid);
                    }
                }
            }
        }
        free
    }

    /// A tile that is joined to nothing: the first, or beside all others if a
    /// view should have one more.
    fn alone(&self, across: bool) -> Placed {
        let measure = self.cloth.measure;
        let (width, height) = size(measure, Heading::Right, across);
        if self.tiles.is_empty() {
            let place = (-width / 2, -height / 2);
            return Placed {
                laid: tile(measure, place, Heading::Right, across),
                bridged: false,
            };
        }
        self.bridged(Joint { to: 0, port: 4 }, across)
    }

    /// Tells whether nothing lies there; what is `near` may touch.
    fn is_free(&self, area: &Area, near: impl Fn(usize) -> bool) -> bool {
        !self.tiles.iter().enumerate().any(|(index, placed)| {
            let margin = match near(index) {
                true => (0, 0),
                false => self.cloth.margin,
            };
            area.meets(&Area::of(&placed.laid), margin)
        })
    }

    fn cost(&self, laid: &Laid, joint: Joint, near: impl Fn(usize) -> bool + Copy) -> i32 {
        let measure = self.cloth.measure;
        let area = Area::of(laid);
        let ahead = |n_tiles| area.ahead(measure, laid.heading, n_tiles);
        let n_free = (1..=AHEAD_TILES)
            .take_while(|n_tiles| self.is_free(&ahead(*n_tiles), near))
            .count() as i32;
        let (wide, high) = self.cloth.margin;
        let n_wide = (1..=AHEAD_TILES)
            .take_while(|n_tiles| {
                let way = ahead(*n_tiles).grown((wide * WIDE, high * WIDE), laid.heading);
                self.is_free(&way, near)
            })
            .count() as i32;
        // A double that could branch wants room at its sides.
        let sides = [laid.heading.left(), laid.heading.right()];
        let n_walls = match laid.tall == laid.heading.is_upright() {
            true => 0,
            false => sides
                .into_iter()
                .filter(|side| !self.is_free(&area.ahead(measure, *side, 1), near))
                .count() as i32,
        };
        let in_the_way = self
            .open
            .iter()
            .filter(|(port, room)| *port != joint && area.meets(room, self.cloth.margin));
        let (room_width, room_height) = self.cloth.room;
        let over = |low: i32, high: i32, room: i32| (-room / 2 - low).max(high - room / 2).max(0);
        let next = ahead(1);
        let (left, right) = (area.x.min(next.x), area.right().max(next.right()));
        let (top, bottom) = (area.y.min(next.y), area.bottom().max(next.bottom()));
        let over_width = over(left, right, room_width) * COST_OVER.0 / measure.tall_width;
        let over_height = over(top, bottom, room_height) * COST_OVER.1 / measure.flat_height;
        (AHEAD_TILES - n_free) * COST_AHEAD
            + (AHEAD_TILES - n_wide) * COST_NARROW
            + n_walls * COST_WALL
            + in_the_way.count() as i32 * COST_IN_THE_WAY
            + over_width
            + over_height
    }
}

/// Returns a tile whose port 0 is at that point.
fn entered(measure: Measure, (x, y): (i32, i32), heading: Heading, across: bool) -> Laid {
    let point = Area {
        x,
        y,
        width: 0,
        height: 0,
    };
    straight(measure, &point, heading, across)
}
