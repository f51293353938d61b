//! The number that is shown beside a card or a move is what one types to play it: in
//! every shipped game, line by line and on the screen.

use tapete_draw::text::move_number;
use tapete_workshop::{open, shipped_games};

use super::super::play::State;
use super::*;
use crate::plain::index_of_typed;

/// How many choices of a match are looked at.
const N_CHOICES: usize = 5;

/// Plays a few moves of every shipped game, and hands each choice to a check.
fn at_each_choice(mut check: impl FnMut(&str, &mut State)) {
    for shipped in shipped_games() {
        let opened = open(shipped.name, &[], None).ok();
        let n_seats = opened.map_or(2, |it| it.game.n_seats());
        let mut state = State::new(table(shipped.name, n_seats, &[0], 12));
        for _ in 0..N_CHOICES {
            settle(&mut state);
            state.desk.overlay = None;
            if state.chooses().is_none() {
                break;
            }
            check(shipped.name, &mut state);
            let last = state.desk.view.moves.len().saturating_sub(1);
            press(&mut state, "Esc n");
            state.play_move(last.min(1));
        }
    }
}

#[test]
fn a_number_plays_what_it_stands_beside_in_every_game() {
    let mut n_pieces = 0;
    at_each_choice(|game, state| {
        let view = state.desk.view.clone();
        for (index, chosen) in view.moves.iter().enumerate() {
            let number = chosen.number.to_string();
            let typed = index_of_typed(&number, &view);
            assert_eq!(typed, Some(index), "{game}: `{number}`, line by line");
            press(state, &format!("Esc n {number}"));
            let shown = state.chosen();
            assert_eq!(shown, Some(index), "{game}: `{number}`, on the screen");
        }
        for piece in view.pieces() {
            let Some(number) = move_number(&view, &piece.id) else {
                continue;
            };
            n_pieces += 1;
            let plays = view
                .numbered(number)
                .is_some_and(|it| it.touches(&piece.id));
            assert!(plays, "{game}: {number} stands beside {}", piece.id);
        }
    });
    assert!(n_pieces > 1000, "only {n_pieces} pieces had a number");
}

#[test]
fn a_dot_and_a_nought_play_what_an_empty_line_plays() {
    let mut n_quiet = 0;
    at_each_choice(|game, state| {
        let view = &state.desk.view;
        let Some(key) = view.on_empty.clone() else {
            return;
        };
        n_quiet += 1;
        let quiet = view.moves.iter().position(|it| it.key == key);
        press(state, "Esc n 0");
        assert_eq!(state.chosen(), quiet, "{game}");
    });
    assert!(n_quiet > 50, "only {n_quiet} choices had such a move");
}

#[test]
fn what_is_chosen_first_gives_nothing_away_and_takes_nothing_back() {
    use tapete_game::MoveRole;
    at_each_choice(|game, state| {
        let view = &state.desk.view;
        let chosen = state.chosen().and_then(|it| view.moves.get(it));
        if let Some(it) = chosen {
            let is_harmless = !matches!(it.role, MoveRole::Discard | MoveRole::Undo);
            assert!(is_harmless, "{game}: {}", it.label);
        }
    });
}
