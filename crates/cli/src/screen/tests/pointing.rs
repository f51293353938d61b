//! Pointing at what cannot be played, and choosing among what lies open.

use super::super::hits::Target;
use super::super::play::State;
use super::*;

fn begun(game: &str, n_seats: usize, seed: u64) -> State {
    let mut state = State::new(table(game, n_seats, &[0], seed));
    settle(&mut state);
    state
}

#[test]
fn a_card_that_cannot_be_played_says_why() {
    let why = "can only be played if the target has";
    let mut state = begun("first_duel", 2, 12);
    let first = state.chosen();
    assert!(first.is_some(), "what can be played is chosen first");
    press(&mut state, "Left");
    assert_eq!(state.chosen(), None);
    let told = drawn(&mut state, 120, 40);
    assert!(told.contains(why), "{told}");
    press(&mut state, "Enter");
    assert_eq!(state.desk.playing.n_played(), 0);
    assert!(state.desk.notice.as_ref().is_some_and(|it| it.is_bad));
    press(&mut state, "i");
    let told = drawn(&mut state, 120, 40);
    assert!(
        told.contains("(10) JARulay: If the target has less than 100"),
        "{told}"
    );
    press(&mut state, "Esc Right");
    assert_eq!(state.chosen(), first);
    // Its slot has no number beside it, and says why.
    press(&mut state, "1");
    assert!(drawn(&mut state, 120, 40).contains(why));
    // So does a click.
    press(&mut state, "Right");
    drawn(&mut state, 120, 40);
    let hand = state.desk.view.zone("hand.0").unwrap();
    let card = Target::Piece(hand.pieces[0].id.clone());
    let area = state.desk.hits.find(&card).unwrap();
    click(&mut state, area);
    assert!(drawn(&mut state, 120, 40).contains(why));
}

#[test]
fn what_cannot_be_paid_and_what_does_not_fit_say_so() {
    let mut state = begun("first_match", 2, 12);
    press(&mut state, ".");
    settle(&mut state);
    press(&mut state, "Right");
    let told = drawn(&mut state, 120, 40);
    assert!(
        told.contains("you cannot pay for Oathsworn Lancer"),
        "{told}"
    );
    let mut state = begun("block", 4, 12);
    press(&mut state, "1");
    press(&mut state, "Enter");
    settle(&mut state);
    press(&mut state, "Home");
    let told = drawn(&mut state, 120, 40);
    assert!(told.contains("✗ 3|0\n"), "{told}");
    assert!(!told.contains("that one cannot be played now"), "{told}");
}

#[test]
fn a_place_of_a_map_says_why_no_ships_leave_from_it() {
    let mut state = begun("first_steps", 2, 12);
    drawn(&mut state, 80, 24);
    let area = state
        .desk
        .hits
        .find(&Target::Piece("C".to_owned()))
        .unwrap();
    click(&mut state, area);
    let told = state.desk.notice.as_ref().map(|it| it.text.clone());
    assert_eq!(
        told.as_deref(),
        Some("C is neutral; ships leave from your own planets")
    );
    press(&mut state, "i");
    let told = drawn(&mut state, 80, 24);
    assert!(told.contains("Answer to A"), "{told}");
}

#[test]
fn all_decks_are_seen_with_their_monsters_and_what_they_do() {
    let mut state = begun("five_elements", 2, 12);
    for (width, height) in [(80, 24), (120, 40), (160, 50)] {
        let shown = drawn(&mut state, width, height);
        golden(&format!("decks_{width}x{height}"), &shown);
        assert!(!shown.contains("nothing lies on the table"), "{shown}");
    }
    let shown = drawn(&mut state, 160, 50);
    for it in &state.desk.view.moves.clone() {
        let name = it.key.trim_start_matches("deck ");
        assert!(shown.contains(name), "{name} is not shown: {shown}");
    }
    press(&mut state, "Right i");
    let told = drawn(&mut state, 80, 24);
    assert!(told.contains("Roble Viejo (Plant, life"), "{told}");
}
