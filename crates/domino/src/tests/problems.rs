//! What bad texts get before anybody sits down.

use super::try_game;
use crate::CODES;

#[test]
fn every_code_is_reported_for_its_wrong_text_and_not_for_its_right_one() {
    for code in CODES {
        let id = format!("[domino:{}]", code.id);
        let (_, problems) = try_game(code.wrong, None);
        assert!(problems.contains(&id), "{}: {problems}", code.wrong);
        let (game, problems) = try_game(code.right, None);
        assert_eq!(problems, "", "{}", code.right);
        assert!(game.is_some(), "{}", code.right);
    }
}

#[test]
fn all_problems_of_a_text_are_reported_at_once() {
    let (game, problems) = try_game(
        "new Domino called \"X\"\n  with_tiles Doubles(6)\n  for_players 4 in_teams_of 3\n  deals 9\n  begins Holder(8|8)\n  ends Out\n",
        None,
    );
    assert!(game.is_none());
    let found: Vec<&str> = problems
        .lines()
        .filter_map(|line| line.split(['[', ']']).nth(1))
        .collect();
    assert_eq!(
        found,
        [
            "domino:uneven-teams",
            "domino:deals-too-many",
            "domino:no-such-tile",
            "domino:never-ends",
        ],
        "{problems}"
    );
}

#[test]
fn the_message_shows_the_numbers() {
    let (_, problems) = try_game(
        "new Domino called \"X\" with_tiles Doubles(6) for_players 4 deals 8",
        None,
    );
    assert!(
        problems.contains("32 tiles are dealt but there are only 28"),
        "{problems}"
    );
}

#[test]
fn the_spanish_words_make_the_same_game() {
    let (english, problems) = try_game(
        "new Domino called \"A\" with_tiles Doubles(6) for_players 4 in_teams_of 2 deals 7 begins Holder(6|6) ends Out or Blocked",
        None,
    );
    assert_eq!(problems, "");
    let (spanish, problems) = try_game(
        "nuevo Dominó llamado \"A\" con_fichas Dobles(6) para_jugadores 4 en_equipos_de 2 reparte 7 sale QuienTenga(6|6) termina Pegada o Tranque",
        None,
    );
    assert_eq!(problems, "");
    let seed = tapete_game::Seed::new(11);
    let (english, spanish) = (english.expect("a game"), spanish.expect("a game"));
    assert_eq!(
        english.start(seed).state_text(),
        spanish.start(seed).state_text()
    );
}

#[test]
fn a_game_is_not_compiled_for_players_it_does_not_allow() {
    let text = "new Domino called \"X\" with_tiles Doubles(6) for_players 2..3 deals 5";
    assert_eq!(try_game(text, Some(3)).0.map(|it| it.n_seats()), Some(3));
    assert!(try_game(text, Some(4)).0.is_none());
}
