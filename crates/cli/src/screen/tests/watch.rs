//! Watching: forward, back, and with whose eyes.

use tapete_game::{Reader, Seat};

use super::super::Pace;
use super::super::overlay::Overlay;
use super::super::watch::State;
use super::*;

fn watched(pace: Pace) -> State {
    State::new(table("block", 4, &[], 7), pace, Reader::Judge)
}

#[test]
fn a_match_of_bots_as_the_judge_sees_it() {
    let mut state = watched(Pace::Step);
    press(&mut state, "Right Right Right");
    golden("watch_judge", &drawn(&mut state, 80, 24));
}

#[test]
fn a_step_back_shows_exactly_what_was_there() {
    let mut state = watched(Pace::Step);
    let mut seen = vec![drawn(&mut state, 90, 30)];
    for _ in 0..6 {
        press(&mut state, "Right");
        seen.push(state.desk.playing.state_text());
    }
    for expected in seen[1..6].iter().rev() {
        press(&mut state, "Left");
        assert_eq!(&state.desk.playing.state_text(), expected);
    }
    press(&mut state, "Right Right Right Right Right");
    assert_eq!(state.desk.playing.state_text(), seen[6]);
}

#[test]
fn it_runs_by_itself_until_the_end() {
    let mut state = watched(Pace::Every(Duration::from_millis(500)));
    settle(&mut state);
    assert!(state.desk.playing.is_over());
    assert_eq!(state.desk.overlay, Some(Overlay::End));
    press(&mut state, "Left");
    assert_eq!(state.desk.overlay, None);
    assert!(!state.desk.playing.is_over());
    press(&mut state, "End");
    assert_eq!(state.desk.overlay, Some(Overlay::End));
}

#[test]
fn space_stops_and_goes_on() {
    let mut state = watched(Pace::Every(Duration::from_millis(500)));
    assert!(state.wait().is_some());
    press(&mut state, "Space");
    assert!(state.wait().is_none());
    press(&mut state, "Space");
    assert!(state.wait().is_some());
}

#[test]
fn any_eyes_when_only_bots_play() {
    let mut state = watched(Pace::Step);
    press(&mut state, "2");
    assert_eq!(state.desk.reader, Reader::Seat(Seat(2)));
    press(&mut state, "9");
    assert_eq!(state.desk.reader, Reader::Seat(Seat(2)));
    press(&mut state, "v");
    assert_eq!(state.desk.reader, Reader::Spectator);
    press(&mut state, "j");
    assert_eq!(state.desk.reader, Reader::Judge);
}

#[test]
fn nobody_looks_into_a_hand_where_a_person_plays() {
    let table = table("block", 4, &[1], 7);
    let mut state = State::new(table, Pace::Step, Reader::Spectator);
    press(&mut state, "j");
    assert_eq!(state.desk.reader, Reader::Spectator);
    assert!(state.desk.notice.is_some());
}

#[test]
fn a_record_is_stepped_through_and_nobody_plays_on() {
    let mut table = table("block", 4, &[], 7);
    for _ in 0..5 {
        let seat = table.playing.turn().seats().first().unwrap();
        table.playing.play_nth(seat, 0).unwrap();
    }
    let mut state = State::of_record(table, 2, Reader::Judge);
    assert_eq!(state.position(), 2);
    press(&mut state, "End Right Right");
    assert_eq!(state.position(), 5);
    press(&mut state, "Home");
    assert_eq!(state.position(), 0);
}

#[test]
fn turns_are_walked_through_forward_and_back() {
    let steps = tapete_workshop::open("first_steps", &[], None).unwrap();
    let passive = || Player::Bot {
        name: "wanderer".to_owned(),
        bot: tapete_bots::seat(&steps.game, "wanderer").unwrap(),
    };
    let table = Table {
        playing: steps.game.start(Seed::new(3)),
        players: vec![passive(), passive()],
        tongue: Tongue::En,
        texts: Vec::new(),
        seed: Seed::new(3),
        replay_path: None,
        keeps_secret: false,
    };
    let mut state = State::new(table, Pace::Step, Reader::Judge);
    let turn = |state: &State| state.desk.playing.n_turns();
    press(&mut state, "n n");
    assert_eq!(turn(&state), 3);
    let third = state.position();
    assert!(drawn(&mut state, 100, 30).contains("turn 3 ·"));
    press(&mut state, "Right");
    assert_eq!(turn(&state), 3, "one move of several");
    press(&mut state, "p");
    assert_eq!(state.position(), third, "back to the start of the turn");
    press(&mut state, "p");
    assert_eq!(turn(&state), 2);
    press(&mut state, "p p p");
    assert_eq!(state.position(), 0);
    press(&mut state, "n n");
    assert_eq!(state.position(), third, "what was seen is not played anew");
    press(&mut state, "End n");
    assert!(state.desk.playing.is_over());
    press(&mut state, "p");
    assert!(!state.desk.playing.is_over());
    assert_eq!(state.desk.overlay, None);
}

#[test]
fn a_record_ends_where_its_last_turn_does() {
    let mut table = table("block", 4, &[], 7);
    for _ in 0..5 {
        let seat = table.playing.turn().seats().first().unwrap();
        table.playing.play_nth(seat, 0).unwrap();
    }
    let mut state = State::of_record(table, 0, Reader::Judge);
    press(&mut state, "n n");
    assert_eq!(state.position(), 2);
    press(&mut state, "n n n n n n");
    assert_eq!(state.position(), 5);
    press(&mut state, "p");
    assert_eq!(state.position(), 4);
}
