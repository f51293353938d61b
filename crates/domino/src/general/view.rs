//! What a reader may know of a match at any table.

use std::collections::VecDeque;

use tapete_game::{
    ArmView, Arrangement, Attribute, Joint, Lie, MoveRole, MoveView, Piece, Posture, Reader, Role,
    Seat, SeatView, Shape, Side, Team, Telling, Tint, Tongue, View, Zone, ZoneRole,
};

use super::game::General;
use super::grid::Grid;
use super::moves::Move;
use super::state::{Phase, State};
use super::table::{Doubles, Placed, SpotKind};
use crate::event::{Place, TileName};
use crate::pieces::{Faces, Id};
use crate::shown;
use crate::variables::slot;

/// How many open ends are listed one by one.
const ENDS_SHOWN: usize = 12;

/// Returns what the reader may know; the adapter adds moves, log and outcome.
pub(super) fn view(game: &General, state: &State, telling: Telling<'_>) -> View {
    let mut zones = vec![table(game, state, telling)];
    if game.turn.uses_stock || state.n_in_stock() > 0 {
        zones.push(stock(game, state, telling));
    }
    if !state.removed.is_empty() {
        zones.push(removed(game, state, telling));
    }
    zones.extend(Seat::all(game.n_seats).map(|seat| hand(game, state, seat, telling)));
    let seat_view = |seat| {
        let team = game.team_of(seat);
        SeatView::new(seat, Team(team), state.scores[usize::from(team)])
    };
    let values = &game.set.values;
    let tints = values.names.iter().zip(&values.colours);
    let palette = tints.filter_map(|(face, colour)| {
        Some(Tint {
            face: face.clone(),
            colour: (*colour)?.to_owned(),
        })
    });
    View {
        seats: Seat::all(game.n_seats).map(seat_view).collect(),
        zones,
        facts: facts(game, state, telling),
        palette: palette.collect(),
        ..View::blank()
    }
}

/// Describes a move for the screen.
pub(super) fn move_view(
    game: &General,
    state: &State,
    seat: Seat,
    chosen: Move,
    telling: Telling<'_>,
) -> MoveView {
    let key = game.name_move(state, seat, chosen, Tongue::En);
    let label = game.label_move(state, seat, chosen, telling);
    let (role, tile) = match chosen {
        Move::Place { tile, spot, turn } => {
            let (side, faces) = laid(game, state, (tile, usize::from(spot), turn));
            return shown::placing(key, label, (piece_id(game, tile), faces), side);
        }
        Move::Take(tile) => (MoveRole::Draw, Some(tile)),
        Move::Redraw(tile) => (MoveRole::Discard, Some(tile)),
        Move::Draw => (MoveRole::Draw, None),
        Move::Pass | Move::Stop => (MoveRole::End, None),
        Move::Keep => (MoveRole::Confirm, None),
    };
    MoveView {
        sources: tile.map(|tile| piece_id(game, tile)).into_iter().collect(),
        ..MoveView::new(key, role, label)
    }
}

/// Returns where a tile goes, and its faces in the order in which they will lie.
fn laid(game: &General, state: &State, (tile, spot, turn): (Id, usize, u8)) -> (Side, Vec<String>) {
    let mut faces = face_texts(game, &game.laid_faces(tile, turn));
    let at = state.table.spots[spot];
    let side = match at.kind {
        SpotKind::Root if game.is_line => Side::Either,
        SpotKind::Root | SpotKind::Cell if game.table.grid.is_some() => {
            Side::At(Lie::Cell(at.cell))
        }
        SpotKind::Root => Side::Either,
        _ if game.is_line => match game.place_of(state, spot) {
            Place::Left => {
                faces.reverse();
                Side::First
            }
            Place::Right => Side::Last,
            _ => Side::Either,
        },
        _ => Side::At(joint(game, state, at.to, at.port)),
    };
    (side, faces)
}

/// Returns the joint at a tile of the table.
fn joint(game: &General, state: &State, to: u16, port: u8) -> Lie {
    let tile = state.table.placed[usize::from(to)].tile;
    Lie::Joint(Joint {
        to: piece_id(game, tile),
        port,
    })
}

/// Names a tile as a piece: equal tiles are still different pieces.
fn piece_id(game: &General, tile: Id) -> String {
    game.text(tile).piece_id()
}

fn face_texts(game: &General, faces: &Faces) -> Vec<String> {
    let values = faces.as_slice().iter();
    values
        .map(|value| game.set.values.name(*value).to_owned())
        .collect()
}

fn shape(game: &General) -> Shape {
    match game.table.grid {
        None => Shape::Tile,
        Some(Grid::Triangles) => Shape::Triangle,
        Some(Grid::Squares) => Shape::Square,
        Some(Grid::Hexagons) => Shape::Hexagon,
    }
}

fn arrangement(game: &General) -> Arrangement {
    match (game.table.grid, game.table.hub) {
        (Some(Grid::Triangles), _) => Arrangement::Triangles,
        (Some(Grid::Squares), _) => Arrangement::Squares,
        (Some(Grid::Hexagons), _) => Arrangement::Hexagons,
        (None, Some(hub)) if hub.n_owned > 0 || !matches!(game.table.doubles, Doubles::Toes(_)) => {
            Arrangement::Arms
        }
        (None, Some(_)) => Arrangement::Branches,
        _ if game.is_line => Arrangement::Chain,
        _ if game.set.n_faces == 2 => Arrangement::Branches,
        _ => Arrangement::Tree,
    }
}

fn table(game: &General, state: &State, telling: Telling<'_>) -> Zone {
    let placed = &state.table.placed;
    let last = placed.len().saturating_sub(1);
    let (pieces, anchor) = if game.is_line {
        let first = placed.first().map(|it| piece_id(game, it.tile));
        (chain(game, placed), first)
    } else {
        let pieces = placed.iter().enumerate().map(|(index, it)| {
            let lie = match game.table.grid {
                Some(_) => Some(Lie::Cell(it.cell)),
                None if index == 0 => None,
                None => Some(joint(game, state, it.to, it.port)),
            };
            table_piece(game, it, face_texts(game, &it.faces), lie, index == last)
        });
        (pieces.collect(), None)
    };
    Zone {
        pieces,
        anchor,
        arms: arms(game, state, telling),
        ..shown::table(telling, arrangement(game))
    }
}

/// Lays a line out from left to right, each tile with its faces as they lie.
fn chain(game: &General, placed: &[Placed]) -> Vec<Piece> {
    let mut line: VecDeque<Piece> = VecDeque::new();
    let mut is_left = vec![false; placed.len()];
    let last = placed.len().saturating_sub(1);
    for (index, it) in placed.iter().enumerate() {
        let to = usize::from(it.to);
        is_left[index] = index > 0 && (if to == 0 { it.port == 0 } else { is_left[to] });
        let mut faces = face_texts(game, &it.faces);
        if is_left[index] {
            faces.reverse();
        }
        let piece = table_piece(game, it, faces, None, index == last);
        if is_left[index] {
            line.push_front(piece);
        } else {
            line.push_back(piece);
        }
    }
    line.into()
}

fn table_piece(
    game: &General,
    placed: &Placed,
    faces: Vec<String>,
    lie: Option<Lie>,
    fresh: bool,
) -> Piece {
    let across = placed.faces.len() == 2 && placed.faces.is_double();
    Piece {
        faces,
        posture: if across {
            Posture::Across
        } else {
            Posture::Along
        },
        lie,
        fresh,
        ..Piece::new(piece_id(game, placed.tile), shape(game))
    }
}

fn arms(game: &General, state: &State, telling: Telling<'_>) -> Vec<ArmView> {
    let Some(hub) = game.table.hub else {
        return Vec::new();
    };
    if arrangement(game) != Arrangement::Arms {
        return Vec::new();
    }
    let teller = game.teller(telling);
    (0..hub.n_arms)
        .map(|arm| ArmView {
            label: teller.arm_label(arm),
            owner: teller.owner(arm),
            open: state.table.open_arms >> arm & 1 == 1,
        })
        .collect()
}

fn stock(game: &General, state: &State, telling: Telling<'_>) -> Zone {
    let open = telling.reader() == Reader::Judge || game.turn.stock_is_open;
    let pieces = state.stock.iter().enumerate().map(|(place, tile)| {
        if open {
            seen(game, *tile)
        } else {
            shown::hidden(shown::STOCK, place, shape(game))
        }
    });
    let zone = shown::stock(telling, game.turn.uses_stock, pieces.collect());
    Zone {
        arrangement: if game.turn.stock_is_open {
            Arrangement::Row
        } else {
            zone.arrangement
        },
        ..zone
    }
}

/// The tiles out of play, face down.
fn removed(game: &General, state: &State, telling: Telling<'_>) -> Zone {
    let pieces = state.removed.iter().enumerate().map(|(place, tile)| {
        if telling.reader() == Reader::Judge {
            seen(game, *tile)
        } else {
            shown::hidden(shown::REMOVED, place, shape(game))
        }
    });
    let label = telling.pick("out of play", "fuera de juego");
    Zone {
        pieces: pieces.collect(),
        ..Zone::new(shown::REMOVED, ZoneRole::Removed, label, Arrangement::Pile)
    }
}

fn hand(game: &General, state: &State, seat: Seat, telling: Telling<'_>) -> Zone {
    // At the end all hands are laid open.
    let seen_by = game.seen_by(seat, state.hand_number);
    let open = state.ended.is_some() || seen_by.includes(telling.reader());
    let is_shown = |tile: Id| {
        let turned_up = seat == state.acting && state.turned == Some(tile);
        open || turned_up || game.is_revealed(tile)
    };
    let zone = shown::hand_id(seat);
    let pieces = state.hand(seat).iter().enumerate().map(|(place, tile)| {
        if is_shown(*tile) {
            seen(game, *tile)
        } else {
            shown::hidden(&zone, place, shape(game))
        }
    });
    let mut pieces: Vec<Piece> = pieces.collect();
    if !open && game.reveals() {
        // Where a hidden tile lies among the open ones would tell something.
        // So would the order of the open ones, in a row that nobody sees.
        pieces.sort_by(|it, other| {
            let name = |it: &Piece| (it.is_hidden(), (!it.is_hidden()).then(|| it.id.clone()));
            name(it).cmp(&name(other))
        });
        for (place, piece) in pieces.iter_mut().enumerate() {
            if piece.is_hidden() {
                *piece = shown::hidden(&zone, place, shape(game));
            }
        }
    }
    shown::hand(telling, seat, pieces)
}

fn seen(game: &General, tile: Id) -> Piece {
    Piece {
        faces: face_texts(game, &game.set.faces(tile)),
        ..Piece::new(piece_id(game, tile), shape(game))
    }
}

fn facts(game: &General, state: &State, telling: Telling<'_>) -> Vec<Attribute> {
    let mut facts = Vec::new();
    if !state.table.is_empty() && game.table.grid.is_none() {
        facts.push(ends(game, state, telling));
        if game.asks(slot::ENDS_TOTAL) {
            let total = state.table.ends_total(&game.set.values);
            let label = telling.pick("sum of the ends", "suma de las puntas");
            facts.push(Attribute::new("ends_total", Role::Other, total).labelled(label));
        }
    } else if let Some(tile) = state.must_open {
        facts.push(shown::must_open(telling, game.set.name(tile)));
    }
    facts.extend(asked(game, state, telling));
    facts.push(shown::opener(telling, state.starter));
    if game.turn.uses_stock {
        let n_left = state.n_in_stock().saturating_sub(game.turn.keeps);
        facts.push(shown::to_draw(telling, n_left));
    } else if state.n_unlisted > 0 {
        let label = telling.pick("tiles not dealt", "fichas sin repartir");
        facts.push(Attribute::new("undealt", Role::Count, state.n_unlisted).labelled(label));
    }
    if game.whole.plays_to.is_some() || game.whole.n_hands.is_some() {
        let number = state.hand_number;
        facts.push(shown::hand_number(telling, number, game.whole.n_hands));
    }
    facts.extend(game.whole.plays_to.map(|it| shown::target(telling, it)));
    facts
}

/// Says what must be done before anything else, and how often.
fn asked(game: &General, state: &State, telling: Telling<'_>) -> Vec<Attribute> {
    let mut asked = Vec::new();
    if let Some((tile, n_left)) = state.table.pending.last() {
        let name = game.set.name(state.table.placed[usize::from(*tile)].tile);
        let label = telling.pick("must be filled first", "hay que completar");
        let text = format!("{name} ({n_left})");
        asked.push(Attribute::new("pending", Role::Asked, text).labelled(label));
    }
    let (name, n_left, label) = match state.phase {
        Phase::Play => return asked,
        Phase::Redraw(n_left) => (
            "redraws",
            n_left,
            telling.pick("tiles that may go back", "fichas que se pueden devolver"),
        ),
        Phase::Take(n_left) => (
            "takes",
            n_left,
            telling.pick("tiles that may be taken", "fichas que se pueden tomar"),
        ),
    };
    asked.push(Attribute::new(name, Role::Asked, n_left).labelled(label));
    asked
}

fn ends(game: &General, state: &State, telling: Telling<'_>) -> Attribute {
    let spots = &state.table.spots;
    let name = |index: usize| game.set.values.name(spots[index].need);
    if let (true, 2) = (game.is_line, spots.len()) {
        return shown::two_ends(telling, name(0), name(1));
    }
    let names: Vec<&str> = (0..spots.len().min(ENDS_SHOWN)).map(name).collect();
    let mut text = names.join(" ");
    if spots.len() > ENDS_SHOWN {
        text.push_str(" …");
    }
    shown::ends(telling, text)
}
