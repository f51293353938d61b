//! Lays strips as an outline: what goes straight on stands to the right in the
//! same line, what branches off hangs below, as in a list of folders.
//!
//! The branches of a line are laid from its right end to its left, so that the
//! lines which go down from the pieces never meet one. A branch hangs beside
//! others in the same row where it ends before they begin.

/// What stands in an outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slot {
    /// A piece, by its index in the zone.
    Piece(usize),
    /// A place for one more, by its index in the list of places.
    Place(usize),
}

/// The room between two branches in one row.
const NEIGHBOUR_GAP: i32 = 2;

/// What the outline asks of a piece.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Twig {
    /// The piece it is joined to, always an earlier one; none for a root.
    pub(crate) to: Option<usize>,
    /// How far to the right in that piece it is joined.
    pub(crate) offset: i32,
    /// Whether it goes straight on, to the right.
    pub(crate) along: bool,
    pub(crate) width: i32,
}

/// How an outline is laid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    /// Where lines should end.
    pub(crate) width: i32,
    /// The room that a line has at least, also beyond that.
    pub(crate) width_min: i32,
    /// The room between pieces in a line.
    pub(crate) gap: i32,
    /// How far a branch stands to the right of its line downwards.
    pub(crate) indent: i32,
    /// Whether a line that is too long goes on in the next; if not, what comes
    /// next hangs below its piece.
    pub(crate) wraps: bool,
}

/// A line down from a piece to a branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Drop {
    pub(crate) x: i32,
    /// The row of the piece and that of the branch.
    pub(crate) rows: (usize, usize),
    /// Where the branch begins.
    pub(crate) target_x: i32,
    /// Whether a line only goes on in the next one.
    pub(crate) wrapped: bool,
}

/// Pieces by row and column, and the lines between them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outline {
    pub(crate) slots: Vec<Slot>,
    /// The row and the left edge of each slot.
    pub(crate) places: Vec<(usize, i32)>,
    pub(crate) drops: Vec<Drop>,
    pub(crate) n_rows: usize,
    /// Where the longest line ends.
    pub(crate) width: i32,
}

impl Outline {
    /// Lists the row and the left edge of what goes straight on.
    pub(crate) fn places_along(&self) -> impl Iterator<Item = (usize, i32)> + '_ {
        let hangs = |place: &(usize, i32)| {
            let mut drops = self.drops.iter();
            drops.any(|drop| (drop.rows.1, drop.target_x) == *place)
        };
        let places = self.places.iter().copied();
        places.filter(move |place| place.1 > 0 && !hangs(place))
    }
}

/// Lays pieces and places; every root begins at the left.
pub(crate) fn outline(twigs: &[(Slot, Twig)], style: Style) -> Outline {
    let (slots, twigs): (Vec<Slot>, Vec<Twig>) = twigs.iter().copied().unzip();
    let twigs = twigs.as_slice();
    let mut children = vec![Vec::new(); twigs.len()];
    let mut roots = Vec::new();
    for (index, twig) in twigs.iter().enumerate() {
        match twig.to.filter(|to| *to < index) {
            Some(to) => children[to].push(index),
            None => roots.push(index),
        }
    }
    for list in &mut children {
        list.sort_by_key(|index: &usize| -twigs[*index].offset);
    }
    let walk = Walk {
        twigs,
        style,
        children,
    };
    let mut all = Block::default();
    for root in roots {
        let rows_above = all.spans.len();
        all.merge(walk.lines(root, 0), rows_above);
    }
    let mut places = vec![(0, 0); twigs.len()];
    for (index, row, x) in all.places {
        places[index] = (row, x);
    }
    Outline {
        slots,
        places,
        drops: all.drops,
        n_rows: all.spans.len(),
        width: all.spans.iter().map(|(_, right)| *right).max().unwrap_or(0),
    }
}

/// Some lines of an outline, with rows counted from the first of them.
#[derive(Default)]
struct Block {
    /// Index, row and left edge.
    places: Vec<(usize, usize, i32)>,
    drops: Vec<Drop>,
    /// Where each row begins and ends.
    spans: Vec<(i32, i32)>,
}

impl Block {
    /// Takes another block in, that many rows below the first of this one.
    fn merge(&mut self, other: Block, down: usize) {
        let places = other.places.into_iter();
        self.places
            .extend(places.map(|(index, row, x)| (index, row + down, x)));
        self.drops.extend(other.drops.into_iter().map(|drop| Drop {
            rows: (drop.rows.0 + down, drop.rows.1 + down),
            ..drop
        }));
        for (row, span) in other.spans.into_iter().enumerate() {
            self.take(row + down, span);
        }
    }

    /// Marks a part of a row as taken.
    fn take(&mut self, row: usize, (left, right): (i32, i32)) {
        while self.spans.len() <= row {
            self.spans.push((i32::MAX, i32::MIN));
        }
        let span = &mut self.spans[row];
        *span = (span.0.min(left), span.1.max(right));
    }

    /// Returns the first row below the first one where another block fits to
    /// the left of all that stands there.
    fn row_for(&self, other: &Block) -> usize {
        let fits = |down: usize| {
            other.spans.iter().enumerate().all(|(row, (_, right))| {
                let taken = self.spans.get(row + down);
                taken.is_none_or(|(left, _)| *left == i32::MAX || right + NEIGHBOUR_GAP <= *left)
            })
        };
        (1..self.spans.len())
            .find(|down| fits(*down))
            .unwrap_or(self.spans.len().max(1))
    }
}

struct Walk<'a> {
    twigs: &'a [Twig],
    style: Style,
    /// What is joined to each piece, from right to left.
    children: Vec<Vec<usize>>,
}

impl Walk<'_> {
    /// Lays a piece and all that follows from it.
    fn lines(&self, start: usize, left: i32) -> Block {
        let (mut all, rest) = self.line(start, left);
        let mut rest = rest;
        while let Some(next) = rest {
            let row = all.spans.len();
            all.drops.push(Drop {
                x: left,
                rows: (row.saturating_sub(1), row),
                target_x: left,
                wrapped: true,
            });
            let block;
            (block, rest) = self.line(next, left);
            all.merge(block, row);
        }
        all
    }

    /// Lays one line with the branches below it, and returns what goes on in
    /// the next line.
    fn line(&self, start: usize, left: i32) -> (Block, Option<usize>) {
        let mut block = Block::default();
        let mut line = Vec::new();
        let (mut x, mut last) = (left, start);
        let end = self.style.width.max(left + self.style.width_min);
        let rest = loop {
            block.places.push((last, 0, x));
            line.push((last, x));
            x += self.twigs[last].width;
            let mut along = self.children[last].iter().copied();
            let Some(next) = along.find(|it| self.twigs[*it].along) else {
                break None;
            };
            if x + self.style.gap + self.twigs[next].width > end {
                break self.style.wraps.then_some(next);
            }
            x += self.style.gap;
            last = next;
        };
        block.take(0, (left, x));
        for (number, (index, x)) in line.iter().enumerate().rev() {
            let in_line = line.get(number + 1).map(|(next, _)| *next).or(rest);
            for child in &self.children[*index] {
                if Some(*child) != in_line {
                    let x = x + self.twigs[*child].offset;
                    self.branch(&mut block, *child, x);
                }
            }
        }
        (block, rest)
    }

    /// Hangs a branch below a line, as high as there is room to the left of the
    /// branches that hang there already.
    fn branch(&self, block: &mut Block, child: usize, x: i32) {
        let target_x = x + self.style.indent;
        let mut below = self.lines(child, target_x);
        below.take(0, (x, x));
        let row = block.row_for(&below);
        block.merge(below, row);
        for above in 1..row {
            block.take(above, (x, x));
        }
        block.drops.push(Drop {
            x,
            rows: (0, row),
            target_x,
            wrapped: false,
        });
    }
}
