//! Questions, the move of the empty line, moves between the listed ones, and
//! seats with names of their own.

use tapete_game::laws::{keep, secrets};
use tapete_game::{Game, Tongue};

use super::super::overlay::Overlay;
use super::super::play::State;
use super::toy::Stones;
use super::*;

fn stones(tongue: Tongue, people: &[usize]) -> State {
    let game = Game::new(Stones);
    let player = |seat| match people.contains(&seat) {
        true => Player::Person,
        false => Player::Bot {
            name: "first".to_owned(),
            bot: tapete_bots::seat(&game, "first").unwrap(),
        },
    };
    let mut state = State::new(Table {
        playing: game.start(Seed::new(7)),
        players: (0..2).map(player).collect(),
        tongue,
        texts: Vec::new(),
        seed: Seed::new(7),
        replay_path: None,
        keeps_secret: false,
    });
    settle(&mut state);
    state
}

fn played(state: &State) -> Vec<&str> {
    let played = state.desk.playing.played();
    played.iter().map(|it| it.text.as_str()).collect()
}

#[test]
fn the_toy_keeps_the_laws() {
    let game = Game::new(Stones);
    for index in 0..5 {
        let seed = Seed { seed: 3, index };
        keep(&game, seed).unwrap_or_else(|broken| panic!("{broken}"));
        secrets(&game, seed).unwrap_or_else(|broken| panic!("{broken}"));
    }
}

#[test]
fn a_question_is_answered_below_and_the_line_comes_again() {
    let mut state = stones(Tongue::En, &[0]);
    press(&mut state, "/ ?left Enter");
    let notice = state.desk.notice.clone().expect("an answer");
    assert_eq!(notice.text, "40 are left");
    assert!(!notice.is_bad);
    assert_eq!(played(&state), [""; 0]);
    golden("play_question", &drawn(&mut state, 80, 24));
    press(&mut state, "take");
    assert_eq!(state.desk.notice, None, "typing goes on");

    let mut state = stones(Tongue::Es, &[0]);
    press(&mut state, "/ ?left Enter");
    assert_eq!(state.desk.notice.expect("an answer").text, "quedan 40");
}

#[test]
fn a_long_answer_opens_a_box_that_scrolls() {
    let mut state = stones(Tongue::En, &[0]);
    press(&mut state, "/ ?each Enter");
    let is_open = |state: &State| matches!(state.desk.overlay, Some(Overlay::Answer { .. }));
    assert!(is_open(&state));
    let open = drawn(&mut state, 60, 16);
    assert!(open.contains("Answer to ?each") && open.contains("stone 1"));
    for (width, height) in [(1, 1), (36, 12), (200, 60)] {
        drawn(&mut state, width, height);
    }
    drawn(&mut state, 60, 16);
    press(&mut state, "End");
    assert!(drawn(&mut state, 60, 16).contains("stone 40"));
    press(&mut state, "Esc");
    assert!(!is_open(&state));
    assert_eq!(played(&state), [""; 0]);
}

#[test]
fn an_empty_line_plays_the_move_of_the_empty_line() {
    let mut state = stones(Tongue::En, &[0]);
    press(&mut state, "/ Enter");
    assert_eq!(played(&state), ["take 1"]);
}

#[test]
fn a_key_at_the_foot_plays_the_move_of_the_empty_line() {
    let mut state = stones(Tongue::Es, &[0]);
    let foot = drawn(&mut state, 80, 24);
    assert!(foot.contains(". tomar 1"), "{foot}");
    press(&mut state, ".");
    assert_eq!(played(&state), ["take 1"]);
}

#[test]
fn where_nothing_is_played_by_an_empty_line_typing_stops() {
    let mut state = State::new(table("block", 4, &[0], 7));
    settle(&mut state);
    press(&mut state, "/ Enter");
    assert_eq!(state.desk.playing.n_played(), 0);
    let foot = drawn(&mut state, 80, 24);
    assert!(!foot.contains("stop typing") && foot.contains("/ type"));
}

#[test]
fn an_amount_between_the_listed_ones_can_be_typed() {
    let mut state = stones(Tongue::En, &[0]);
    for letter in "/take 17".chars() {
        state.on_key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE));
    }
    press(&mut state, "Enter");
    assert_eq!(played(&state), ["take 17"]);
}

#[test]
fn seats_are_called_by_their_own_names_beside_who_plays_them() {
    let mut state = stones(Tongue::En, &[0]);
    let screen = drawn(&mut state, 80, 24);
    assert!(screen.contains("Ana (you)"), "{screen}");
    assert!(screen.contains("Bruno · first"), "{screen}");
    let state = stones(Tongue::En, &[0, 1]);
    assert_eq!(state.desk.who(tapete_game::Seat(1)), "Bruno");
}
