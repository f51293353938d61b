//! What a reader may know of a match at any table.

use std::collections::VecDeque;

use tapete_game::{
    ArmView, Arrangement, FactView, Joint, Lie, MoveView, Piece, Posture, Reader, Seat, SeatView,
    Shape, Side, Spot, Team, Tint, Tongue, View, Zone,
};

use super::game::General;
use super::grid::Grid;
use super::moves::Move;
use super::state::{Phase, State};
use super::table::{Doubles, Placed, SpotKind};
use crate::event::Place;
use crate::pieces::{Faces, Id};
use crate::variables::slot;

/// How many open ends are listed one by one.
const ENDS_SHOWN: usize = 12;

/// Returns what the reader may know; the adapter adds moves, log and outcome.
pub(super) fn view(game: &General, state: &State, reader: Reader, tongue: Tongue) -> View {
    let mut zones = vec![table(game, state, tongue)];
    if !state.stock.is_empty() {
        zones.push(stock(game, state, reader, tongue));
    }
    if !state.removed.is_empty() {
        zones.push(removed(game, state, reader, tongue));
    }
    zones.extend(Seat::all(game.n_seats).map(|seat| hand(game, state, seat, reader, tongue)));
    let values = &game.set.values;
    let tints = values.names.iter().zip(&values.colours);
    View {
        game: game.name.clone(),
        family: "domino".to_owned(),
        reader,
        to_act: Vec::new(),
        seats: Seat::all(game.n_seats)
            .map(|seat| SeatView {
                seat,
                name: None,
                team: Team(game.team_of(seat)),
                score: state.scores[usize::from(game.team_of(seat))],
                facts: Vec::new(),
            })
            .collect(),
        zones,
        facts: facts(game, state, tongue),
        palette: tints
            .filter_map(|(face, colour)| {
                Some(Tint {
                    face: face.clone(),
                    colour: (*colour)?.to_owned(),
                })
            })
            .collect(),
        moves: Vec::new(),
        on_empty: None,
        marked: None,
        log: Vec::new(),
        outcome: None,
    }
}

/// Describes a move for the screen.
pub(super) fn move_view(
    game: &General,
    state: &State,
    seat: Seat,
    chosen: Move,
    tongue: Tongue,
) -> MoveView {
    let text = game.name_move(state, seat, chosen, Tongue::En);
    let label = game.name_move(state, seat, chosen, tongue);
    let (tile, spot, turn) = match chosen {
        Move::Place { tile, spot, turn } => (tile, usize::from(spot), turn),
        Move::Take(tile) | Move::Redraw(tile) => {
            return MoveView {
                text,
                label,
                touches: vec![piece_id(game, tile)],
                spot: None,
                faces: Vec::new(),
            };
        }
        Move::Draw | Move::Pass | Move::Stop | Move::Keep => {
            return MoveView {
                text,
                label,
                touches: Vec::new(),
                spot: None,
                faces: Vec::new(),
            };
        }
    };
    let laid = game.laid_faces(tile, turn);
    let mut faces = face_texts(game, &laid);
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
        _ => Side::At(Lie::Joint(Joint {
            to: usize::from(at.to),
            port: at.port,
        })),
    };
    MoveView {
        text,
        label: if game.is_line {
            label.replacen(' ', " · ", 1)
        } else {
            label
        },
        touches: vec![piece_id(game, tile)],
        spot: Some(Spot {
            zone: "table".to_owned(),
            side,
        }),
        faces,
    }
}

/// Names a tile as a piece: equal tiles are still different pieces.
fn piece_id(game: &General, tile: Id) -> String {
    let name = game.set.name(tile);
    match tile - game.set.kind(tile) {
        0 => format!("tile.{name}"),
        copy => format!("tile.{name}#{copy}"),
    }
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

fn table(game: &General, state: &State, tongue: Tongue) -> Zone {
    let placed = &state.table.placed;
    let last = placed.len().saturating_sub(1);
    let (pieces, anchor) = if game.is_line {
        chain(game, placed)
    } else {
        let pieces = placed.iter().enumerate().map(|(index, it)| {
            let lie = match game.table.grid {
                Some(_) => Some(Lie::Cell(it.cell)),
                None if index == 0 => None,
                None => Some(Lie::Joint(Joint {
                    to: usize::from(it.to),
                    port: it.port,
                })),
            };
            table_piece(game, it, face_texts(game, &it.faces), lie, index == last)
        });
        (pieces.collect(), None)
    };
    Zone {
        id: "table".to_owned(),
        label: tongue.pick("table", "mesa").to_owned(),
        owner: None,
        arrangement: arrangement(game),
        pieces,
        anchor,
        arms: arms(game, state, tongue),
        extent: None,
    }
}

/// Lays a line out from left to right, each tile with its faces as they lie.
fn chain(game: &General, placed: &[Placed]) -> (Vec<Piece>, Option<usize>) {
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
    let n_left = is_left.iter().filter(|it| **it).count();
    (line.into(), (!placed.is_empty()).then_some(n_left))
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
        id: piece_id(game, placed.tile),
        shape: shape(game),
        faces,
        posture: if across {
            Posture::Across
        } else {
            Posture::Along
        },
        owner: None,
        lie,
        fresh,
    }
}

fn arms(game: &General, state: &State, tongue: Tongue) -> Vec<ArmView> {
    let Some(hub) = game.table.hub else {
        return Vec::new();
    };
    if arrangement(game) != Arrangement::Arms {
        return Vec::new();
    }
    (0..hub.n_arms)
        .map(|arm| {
            let owner = (arm < hub.n_owned).then_some(Seat(arm));
            ArmView {
                // The arm of a seat has its number.
                label: if owner.is_none() && hub.n_owned > 0 {
                    tongue.pick(format!("arm {arm}, all"), format!("brazo {arm}, todos"))
                } else {
                    tongue.pick(format!("arm {arm}"), format!("brazo {arm}"))
                },
                owner,
                open: state.table.open_arms >> arm & 1 == 1,
            }
        })
        .collect()
}

fn stock(game: &General, state: &State, reader: Reader, tongue: Tongue) -> Zone {
    let open = reader == Reader::Judge || game.turn.stock_is_open;
    let pieces = state.stock.iter().enumerate().map(|(place, tile)| {
        if open {
            seen(game, *tile)
        } else {
            hidden(game, format!("stock.{place}"))
        }
    });
    Zone {
        id: "stock".to_owned(),
        label: tongue.pick("stock", "pozo").to_owned(),
        owner: None,
        arrangement: if game.turn.stock_is_open {
            Arrangement::Row
        } else {
            Arrangement::Pile
        },
        pieces: pieces.collect(),
        anchor: None,
        arms: Vec::new(),
        extent: None,
    }
}

/// The tiles out of play, face down.
fn removed(game: &General, state: &State, reader: Reader, tongue: Tongue) -> Zone {
    let pieces = state.removed.iter().enumerate().map(|(place, tile)| {
        if reader == Reader::Judge {
            seen(game, *tile)
        } else {
            hidden(game, format!("removed.{place}"))
        }
    });
    Zone {
        id: "removed".to_owned(),
        label: tongue.pick("out of play", "fuera de juego").to_owned(),
        owner: None,
        arrangement: Arrangement::Pile,
        pieces: pieces.collect(),
        anchor: None,
        arms: Vec::new(),
        extent: None,
    }
}

fn hand(game: &General, state: &State, seat: Seat, reader: Reader, tongue: Tongue) -> Zone {
    // At the end all hands are laid open.
    let open = state.ended.is_some() || game.seen_by(seat, state.hand_number).includes(reader);
    let is_shown = |tile: Id| {
        let turned_up = seat == state.acting && state.turned == Some(tile);
        open || turned_up || game.is_revealed(tile)
    };
    let pieces = state.hand(seat).iter().enumerate().map(|(place, tile)| {
        if is_shown(*tile) {
            seen(game, *tile)
        } else {
            hidden(game, format!("hand.{seat}.{place}"))
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
                piece.id = format!("hand.{seat}.{place}");
            }
        }
    }
    Zone {
        id: format!("hand.{seat}"),
        label: tongue.pick(
            format!("hand of seat {seat}"),
            format!("mano del asiento {seat}"),
        ),
        owner: Some(seat),
        arrangement: Arrangement::Row,
        pieces,
        anchor: None,
        arms: Vec::new(),
        extent: None,
    }
}

fn seen(game: &General, tile: Id) -> Piece {
    Piece {
        id: piece_id(game, tile),
        shape: shape(game),
        faces: face_texts(game, &game.set.faces(tile)),
        posture: Posture::Upright,
        owner: None,
        lie: None,
        fresh: false,
    }
}

fn hidden(game: &General, id: String) -> Piece {
    Piece {
        id,
        shape: shape(game),
        faces: Vec::new(),
        posture: Posture::Upright,
        owner: None,
        lie: None,
        fresh: false,
    }
}

fn facts(game: &General, state: &State, tongue: Tongue) -> Vec<FactView> {
    let mut facts = Vec::new();
    if !state.table.is_empty() && game.table.grid.is_none() {
        facts.push(fact(
            "ends",
            tongue.pick("open ends", "puntas"),
            ends_text(game, state, tongue),
        ));
        if game.asks(slot::ENDS_TOTAL) {
            facts.push(fact(
                "ends_total",
                tongue.pick("sum of the ends", "suma de las puntas"),
                state.table.ends_total(&game.set.values),
            ));
        }
    } else if let Some(tile) = state.must_open {
        facts.push(fact(
            "must_open",
            tongue.pick("must open with", "se sale con"),
            game.set.name(tile),
        ));
    }
    if let Some((tile, n_left)) = state.table.pending.last() {
        let name = game.set.name(state.table.placed[usize::from(*tile)].tile);
        facts.push(fact(
            "pending",
            tongue.pick("must be filled first", "hay que completar"),
            format!("{name} ({n_left})"),
        ));
    }
    match state.phase {
        Phase::Play => {}
        Phase::Redraw(n_left) => facts.push(fact(
            "redraws",
            tongue.pick("tiles that may go back", "fichas que se pueden devolver"),
            n_left,
        )),
        Phase::Take(n_left) => facts.push(fact(
            "takes",
            tongue.pick("tiles that may be taken", "fichas que se pueden tomar"),
            n_left,
        )),
    }
    facts.push(fact(
        "starter",
        tongue.pick("opened by seat", "salió el asiento"),
        state.starter,
    ));
    if game.turn.uses_stock {
        let n_left = state.n_in_stock().saturating_sub(game.turn.keeps);
        facts.push(fact(
            "to_draw",
            tongue.pick("tiles to draw", "fichas por robar"),
            n_left,
        ));
    } else if state.n_unlisted > 0 {
        facts.push(fact(
            "undealt",
            tongue.pick("tiles not dealt", "fichas sin repartir"),
            state.n_unlisted,
        ));
    }
    let is_match = game.whole.plays_to.is_some() || game.whole.n_hands.is_some();
    if is_match {
        facts.push(fact("hand", tongue.pick("hand", "mano"), state.hand_number));
    }
    if let Some(target) = game.whole.plays_to {
        facts.push(fact(
            "target",
            tongue.pick("played to", "se juega a"),
            target,
        ));
    }
    if let Some(n_hands) = game.whole.n_hands {
        facts.push(fact(
            "hands",
            tongue.pick("hands to play", "manos por jugar"),
            n_hands,
        ));
    }
    facts
}

fn ends_text(game: &General, state: &State, tongue: Tongue) -> String {
    let spots = &state.table.spots;
    let name = |index: usize| game.set.values.name(spots[index].need);
    if let (true, 2) = (game.is_line, spots.len()) {
        let (left, right) = (name(0), name(1));
        return tongue.pick(format!("{left} and {right}"), format!("{left} y {right}"));
    }
    let names: Vec<&str> = (0..spots.len().min(ENDS_SHOWN)).map(name).collect();
    let mut text = names.join(" ");
    if spots.len() > ENDS_SHOWN {
        text.push_str(" …");
    }
    text
}

fn fact(name: &str, label: &str, value: impl ToString) -> FactView {
    FactView {
        name: name.to_owned(),
        label: label.to_owned(),
        value: value.to_string(),
    }
}
