//! Orders on a map: typed, chosen with keys, clicked; and how such a match ends.

use tapete_game::MoveRole;

use super::super::hits::Target;
use super::super::overlay::Overlay;
use super::super::play::State;
use super::*;

fn steps(tongue: Tongue) -> State {
    let mut state = State::new(Table {
        tongue,
        ..table("first_steps", 2, &[0], 5)
    });
    settle(&mut state);
    state
}

fn played(state: &State) -> Vec<&str> {
    let played = state.desk.playing.played().iter();
    played.map(|it| it.text.as_str()).collect()
}

/// Types a text letter by letter, spaces too.
fn type_in(state: &mut State, text: &str) {
    for letter in text.chars() {
        state.on_key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE));
    }
}

fn click_planet(state: &mut State, name: &str) {
    drawn(state, 80, 24);
    let place = state.desk.hits.find(&Target::Piece(name.to_owned()));
    click(state, place.expect("the planet is seen"));
}

#[test]
fn a_map_with_an_order_on_its_way() {
    let mut state = steps(Tongue::En);
    type_in(&mut state, "A3C");
    press(&mut state, "Enter");
    golden("orders_given", &drawn(&mut state, 80, 24));
    press(&mut state, ".");
    settle(&mut state);
    golden("orders_es_on_the_way", &{
        state.desk.tongue = Tongue::Es;
        state.desk.refresh();
        drawn(&mut state, 100, 30)
    });
}

#[test]
fn two_clicks_choose_where_from_and_where_to() {
    let mut state = steps(Tongue::En);
    click_planet(&mut state, "A");
    assert_eq!(played(&state), ["from A"]);
    click_planet(&mut state, "C");
    assert_eq!(played(&state), ["from A", "to C"]);
    let shown = drawn(&mut state, 80, 24);
    assert!(shown.contains("↑↓ ships"), "{shown}");
    press(&mut state, "Down Enter");
    let can_take_back = |state: &State| {
        let mut moves = state.desk.view.moves.iter();
        moves.any(|it| it.role == MoveRole::Undo)
    };
    assert!(can_take_back(&state));
    type_in(&mut state, "x1");
    press(&mut state, "Enter");
    assert!(!can_take_back(&state));
}

#[test]
fn the_log_tells_orders_and_turns_and_no_halves_of_orders() {
    let mut state = steps(Tongue::En);
    press(&mut state, "Enter Enter Enter .");
    settle(&mut state);
    let story = state.desk.story.join("\n");
    assert_eq!(story.lines().count(), 3, "{story}");
    assert!(story.contains("You send"), "{story}");
    assert!(story.ends_with("Turn 2"), "{story}");
}

#[test]
fn the_help_says_first_how_orders_are_written() {
    for (tongue, means) in [
        (Tongue::En, "send 3 ships from A to B"),
        (Tongue::Es, "envía 3 naves de A a B"),
    ] {
        let mut state = steps(tongue);
        press(&mut state, "?");
        let help = drawn(&mut state, 80, 24);
        let line = help.lines().nth(1).unwrap_or_default();
        assert!(line.contains("A3B") && line.contains(means), "{help}");
        for (width, height) in [(36, 12), (40, 20), (200, 60)] {
            drawn(&mut state, width, height);
        }
    }
}

#[test]
fn whoever_read_an_answer_types_on() {
    let mut state = steps(Tongue::En);
    type_in(&mut state, "/?C");
    press(&mut state, "Enter");
    assert!(matches!(state.desk.overlay, Some(Overlay::Answer { .. })));
    type_in(&mut state, "A2C");
    assert_eq!(state.desk.overlay, None);
    press(&mut state, "Enter");
    assert_eq!(played(&state), ["A2C"]);
}

#[test]
fn the_end_says_what_each_seat_has_and_did() {
    let mut state = steps(Tongue::En);
    for _ in 0..30 {
        press(&mut state, ".");
        settle(&mut state);
    }
    assert!(state.desk.playing.is_over());
    assert_eq!(state.desk.overlay, Some(Overlay::End));
    golden("orders_end", &drawn(&mut state, 80, 24));
    for (width, height) in [(36, 12), (40, 20), (200, 60)] {
        drawn(&mut state, width, height);
    }
}
