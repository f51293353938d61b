//! What lies in a chain: its pieces, and the places at its ends where the
//! reader's moves could lay one more.

use tapete_game::{MoveView, Piece, Posture, Shape, Side, Spot, View, Zone};

/// One link of a chain, in order.
pub(crate) struct Link<'a> {
    /// What lies or could lie there.
    pub(crate) kind: LinkKind<'a>,
    /// What it shows, in the order of the chain; empty when nothing is shown.
    pub(crate) faces: &'a [String],
    /// Whether it lies across the chain.
    pub(crate) across: bool,
}

/// What a link is.
pub(crate) enum LinkKind<'a> {
    /// A piece that lies there.
    Piece(&'a Piece),
    /// A place for one more piece.
    Place {
        /// Before the first piece, not after the last.
        first: bool,
        /// The highlighted move, if it would lie here.
        ghost: bool,
        /// The move that a click here means, if it is one.
        chosen: Option<usize>,
    },
}

/// Lists the links of a chain zone.
///
/// A place is kept at each end that some move of the reader could reach, also
/// when another move is highlighted, so that the picture does not jump while
/// the reader looks from move to move.
pub(crate) fn links<'a>(view: &'a View, zone: &'a Zone, highlight: Option<usize>) -> Vec<Link<'a>> {
    let mut links = Vec::with_capacity(zone.pieces.len() + 2);
    links.extend(place(view, zone, highlight, true));
    links.extend(zone.pieces.iter().map(|piece| Link {
        kind: LinkKind::Piece(piece),
        faces: &piece.faces,
        across: piece.posture == Posture::Across,
    }));
    if !zone.pieces.is_empty() {
        links.extend(place(view, zone, highlight, false));
    }
    links
}

/// Returns the index of the link from which the chain grew.
pub(crate) fn anchor(zone: &Zone, links: &[Link]) -> Option<usize> {
    let is_piece = |link: &Link| matches!(link.kind, LinkKind::Piece(_));
    let first = links.iter().position(is_piece)?;
    Some(first + zone.place_of(zone.anchor.as_ref()?)?)
}

/// Returns the most faces a link of the chain shows, at least 1; 2 when
/// nothing is shown at all, as a domino has.
pub(crate) fn n_faces_max<'a>(pieces: impl Iterator<Item = &'a [String]>) -> usize {
    match pieces.map(<[String]>::len).max() {
        None | Some(0) => 2,
        Some(n_faces) => n_faces,
    }
}

/// Lists the moves that touch a piece, by index.
pub(crate) fn moves_touching<'a>(
    view: &'a View,
    piece: &'a str,
) -> impl Iterator<Item = usize> + 'a {
    view.moves
        .iter()
        .enumerate()
        .filter(move |(_, it)| it.touches(piece))
        .map(|(index, _)| index)
}

/// Lists the moves that lay something at one end of a chain, by index.
pub(crate) fn moves_to<'a>(
    view: &'a View,
    zone: &'a Zone,
    first: bool,
) -> impl Iterator<Item = usize> + 'a {
    let reaches = move |spot: &Spot| spot.zone == zone.id && on_side(&spot.side, zone, first);
    view.moves
        .iter()
        .enumerate()
        .filter(move |(_, it)| it.spot.as_ref().is_some_and(reaches))
        .map(|(index, _)| index)
}

/// Tells whether no move touches a piece of a hand, nor an equal card beside it:
/// of equal ones the moves list only one.
pub(crate) fn is_idle(view: &View, piece: &Piece) -> bool {
    if view.moves.is_empty() || piece.is_hidden() {
        return false;
    }
    let touched = |id: &str| moves_touching(view, id).next().is_some();
    let mut zones = view.zones.iter();
    let zone = zones.find(|zone| zone.pieces.iter().any(|it| it.id == piece.id));
    let beside = zone.map_or(&[] as &[Piece], |it| &it.pieces);
    let is_equal = |it: &&Piece| it.shape == Shape::Card && it.attributes == piece.attributes;
    let has_equal = beside.iter().filter(is_equal).any(|it| touched(&it.id));
    !touched(&piece.id) && !has_equal
}

/// Tells whether the highlighted move touches the piece.
pub(crate) fn is_chosen(view: &View, highlight: Option<usize>, piece: &str) -> bool {
    highlight
        .and_then(|index| view.moves.get(index))
        .is_some_and(|it| it.touches(piece))
}

/// Tells whether a move starts from a piece from which the highlighted one starts.
pub(crate) fn start_alike(view: &View, highlight: Option<usize>, index: usize) -> bool {
    let shown = highlight.and_then(|it| view.moves.get(it));
    let other = view.moves.get(index);
    shown.zip(other).is_some_and(|(shown, other)| {
        let mut sources = other.sources.iter();
        sources.any(|id| shown.sources.contains(id))
    })
}

/// Returns the number of the move that starts from a piece, if there is one and
/// no other: with several it takes more than the piece to tell which is meant.
pub(crate) fn number_of(view: &View, piece: &str) -> Option<u32> {
    let mut moves = view.moves.iter();
    let mut starting = moves
        .by_ref()
        .filter(|it| it.sources.first().is_some_and(|id| id == piece));
    match (starting.next(), starting.next()) {
        // What is pointed at without being a move has no number.
        (Some(only), None) => Some(only.number).filter(|it| *it != MoveView::UNNUMBERED),
        _ => None,
    }
}

fn place<'a>(
    view: &'a View,
    zone: &'a Zone,
    highlight: Option<usize>,
    first: bool,
) -> Option<Link<'a>> {
    let reaches = |index: usize| moves_to(view, zone, first).any(|it| it == index);
    moves_to(view, zone, first).next()?;
    // The highlighted move when it lies here, else the same piece's other move.
    let ghost = highlight.is_some_and(reaches);
    let chosen = highlight
        .filter(|index| reaches(*index))
        .or_else(|| moves_to(view, zone, first).find(|index| start_alike(view, highlight, *index)));
    let faces = match highlight.and_then(|index| view.moves.get(index)) {
        Some(it) if ghost => it.faces.as_slice(),
        _ => &[],
    };
    Some(Link {
        kind: LinkKind::Place {
            first,
            ghost,
            chosen,
        },
        across: is_double(faces) && doubles_lie_across(zone),
        faces,
    })
}

/// Either side of a chain is the last one, so that one place is shown.
fn on_side(side: &Side, zone: &Zone, first: bool) -> bool {
    match side {
        Side::First => first,
        Side::Last | Side::Either => !first || zone.pieces.is_empty(),
        Side::At(_) => false,
    }
}

pub(crate) fn is_double(faces: &[String]) -> bool {
    faces.len() > 1 && faces.iter().all(|face| *face == faces[0])
}

/// A view says how pieces lie, not how one more would: look at those that lie.
pub(crate) fn doubles_lie_across(zone: &Zone) -> bool {
    !zone
        .pieces
        .iter()
        .any(|piece| piece.posture == Posture::Along && is_double(&piece.faces))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use tapete_game::{MoveRole, MoveView, Tongue};

    use super::*;
    use crate::sample::view;
    use crate::text::{Hit, table_within};

    /// A chain in which two tiles show the same faces, as with two sets.
    fn with_equals() -> View {
        let mut view = view(6, 2, 2);
        let zone = view.zones.iter_mut().find(|it| it.owner.is_none());
        let pieces = &mut zone.expect("a chain").pieces;
        pieces[4].faces = pieces[1].faces.clone();
        pieces[4].posture = pieces[1].posture;
        view
    }

    fn chain(view: &View) -> &Zone {
        let mut zones = view.zones.iter();
        zones.find(|it| it.owner.is_none()).expect("a chain")
    }

    #[test]
    fn equal_pieces_of_a_chain_are_two_pieces() {
        let view = with_equals();
        let zone = chain(&view);
        let links = links(&view, zone, None);
        let ids = links.iter().filter_map(|it| match it.kind {
            LinkKind::Piece(piece) => Some(piece.id.as_str()),
            LinkKind::Place { .. } => None,
        });
        let ids: Vec<&str> = ids.collect();
        let all: Vec<&str> = zone.pieces.iter().map(|it| it.id.as_str()).collect();
        assert_eq!(ids, all);
        // Each has a place of its own in the drawing.
        let sheet = table_within(&view, 80, 24, None, Tongue::En);
        let places = |id: &str| -> BTreeSet<(usize, usize)> {
            let what = Hit::Piece(id.to_owned());
            let areas = sheet.spotted.iter().filter(|it| it.what == what);
            areas.map(|it| (it.row, it.column)).collect()
        };
        let (one, other) = (places(all[1]), places(all[4]));
        assert!(!one.is_empty() && !other.is_empty());
        assert!(one.is_disjoint(&other), "{one:?} {other:?}");
    }

    #[test]
    fn of_equal_pieces_the_named_one_is_meant() {
        let mut view = with_equals();
        let index = view.zones.iter().position(|it| it.owner.is_none());
        let zone = &mut view.zones[index.expect("a chain")];
        let [first, second] = [1, 4].map(|it| zone.pieces[it].id.clone());
        zone.anchor = Some(second.clone());
        view.moves = vec![MoveView {
            targets: vec![second.clone()],
            ..MoveView::new("take", MoveRole::Use, "take")
        }];
        let links = links(&view, chain(&view), Some(0));
        let grown_from = anchor(chain(&view), &links).map(|it| &links[it].kind);
        assert!(matches!(grown_from, Some(LinkKind::Piece(it)) if it.id == second));
        assert!(is_chosen(&view, Some(0), &second));
        assert!(!is_chosen(&view, Some(0), &first));
        assert_eq!(moves_touching(&view, &first).count(), 0);
    }
}
