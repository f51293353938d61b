//! Pieces as groups with attributes, alone, in rows and in piles.

use tapete_game::{Piece, Role, Zone};

use super::pen::Pen;
use super::shapes::{ShapeArt, shape};
use super::tile::{Mood, TileArt, piece_id, tile};
use super::{Canvas, cards};
use crate::card::{Card, is_card};
use crate::chain::{is_chosen, is_idle, moves_touching, n_faces_max};
use crate::grid::Lattice;
use crate::words::fact_line;

/// From one standing piece to the next, in sides of a face.
const PITCH: f64 = 1.18;

/// How wide a card is among other pieces, in sides of a face.
const CARD: f64 = 2.2;

/// With more moves than this pieces do not name theirs: the lists would be
/// larger than the picture.
const MOVES_MAX: usize = 2000;

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
    /// Draws one tile as a group; `shown` is where and how.
    pub(super) fn piece(&mut self, piece: &Piece, shown: TileArt) {
        self.grouped(piece, shown.mood, |pen| tile(pen, shown));
    }

    /// Opens the group of a piece, lets it be drawn, and closes the group.
    pub(super) fn grouped(&mut self, piece: &Piece, mood: Mood, draw: impl FnOnce(&mut Pen)) {
        let id = piece_id(&piece.id);
        let moves: Vec<String> = match self.view.moves.len() {
            0..=MOVES_MAX => moves_touching(self.view, &piece.id)
                .map(|index| index.to_string())
                .collect(),
            _ => Vec::new(),
        };
        let moves = moves.join(" ");
        let mut class = "piece".to_owned();
        if piece.is_hidden() {
            class.push_str(" hidden");
        }
        match mood {
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
        let called = piece.called().unwrap_or_else(|| told(piece));
        if !piece.is_hidden() {
            attributes.push(("data-piece", called.as_str()));
        }
        if !moves.is_empty() {
            attributes.push(("data-moves", moves.as_str()));
        }
        self.pen.open(&attributes);
        let tongue = self.options.tongue;
        let title = match Card::of(piece) {
            Some(card) => card.sentence(tongue),
            None if piece.is_hidden() => tongue.pick("face down", "boca abajo").to_owned(),
            None => told(piece),
        };
        self.pen.title(&title);
        draw(&mut self.pen);
        self.pen.close();
    }

    /// Returns how a piece of a map is meant now.
    pub(super) fn map_mood(&self, piece: &Piece) -> Mood {
        if is_chosen(self.view, self.options.highlight, &piece.id) {
            Mood::Chosen
        } else if piece.fresh {
            Mood::Fresh
        } else {
            Mood::Plain
        }
    }

    /// Returns how a piece of a hand is meant now.
    pub(super) fn mood(&self, piece: &Piece) -> Mood {
        if is_chosen(self.view, self.options.highlight, &piece.id) {
            Mood::Chosen
        } else if piece.fresh {
            Mood::Fresh
        } else if is_idle(self.view, piece) {
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
        let all_hidden = zone.pieces.iter().all(Piece::is_hidden);
        let stand = Stand::of(zone);
        let unit = rank.unit.min(rank.width / stand.width);
        let piece_width = unit * stand.width;
        let mut pitch = unit * stand.pitch();
        let mut n_per_line = (((rank.width - piece_width) / pitch).floor().max(0.0) as usize) + 1;
        if all_hidden && n_pieces > n_per_line {
            n_per_line = n_pieces;
            pitch = (rank.width - piece_width) / (n_pieces - 1) as f64;
        }
        let n_lines = n_pieces.div_ceil(n_per_line);
        // Lines of nearly equal length look better than a full one and a rest.
        let n_per_line = n_pieces.div_ceil(n_lines);
        let line_height = unit * (stand.height + 0.22);
        self.pen.open(&[("class", "zone"), ("data-zone", &zone.id)]);
        for (index, piece) in zone.pieces.iter().enumerate() {
            let line = index / n_per_line;
            let n_in_line = n_per_line.min(n_pieces - line * n_per_line);
            let line_width = pitch * (n_in_line - 1) as f64 + piece_width;
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
            self.stood(piece, mood, stand, (place, unit));
        }
        self.pen.close();
        n_lines as f64 * line_height
    }

    /// Draws one piece of a rank, at that place and with that side of a face.
    fn stood(&mut self, piece: &Piece, mood: Mood, stand: Stand, (place, unit): ((f64, f64), f64)) {
        if is_card(piece) {
            self.card(piece, mood, place, unit * CARD);
            return;
        }
        let Some(lattice) = Lattice::of_shape(piece.shape) else {
            let shown = TileArt {
                place,
                unit,
                n_faces: match (piece.faces.len(), stand.tall) {
                    (0, _) | (_, true) => stand.n_faces,
                    (n_faces, false) => n_faces,
                },
                tall: stand.tall,
                reversed: false,
                faces: &piece.faces,
                mood,
            };
            self.piece(piece, shown);
            return;
        };
        let side = unit * side_of(lattice);
        let art = ShapeArt {
            lattice,
            corners: lattice.stood(place, side),
            side,
            faces: &piece.faces,
            mood,
        };
        self.grouped(piece, mood, |pen| shape(pen, &art));
    }
}

/// How the pieces of a zone stand, in sides of a face.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stand {
    pub(super) width: f64,
    pub(super) height: f64,
    /// The most faces of a tile.
    n_faces: usize,
    /// Whether tiles have their faces one above the other.
    tall: bool,
}

impl Stand {
    /// Measures the pieces of a zone. Tiles of more than two faces lie: they
    /// would be towers.
    pub(super) fn of(zone: &Zone) -> Stand {
        let tiles = zone
            .pieces
            .iter()
            .filter(|it| Lattice::of_shape(it.shape).is_none() && !is_card(it));
        let n_faces = n_faces_max(tiles.map(|piece| piece.faces.as_slice()));
        let tall = n_faces <= 2;
        let mut stand = Stand {
            width: 0.0,
            height: 0.0,
            n_faces,
            tall,
        };
        for piece in &zone.pieces {
            let (width, height) = match Lattice::of_shape(piece.shape) {
                None if is_card(piece) => (CARD, CARD * cards::TALL),
                Some(lattice) => lattice.stood_size(side_of(lattice)),
                None if tall => (1.0, n_faces as f64),
                None => (n_faces as f64, 1.0),
            };
            stand.width = stand.width.max(width);
            stand.height = stand.height.max(height);
        }
        stand
    }

    /// Returns the way from one piece to the next.
    pub(super) fn pitch(&self) -> f64 {
        self.width + PITCH - 1.0
    }
}

/// Says what is known of a piece: its faces, or its name and the rest with labels.
fn told(piece: &Piece) -> String {
    let name = piece.called().unwrap_or_default();
    let rest = piece.attributes.iter().filter(|it| it.role != Role::Title);
    let rest: Vec<String> = rest.map(fact_line).collect();
    match (name.is_empty(), rest.is_empty()) {
        (_, true) => name,
        (true, false) => rest.join(", "),
        (false, false) => format!("{name}: {}", rest.join(", ")),
    }
}

/// Returns the edge of a shape in a hand, in sides of a face: about as large as
/// a tile.
fn side_of(lattice: Lattice) -> f64 {
    match lattice {
        Lattice::Triangles => 2.0,
        Lattice::Squares => 1.6,
        Lattice::Hexagons => 0.95,
    }
}
