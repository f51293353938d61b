//! Tables of every shape on screens of several sizes.

use ratatui::crossterm::event::KeyModifiers;
use tapete_game::View;

use super::super::hits::{Scroll, Target};
use super::super::play::State;
use super::*;

fn playing(view: View) -> State {
    let mut state = State::new(table("block", 4, &[0], 7));
    settle(&mut state);
    state.show(view);
    state
}

/// Compares a table with the ones on record, at three sizes.
fn goldens(name: &str, view: View, keys: &str) {
    for (width, height) in [(80, 24), (120, 40), (40, 20)] {
        let mut state = playing(view.clone());
        press(&mut state, keys);
        golden(
            &format!("{name}_{width}x{height}"),
            &drawn(&mut state, width, height),
        );
    }
}

fn press_with(state: &mut State, code: KeyCode, modifiers: KeyModifiers) {
    state.on_key(KeyEvent::new(code, modifiers));
}

#[test]
fn a_table_of_arms() {
    goldens("arms", sample::arms(), "Right");
}

#[test]
fn a_table_that_branches() {
    goldens("branches", sample::branches(), "Down");
}

#[test]
fn a_tree_of_strips() {
    goldens("tree", sample::tree(), "t");
}

#[test]
fn a_grid_of_triangles() {
    goldens("triangles", sample::triangles(), "Down");
}

#[test]
fn a_hand_of_fifty() {
    goldens("hand_of_fifty", sample::large_hand(), "End Left Left Down");
}

#[test]
fn the_cloth_scrolls_both_ways_after_the_ghost() {
    let mut state = playing(sample::wide_grid());
    drawn(&mut state, 60, 24);
    let pane = state.desk.hits.table;
    assert!(pane.max.row > 0 && pane.max.column > 0, "{pane:?}");
    for _ in 0..3 {
        let chosen = state.chosen().unwrap();
        let text = drawn(&mut state, 60, 24);
        let ghost = state.desk.hits.find(&Target::Move(chosen));
        assert!(ghost.is_some(), "the ghost is not on the screen\n{text}");
        press(&mut state, "Down");
    }
    golden("wide_grid", &drawn(&mut state, 60, 24));
}

#[test]
fn keys_and_the_wheel_scroll_until_something_is_chosen() {
    let mut state = playing(sample::wide_grid());
    drawn(&mut state, 60, 24);
    let first = state.desk.hits.table.at;
    press_with(&mut state, KeyCode::Right, KeyModifiers::SHIFT);
    press_with(&mut state, KeyCode::Down, KeyModifiers::CONTROL);
    drawn(&mut state, 60, 24);
    let second = state.desk.hits.table.at;
    assert!(second.row > first.row && second.column > first.column);
    let mut wheel = |kind, modifiers| {
        state.on_mouse(MouseEvent {
            kind,
            column: 20,
            row: 8,
            modifiers,
        });
        drawn(&mut state, 60, 24);
        state.desk.hits.table.at
    };
    let third = wheel(MouseEventKind::ScrollDown, KeyModifiers::SHIFT);
    assert!(third.column > second.column && third.row == second.row);
    let fourth = wheel(MouseEventKind::ScrollUp, KeyModifiers::NONE);
    assert!(fourth.row < third.row && fourth.column == third.column);
    press(&mut state, "Down Up");
    drawn(&mut state, 60, 24);
    assert_eq!(state.desk.scroll, None);
}

#[test]
fn nobody_scrolls_off_the_table() {
    let mut state = playing(sample::wide_grid());
    drawn(&mut state, 60, 24);
    for code in [KeyCode::Right, KeyCode::Down] {
        for _ in 0..200 {
            press_with(&mut state, code, KeyModifiers::SHIFT);
        }
    }
    drawn(&mut state, 60, 24);
    assert_eq!(state.desk.hits.table.at, state.desk.hits.table.max);
    drawn(&mut state, 200, 60);
    assert_eq!(state.desk.hits.table.at, Scroll::default());
}

#[test]
fn the_wheel_over_a_large_hand_scrolls_the_hand() {
    let mut state = playing(sample::large_hand());
    drawn(&mut state, 60, 24);
    let hand = state.desk.hits.hand;
    assert!(hand.scrolls());
    state.on_mouse(MouseEvent {
        kind: MouseEventKind::ScrollDown,
        column: hand.area.x + 3,
        row: hand.area.y,
        modifiers: KeyModifiers::NONE,
    });
    drawn(&mut state, 60, 24);
    assert_eq!(state.desk.hits.hand.at.row, hand.at.row + 1);
    assert_eq!(state.desk.scroll, None);
}

#[test]
fn every_shape_is_drawn_at_every_size() {
    for view in [
        sample::arms(),
        sample::branches(),
        sample::tree(),
        sample::triangles(),
        sample::wide_grid(),
        sample::large_hand(),
    ] {
        let mut state = playing(view);
        for keys in ["Down", "Right Down", "m", "5 Down", "Esc End"] {
            for width in (1..=180).step_by(23) {
                for height in (1..=60).step_by(7) {
                    drawn(&mut state, width, height);
                }
            }
            press(&mut state, keys);
        }
    }
}
