//! The corners where edges of cells meet, and the glyph for each.

use super::sheet::Ink;

/// How the edges of a cell are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stroke {
    Dotted,
    Plain,
    Heavy,
}

/// What is known of a corner.
#[derive(Clone, Copy, Debug)]
pub(super) struct Knot {
    /// The directions in which edges leave, as bits of [`way`].
    pub(super) ways: u16,
    pub(super) ink: Ink,
    pub(super) stroke: Stroke,
}

const LEFT: u16 = 1;
const RIGHT: u16 = 2;
const UP: u16 = 4;
const DOWN: u16 = 8;
const UP_LEFT: u16 = 16;
const UP_RIGHT: u16 = 32;
const DOWN_LEFT: u16 = 64;
const DOWN_RIGHT: u16 = 128;

/// Returns the bit of a direction, given as steps down and right.
pub(super) fn way(step: (i32, i32)) -> u16 {
    match step {
        (0, -1) => LEFT,
        (0, 1) => RIGHT,
        (-1, 0) => UP,
        (1, 0) => DOWN,
        (-1, -1) => UP_LEFT,
        (-1, 1) => UP_RIGHT,
        (1, -1) => DOWN_LEFT,
        (1, 1) => DOWN_RIGHT,
        _ => 0,
    }
}

/// Returns the glyph of a corner.
pub(super) fn knot_glyph(knot: Knot) -> char {
    if knot.stroke == Stroke::Dotted {
        return '·';
    }
    let heavy = knot.stroke == Stroke::Heavy;
    let upright = knot.ways & (LEFT | RIGHT | UP | DOWN);
    let pick = |plain: char, bold: char| if heavy { bold } else { plain };
    match upright {
        it if it == LEFT | RIGHT | UP | DOWN => pick('┼', '╋'),
        it if it == LEFT | RIGHT | UP => pick('┴', '┻'),
        it if it == LEFT | RIGHT | DOWN => pick('┬', '┳'),
        it if it == LEFT | UP | DOWN => pick('┤', '┫'),
        it if it == RIGHT | UP | DOWN => pick('├', '┣'),
        it if it == LEFT | UP => pick('┘', '┛'),
        it if it == RIGHT | UP => pick('└', '┗'),
        it if it == LEFT | DOWN => pick('┐', '┓'),
        it if it == RIGHT | DOWN => pick('┌', '┏'),
        it if it == LEFT | RIGHT => pick('─', '━'),
        LEFT => pick('╴', '╸'),
        RIGHT => pick('╶', '╺'),
        _ => slanted_glyph(knot.ways),
    }
}

/// Returns the glyph where only slanted edges meet: it closes the gap between
/// those above, below, or at one side.
fn slanted_glyph(ways: u16) -> char {
    match ways {
        it if it == DOWN_LEFT | DOWN_RIGHT => '_',
        it if it == UP_LEFT | UP_RIGHT => '‾',
        it if it == UP_RIGHT | DOWN_RIGHT => '▕',
        it if it == UP_LEFT | DOWN_LEFT => '▏',
        _ => '╳',
    }
}
