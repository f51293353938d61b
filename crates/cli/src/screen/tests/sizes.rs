//! Every window size, at any time: nothing panics and something is said.

use tapete_game::{Reader, Tongue};

use super::super::Pace;
use super::super::overlay::Overlay;
use super::super::{play, watch};
use super::*;

const SIZES: [(u16, u16); 14] = [
    (1, 1),
    (2, 40),
    (200, 1),
    (20, 8),
    (35, 12),
    (36, 12),
    (36, 60),
    (50, 13),
    (71, 14),
    (72, 12),
    (80, 24),
    (100, 30),
    (130, 18),
    (200, 60),
];

fn at_every_size(screen: &mut dyn Screen) {
    for (width, height) in SIZES {
        let text = drawn(screen, width, height);
        assert_eq!(text.lines().count(), usize::from(height));
    }
}

#[test]
fn a_small_window_says_so() {
    let mut state = play::State::new(table("block", 4, &[0], 1));
    assert!(drawn(&mut state, 20, 8).contains("window too small"));
    assert!(drawn(&mut menu::menu(), 20, 8).contains("window too small"));
}

#[test]
fn every_size_from_one_cell_up_is_drawn() {
    let mut state = play::State::new(table("cuban_double_nine", 4, &[0], 1));
    for width in (1..=200).step_by(7) {
        for height in 1..=60 {
            drawn(&mut state, width, height);
        }
    }
}

#[test]
fn a_whole_match_is_drawn_at_every_size() {
    let games = [
        ("block", 4),
        ("draw", 2),
        ("turnabout", 5),
        ("mexican_train", 4),
        ("chickenfoot", 3),
        ("all_fives", 2),
        ("triominos", 3),
    ];
    for (game, n_seats) in games {
        let mut state = play::State::new(Table {
            tongue: Tongue::Es,
            ..table(game, n_seats, &[0], 11)
        });
        for _ in 0..40 {
            settle(&mut state);
            at_every_size(&mut state);
            if let Some(Overlay::End) = state.desk.overlay {
                break;
            }
            press(&mut state, "Right Tab Enter");
        }
    }
}

#[test]
fn every_overlay_is_drawn_at_every_size() {
    for keys in ["?", "l", "s", "q", "/ abc", "s Enter"] {
        let mut state = play::State::new(table("block", 4, &[0], 1));
        settle(&mut state);
        press(&mut state, keys);
        at_every_size(&mut state);
    }
    let mut state = play::State::new(table("draw", 3, &[0, 1, 2], 1));
    settle(&mut state);
    at_every_size(&mut state);
    let mut state = watch::State::new(table("block", 4, &[], 1), Pace::Step, Reader::Judge);
    press(&mut state, "End");
    at_every_size(&mut state);
    press(&mut state, "t 2");
    at_every_size(&mut state);
}

#[test]
fn the_menu_is_drawn_at_every_size() {
    let mut state = menu::menu();
    at_every_size(&mut state);
    press(&mut state, "Down Enter");
    at_every_size(&mut state);
    press(
        &mut state,
        "Up Up Up 77777777777777777777777777777777777777777",
    );
    at_every_size(&mut state);
}

#[test]
fn any_keys_in_any_order_do_no_harm() {
    let keys = [
        "Enter",
        "Esc",
        "Tab",
        "Left",
        "Right",
        "Up",
        "Down",
        "Home",
        "End",
        "Backspace",
        "Space",
        "n",
        "l",
        "?",
        "t",
        "/",
        "x",
        "1",
        "9",
        "+",
        "-",
        "v",
        "j",
        "0",
        "m",
        "d",
        "p",
        "T",
    ];
    let mut chance = tapete_game::Chance::quick(5);
    let mut states: Vec<Box<dyn Screen>> = vec![
        Box::new(play::State::new(table("draw", 2, &[0], 2))),
        Box::new(play::State::new(table("block", 4, &[0, 2], 2))),
        Box::new(play::State::new(table("triominos", 2, &[0], 2))),
        Box::new(play::State::new(table("mexican_train", 4, &[1], 2))),
        Box::new(play::State::new(table("chickenfoot", 4, &[0], 2))),
        Box::new(watch::State::new(
            table("block", 4, &[], 2),
            Pace::Step,
            Reader::Spectator,
        )),
        Box::new(menu::menu()),
    ];
    for state in &mut states {
        for _ in 0..1500 {
            press(
                state.as_mut(),
                keys[chance.below(keys.len() as u32) as usize],
            );
            state.tick(LONG);
            if chance.below(8) == 0 {
                let (width, height) = SIZES[chance.below(SIZES.len() as u32) as usize];
                drawn(state.as_mut(), width, height);
                let kinds = [
                    MouseEventKind::Down(MouseButton::Left),
                    MouseEventKind::Down(MouseButton::Right),
                    MouseEventKind::ScrollDown,
                    MouseEventKind::ScrollRight,
                ];
                state.on_mouse(MouseEvent {
                    kind: kinds[chance.below(kinds.len() as u32) as usize],
                    column: chance.below(90) as u16,
                    row: chance.below(30) as u16,
                    modifiers: KeyModifiers::NONE,
                });
                let arrows = [KeyCode::Up, KeyCode::Down, KeyCode::Left, KeyCode::Right];
                let arrow = arrows[chance.below(4) as usize];
                state.on_key(KeyEvent::new(arrow, KeyModifiers::SHIFT));
            }
        }
    }
}
