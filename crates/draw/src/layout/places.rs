//! The places at pieces where the reader's moves could lay one more.

use tapete_game::{Lie, Side, View, Zone};

use super::Joint;
use crate::chain::{doubles_lie_across, is_double, start_alike};

/// A place for one more piece; all moves that lead there share it.
pub(crate) struct Place<'a> {
    /// Its name for programs, as `6|4:1` for port 1 of the piece with that id.
    pub(crate) name: String,
    /// Where it would be joined; nowhere on an empty table.
    pub(crate) joint: Option<Joint>,
    /// The moves that lead here, by index, in the order of the view.
    pub(crate) moves: Vec<usize>,
    /// Whether the highlighted move is one of them.
    pub(crate) ghost: bool,
    /// The move that a click here means.
    pub(crate) chosen: Option<usize>,
    /// What the highlighted move shows here; empty when it lies elsewhere.
    pub(crate) faces: &'a [String],
    /// Whether that would lie across its row.
    pub(crate) across: bool,
}

/// Lists the places of a zone whose pieces are joined, each once, in the order
/// of the pieces and their ports.
pub(crate) fn places<'a>(
    view: &'a View,
    zone: &'a Zone,
    highlight: Option<usize>,
) -> Vec<Place<'a>> {
    let mut reached: Vec<(Option<Joint>, usize)> = Vec::new();
    for (index, it) in view.moves.iter().enumerate() {
        let Some(spot) = it.spot.as_ref().filter(|spot| spot.zone == zone.id) else {
            continue;
        };
        let joint = match &spot.side {
            Side::At(Lie::Joint(joint)) => Joint::of(zone, joint),
            Side::At(_) | Side::First | Side::Last | Side::Either => None,
        };
        // The opening has nothing to be joined to.
        if joint.is_some() || zone.pieces.is_empty() {
            reached.push((joint, index));
        }
    }
    reached.sort_by_key(|(joint, index)| (joint.map(|it| (it.to, it.port)), *index));
    reached
        .chunk_by(|(joint, _), (next, _)| joint == next)
        .filter_map(|chunk| {
            let (joint, _) = chunk.first()?;
            let moves = chunk.iter().map(|(_, index)| *index).collect();
            Some(place(view, zone, highlight, *joint, moves))
        })
        .collect()
}

fn place<'a>(
    view: &'a View,
    zone: &'a Zone,
    highlight: Option<usize>,
    joint: Option<Joint>,
    moves: Vec<usize>,
) -> Place<'a> {
    let shown = highlight.and_then(|index| view.moves.get(index));
    let here = highlight.filter(|index| moves.contains(index));
    // The highlighted move, else one of the same piece, else any.
    let of_the_same = moves
        .iter()
        .copied()
        .find(|index| start_alike(view, highlight, *index));
    let faces = match shown.filter(|_| here.is_some()) {
        Some(it) => it.faces.as_slice(),
        None => &[],
    };
    let joined = joint.and_then(|it| Some((it, zone.pieces.get(it.to)?)));
    Place {
        name: match joined {
            Some((joint, piece)) => format!("{}:{}", piece.id, joint.port),
            None => "first".to_owned(),
        },
        joint,
        ghost: here.is_some(),
        chosen: here.or(of_the_same).or(moves.first().copied()),
        faces,
        across: is_double(faces) && doubles_lie_across(zone),
        moves,
    }
}

/// Lists the faces of all that lies in a zone and of all that the reader could
/// lay there, so that sizes do not change from move to move.
pub(crate) fn all_faces<'a>(
    view: &'a View,
    zone: &'a Zone,
) -> impl Iterator<Item = &'a [String]> + Clone {
    let pieces = zone.pieces.iter().map(|piece| piece.faces.as_slice());
    let moves = view.moves.iter().filter(|it| {
        let spot = it.spot.as_ref();
        spot.is_some_and(|spot| spot.zone == zone.id)
    });
    pieces.chain(moves.map(|it| it.faces.as_slice()))
}
