//! Lays strips as an outline: what goes straight on stands to the right in the
//! same line, what branches off hangs below, as in a list of folders.
//!
//! The branches of a line are laid from its right end to its left, so that the
//! lines which go down from the pieces never meet one.

/// What stands in an outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slot {
    /// A piece, by its index in the zone.
    Piece(usize),
    /// A place for one more, by its index in the list of places.
    Place(usize),
}

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
    let mut walk = Walk {
        twigs,
        style,
        children,
        outline: Outline {
            places: vec![(0, 0); twigs.len()],
            slots,
            ..Outline::default()
        },
    };
    let mut row = 0;
    for root in roots {
        row = walk.lines(root, 0, row);
    }
    walk.outline.n_rows = row;
    walk.outline
}

struct Walk<'a> {
    twigs: &'a [Twig],
    style: Style,
    /// What is joined to each piece, from right to left.
    children: Vec<Vec<usize>>,
    outline: Outline,
}

impl Walk<'_> {
    /// Lays a piece and all that follows from it, and returns the next row.
    fn lines(&mut self, start: usize, left: i32, row: usize) -> usize {
        let (mut start, mut row) = (start, row);
        loop {
            let (line, rest) = self.line(start, left, row);
            let mut below = row + 1;
            for index in line.iter().rev().copied() {
                for child in self.children[index].clone() {
                    if line.contains(&child) || Some(child) == rest {
                        continue;
                    }
                    below = self.branch(index, child, below);
                }
            }
            let Some(next) = rest else {
                return below;
            };
            self.outline.drops.push(Drop {
                x: left,
                rows: (row, below),
                target_x: left,
                wrapped: true,
            });
            (start, row) = (next, below);
        }
    }

    /// Lays one line, and returns its pieces and what goes on in the next.
    fn line(&mut self, start: usize, left: i32, row: usize) -> (Vec<usize>, Option<usize>) {
        let mut line = vec![start];
        let mut x = left;
        let mut last = start;
        loop {
            self.outline.places[last] = (row, x);
            x += self.twigs[last].width;
            self.outline.width = self.outline.width.max(x);
            let along = self.children[last].iter().copied();
            let Some(next) = along.into_iter().find(|it| self.twigs[*it].along) else {
                return (line, None);
            };
            x += self.style.gap;
            if x + self.twigs[next].width > self.style.width {
                return (line, self.style.wraps.then_some(next));
            }
            line.push(next);
            last = next;
        }
    }

    fn branch(&mut self, from: usize, child: usize, row: usize) -> usize {
        let (from_row, left) = self.outline.places[from];
        let x = left + self.twigs[child].offset;
        let target_x = x + self.style.indent;
        self.outline.drops.push(Drop {
            x,
            rows: (from_row, row),
            target_x,
            wrapped: false,
        });
        self.lines(child, target_x, row)
    }
}
