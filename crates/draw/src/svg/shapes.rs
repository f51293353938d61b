//! Triangles, squares and hexagons as pictures: ivory with round corners, and
//! a value near each corner.

use super::face::{FaceRoom, corner_value};
use super::pen::{Pen, number};
use super::tile::Mood;
use crate::grid::Lattice;

/// Half the square root of three: a triangle's height, when its side is 1.
const TALL: f64 = 0.866_025_403_784_438_6;

/// Where and how a shape is drawn.
#[derive(Clone, Debug)]
pub(super) struct ShapeArt<'a> {
    pub(super) lattice: Lattice,
    /// The corners in the order of the faces.
    pub(super) corners: Vec<(f64, f64)>,
    /// The length of an edge.
    pub(super) side: f64,
    /// What the faces show; empty for the back.
    pub(super) faces: &'a [String],
    pub(super) mood: Mood,
}

impl Lattice {
    /// Returns the length of a step to the right and upwards, when the side of
    /// a cell is 1.
    pub(super) fn steps(self) -> (f64, f64) {
        match self {
            Lattice::Triangles | Lattice::Hexagons => (0.5, TALL),
            Lattice::Squares => (0.5, 0.5),
        }
    }

    /// Returns width and height of a piece in a hand.
    pub(super) fn stood_size(self, side: f64) -> (f64, f64) {
        let corners = self.stood((0.0, 0.0), side);
        let farther = |far: (f64, f64), it: &(f64, f64)| (far.0.max(it.0), far.1.max(it.1));
        corners.iter().fold((0.0, 0.0), farther)
    }

    /// Returns the corners of a piece in a hand, in the order of its faces.
    pub(super) fn stood(self, (left, top): (f64, f64), side: f64) -> Vec<(f64, f64)> {
        let (right, up) = self.steps();
        let corners = self.upright();
        let x_min = corners.iter().map(|it| it.0).min().unwrap_or(0);
        let y_max = corners.iter().map(|it| it.1).max().unwrap_or(0);
        let moved = |(x, y): (i32, i32)| {
            (
                left + f64::from(x - x_min) * right * side,
                top + f64::from(y_max - y) * up * side,
            )
        };
        corners.into_iter().map(moved).collect()
    }

    /// Returns the distance from the middle of a cell to its edges, when the
    /// side is 1.
    fn reach(self) -> f64 {
        match self {
            Lattice::Triangles => TALL / 3.0,
            Lattice::Squares => 0.5,
            Lattice::Hexagons => TALL,
        }
    }

    /// Returns how large a cell looks, when its side is 1: a triangle's side goes
    /// all across it, a hexagon's only half.
    fn bulk(self) -> f64 {
        match self {
            Lattice::Triangles | Lattice::Squares => 1.0,
            Lattice::Hexagons => 1.7,
        }
    }

    /// Returns how far a value is from its corner, and how large it is, when
    /// the side is 1.
    fn value_place(self) -> (f64, f64) {
        match self {
            Lattice::Triangles => (0.275, 0.2),
            Lattice::Squares => (0.33, 0.27),
            Lattice::Hexagons => (0.38, 0.33),
        }
    }
}

/// Draws the shape's body and values, without a group of its own.
pub(super) fn shape(pen: &mut Pen, art: &ShapeArt) {
    let side = art.side * art.lattice.bulk();
    let body = outline(art, side * 0.012, side * 0.085);
    if art.mood == Mood::Ghost {
        pen.raw(&format!(
            "<path d=\"{body}\" fill=\"#fffdf5\" fill-opacity=\"{}\" stroke=\"#ffd54a\" \
             stroke-width=\"{}\" stroke-dasharray=\"{}\"/>",
            if art.faces.is_empty() { "0.06" } else { "0.6" },
            number(side * 0.025),
            number(side * 0.07),
        ));
    } else {
        pen.raw(&format!(
            "<path d=\"{body}\" transform=\"translate({} {})\" fill=\"#000\" \
             fill-opacity=\"0.35\"/>",
            number(side * 0.013),
            number(side * 0.03),
        ));
        let fill = match (art.faces.is_empty(), art.mood) {
            (true, _) => "url(#tapete-back)",
            (false, Mood::Idle) => "#c3bda9",
            (false, Mood::Plain | Mood::Fresh | Mood::Chosen | Mood::Ghost) => "url(#tapete-ivory)",
        };
        let (edge, edge_width) = match art.mood {
            Mood::Chosen => ("#ffc107", 0.045),
            Mood::Fresh => ("#ff9f1c", 0.035),
            Mood::Plain | Mood::Idle | Mood::Ghost => ("#a89b7a", 0.01),
        };
        pen.raw(&format!(
            "<path d=\"{body}\" fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"{}\"/>",
            number((side * edge_width).max(0.6)),
        ));
    }
    if art.faces.is_empty() {
        if art.mood != Mood::Ghost {
            pen.raw(&format!(
                "<path d=\"{}\" fill=\"none\" stroke=\"#d8a48f\" stroke-opacity=\"0.55\" \
                 stroke-width=\"{}\"/>",
                outline(art, side * 0.07, side * 0.05),
                number(side * 0.015),
            ));
        }
        return;
    }
    rays(pen, art);
    let (inset, size) = art.lattice.value_place();
    let side = art.side;
    let middle = middle(&art.corners);
    for (index, face) in art.faces.iter().enumerate().take(art.corners.len()) {
        let room = FaceRoom {
            middle: towards(art.corners[index], middle, inset * side),
            size: size * side,
        };
        let part = part(art, index);
        let path = rounded(&part, art.side * 0.04);
        corner_value(pen, face, room, (&path, self::middle(&part)));
    }
}

/// Returns the part that belongs to one corner: from there to the middles of
/// both edges and of the shape.
fn part(art: &ShapeArt, index: usize) -> Vec<(f64, f64)> {
    let n_corners = art.corners.len();
    let corner = art.corners[index];
    let half = |other: (f64, f64)| ((corner.0 + other.0) / 2.0, (corner.1 + other.1) / 2.0);
    let part = [
        corner,
        half(art.corners[(index + 1) % n_corners]),
        middle(&art.corners),
        half(art.corners[(index + n_corners - 1) % n_corners]),
    ];
    shrunk(&part, 0.82)
}

/// Draws thin lines from the middle to the edges, so that each value has a part
/// of its own.
fn rays(pen: &mut Pen, art: &ShapeArt) {
    let middle = middle(&art.corners);
    let mut path = String::new();
    for (index, corner) in art.corners.iter().enumerate() {
        let next = art.corners[(index + 1) % art.corners.len()];
        let edge = ((corner.0 + next.0) / 2.0, (corner.1 + next.1) / 2.0);
        let start = towards(middle, edge, art.side * 0.05);
        let finish = towards(edge, middle, art.side * 0.05);
        path.push_str(&format!(
            "M{} {}L{} {}",
            number(start.0),
            number(start.1),
            number(finish.0),
            number(finish.1)
        ));
    }
    pen.raw(&format!(
        "<path d=\"{path}\" fill=\"none\" stroke=\"#8d8166\" stroke-opacity=\"0.35\" \
         stroke-width=\"{}\" stroke-linecap=\"round\"/>",
        number((art.side * 0.012).max(0.5)),
    ));
}

/// Returns the path of the shape, smaller by `gap` at each edge, with round
/// corners.
fn outline(art: &ShapeArt, gap: f64, round: f64) -> String {
    let part = 1.0 - gap / (art.lattice.reach() * art.side);
    rounded(&shrunk(&art.corners, part), round)
}

/// Moves corners towards their middle, so that this part of the size is left.
fn shrunk(corners: &[(f64, f64)], part: f64) -> Vec<(f64, f64)> {
    let middle = middle(corners);
    let moved = |corner: &(f64, f64)| {
        (
            middle.0 + (corner.0 - middle.0) * part,
            middle.1 + (corner.1 - middle.1) * part,
        )
    };
    corners.iter().map(moved).collect()
}

/// Returns a path through corners, which are cut round at that distance.
fn rounded(corners: &[(f64, f64)], round: f64) -> String {
    let n_corners = corners.len();
    let mut path = String::new();
    for (index, corner) in corners.iter().enumerate() {
        let before = towards(*corner, corners[(index + n_corners - 1) % n_corners], round);
        let after = towards(*corner, corners[(index + 1) % n_corners], round);
        path.push_str(&format!(
            "{}{} {}Q{} {} {} {}",
            if index == 0 { "M" } else { "L" },
            number(before.0),
            number(before.1),
            number(corner.0),
            number(corner.1),
            number(after.0),
            number(after.1),
        ));
    }
    path.push('Z');
    path
}

fn middle(corners: &[(f64, f64)]) -> (f64, f64) {
    let n_corners = corners.len().max(1) as f64;
    let sum = corners
        .iter()
        .fold((0.0, 0.0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
    (sum.0 / n_corners, sum.1 / n_corners)
}

/// Returns the point at that distance from one point to another.
fn towards(start: (f64, f64), finish: (f64, f64), distance: f64) -> (f64, f64) {
    let (right, down) = (finish.0 - start.0, finish.1 - start.1);
    let length = (right * right + down * down).sqrt();
    if length <= f64::EPSILON {
        return start;
    }
    let part = distance / length;
    (start.0 + right * part, start.1 + down * part)
}
