//! The menu: finding a game, setting the seats, both tongues.

use tapete_speech::Said;

use super::super::menu::{MenuGame, SeatChoice, State};
use super::*;

pub(super) fn menu() -> State {
    let bots = [
        ("random", "Any move, each as likely."),
        ("first", "The first move."),
        ("BotaGorda", "The heaviest tile first."),
    ];
    let said = |text: &str| Said::same(text);
    let bots: Vec<(String, Said)> = bots
        .iter()
        .map(|(name, doc)| ((*name).to_owned(), said(doc)))
        .collect();
    let game = |name: &str, title: &str, line: &str, players| MenuGame {
        name: name.to_owned(),
        title: title.to_owned(),
        line: said(line),
        family: Said::new("Dominoes", "Dominó"),
        words: "domino".to_owned(),
        starts: name == "block",
        players,
        seats: Vec::new(),
        bots: bots.clone(),
    };
    let games = vec![
        game("block", "Block", "Double six in pairs, one hand.", (4, 4)),
        game(
            "draw",
            "Draw",
            "Double six, draw until you can play.",
            (2, 4),
        ),
        game("capicúa", "Capicúa", "Con acento.", (2, 2)),
        MenuGame {
            seats: vec![SeatChoice::Bot("random".to_owned()), SeatChoice::Person],
            ..game("seated", "Seated", "Its text says who plays.", (2, 2))
        },
    ];
    State::new(Tongue::En, games)
}

#[test]
fn the_list_of_games() {
    golden("menu_games", &drawn(&mut menu(), 80, 24));
}

#[test]
fn the_seats_of_a_game() {
    let mut state = menu();
    press(&mut state, "Down Enter Up Up Up");
    golden("menu_seats", &drawn(&mut state, 80, 24));
    press(&mut state, "F2");
    golden("menu_seats_narrow_es", &drawn(&mut state, 44, 14));
}

#[test]
fn typing_finds_a_game_without_accents_and_a_family_by_any_of_its_names() {
    let mut state = menu();
    press(&mut state, "capicua Enter");
    assert_eq!(state.choice().map(|it| it.game).as_deref(), Some("capicúa"));
    for name in ["domino", "dominoes", "DOMINÓ"] {
        let mut state = menu();
        press(&mut state, name);
        assert!(drawn(&mut state, 80, 24).contains("4/4"), "{name}");
        press(&mut state, "Enter");
        assert_eq!(state.choice().map(|it| it.game).as_deref(), Some("block"));
    }
}

#[test]
fn a_search_without_a_game_opens_nothing() {
    let mut state = menu();
    press(&mut state, "zzz Enter");
    assert_eq!(state.choice(), None);
    assert!(drawn(&mut state, 80, 24).contains("no game is called like that"));
    assert_eq!(press(&mut state, "Esc"), Effect::Draw);
    assert_eq!(press(&mut state, "Esc"), Effect::Leave);
}

#[test]
fn a_person_meets_bots_that_think() {
    let mut state = menu();
    press(&mut state, "Down Enter");
    let choice = state.choice().unwrap();
    assert_eq!(choice.n_seats, 4);
    assert_eq!(choice.seats[0], SeatChoice::Person);
    assert_eq!(choice.seats[1], SeatChoice::Bot("BotaGorda".to_owned()));
    assert_eq!(press(&mut state, "Enter"), Effect::Open);
}

#[test]
fn a_game_that_says_who_plays_begins_so() {
    let mut state = menu();
    press(&mut state, "seated Enter");
    let choice = state.choice().unwrap();
    let random = SeatChoice::Bot("random".to_owned());
    assert_eq!(choice.seats, [random, SeatChoice::Person]);
}

#[test]
fn players_seats_seed_and_tongue_can_be_changed() {
    let mut state = menu();
    press(
        &mut state,
        "Down Enter Home Left Left Left Left Down Right 42 Down Right",
    );
    let choice = state.choice().unwrap();
    assert_eq!(choice.n_seats, 2);
    assert_eq!(choice.seats[0], SeatChoice::Bot("random".to_owned()));
    assert_eq!(choice.seed, Some(42));
    assert_eq!(choice.tongue, Tongue::Es);
    assert!(drawn(&mut state, 80, 24).contains("Mirar a los bots"));
}

#[test]
fn a_seed_that_is_too_great_is_refused() {
    let mut state = menu();
    press(&mut state, "Enter 99999999999999999999999");
    assert_eq!(press(&mut state, "Enter"), Effect::Draw);
    assert!(drawn(&mut state, 80, 24).contains("a seed is a whole number"));
}

#[test]
fn a_game_that_does_not_open_says_why() {
    let mut state = menu();
    press(&mut state, "Enter");
    state.refuse("it is broken".to_owned());
    assert!(drawn(&mut state, 80, 24).contains("cannot open the game: it is broken"));
}
