//! Hands that nobody sees lie in a row; what was turned up once is known to be
//! at its place ever since.

use tapete_game::{Chance, Lent, Seat};

use crate::general::game::General;
use crate::general::state::State;
use crate::general::tiles::Event;
use crate::pieces::Id;

/// A row, with the tiles that were turned up.
type Row = Lent<Vec<Option<Id>>>;

/// Puts the tiles of all hands into rows that agree with what was turned up.
pub(super) fn arrange(game: &General, guess: &mut State, hand: &[Event], chance: &mut Chance) {
    let rows = read(game, hand, chance);
    for (row, tiles) in rows.iter().zip(&mut guess.hands) {
        let is_placed = |tile: &Id| row.contains(&Some(*tile));
        let mut rest: Lent<Vec<Id>> = tiles.iter().copied().filter(|it| !is_placed(it)).collect();
        chance.shuffle(&mut rest);
        let n_known = row.iter().flatten().count();
        if row.len() == tiles.len() && n_known + rest.len() == tiles.len() {
            let filled = row.iter().map(|it| it.or_else(|| rest.pop()));
            let filled: Lent<Vec<Id>> = filled.flatten().collect();
            tiles.clone_from(&filled);
        } else {
            // Somebody took a tile of the row, and it is not known which.
            chance.shuffle(tiles);
        }
    }
    if let Some(turned) = guess.turned {
        let tiles = &mut guess.hands[guess.acting.index()];
        if let Some(at) = tiles.iter().position(|it| *it == turned) {
            tiles.swap(0, at);
        }
    }
}

fn read(game: &General, hand: &[Event], chance: &mut Chance) -> Lent<Vec<Row>> {
    let mut rows: Lent<Vec<Row>> = (0..game.n_seats).map(|_| Row::new()).collect();
    let mut turned: Option<Seat> = None;
    for event in hand {
        match event {
            Event::Dealt { seat, count, .. } => {
                let row = &mut rows[seat.index()];
                row.clear();
                row.resize(*count as usize, None);
            }
            Event::TurnedUp { seat, tile, .. } => {
                turned = Some(*seat);
                if let Some(first) = rows[seat.index()].first_mut() {
                    *first = Some(tile.id);
                }
            }
            Event::Passed { seat, .. } => {
                let row = &mut rows[seat.index()];
                if turned.take() == Some(*seat) && !row.is_empty() {
                    row.rotate_left(1);
                }
            }
            Event::Placed { seat, tile, .. } => {
                turned = None;
                let row = &mut rows[seat.index()];
                let at = row.iter().position(|it| *it == Some(tile.id)).unwrap_or(0);
                if at < row.len() {
                    row.remove(at);
                }
            }
            Event::Drew { seat, tile, .. } => {
                rows[seat.index()].push(tile.as_ref().map(|it| it.id));
            }
            Event::Gave { seat, to, .. } => {
                let taken = take(&mut rows[seat.index()], chance);
                if let (Some(to), Some(taken)) = (to, taken) {
                    rows[to.index()].push(taken);
                }
            }
            Event::Robbed { seat, from, .. } => {
                if let Some(taken) = take(&mut rows[from.index()], chance) {
                    rows[seat.index()].push(taken);
                }
            }
            _ => {}
        }
    }
    rows
}

/// Takes any tile of a row.
fn take(row: &mut Row, chance: &mut Chance) -> Option<Option<Id>> {
    let at = chance.below(row.len() as u32) as usize;
    (at < row.len()).then(|| row.remove(at))
}
