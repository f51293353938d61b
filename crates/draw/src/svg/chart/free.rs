//! Which parts of a map are still free, so that numbers cover nothing.

use super::Frame;

/// A rectangle: left, top, right and bottom.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Area {
    pub(super) left: f64,
    pub(super) top: f64,
    pub(super) right: f64,
    pub(super) bottom: f64,
}

impl Area {
    /// Returns the area of that size around a point.
    pub(super) fn around((x, y): (f64, f64), (width, height): (f64, f64)) -> Area {
        Area {
            left: x - width / 2.0,
            top: y - height / 2.0,
            right: x + width / 2.0,
            bottom: y + height / 2.0,
        }
    }

    pub(super) fn meets(&self, other: &Area) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }
}

/// The areas that are taken, found by the buckets that they reach into.
pub(super) struct Free {
    frame: Frame,
    bucket: f64,
    columns: usize,
    rows: usize,
    taken: Vec<Vec<Area>>,
}

/// The most buckets along one side: a map may have very many cells.
const BUCKETS_MAX: usize = 64;

impl Free {
    pub(super) fn new(frame: Frame) -> Free {
        let longest = frame.width().max(frame.height());
        let bucket = frame.side.max(longest / BUCKETS_MAX as f64);
        let columns = (frame.width() / bucket).ceil().max(1.0) as usize;
        let rows = (frame.height() / bucket).ceil().max(1.0) as usize;
        Free {
            frame,
            bucket,
            columns,
            rows,
            taken: vec![Vec::new(); columns * rows],
        }
    }

    pub(super) fn take(&mut self, area: Area) {
        for index in self.buckets(&area) {
            if let Some(bucket) = self.taken.get_mut(index) {
                bucket.push(area);
            }
        }
    }

    /// Tells whether an area is on the map and meets nothing.
    pub(super) fn is_free(&self, area: &Area) -> bool {
        let (left, top) = (self.frame.left, self.frame.top);
        let is_inside = area.left >= left
            && area.top >= top
            && area.right <= left + self.frame.width()
            && area.bottom <= top + self.frame.height();
        is_inside
            && self.buckets(area).all(|index| {
                let taken = self.taken.get(index);
                taken.is_none_or(|it| it.iter().all(|other| !area.meets(other)))
            })
    }

    fn buckets(&self, area: &Area) -> impl Iterator<Item = usize> + use<> {
        let at = |value: f64, start: f64, n_all: usize| {
            (((value - start) / self.bucket).floor().max(0.0) as usize).min(n_all - 1)
        };
        let columns = at(area.left, self.frame.left, self.columns)
            ..=at(area.right, self.frame.left, self.columns);
        let rows =
            at(area.top, self.frame.top, self.rows)..=at(area.bottom, self.frame.top, self.rows);
        let n_columns = self.columns;
        rows.flat_map(move |row| {
            let columns = columns.clone();
            columns.map(move |column| row * n_columns + column)
        })
    }
}
