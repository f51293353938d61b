//! What a reader may know of a domino match, in the shape of every family.

use std::collections::VecDeque;

use tapete_game::{
    Arrangement, FactView, MoveView, Piece, Posture, Reader, Seat, SeatView, Shape, Side, Spot,
    Team, Tongue, View, Zone,
};

use super::state::{End, State};
use super::tile::Tile;
use super::{Domino, Move};

/// Returns what the reader may know; the adapter adds moves, log and outcome.
pub(crate) fn view(game: &Domino, state: &State, reader: Reader, tongue: Tongue) -> View {
    let mut zones = vec![table(game, state, tongue)];
    if !state.stock.is_empty() {
        zones.push(stock(game, state, reader, tongue));
    }
    zones.extend(Seat::all(game.n_seats).map(|seat| hand(game, state, seat, reader, tongue)));
    View {
        game: game.name.clone(),
        family: "domino".to_owned(),
        reader,
        to_act: Vec::new(),
        seats: Seat::all(game.n_seats)
            .map(|seat| seat_view(game, state, seat))
            .collect(),
        zones,
        facts: facts(game, state, tongue),
        palette: Vec::new(),
        moves: Vec::new(),
        on_empty: None,
        marked: None,
        log: Vec::new(),
        outcome: None,
    }
}

/// Describes a move for the screen.
pub(crate) fn move_view(
    game: &Domino,
    state: &State,
    _seat: Seat,
    chosen: Move,
    tongue: Tongue,
) -> MoveView {
    let tile = game.set.tile(chosen.tile);
    let [left, right] = state.ends();
    let (side, faces, place) = match chosen.end {
        End::Open => (Side::Either, tile.faces(), ""),
        End::Left => (
            Side::First,
            (tile.beyond(left), left),
            tongue.pick("left", "izquierda"),
        ),
        End::Right => (
            Side::Last,
            (right, tile.beyond(right)),
            tongue.pick("right", "derecha"),
        ),
        End::Either => (Side::Either, (right, tile.beyond(right)), ""),
    };
    let text = match chosen.end {
        End::Open | End::Either => tile.to_string(),
        End::Left => format!("{tile} left"),
        End::Right => format!("{tile} right"),
    };
    MoveView {
        text,
        label: match place {
            "" => tile.to_string(),
            place => format!("{tile} · {place}"),
        },
        touches: vec![piece_id(tile)],
        spot: Some(Spot {
            zone: "table".to_owned(),
            side,
        }),
        faces: vec![faces.0.to_string(), faces.1.to_string()],
    }
}

fn piece_id(tile: Tile) -> String {
    format!("tile.{tile}")
}

/// Lays the tiles out from left to right, each with its faces as they lie.
fn table(game: &Domino, state: &State, tongue: Tongue) -> Zone {
    let mut line: VecDeque<(u8, u8, bool)> = VecDeque::new();
    let last = state.placed.len().saturating_sub(1);
    for (index, it) in state.placed.iter().enumerate() {
        let tile = game.set.tile(it.tile);
        let fresh = index == last;
        match it.end {
            End::Open => line.push_back((tile.faces().0, tile.faces().1, fresh)),
            End::Left => {
                let open = line.front().map_or(0, |first| first.0);
                line.push_front((tile.beyond(open), open, fresh));
            }
            End::Right | End::Either => {
                let open = line.back().map_or(0, |last| last.1);
                line.push_back((open, tile.beyond(open), fresh));
            }
        }
    }
    let n_left = state.placed.iter().filter(|it| it.end == End::Left).count();
    Zone {
        id: "table".to_owned(),
        label: tongue.pick("table", "mesa").to_owned(),
        owner: None,
        arrangement: Arrangement::Chain,
        pieces: line
            .into_iter()
            .map(|(left, right, fresh)| Piece {
                id: piece_id(Tile::new(left, right)),
                shape: Shape::Tile,
                faces: vec![left.to_string(), right.to_string()],
                posture: if left == right {
                    Posture::Across
                } else {
                    Posture::Along
                },
                owner: None,
                lie: None,
                fresh,
            })
            .collect(),
        anchor: (!state.placed.is_empty()).then_some(n_left),
        arms: Vec::new(),
        extent: None,
    }
}

fn stock(game: &Domino, state: &State, reader: Reader, tongue: Tongue) -> Zone {
    let pieces = state.stock.iter().enumerate().map(|(place, tile)| {
        if reader == Reader::Judge {
            seen(game.set.tile(*tile))
        } else {
            hidden(format!("stock.{place}"))
        }
    });
    Zone {
        id: "stock".to_owned(),
        label: tongue.pick("stock", "pozo").to_owned(),
        owner: None,
        arrangement: Arrangement::Pile,
        pieces: pieces.collect(),
        anchor: None,
        arms: Vec::new(),
        extent: None,
    }
}

fn hand(game: &Domino, state: &State, seat: Seat, reader: Reader, tongue: Tongue) -> Zone {
    let tiles = game.set.list(state.hands[seat.index()]);
    // At the end all hands are laid open.
    let open = reader.reads(seat) || state.ended.is_some();
    let pieces = tiles.into_iter().enumerate().map(|(place, tile)| {
        if open {
            seen(tile)
        } else {
            hidden(format!("hand.{seat}.{place}"))
        }
    });
    Zone {
        id: format!("hand.{seat}"),
        label: tongue.pick(
            format!("hand of seat {seat}"),
            format!("mano del asiento {seat}"),
        ),
        owner: Some(seat),
        arrangement: Arrangement::Row,
        pieces: pieces.collect(),
        anchor: None,
        arms: Vec::new(),
        extent: None,
    }
}

fn seen(tile: Tile) -> Piece {
    let (high, low) = tile.faces();
    Piece {
        id: piece_id(tile),
        shape: Shape::Tile,
        faces: vec![high.to_string(), low.to_string()],
        posture: Posture::Upright,
        owner: None,
        lie: None,
        fresh: false,
    }
}

fn hidden(id: String) -> Piece {
    Piece {
        id,
        shape: Shape::Tile,
        faces: Vec::new(),
        posture: Posture::Upright,
        owner: None,
        lie: None,
        fresh: false,
    }
}

fn seat_view(game: &Domino, state: &State, seat: Seat) -> SeatView {
    SeatView {
        seat,
        name: None,
        team: Team(game.team_of(seat)),
        score: state.scores[usize::from(game.team_of(seat))],
        facts: Vec::new(),
    }
}

fn facts(game: &Domino, state: &State, tongue: Tongue) -> Vec<FactView> {
    let mut facts = Vec::new();
    if !state.placed.is_empty() {
        let [left, right] = state.ends();
        facts.push(fact(
            "ends",
            tongue.pick("open ends", "puntas"),
            tongue.pick(format!("{left} and {right}"), format!("{left} y {right}")),
        ));
    } else if let Some(tile) = state.must_open {
        facts.push(fact(
            "must_open",
            tongue.pick("must open with", "se sale con"),
            game.set.tile(tile),
        ));
    }
    facts.push(fact(
        "starter",
        tongue.pick("opened by seat", "salió el asiento"),
        state.starter,
    ));
    if game.draws {
        let n_left = state.stock.len().saturating_sub(game.keeps);
        facts.push(fact(
            "to_draw",
            tongue.pick("tiles to draw", "fichas por robar"),
            n_left,
        ));
    }
    if let Some(target) = game.plays_to {
        facts.push(fact("hand", tongue.pick("hand", "mano"), state.hand_number));
        facts.push(fact(
            "target",
            tongue.pick("played to", "se juega a"),
            target,
        ));
    }
    facts
}

fn fact(name: &str, label: &str, value: impl ToString) -> FactView {
    FactView {
        name: name.to_owned(),
        label: label.to_owned(),
        value: value.to_string(),
    }
}
