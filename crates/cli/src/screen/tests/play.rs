//! Playing: what keys, clicks and time do to a match.

use tapete_game::{Reader, Seat, Tongue};

use super::super::hits::Target;
use super::super::overlay::Overlay;
use super::super::play::State;
use super::*;

fn alone(game: &str, n_seats: usize) -> State {
    let mut state = State::new(table(game, n_seats, &[0], 7));
    settle(&mut state);
    state
}

#[test]
fn the_table_of_block_at_eighty_columns() {
    let mut state = alone("block", 4);
    golden("play_open", &drawn(&mut state, 80, 24));
    press(&mut state, "Enter");
    settle(&mut state);
    golden("play_second_turn", &drawn(&mut state, 80, 24));
}

#[test]
fn the_table_in_spanish_in_a_narrow_window() {
    let mut state = State::new(Table {
        tongue: Tongue::Es,
        ..table("block", 4, &[0], 7)
    });
    press(&mut state, "Enter");
    settle(&mut state);
    golden("play_narrow_es", &drawn(&mut state, 40, 16));
}

#[test]
fn arrows_choose_and_enter_plays() {
    let mut state = alone("block", 4);
    let first = state.desk.view.moves[0].key.clone();
    press(&mut state, "Right Left Enter");
    assert_eq!(state.desk.playing.played()[0].text, first);
}

#[test]
fn a_number_chooses_a_move() {
    let mut state = alone("block", 4);
    let third = state.desk.view.moves[2].key.clone();
    press(&mut state, "3 Enter");
    assert_eq!(state.desk.playing.played()[0].text, third);
}

#[test]
fn a_number_that_is_no_move_is_refused() {
    let mut state = alone("block", 4);
    press(&mut state, "9");
    assert!(drawn(&mut state, 80, 24).contains("no move has the number 9; m lists them all"));
}

#[test]
fn a_refused_text_says_why_and_changes_nothing() {
    let mut state = alone("block", 4);
    press(&mut state, "/ nonsense Enter");
    assert_eq!(state.desk.playing.n_played(), 0);
    golden("play_refused", &drawn(&mut state, 80, 24));
    press(&mut state, "Esc");
    assert!(state.desk.notice.is_none());
}

#[test]
fn a_typed_move_is_completed_and_played() {
    let mut state = alone("block", 4);
    let second = state.desk.view.moves[1].key.clone();
    press(&mut state, "/ Tab Tab Enter");
    assert_eq!(state.desk.playing.played()[0].text, second);
}

#[test]
fn digits_that_go_on_in_letters_become_a_typed_move() {
    let mut state = alone("block", 4);
    let first = state.desk.view.moves[0].key.clone();
    press(&mut state, &format!("{first} Enter"));
    assert_eq!(state.desk.playing.played()[0].text, first);
}

#[test]
fn a_click_chooses_a_tile_and_a_click_on_the_ghost_plays_it() {
    let mut state = alone("block", 4);
    drawn(&mut state, 80, 24);
    let wanted = state.desk.view.moves[3].clone();
    let tile = state
        .desk
        .hits
        .find(&Target::Piece(wanted.sources[0].clone()));
    click(&mut state, tile.unwrap());
    drawn(&mut state, 80, 24);
    let ghost = state.desk.hits.find(&Target::Move(3));
    click(&mut state, ghost.unwrap());
    assert_eq!(state.desk.playing.played()[0].text, wanted.key);
}

#[test]
fn an_event_shows_at_once_and_the_rest_one_after_the_other() {
    let mut state = alone("block", 4);
    let n_before = state.desk.story.len();
    press(&mut state, "Enter");
    assert_eq!(state.desk.n_shown, n_before + 1);
    assert!(state.wait().is_some());
    state.tick(LONG);
    assert_eq!(state.desk.playing.n_played(), 2);
}

#[test]
fn space_does_not_wait() {
    let mut state = alone("block", 4);
    press(&mut state, "Enter Space");
    assert_eq!(state.wait(), Some(Duration::ZERO));
}

#[test]
fn the_hand_is_hidden_while_the_screen_changes_hands() {
    let mut state = State::new(table("draw", 2, &[0, 1], 3));
    settle(&mut state);
    let Some(Overlay::Pass { seat }) = state.desk.overlay else {
        panic!("nobody is asked to take the screen");
    };
    let between = drawn(&mut state, 80, 24);
    golden("play_pass", &between);
    let faces = state.desk.playing.view(Reader::Seat(seat)).moves[0]
        .key
        .clone();
    assert!(!between.contains(faces.split(' ').next().unwrap()));
    press(&mut state, "x");
    assert!(state.desk.overlay.is_some());
    press(&mut state, "Enter");
    assert_eq!(state.desk.reader, Reader::Seat(seat));
    press(&mut state, "Enter");
    settle(&mut state);
    let Some(Overlay::Pass { seat: next }) = state.desk.overlay else {
        panic!("nobody is asked to take the screen");
    };
    assert_ne!(seat, next);
    assert_eq!(state.desk.reader, Reader::Spectator);
    press(&mut state, "q n");
    assert!(!drawn(&mut state, 80, 24).contains("Hand of"));
    settle(&mut state);
    assert_eq!(state.desk.overlay, Some(Overlay::Pass { seat: next }));
}

#[test]
fn a_whole_match_ends_with_all_hands_and_can_be_played_again() {
    let mut state = alone("block", 4);
    for _ in 0..100 {
        if state.desk.playing.is_over() {
            break;
        }
        press(&mut state, "Enter");
        settle(&mut state);
    }
    assert_eq!(state.desk.overlay, Some(Overlay::End));
    golden("play_end", &drawn(&mut state, 80, 24));
    press(&mut state, "Enter");
    assert_eq!(state.desk.playing.n_played(), 0);
    assert_eq!(state.desk.seed.to_string(), "7/1");
    assert_eq!(state.desk.reader, Reader::Seat(Seat(0)));
}

#[test]
fn between_two_hands_the_screen_tells_how_the_last_one_ended() {
    let mut state = alone("draw", 2);
    for _ in 0..100 {
        if state.desk.overlay.is_some() {
            break;
        }
        press(&mut state, "Enter");
        settle(&mut state);
    }
    assert!(matches!(state.desk.overlay, Some(Overlay::HandOver(_))));
    golden("play_hand_over", &drawn(&mut state, 80, 24));
    assert_eq!(state.desk.n_shown, state.desk.story.len());
    press(&mut state, "l Esc x");
    assert!(matches!(state.desk.overlay, Some(Overlay::HandOver(_))));
    press(&mut state, "Enter");
    assert_eq!(state.desk.overlay, None);
    let seen = state.desk.playing.view(state.desk.reader);
    assert_eq!(state.desk.view, seen);
}

#[test]
fn an_ended_match_is_not_asked_to_be_left() {
    let mut state = alone("block", 4);
    while !state.desk.playing.is_over() {
        if state.chooses().is_some() {
            press(&mut state, "Enter");
        } else {
            state.go_on();
        }
    }
    assert_eq!(state.desk.overlay, None, "the end is still to be told");
    press(&mut state, "q");
    assert_eq!(state.desk.overlay, Some(Overlay::End));
    assert_eq!(press(&mut state, "q"), Effect::Leave);
}

#[test]
fn leaving_asks_first_and_interrupting_does_not() {
    let mut state = alone("block", 4);
    press(&mut state, "q");
    assert_eq!(state.desk.overlay, Some(Overlay::Leave));
    press(&mut state, "n");
    assert_eq!(state.desk.overlay, None);
    assert_ne!(press(&mut state, "Esc Enter"), Effect::Leave);
    assert_eq!(state.desk.overlay, None, "Enter goes on playing");
    assert_eq!(state.desk.playing.n_played(), 0, "and plays nothing");
    assert_eq!(press(&mut state, "q y"), Effect::Leave);
    let interrupt = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(state.on_key(interrupt), Effect::Leave);
}

#[test]
fn help_says_that_nothing_is_taken_back() {
    let mut state = alone("block", 4);
    press(&mut state, "?");
    let help = drawn(&mut state, 80, 24);
    assert!(help.contains("cannot be taken back"));
    golden("play_help", &help);
    press(&mut state, "Esc l");
    assert!(matches!(state.desk.overlay, Some(Overlay::Log { .. })));
}

#[test]
fn a_replay_is_saved_and_never_replaced_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("night.json");
    let mut state = alone("block", 4);
    press(&mut state, "Enter");
    settle(&mut state);
    let mut save = |keys: &str| {
        let effect = press(&mut state, keys);
        if let Effect::Save(request) = &effect {
            state.save(request);
        }
        (state.desk.overlay.clone(), state.desk.notice.clone())
    };
    save("s");
    save(&"Backspace ".repeat(60));
    let (overlay, _) = save("Enter");
    assert!(matches!(overlay, Some(Overlay::Save { note: Some(_), .. })));
    let (overlay, notice) = save(&format!("{} Enter", path.display()));
    assert_eq!(overlay, None);
    assert!(notice.is_some_and(|it| !it.is_bad));
    let text = std::fs::read_to_string(&path).unwrap();
    let replay = tapete_game::Replay::read(&text).unwrap();
    assert!(replay.verify(state.desk.playing.game()).is_ok());
    std::fs::write(&path, "mine").unwrap();
    press(&mut state, "s");
    press(&mut state, &"Backspace ".repeat(60));
    let effect = press(&mut state, &format!("{} Enter", path.display()));
    let Effect::Save(request) = effect else {
        panic!("nothing is saved");
    };
    state.save(&request);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "mine");
    assert!(drawn(&mut state, 80, 24).contains("is there already"));
}

#[test]
fn the_wished_replay_is_written_when_the_match_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("left.json");
    let state = State::new(Table {
        replay_path: Some(path.clone()),
        ..table("block", 4, &[0], 7)
    });
    let ending = state.into_ending();
    assert_eq!(ending.saved.as_ref(), Some(&path));
    assert!(path.is_file());
}

#[test]
fn what_was_played_after_saving_is_written_too() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("left.json");
    let mut state = State::new(Table {
        replay_path: Some(path.clone()),
        ..table("block", 4, &[0, 1, 2, 3], 7)
    });
    settle(&mut state);
    press(&mut state, "Enter");
    let Effect::Save(request) = press(&mut state, "s Enter") else {
        panic!("nothing is saved");
    };
    state.save(&request);
    press(&mut state, "Enter");
    let n_moves = state.desk.playing.n_played();
    assert_eq!(n_moves, 1);
    state.into_ending();
    let text = std::fs::read_to_string(&path).unwrap();
    let replay = tapete_game::Replay::read(&text).unwrap();
    assert_eq!(replay.moves.len() as u32, n_moves);
}

#[test]
fn a_replay_that_cannot_be_written_is_told_and_the_match_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let state = State::new(Table {
        replay_path: Some(folder.path().join("no/such/folder.json")),
        ..table("block", 4, &[0], 7)
    });
    let ending = state.into_ending();
    assert_eq!(ending.saved, None);
    assert!(ending.failure.is_some());
}

/// A bot that answers when it is told to.
struct Slow(std::sync::mpsc::Receiver<()>);

impl tapete_game::Bot for Slow {
    fn start(&mut self, _seat: tapete_game::Seat, _seed: u64) {}

    fn choose(&mut self, _choice: &tapete_game::Choice<'_>) -> usize {
        self.0.recv().expect("it is told");
        0
    }
}

fn with_slow_bots(persons: &[usize]) -> (Table, Vec<std::sync::mpsc::Sender<()>>) {
    let mut table = table("block", 4, persons, 7);
    let mut tell = Vec::new();
    for player in &mut table.players {
        if let Player::Bot { bot, .. } = player {
            let (send, told) = std::sync::mpsc::channel();
            *bot = Box::new(Slow(told));
            tell.push(send);
        }
    }
    (table, tell)
}

#[test]
fn keys_are_heard_while_a_bot_thinks() {
    let (table, tell) = with_slow_bots(&[]);
    let mut state = State::new(table);
    state.desk.patience = Duration::ZERO;
    // Until it is the turn of a bot.
    for _ in 0..200 {
        state.tick(LONG);
    }
    assert_eq!(state.desk.playing.n_played(), 0, "it thinks");
    assert!(state.wait().is_some_and(|it| it < Duration::from_secs(1)));
    press(&mut state, "l");
    assert!(matches!(state.desk.overlay, Some(Overlay::Log { .. })));
    press(&mut state, "Esc");
    assert_eq!(state.desk.overlay, None);
    assert_eq!(press(&mut state, "q"), Effect::Draw);
    assert!(matches!(state.desk.overlay, Some(Overlay::Leave)));
    press(&mut state, "n");
    for it in &tell {
        it.send(()).expect("it waits");
    }
    // It was told, and waits no more: now there is time.
    state.desk.patience = Duration::from_secs(60);
    let until = std::time::Instant::now() + Duration::from_secs(60);
    while state.desk.playing.n_played() == 0 && std::time::Instant::now() < until {
        state.tick(LONG);
    }
    assert!(state.desk.playing.n_played() > 0);
}

#[test]
fn who_leaves_while_a_bot_thinks_need_not_wait_and_has_the_match() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("left.json");
    let (table, tell) = with_slow_bots(&[]);
    let mut state = State::new(Table {
        replay_path: Some(path.clone()),
        ..table
    });
    state.desk.patience = Duration::ZERO;
    for _ in 0..200 {
        state.tick(LONG);
    }
    let ending = state.into_ending();
    assert_eq!(ending.saved, Some(path));
    drop(tell);
}
