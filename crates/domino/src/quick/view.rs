//! What a reader may know of a domino match, in the shape of every family.

use std::collections::VecDeque;

use tapete_game::{
    Arrangement, Attribute, MoveView, Piece, Posture, Reader, Seat, SeatView, Shape, Side, Team,
    Telling, View, Zone,
};

use super::state::{End, State};
use super::tile::Tile;
use super::{Domino, Move};
use crate::event::TileName;
use crate::shown;

/// Returns what the reader may know; the adapter adds moves, log and outcome.
pub(crate) fn view(game: &Domino, state: &State, telling: Telling<'_>) -> View {
    let mut zones = vec![table(game, state, telling)];
    if game.draws || !state.stock.is_empty() {
        zones.push(stock(game, state, telling));
    }
    zones.extend(Seat::all(game.n_seats).map(|seat| hand(game, state, seat, telling)));
    View {
        seats: Seat::all(game.n_seats)
            .map(|seat| seat_view(game, state, seat))
            .collect(),
        zones,
        facts: facts(game, state, telling),
        ..View::blank()
    }
}

/// Describes a move for the screen.
pub(crate) fn move_view(
    game: &Domino,
    state: &State,
    seat: Seat,
    chosen: Move,
    telling: Telling<'_>,
) -> MoveView {
    let tile = game.set.tile(chosen.tile);
    let [left, right] = state.ends();
    let (side, faces, place) = match chosen.end {
        End::Open => (Side::Either, tile.faces(), ""),
        End::Left => (
            Side::First,
            (tile.beyond(left), left),
            telling.pick(" · left", " · izquierda"),
        ),
        End::Right => (
            Side::Last,
            (right, tile.beyond(right)),
            telling.pick(" · right", " · derecha"),
        ),
        End::Either => (Side::Either, (right, tile.beyond(right)), ""),
    };
    let mut key = String::new();
    game.write_move(state, seat, chosen, &mut key);
    let label = format!("{tile}{place}");
    shown::placing(key, label, (tile.piece_id(), texts(faces)), side)
}

fn texts((one, other): (u8, u8)) -> Vec<String> {
    vec![one.to_string(), other.to_string()]
}

/// Lays the tiles out from left to right, each with its faces as they lie.
fn table(game: &Domino, state: &State, telling: Telling<'_>) -> Zone {
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
    let pieces = line.into_iter().map(|(left, right, fresh)| Piece {
        faces: texts((left, right)),
        posture: if left == right {
            Posture::Across
        } else {
            Posture::Along
        },
        fresh,
        ..Piece::new(Tile::new(left, right).piece_id(), Shape::Tile)
    });
    let first = state.placed.first();
    Zone {
        pieces: pieces.collect(),
        anchor: first.map(|it| game.set.tile(it.tile).piece_id()),
        ..shown::table(telling, Arrangement::Chain)
    }
}

fn stock(game: &Domino, state: &State, telling: Telling<'_>) -> Zone {
    let pieces = state.stock.iter().enumerate().map(|(place, tile)| {
        if telling.reader() == Reader::Judge {
            seen(game.set.tile(*tile))
        } else {
            shown::hidden(shown::STOCK, place, Shape::Tile)
        }
    });
    shown::stock(telling, game.draws, pieces.collect())
}

fn hand(game: &Domino, state: &State, seat: Seat, telling: Telling<'_>) -> Zone {
    let tiles = game.set.list(state.hands[seat.index()]);
    // At the end all hands are laid open.
    let open = telling.reader().reads(seat) || state.ended.is_some();
    let zone = shown::hand_id(seat);
    let pieces = tiles.into_iter().enumerate().map(|(place, tile)| {
        if open {
            seen(tile)
        } else {
            shown::hidden(&zone, place, Shape::Tile)
        }
    });
    shown::hand(telling, seat, pieces.collect())
}

fn seen(tile: Tile) -> Piece {
    Piece {
        faces: texts(tile.faces()),
        ..Piece::new(tile.piece_id(), Shape::Tile)
    }
}

fn seat_view(game: &Domino, state: &State, seat: Seat) -> SeatView {
    let team = game.team_of(seat);
    SeatView::new(seat, Team(team), state.scores[usize::from(team)])
}

fn facts(game: &Domino, state: &State, telling: Telling<'_>) -> Vec<Attribute> {
    let mut facts = Vec::new();
    if !state.placed.is_empty() {
        let [left, right] = state.ends();
        facts.push(shown::two_ends(telling, left, right));
    } else if let Some(tile) = state.must_open {
        facts.push(shown::must_open(telling, game.set.tile(tile).to_string()));
    }
    facts.push(shown::opener(telling, state.starter));
    if game.draws {
        let n_left = state.stock.len().saturating_sub(game.keeps);
        facts.push(shown::to_draw(telling, n_left));
    }
    if let Some(points) = game.plays_to {
        facts.push(shown::hand_number(telling, state.hand_number, None));
        facts.push(shown::target(telling, points));
    }
    facts
}
