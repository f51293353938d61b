//! The part of the plane that a picture shows.

use super::bends::Area;
use crate::grid::{Bounds, joined};

/// A window around everything that lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    x: i32,
    y: i32,
    pub(crate) width: i32,
    pub(crate) height: i32,
}

impl Window {
    /// Opens a window around some areas with a rim, at least `width` wide. The
    /// middle of the plane stays in the middle if that is wide enough, so that
    /// what lies does not move sideways while the table grows.
    pub(crate) fn around(areas: impl Iterator<Item = Area>, rim: (i32, i32), width: i32) -> Window {
        let all = areas.reduce(|all, it| {
            let (x, y) = (all.x.min(it.x), all.y.min(it.y));
            Area {
                x,
                y,
                width: all.right().max(it.right()) - x,
                height: all.bottom().max(it.bottom()) - y,
            }
        });
        let all = all.unwrap_or(Area {
            x: 0,
            y: 0,
            width: 0,
            height: 0,
        });
        let (left, right) = (all.x - rim.0, all.right() + rim.0);
        let x = if -left <= width / 2 && right <= width - width / 2 {
            -(width / 2)
        } else {
            left - (width - (right - left)).max(0) / 2
        };
        Window {
            x,
            y: all.y - rim.1,
            width: width.max(right - left),
            height: all.height + 2 * rim.1,
        }
    }

    /// Returns the first and the last point of both axes.
    pub(crate) fn bounds(&self) -> Bounds {
        Bounds {
            x: (self.x, self.x + self.width),
            y: (self.y, self.y + self.height),
        }
    }

    /// Returns the window with room for other bounds, too.
    pub(crate) fn joined(self, others: Option<Bounds>) -> Window {
        match joined(Some(self.bounds()), others) {
            Some(it) => Window {
                x: it.x.0,
                y: it.y.0,
                width: it.x.1 - it.x.0,
                height: it.y.1 - it.y.0,
            },
            None => self,
        }
    }

    /// Returns where a point is in the window.
    pub(crate) fn moved(&self, (x, y): (i32, i32)) -> (i32, i32) {
        (x - self.x, y - self.y)
    }
}
