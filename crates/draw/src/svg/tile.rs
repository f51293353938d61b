//! One tile as a picture: ivory, a bar, and pips as on real dominoes.

use super::face::{FaceRoom, tile_value};
use super::pen::{Pen, id_of, number};

/// The colour of each number's pips, each readable on ivory.
pub(super) const PIP_COLOURS: [&str; 10] = [
    "#333333", "#1f6fb2", "#2b8a3e", "#c92a2a", "#7a4a21", "#1c3f94", "#b26a00", "#c2187a",
    "#00798a", "#6a1b9a",
];

/// Where pips lie on a face, in thirds from its middle, on a standing tile.
const PIPS: [&[(i8, i8)]; 10] = [
    &[],
    &[(0, 0)],
    &[(-1, -1), (1, 1)],
    &[(-1, -1), (0, 0), (1, 1)],
    &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
    &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    &[(-1, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (1, 1)],
    &[
        (-1, -1),
        (0, -1),
        (1, -1),
        (-1, 0),
        (1, 0),
        (-1, 1),
        (0, 1),
        (1, 1),
    ],
    &[
        (-1, -1),
        (0, -1),
        (1, -1),
        (-1, 0),
        (0, 0),
        (1, 0),
        (-1, 1),
        (0, 1),
        (1, 1),
    ],
];

/// How a tile is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mood {
    /// Lies there.
    Plain,
    /// Was played last.
    Fresh,
    /// Belongs to the highlighted move.
    Chosen,
    /// Cannot be moved now.
    Idle,
    /// Could lie there.
    Ghost,
}

/// Where and how a tile is drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct TileArt<'a> {
    /// Top left corner.
    pub(super) place: (f64, f64),
    /// The side of one face.
    pub(super) unit: f64,
    pub(super) n_faces: usize,
    /// Whether the faces lie one above the other.
    pub(super) tall: bool,
    /// Whether the first face is at the right.
    pub(super) reversed: bool,
    /// What the faces show; empty for the back.
    pub(super) faces: &'a [String],
    pub(super) mood: Mood,
}

impl TileArt<'_> {
    /// Returns width and height.
    pub(super) fn size(&self) -> (f64, f64) {
        let length = self.unit * self.n_faces as f64;
        if self.tall {
            (self.unit, length)
        } else {
            (length, self.unit)
        }
    }
}

/// Writes the shapes that tiles use.
pub(super) fn definitions(pen: &mut Pen) {
    pen.raw(
        "<linearGradient id=\"tapete-ivory\" x1=\"0\" y1=\"0\" x2=\"0.6\" y2=\"1\">\
         <stop offset=\"0\" stop-color=\"#fffdf5\"/><stop offset=\"1\" stop-color=\"#efe6cf\"/>\
         </linearGradient>",
    );
    pen.raw(
        "<linearGradient id=\"tapete-back\" x1=\"0\" y1=\"0\" x2=\"0.6\" y2=\"1\">\
         <stop offset=\"0\" stop-color=\"#8c3b2e\"/><stop offset=\"1\" stop-color=\"#6d2a20\"/>\
         </linearGradient>",
    );
    for (face, pips) in PIPS.iter().enumerate().skip(1) {
        let radius = if face > 6 { 0.088 } else { 0.1 };
        let mut group = format!(
            "<g id=\"tapete-face-{face}\" fill=\"{}\">",
            PIP_COLOURS[face]
        );
        for (right, down) in *pips {
            group.push_str(&format!(
                "<circle cx=\"{}\" cy=\"{}\" r=\"{radius}\"/>",
                number(f64::from(*right) * 0.26),
                number(f64::from(*down) * 0.26),
            ));
        }
        group.push_str("</g>");
        pen.raw(&group);
    }
}

/// Draws the tile's body and faces, without a group of its own.
pub(super) fn tile(pen: &mut Pen, art: TileArt) {
    let (x, y) = art.place;
    let (width, height) = art.size();
    let unit = art.unit;
    let gap = unit * 0.025;
    let corner = (x + gap, y + gap);
    let size = (width - 2.0 * gap, height - 2.0 * gap);
    let round = unit * 0.16;
    if art.mood == Mood::Ghost {
        pen.rect(
            corner,
            size,
            round,
            &format!(
                "fill=\"#fffdf5\" fill-opacity=\"{}\" stroke=\"#ffd54a\" stroke-width=\"{}\" \
                 stroke-dasharray=\"{}\"",
                if art.faces.is_empty() { "0.06" } else { "0.6" },
                number(unit * 0.05),
                number(unit * 0.14),
            ),
        );
    } else {
        let shadow = (corner.0 + unit * 0.03, corner.1 + unit * 0.07);
        pen.rect(shadow, size, round, "fill=\"#000\" fill-opacity=\"0.35\"");
        let fill = match (art.faces.is_empty(), art.mood) {
            (true, _) => "url(#tapete-back)",
            (false, Mood::Idle) => "#c3bda9",
            (false, Mood::Plain | Mood::Fresh | Mood::Chosen | Mood::Ghost) => "url(#tapete-ivory)",
        };
        let (edge, edge_width) = match art.mood {
            Mood::Chosen => ("#ffc107", 0.09),
            Mood::Fresh => ("#ff9f1c", 0.07),
            Mood::Plain | Mood::Idle | Mood::Ghost if art.faces.is_empty() => ("#4a1a13", 0.03),
            Mood::Plain | Mood::Idle | Mood::Ghost => ("#b8ab8c", 0.03),
        };
        let look = format!(
            "fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"{}\"",
            number(unit * edge_width)
        );
        pen.rect(corner, size, round, &look);
    }
    if art.faces.is_empty() {
        if art.mood != Mood::Ghost {
            let inset = unit * 0.14;
            pen.rect(
                (x + inset, y + inset),
                (width - 2.0 * inset, height - 2.0 * inset),
                unit * 0.1,
                &format!(
                    "fill=\"none\" stroke=\"#d8a48f\" stroke-opacity=\"0.55\" stroke-width=\"{}\"",
                    number(unit * 0.03)
                ),
            );
        }
        return;
    }
    bars(pen, art);
    for index in 0..art.n_faces {
        let Some(face) = art.faces.get(index) else {
            break;
        };
        let slot = if art.reversed {
            art.n_faces - 1 - index
        } else {
            index
        };
        let along = (slot as f64 + 0.5) * unit;
        let middle = if art.tall {
            (x + unit / 2.0, y + along)
        } else {
            (x + along, y + unit / 2.0)
        };
        draw_face(pen, face, middle, art);
    }
}

/// Draws the bars between faces.
fn bars(pen: &mut Pen, art: TileArt) {
    let (x, y) = art.place;
    let unit = art.unit;
    let thickness = (unit * 0.05).max(0.8);
    let inset = unit * 0.14;
    let length = unit - 2.0 * inset;
    for index in 1..art.n_faces {
        let along = index as f64 * unit - thickness / 2.0;
        let (corner, size) = if art.tall {
            ((x + inset, y + along), (length, thickness))
        } else {
            ((x + along, y + inset), (thickness, length))
        };
        pen.rect(corner, size, thickness / 2.0, "fill=\"#8d8166\"");
    }
}

fn draw_face(pen: &mut Pen, face: &str, (x, y): (f64, f64), art: TileArt) {
    // On a strip numbers are easier to read; one can also be a colour's name.
    let is_colour = pen.palette.iter().any(|tint| tint.face == face);
    let has_pips = art.n_faces == 2 && !is_colour;
    match face.as_bytes() {
        [b'0'] if has_pips => {}
        [digit @ b'1'..=b'9'] if has_pips => {
            let turn = if art.tall { "" } else { " rotate(90)" };
            pen.raw(&format!(
                "<use href=\"#tapete-face-{}\" transform=\"translate({} {}){turn} scale({})\"/>",
                digit - b'0',
                number(x),
                number(y),
                number(art.unit),
            ));
        }
        _ => {
            let room = FaceRoom {
                middle: (x, y),
                size: art.unit,
            };
            tile_value(pen, face, room);
        }
    }
}

/// Returns the id of a piece's group.
pub(super) fn piece_id(piece: &str) -> String {
    id_of("piece-", piece)
}
