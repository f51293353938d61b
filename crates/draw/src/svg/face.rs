//! What a face shows when it is not pips: numerals, letters, words, suits, and
//! colours with the first letters of their names.

use super::pen::{Anchor, Pen, Type, number};
use super::tile::PIP_COLOURS;
use crate::tint::{Rgb, brightness, colour_of, short_name};

/// The colours of the numbers from 10 on, each readable on ivory.
const NUMBER_COLOURS: [&str; 9] = [
    "#8a1538", "#0b6e4f", "#a0410d", "#3a3f9e", "#5b5b00", "#9c1f9c", "#005f73", "#7f1d1d",
    "#344e41",
];

/// The largest part of a colour's name that is written on it.
const LETTERS_MAX: usize = 4;

/// Where a value is written.
#[derive(Clone, Copy, Debug)]
pub(super) struct FaceRoom {
    pub(super) middle: (f64, f64),
    /// The height of a letter that stands alone.
    pub(super) size: f64,
}

/// Draws a value near a corner; a colour fills the corner's part, which has
/// that path and middle.
pub(super) fn corner_value(
    pen: &mut Pen,
    face: &str,
    room: FaceRoom,
    (path, middle): (&str, (f64, f64)),
) {
    let Some(colour) = colour_of(&pen.palette, face) else {
        word(pen, face, room);
        return;
    };
    let look = tint_look(colour, room.size * 0.06);
    pen.raw(&format!("<path d=\"{path}\" {look}/>"));
    let size = room.size * 1.8;
    tint_name(pen, face, colour, FaceRoom { middle, size });
}

/// Draws a face of a tile whose side is `room.size`; a colour fills it.
pub(super) fn tile_value(pen: &mut Pen, face: &str, room: FaceRoom) {
    let Some(colour) = colour_of(&pen.palette, face) else {
        let is_long = face.chars().nth(1).is_some();
        let size = room.size * if is_long { 0.53 } else { 0.58 };
        word(pen, face, FaceRoom { size, ..room });
        return;
    };
    let side = room.size * 0.74;
    let (x, y) = room.middle;
    let look = tint_look(colour, room.size * 0.03);
    let corner = (x - side / 2.0, y - side / 2.0);
    pen.rect(corner, (side, side), room.size * 0.12, &look);
    tint_name(pen, face, colour, room);
}

/// Writes a word or a number, smaller if it is long.
fn word(pen: &mut Pen, face: &str, room: FaceRoom) {
    let n_glyphs = face.chars().count().max(1);
    let size = room.size * (1.84 / n_glyphs as f64).min(1.0);
    letters(pen, FaceRoom { size, ..room }, word_colour(face), face);
}

fn word_colour(face: &str) -> &'static str {
    match face {
        "♥" | "♦" => return "#c92a2a",
        "♠" | "♣" => return "#1b1b1e",
        _ => {}
    }
    // Only plain numbers: `+5` or `007` is a word.
    let known = face
        .parse::<usize>()
        .ok()
        .filter(|it| it.to_string() == face);
    match known {
        Some(small) if small < 10 => PIP_COLOURS[small],
        Some(large) if large < 10 + NUMBER_COLOURS.len() => NUMBER_COLOURS[large - 10],
        Some(_) | None => "#2b2b2b",
    }
}

/// Writes the first letters of a colour's name on it.
fn tint_name(pen: &mut Pen, face: &str, colour: Rgb, room: FaceRoom) {
    let name: String = short_name(&pen.palette, face)
        .chars()
        .take(LETTERS_MAX)
        .collect();
    let n_glyphs = name.chars().count().max(3);
    let size = room.size * 0.84 / n_glyphs as f64;
    let ink = if brightness(colour) < 140 {
        "#ffffff"
    } else {
        "#1b1b1e"
    };
    letters(pen, FaceRoom { size, ..room }, ink, &name);
}

/// Returns the fill of a colour, with an edge that shows on ivory also when it
/// is light.
fn tint_look([red, green, blue]: Rgb, edge: f64) -> String {
    format!(
        "fill=\"#{red:02x}{green:02x}{blue:02x}\" stroke=\"#3b3526\" stroke-opacity=\"0.55\" \
         stroke-width=\"{}\"",
        number(edge.max(0.4)),
    )
}

fn letters(pen: &mut Pen, room: FaceRoom, colour: &'static str, text: &str) {
    let kind = Type {
        size: room.size,
        colour,
        bold: true,
        anchor: Anchor::Middle,
    };
    let (x, y) = room.middle;
    pen.text((x, y + room.size * 0.36), kind, text);
}
