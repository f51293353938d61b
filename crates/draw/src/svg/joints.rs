//! What pictures of joined pieces have in common: a piece in any posture, the
//! places for one more, and the lines between pieces.

use tapete_game::Piece;

use super::Canvas;
use super::pen::number;
use super::tile::{Mood, TileArt, tile};
use crate::layout::Place;

/// The colour of lines between pieces.
const LINE: &str = "#e8dfc8";

/// The colour of what the reader can do.
pub(super) const GHOST: &str = "#ffd54a";

/// Where a piece of a table lies.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seated {
    /// Top left corner.
    pub(super) place: (f64, f64),
    /// The side of one face.
    pub(super) unit: f64,
    pub(super) n_faces: usize,
    pub(super) tall: bool,
    pub(super) reversed: bool,
}

impl Canvas<'_> {
    /// Draws a piece of a table.
    pub(super) fn seated_piece(&mut self, piece: &Piece, seated: Seated) {
        let mood = match piece.fresh {
            true => Mood::Fresh,
            false => Mood::Plain,
        };
        self.piece(piece, art(seated, &piece.faces, mood));
    }

    /// Draws the highlighted piece where it would lie.
    pub(super) fn seated_ghost(&mut self, place: &Place, seated: Seated) {
        self.open_spot(place);
        tile(&mut self.pen, art(seated, place.faces, Mood::Ghost));
        self.pen.close();
    }

    /// Marks a place for one more piece with a small ring around a point.
    pub(super) fn ring(&mut self, place: &Place, (x, y): (f64, f64), unit: f64) {
        self.open_spot(place);
        let radius = (unit * 0.24).max(4.0);
        self.pen.raw(&format!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{GHOST}\" fill-opacity=\"0.5\" \
             stroke=\"{GHOST}\" stroke-width=\"{}\"/>",
            number(x),
            number(y),
            number(radius),
            number(radius * 0.28),
        ));
        self.pen.close();
    }

    /// Draws a line between pieces; `path` is the data of an SVG path.
    pub(super) fn joining_line(&mut self, path: &str, unit: f64) {
        self.pen.raw(&format!(
            "<path class=\"joint\" d=\"{path}\" fill=\"none\" stroke=\"{LINE}\" \
             stroke-opacity=\"0.55\" stroke-width=\"{}\" stroke-linecap=\"round\" \
             stroke-linejoin=\"round\"/>",
            number((unit * 0.07).max(1.2)),
        ));
    }

    fn open_spot(&mut self, place: &Place) {
        let moves: Vec<String> = place.moves.iter().map(usize::to_string).collect();
        let mut attributes = vec![("class", "spot")];
        let moves = moves.join(" ");
        attributes.push(("data-spot", place.name.as_str()));
        attributes.push(("data-moves", moves.as_str()));
        self.pen.open(&attributes);
    }
}

fn art<'a>(seated: Seated, faces: &'a [String], mood: Mood) -> TileArt<'a> {
    TileArt {
        place: seated.place,
        unit: seated.unit,
        n_faces: seated.n_faces,
        tall: seated.tall,
        reversed: seated.reversed,
        faces,
        mood,
    }
}

#[cfg(test)]
mod tests;
