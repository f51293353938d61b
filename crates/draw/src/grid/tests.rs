//! Cells of clusters fit together, and every move has its place.

use proptest::prelude::*;
use tapete_game::Cell;

use super::*;
use crate::sample::grids::{cluster, edge, grid_view, neighbours};

const LATTICES: [Lattice; 3] = [Lattice::Triangles, Lattice::Squares, Lattice::Hexagons];

/// Tells whether some edge of the first has all of the second on its outside.
/// Lattice points are stretched, but that changes no side.
fn is_parted(corners: &[(i32, i32)], others: &[(i32, i32)]) -> bool {
    (0..corners.len()).any(|index| {
        let (start, finish) = (corners[index], corners[(index + 1) % corners.len()]);
        // Corners go clockwise, y upwards: outside is at the left.
        others.iter().all(|other| {
            let along = (finish.0 - start.0, finish.1 - start.1);
            let there = (other.0 - start.0, other.1 - start.1);
            along.0 * there.1 - along.1 * there.0 >= 0
        })
    })
}

fn n_shared(corners: &[(i32, i32)], others: &[(i32, i32)]) -> usize {
    corners.iter().filter(|it| others.contains(it)).count()
}

proptest! {
    #[test]
    fn cells_do_not_overlap_and_neighbours_share_an_edge(
        picks in prop::collection::vec(0..97_usize, 2..40),
        n_cells in 1..40_usize,
    ) {
        for lattice in LATTICES {
            let cells = cluster(lattice, n_cells, &picks);
            prop_assert_eq!(cells.len(), n_cells);
            for (index, cell) in cells.iter().enumerate() {
                let corners = lattice.corners(*cell);
                for other in &cells[index + 1..] {
                    let others = lattice.corners(*other);
                    prop_assert!(is_parted(&corners, &others) || is_parted(&others, &corners));
                    let touching = neighbours(lattice, *cell).contains(other);
                    prop_assert_eq!(n_shared(&corners, &others) == 2, touching);
                    prop_assert!(n_shared(&corners, &others) <= 2);
                }
            }
        }
    }
}

#[test]
fn each_cell_is_there_once_and_the_highlighted_move_lies_in_its_own() {
    for lattice in LATTICES {
        let view = grid_view(lattice, 9, 5, 6);
        let zone = &view.zones[0];
        let n_free = edge(lattice, &cells_of(zone)).len().div_ceil(3);
        assert_eq!(view.moves.len(), 2 * n_free);
        for highlight in (0..view.moves.len()).map(Some).chain([None, Some(999)]) {
            let slots = slots(&view, zone, highlight).expect("all have cells");
            assert_eq!(slots.len(), 9 + n_free);
            let ghosts = slots.iter().filter_map(|slot| match slot.kind {
                SlotKind::Place {
                    ghost: true,
                    chosen,
                } => Some((chosen, slot.faces)),
                SlotKind::Place { .. } | SlotKind::Piece(_) => None,
            });
            let wanted = highlight.and_then(|index| view.moves.get(index).zip(Some(index)));
            let wanted = wanted.map(|(it, index)| (index, it.faces.as_slice()));
            assert_eq!(ghosts.collect::<Vec<_>>(), Vec::from_iter(wanted));
        }
    }
}

#[test]
fn a_click_means_the_same_piece_where_it_can_lie() {
    let mut view = grid_view(Lattice::Triangles, 9, 5, 6);
    // The pieces of moves 0 and 2 can lie in the same cell.
    view.moves[3].sources = view.moves[0].sources.clone();
    let chosen: Vec<usize> = slots(&view, &view.zones[0], Some(0))
        .expect("all have cells")
        .iter()
        .filter_map(|slot| match slot.kind {
            SlotKind::Place { chosen, .. } => Some(chosen),
            SlotKind::Piece(_) => None,
        })
        .collect();
    assert!(chosen.contains(&0) && chosen.contains(&3) && !chosen.contains(&2));
}

#[test]
fn pieces_without_cells_are_no_grid() {
    let mut view = grid_view(Lattice::Squares, 3, 2, 6);
    view.zones[0].pieces[1].lie = None;
    assert!(slots(&view, &view.zones[0], None).is_none());
    view.zones[0].pieces.clear();
    let slots = slots(&view, &view.zones[0], None).expect("an empty grid");
    assert!(bounds(Lattice::Squares, &slots).is_some());
    assert_eq!(bounds(Lattice::Squares, &[]), None);
}

fn cells_of(zone: &Zone) -> Vec<Cell> {
    let lies = zone.pieces.iter().filter_map(|piece| piece.lie.clone());
    lies.filter_map(|lie| match lie {
        Lie::Cell(cell) => Some(cell),
        Lie::Joint(_) | Lie::Place(_) | Lie::Way(_) => None,
    })
    .collect()
}
