//! Choosing a move among many: keys, letters, clicks and the list.

use ratatui::crossterm::event::KeyModifiers;
use tapete_game::{MoveRole, View};

use super::super::hits::Target;
use super::super::overlay::Overlay;
use super::super::play::State;
use super::*;

fn playing(view: View) -> State {
    let mut state = State::new(table("block", 4, &[0], 7));
    settle(&mut state);
    state.show(view);
    state
}

fn chosen(state: &State) -> &str {
    let index = state.chosen().unwrap();
    &state.desk.view.moves[index].key
}

fn after(view: View, keys: &str) -> String {
    let mut state = playing(view);
    press(&mut state, keys);
    chosen(&state).to_owned()
}

#[test]
fn arrows_go_from_tile_to_tile_and_tab_from_place_to_place() {
    assert_eq!(after(sample::arms(), ""), "9|2 arm 2");
    assert_eq!(after(sample::arms(), "Right"), "7|5 arm 0");
    assert_eq!(after(sample::arms(), "Right Tab"), "7|5 arm 1");
    assert_eq!(after(sample::arms(), "Right Down Down"), "7|5 arm 0");
    assert_eq!(after(sample::arms(), "Right Tab Right"), "5|2 arm 1");
}

#[test]
fn where_each_piece_has_one_move_all_arrows_go_from_piece_to_piece() {
    let mut view = sample::arms();
    let mut touched = Vec::new();
    view.moves.retain(|it| {
        let is_new = !touched.contains(&it.sources);
        touched.push(it.sources.clone());
        is_new
    });
    assert!(view.moves.len() > 2);
    assert_eq!(after(view.clone(), "Down"), after(view.clone(), "Right"));
    assert_eq!(after(view.clone(), "Up"), after(view.clone(), "Left"));
    assert_ne!(after(view.clone(), "Down"), after(view, ""));
}

#[test]
fn a_key_turns_the_tile_where_it_is() {
    let view = sample::triangles;
    assert_eq!(
        after(view(), ""),
        "1|2|5 at -1,1",
        "the upper cells come first"
    );
    assert_eq!(after(view(), "Tab"), "1|2|5 at 2,0");
    assert_eq!(after(view(), "Tab t"), "1|2|5 at 2,0 turned");
    assert_eq!(after(view(), "Tab t t"), "1|2|5 at 2,0");
    assert_eq!(after(view(), "Tab T"), "1|2|5 at 2,0 turned");
    assert_eq!(after(view(), "Tab t Tab"), "1|2|5 at -1,1");
}

#[test]
fn the_only_place_is_turned_by_the_arrows_too() {
    let mut view = sample::triangles();
    view.moves.remove(2);
    assert_eq!(after(view.clone(), "Down"), "1|2|5 at 2,0 turned");
    assert_eq!(after(view, "Up Up"), "1|2|5 at 2,0");
}

#[test]
fn the_right_button_turns_the_tile() {
    let mut state = playing(sample::triangles());
    press(&mut state, "Tab");
    state.on_mouse(MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Right),
        column: 3,
        row: 3,
        modifiers: KeyModifiers::NONE,
    });
    assert_eq!(chosen(&state), "1|2|5 at 2,0 turned");
}

#[test]
fn moves_without_a_piece_have_letters() {
    assert_eq!(after(sample::arms(), "d"), "draw");
    assert_eq!(after(sample::arms(), "p"), "pass");
    assert_eq!(after(sample::arms(), "p Right"), "9|2 arm 2");
    let mut view = sample::arms();
    view.moves = vec![sample::bare("stop"), sample::bare("parar")];
    assert_eq!(after(view.clone(), "p"), "parar");
    assert_eq!(after(view, "p o"), "parar", "a letter that goes on types");
}

#[test]
fn a_letter_that_is_pressed_again_plays() {
    let mut state = State::new(table("block", 4, &[0], 7));
    settle(&mut state);
    let mut view = state.desk.view.clone();
    view.moves = vec![view.moves[0].clone(), sample::bare("pass")];
    state.show(view);
    press(&mut state, "p");
    assert_eq!(state.desk.playing.n_played(), 0);
    press(&mut state, "p");
    assert_eq!(state.desk.playing.n_played(), 1);
}

#[test]
fn letters_that_go_on_are_typed() {
    let mut state = playing(sample::arms());
    press(&mut state, "pass");
    assert!(drawn(&mut state, 80, 24).contains("move: pass"));
    assert_eq!(chosen(&state), "pass");
}

#[test]
fn a_click_on_a_marked_place_chooses_the_move_there() {
    let mut state = playing(sample::arms());
    press(&mut state, "Right");
    drawn(&mut state, 100, 40);
    let place = state.desk.hits.find(&Target::Move(2)).unwrap();
    click(&mut state, place);
    assert_eq!(chosen(&state), "7|5 arm 1");
}

fn with_open_stock() -> View {
    let mut view = sample::arms();
    let stock = tapete_game::Zone {
        id: "stock".to_owned(),
        label: "stock".to_owned(),
        pieces: vec![
            sample::piece(tapete_game::Shape::Tile, "0|0", None),
            sample::piece(tapete_game::Shape::Tile, "8|1", None),
        ],
        owner: None,
        role: tapete_game::ZoneRole::Deck,
        ..view.zones[1].clone()
    };
    view.zones.insert(1, stock);
    view.moves = ["0|0", "8|1"]
        .map(|faces| tapete_game::MoveView {
            sources: vec![format!("tile.{faces}")],
            ..sample::bare(&format!("take {faces}"))
        })
        .to_vec();
    view.moves.push(sample::bare("stop"));
    sample::numbered(view)
}

#[test]
fn a_piece_that_can_be_taken_is_chosen_by_a_click() {
    let mut state = playing(with_open_stock());
    golden("open_stock", &drawn(&mut state, 80, 24));
    for (width, height) in [(36, 12), (40, 14), (60, 16), (100, 40)] {
        drawn(&mut state, width, height);
    }
    let tile = state
        .desk
        .hits
        .find(&Target::Piece("tile.8|1".to_owned()))
        .unwrap();
    click(&mut state, tile);
    assert_eq!(chosen(&state), "take 8|1");
}

#[test]
fn one_of_several_equal_tiles_stands_for_all() {
    let mut view = sample::arms();
    let mut twin = view.zones[1].pieces[1].clone();
    twin.id = "tile.7|5#1".to_owned();
    view.zones[1].pieces.push(twin);
    let mut state = playing(view);
    drawn(&mut state, 100, 40);
    let tile = state
        .desk
        .hits
        .find(&Target::Piece("tile.7|5#1".to_owned()))
        .unwrap();
    click(&mut state, tile);
    assert_eq!(chosen(&state), "7|5 arm 0");
}

#[test]
fn hundreds_of_moves_are_searched_in_a_list() {
    let mut state = playing(sample::large_hand());
    press(&mut state, "m");
    golden("moves_list", &drawn(&mut state, 80, 24));
    press(&mut state, "3|7 Space 4");
    golden("moves_list_searched", &drawn(&mut state, 80, 24));
    press(&mut state, "Enter");
    assert_eq!(state.desk.overlay, None);
    assert_eq!(chosen(&state), "7|3 arm 4");
}

#[test]
fn the_list_is_walked_clicked_and_closed() {
    let mut state = playing(sample::arms());
    press(&mut state, "m Down Down Up Enter");
    assert_eq!(chosen(&state), "7|5 arm 0");
    press(&mut state, "m");
    drawn(&mut state, 80, 24);
    let line = state.desk.hits.find(&Target::Move(5)).unwrap();
    click(&mut state, line);
    assert_eq!(chosen(&state), "2|2 arm 4");
    press(&mut state, "m zzz Enter");
    assert!(matches!(state.desk.overlay, Some(Overlay::Moves(_))));
    assert!(drawn(&mut state, 80, 24).contains("no move holds that"));
    press(&mut state, "Esc");
    assert_eq!(state.desk.overlay, None);
    assert_eq!(chosen(&state), "2|2 arm 4");
}

#[test]
fn the_move_that_a_view_marks_is_chosen_first() {
    let mut view = sample::arms();
    let wanted = view.moves[3].key.clone();
    view.marked = Some(wanted.clone());
    assert_eq!(chosen(&playing(view)), wanted);
}

#[test]
fn nothing_that_throws_something_away_is_chosen_without_being_asked_for() {
    let mut view = sample::arms();
    view.moves[0].role = MoveRole::Discard;
    assert_eq!(chosen(&playing(view.clone())), "7|5 arm 0");
    for it in &mut view.moves {
        it.role = MoveRole::Discard;
    }
    let mut state = playing(view);
    assert_eq!(state.chosen(), None);
    drawn(&mut state, 80, 24);
    press(&mut state, "Enter");
    assert_eq!(state.desk.playing.n_played(), 0);
    press(&mut state, "Right");
    assert_eq!(chosen(&state), "9|2 arm 2");
}

#[test]
fn the_number_that_is_shown_chooses_the_move() {
    let mut view = sample::arms();
    view.moves[3].number = 42;
    let mut state = playing(view);
    assert!(drawn(&mut state, 120, 40).contains("42 5|2 arm 1"));
    press(&mut state, "42");
    assert_eq!(chosen(&state), "5|2 arm 1");
}
