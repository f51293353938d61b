//! Pieces of many faces as an outline: what is joined to the last face of a
//! piece stands to its right, what is joined to another hangs below that face.

use tapete_game::Zone;

use super::joint_of;
use super::outline::{Outline, Slot, Style, Twig, outline};
use super::places::Place;

/// How wide a strip of faces is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strip {
    /// Where lines should end.
    pub(crate) width: i32,
    /// The width of a piece.
    pub(crate) strip_width: i32,
    pub(crate) n_faces: usize,
    /// The middle of the first face, and how far it is to the next.
    pub(crate) face: (i32, i32),
    /// The room between pieces in a line, and that between the line downwards
    /// and the branch.
    pub(crate) gap: i32,
}

/// Lays the pieces of a tree and the places for one more.
pub(crate) fn tree(zone: &Zone, places: &[Place], strip: Strip) -> Outline {
    let mut twigs: Vec<(Slot, Twig)> = Vec::with_capacity(zone.pieces.len() + places.len());
    let pieces = zone.pieces.iter().enumerate();
    let pieces = pieces.map(|(index, piece)| (Slot::Piece(index), joint_of(zone, piece)));
    let places = places.iter().enumerate();
    let places = places.map(|(index, place)| (Slot::Place(index), place.joint));
    for (slot, joint) in pieces.chain(places) {
        let joint = joint.filter(|it| it.to < twigs.len());
        let n_faces = joint.map_or(0, |it| match zone.pieces[it.to].faces.len() {
            0 => strip.n_faces,
            n_faces => n_faces,
        });
        let port = joint.map_or(0, |it| usize::from(it.port));
        let (first, next) = strip.face;
        let twig = Twig {
            to: joint.map(|it| it.to),
            offset: first + next * port.min(strip.n_faces.saturating_sub(1)) as i32,
            along: port + 1 == n_faces,
            width: strip.strip_width,
        };
        twigs.push((slot, twig));
    }
    let style = Style {
        width: strip.width,
        width_min: 0,
        gap: strip.gap,
        indent: strip.gap,
        wraps: false,
    };
    outline(&twigs, style)
}
