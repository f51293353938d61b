//! Headings and rectangles: where a tile comes to lie next to another, straight
//! on or round a corner.

use crate::snake::{Heading, Laid, Measure};

impl Heading {
    /// Returns the heading after a turn to the left.
    pub(super) fn left(self) -> Heading {
        match self {
            Heading::Right => Heading::Up,
            Heading::Up => Heading::Left,
            Heading::Left => Heading::Down,
            Heading::Down => Heading::Right,
        }
    }

    /// Returns the heading after a turn to the right.
    pub(super) fn right(self) -> Heading {
        self.left().back()
    }

    pub(super) fn is_upright(self) -> bool {
        matches!(self, Heading::Up | Heading::Down)
    }

    /// Returns one step in this direction.
    pub(crate) fn step(self) -> (i32, i32) {
        match self {
            Heading::Right => (1, 0),
            Heading::Left => (-1, 0),
            Heading::Down => (0, 1),
            Heading::Up => (0, -1),
        }
    }
}

/// A rectangle with whole corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Area {
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) width: i32,
    pub(crate) height: i32,
}

impl Area {
    pub(crate) fn of(laid: &Laid) -> Area {
        Area {
            x: laid.x,
            y: laid.y,
            width: laid.width,
            height: laid.height,
        }
    }

    pub(crate) fn right(&self) -> i32 {
        self.x + self.width
    }

    pub(crate) fn bottom(&self) -> i32 {
        self.y + self.height
    }

    /// Tells whether two rectangles have room in common, when one is made
    /// larger by a margin on all sides.
    pub(super) fn meets(&self, other: &Area, (wide, high): (i32, i32)) -> bool {
        self.x - wide < other.right()
            && other.x < self.right() + wide
            && self.y - high < other.bottom()
            && other.y < self.bottom() + high
    }

    /// Returns the rectangle made broader at both sides of a way.
    pub(super) fn grown(&self, (wide, high): (i32, i32), heading: Heading) -> Area {
        match heading.is_upright() {
            true => Area {
                x: self.x - wide,
                width: self.width + 2 * wide,
                ..*self
            },
            false => Area {
                y: self.y - high,
                height: self.height + 2 * high,
                ..*self
            },
        }
    }

    /// Returns the point in the middle of the side where that heading leaves.
    pub(crate) fn exit(&self, heading: Heading) -> (i32, i32) {
        let (x, y) = (self.x + self.width / 2, self.y + self.height / 2);
        match heading {
            Heading::Right => (self.right(), y),
            Heading::Left => (self.x, y),
            Heading::Down => (x, self.bottom()),
            Heading::Up => (x, self.y),
        }
    }

    /// Returns a strip as broad as a face that goes on from this rectangle.
    pub(super) fn ahead(&self, measure: Measure, heading: Heading, n_tiles: i32) -> Area {
        let (width, height) = match heading.is_upright() {
            true => (measure.tall_width, n_tiles * measure.tall_height),
            false => (n_tiles * measure.flat_width, measure.flat_height),
        };
        next_to(self, heading, (width, height))
    }
}

/// Returns a tile that heads so, with its top left corner there.
pub(super) fn tile(measure: Measure, (x, y): (i32, i32), heading: Heading, across: bool) -> Laid {
    let (width, height) = size(measure, heading, across);
    Laid {
        x,
        y,
        width,
        height,
        heading,
        tall: heading.is_upright() != across,
    }
}

pub(super) fn size(measure: Measure, heading: Heading, across: bool) -> (i32, i32) {
    if heading.is_upright() != across {
        (measure.tall_width, measure.tall_height)
    } else {
        (measure.flat_width, measure.flat_height)
    }
}

/// Goes straight on: the middles of both lie on one line.
pub(super) fn straight(measure: Measure, from: &Area, heading: Heading, across: bool) -> Laid {
    let area = next_to(from, heading, size(measure, heading, across));
    tile(measure, (area.x, area.y), heading, across)
}

/// Turns beside the last half of a tile that lies along its row, as people lay
/// them at the edge of a table.
pub(super) fn beside(measure: Measure, from: &Laid, heading: Heading, across: bool) -> Laid {
    let (width, height) = size(measure, heading, across);
    let area = Area::of(from);
    // The square of the last half.
    let (half_width, half_height) = (measure.tall_width, measure.flat_height);
    let half = match from.heading {
        Heading::Right => (area.right() - half_width, area.y),
        Heading::Left | Heading::Up => (area.x, area.y),
        Heading::Down => (area.x, area.bottom() - half_height),
    };
    let half = Area {
        x: half.0,
        y: half.1,
        width: half_width,
        height: half_height,
    };
    let (x, y) = (
        half.x + (half.width - width) / 2,
        half.y + (half.height - height) / 2,
    );
    let place = match heading {
        Heading::Right => (half.right(), y),
        Heading::Left => (half.x - width, y),
        Heading::Down => (x, half.bottom()),
        Heading::Up => (x, half.y - height),
    };
    tile(measure, place, heading, across)
}

/// Turns beyond a side: the first half lies straight on, the second beside it.
pub(super) fn beyond(measure: Measure, from: &Area, leaving: Heading, heading: Heading) -> Laid {
    let half = next_to(from, leaving, (measure.tall_width, measure.flat_height));
    let (width, height) = size(measure, heading, false);
    let place = match heading {
        Heading::Right | Heading::Down => (half.x, half.y),
        Heading::Left => (half.right() - width, half.y),
        Heading::Up => (half.x, half.bottom() - height),
    };
    tile(measure, place, heading, false)
}

fn next_to(from: &Area, heading: Heading, (width, height): (i32, i32)) -> Area {
    let middle = (from.x + from.width / 2, from.y + from.height / 2);
    let (x, y) = match heading {
        Heading::Right => (from.right(), middle.1 - height / 2),
        Heading::Left => (from.x - width, middle.1 - height / 2),
        Heading::Down => (middle.0 - width / 2, from.bottom()),
        Heading::Up => (middle.0 - width / 2, from.y - height),
    };
    Area {
        x,
        y,
        width,
        height,
    }
}
