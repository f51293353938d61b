//! Pieces as groups with attributes, alone, in rows and in piles.

use tapete_game::{Piece, Zone};

use super::Canvas;
use super::tile::{Mood, TileArt, piece_id, tile};
use crate::chain::{is_chosen, moves_touching, n_faces_max};

/// From one standing piece to the next, in sides of a face.
pub(super) const PITCH: f64 = 1.18;

/// How pieces lie side by side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rank {
    /// Left edge and top.
    pub(super) place: (f64, f64),
    /// The room to the right; pieces wrap there, hidden ones move together.
    pub(super) width: f64,
    /// The side of one face.
    pub(super) unit: f64,
    /// Whether the pieces stand in the middle of the room.
    pub(super) centred: bool,
}

impl Canvas<'_> {
    /// Draws one piece as a group; `shown` is where and how.
    pub(super) fn piece(&mut self, piece: &Piece, shown: TileArt) {
        let id = piece_id(&piece.id);
        let faces = piece.faces.join("|");
        let moves: Vec<String> = moves_touching(self.view, &piece.id)
            .map(|index| index.to_string())
            .collect();
        let moves = moves.join(" ");
        let mut class = "piece".to_owned();
        if piece.is_hidden() {
            class.push_str(" hidden");
        }
        match shown.mood {
            Mood::Fresh => class.push_str(" fresh"),
            Mood::Chosen => class.push_str(" chosen"),
            Mood::Idle => class.push_str(" idle"),
            Mood::Plain | Mood::Ghost => {}
        }
        let mut attributes = vec![
            ("id", id.as_str()),
            ("class", class.as_str()),
            ("data-id", piece.id.as_str()),
        ];
        if !piece.is_hidden() {
            attributes.push(("data-piece", faces.as_str()));
        }
        if !moves.is_empty() {
            attributes.push(("data-moves", moves.as_str()));
        }
        self.pen.open(&attributes);
        let title = if piece.is_hidden() {
            self.options.tongue.pick("face down", "boca abajo")
        } else {
            faces.as_str()
        };
        self.pen.title(title);
        tile(&mut self.pen, shown);
        self.pen.close();
    }

    /// Returns how a piece of a hand is meant now.
    pub(super) fn mood(&self, piece: &Piece) -> Mood {
        let idle =
            !self.view.moves.is_empty() && moves_touching(self.view, &piece.id).next().is_none();
        if is_chosen(self.view, self.options.highlight, &piece.id) {
            Mood::Chosen
        } else if piece.fresh {
            Mood::Fresh
        } else if idle && !piece.is_hidden() {
            Mood::Idle
        } else {
            Mood::Plain
        }
    }

    /// Draws the pieces of a zone standing side by side, in as many lines as
    /// needed, and returns the height.
    ///
    /// Hidden pieces take one line and lie on each other when room is short:
    /// only their number matters.
    pub(super) fn rank(&mut self, zone: &Zone, rank: Rank) -> f64 {
        let n_pieces = zone.pieces.len();
        if n_pieces == 0 {
            return 0.0;
        }
        let n_faces = n_faces_max(zone.pieces.iter().map(|piece| piece.faces.as_slice()));
        let all_hidden = zone.pieces.iter().all(Piece::is_hidden);
        let unit = rank.unit.min(rank.width);
        let mut pitch = unit * PITCH;
        let mut n_per_line = (((rank.width - unit) / pitch).floor().max(0.0) as usize) + 1;
        if all_hidden && n_pieces > n_per_line {
            n_per_line = n_pieces;
            pitch = (rank.width - unit) / (n_pieces - 1) as f64;
        }
        let n_lines = n_pieces.div_ceil(n_per_line);
        // Lines of nearly equal length look better than a full one and a rest.
        let n_per_line = n_pieces.div_ceil(n_lines);
        let line_height = unit * (n_faces as f64 + 0.22);
        self.pen.open(&[("class", "zone"), ("data-zone", &zone.id)]);
        for (index, piece) in zone.pieces.iter().enumerate() {
            let line = index / n_per_line;
            let n_in_line = n_per_line.min(n_pieces - line * n_per_line);
            let line_width = pitch * (n_in_line - 1) as f64 + unit;
            let indent = if rank.centred {
                (rank.width - line_width) / 2.0
            } else {
                0.0
            };
            let mood = self.mood(piece);
            let lift = if mood == Mood::Chosen {
                unit * 0.2
            } else {
                0.0
            };
            let place = (
                rank.place.0 + indent + (index % n_per_line) as f64 * pitch,
                rank.place.1 + line as f64 * line_height - lift,
            );
            let shown = TileArt {
                place,
                unit,
                n_faces,
                tall: true,
                reversed: false,
                faces: &piece.faces,
                mood,
            };
            self.piece(piece, shown);
        }
        self.pen.close();
        n_lines as f64 * line_height
    }
}
