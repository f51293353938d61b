//! Views with grids, and with tiles that are not pairs of digits.

use tapete_game::{
    Arrangement, Cell, Lie, MoveRole, MoveView, Piece, Posture, Seat, Shape, Side, Spot, Tint, View,
};

use super::view;
use crate::grid::Lattice;

/// Lists the cells that share an edge with a cell.
pub(crate) fn neighbours(lattice: Lattice, cell: Cell) -> Vec<Cell> {
    let at = |right: i16, up: i16, down: bool| Cell {
        x: cell.x + right,
        y: cell.y + up,
        down,
    };
    match (lattice, cell.down) {
        (Lattice::Triangles, false) => {
            vec![at(0, 0, true), at(-1, 1, true), at(1, 1, true)]
        }
        (Lattice::Triangles, true) => {
            vec![at(0, 0, false), at(1, -1, false), at(-1, -1, false)]
        }
        (Lattice::Squares, _) => [(2, 0), (0, -2), (-2, 0), (0, 2)]
            .map(|(right, up)| at(right, up, false))
            .to_vec(),
        (Lattice::Hexagons, _) => [(3, 1), (3, -1), (0, -2), (-3, -1), (-3, 1), (0, 2)]
            .map(|(right, up)| at(right, up, false))
            .to_vec(),
    }
}

/// Grows a cluster of cells that share edges; `picks` choose what grows.
pub(crate) fn cluster(lattice: Lattice, n_cells: usize, picks: &[usize]) -> Vec<Cell> {
    let mut cells = vec![Cell {
        x: 0,
        y: 0,
        down: false,
    }];
    let mut picks = picks.iter().copied().cycle().chain(0..);
    while cells.len() < n_cells {
        let grown = cells[picks.next().unwrap_or(0) % cells.len()];
        let around = neighbours(lattice, grown);
        let next = around[picks.next().unwrap_or(0) % around.len()];
        if !cells.contains(&next) {
            cells.push(next);
        } else if let Some(free) = edge(lattice, &cells).first() {
            // Whatever the picks, the cluster grows.
            cells.push(*free);
        }
    }
    cells.truncate(n_cells);
    cells
}

/// Lists the free cells around a cluster.
pub(crate) fn edge(lattice: Lattice, cells: &[Cell]) -> Vec<Cell> {
    let mut free = Vec::new();
    for cell in cells.iter().flat_map(|it| neighbours(lattice, *it)) {
        if !cells.contains(&cell) && !free.contains(&cell) {
            free.push(cell);
        }
    }
    free
}

/// Returns the value at a lattice point, so that all cells around it agree.
fn value((x, y): (i32, i32), n_values: i32) -> String {
    (x * x + 3 * x * y + 7 * y + 2 * x)
        .rem_euclid(n_values)
        .to_string()
}

fn shape_of(lattice: Lattice) -> Shape {
    match lattice {
        Lattice::Triangles => Shape::Triangle,
        Lattice::Squares => Shape::Square,
        Lattice::Hexagons => Shape::Hexagon,
    }
}

/// Makes a view whose table is a grid of `n_pieces` with values below
/// `n_values`; seat 0 has a hand of `n_in_hand` and moves.
pub(crate) fn grid_view(
    lattice: Lattice,
    n_pieces: usize,
    n_in_hand: usize,
    n_values: i32,
) -> View {
    let mut view = view(0, 2, n_in_hand);
    let picks = [7, 2, 11, 5, 1, 3, 23, 8, 4, 6, 13, 9, 31, 10, 17];
    let cells = cluster(lattice, n_pieces, &picks);
    let faces_at = |cell: Cell| -> Vec<String> {
        let corners = lattice.corners(cell);
        corners.into_iter().map(|it| value(it, n_values)).collect()
    };
    let table = &mut view.zones[0];
    table.anchor = None;
    table.arrangement = match lattice {
        Lattice::Triangles => Arrangement::Triangles,
        Lattice::Squares => Arrangement::Squares,
        Lattice::Hexagons => Arrangement::Hexagons,
    };
    for (index, cell) in cells.iter().enumerate() {
        table.pieces.push(Piece {
            faces: faces_at(*cell),
            posture: Posture::Along,
            lie: Some(Lie::Cell(*cell)),
            fresh: index + 1 == cells.len(),
            ..Piece::new(
                format!("{}.{index}", faces_at(*cell).join("-")),
                shape_of(lattice),
            )
        });
    }
    for zone in view.zones.iter_mut().skip(1) {
        for (index, piece) in zone.pieces.iter_mut().enumerate() {
            piece.shape = shape_of(lattice);
            if !piece.is_hidden() {
                let corners = lattice.corners(cells[0]).len();
                let faces = (0..corners).map(|it| value((it as i32, index as i32), n_values));
                piece.faces = faces.collect();
                piece.id = format!("held.{index}");
            }
        }
    }
    let held: Vec<String> = view.zones[2]
        .pieces
        .iter()
        .map(|it| it.id.clone())
        .collect();
    if n_pieces == 0 || held.is_empty() {
        return view;
    }
    view.to_act = vec![Seat(0)];
    for (index, cell) in edge(lattice, &cells).into_iter().step_by(3).enumerate() {
        for turn in 0..2 {
            let mut faces = faces_at(cell);
            faces.rotate_left(turn);
            let (key, label) = (format!("{index} {turn}"), format!("to cell {index}"));
            view.moves.push(MoveView {
                number: view.moves.len() as u32 + 1,
                sources: vec![held[index % held.len()].clone()],
                spot: Some(Spot {
                    zone: "table".to_owned(),
                    side: Side::At(Lie::Cell(cell)),
                }),
                faces,
                ..MoveView::new(key, MoveRole::Play, label)
            });
        }
    }
    view
}

/// Gives all faces of a view other names, by number.
pub(crate) fn renamed(mut view: View, names: &[&str]) -> View {
    let pieces = view.zones.iter_mut().flat_map(|zone| &mut zone.pieces);
    let faces = pieces.flat_map(|piece| &mut piece.faces);
    let moved = view.moves.iter_mut().flat_map(|it| &mut it.faces);
    for face in faces.chain(moved) {
        if let Some(name) = face.parse().ok().and_then(|at: usize| names.get(at)) {
            *face = (*name).to_owned();
        }
    }
    view
}

/// Gives a view the colours of seven faces, and these faces.
pub(crate) fn coloured(mut view: View) -> View {
    let colours = [
        ("white", "#f8f8f2"),
        ("red", "#d62828"),
        ("blue", "#1d4ed8"),
        ("green", "#2b9348"),
        ("yellow", "#ffd60a"),
        ("black", "#1b1b1e"),
        ("purple", "#7b2cbf"),
        ("orange", "#f77f00"),
        ("brown", "#7f4f24"),
        ("pink", "#ff5d8f"),
    ];
    view.palette = colours
        .iter()
        .map(|(face, colour)| Tint {
            face: (*face).to_owned(),
            colour: (*colour).to_owned(),
        })
        .collect();
    renamed(view, &colours.map(|(face, _)| face))
}

/// Gives each tile of all zones that many faces.
pub(crate) fn with_faces(mut view: View, n_faces: usize) -> View {
    for piece in view.zones.iter_mut().flat_map(|zone| &mut zone.pieces) {
        if let Some(first) = piece.faces.first().cloned() {
            piece.faces.resize(n_faces, first);
        }
    }
    view
}
