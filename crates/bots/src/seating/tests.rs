use tapete_game::{Seed, Tongue};

use super::*;
use crate::toy;

fn texts(names: &[&str]) -> Vec<String> {
    names.iter().map(|it| (*it).to_owned()).collect()
}

#[test]
fn bots_for_any_game_come_first() {
    let names: Vec<String> = names(&toy::pairs()).into_iter().map(|it| it.name).collect();
    assert_eq!(names, ["random", "first", "Greedy one", "Perfect"]);
}

#[test]
fn names_are_found_whatever_their_case_and_spelling() {
    let game = toy::pairs();
    for name in [
        "random",
        "RANDOM",
        "azar",
        "Primero",
        "greedy_one",
        "GreedyOne",
        "greedy-one",
        "codiciosa",
    ] {
        assert!(seat(&game, name).is_ok(), "{name}");
    }
    assert_eq!(
        seating(&game, &texts(&["GREEDY_ONE", "azar"])),
        Ok(texts(&["Greedy one", "random", "Greedy one", "random"]))
    );
}

#[test]
fn an_unknown_name_brings_the_nearest_and_all() {
    let game = toy::pairs();
    let error = seating(&game, &texts(&["greedyon"])).expect_err("a refusal");
    assert_eq!(
        error.to_string(),
        "unknown bot `greedyon`; did you mean `Greedy one`? The bots are `random`, `first`, `Greedy one`, `Perfect`"
    );
    let error = seating(&game, &texts(&["zzz"])).expect_err("a refusal");
    assert_eq!(
        error.text(Tongue::Es),
        "bot desconocido `zzz`; los bots son `random`, `first`, `Greedy one`, `Perfect`"
    );
}

#[test]
fn one_name_plays_all_seats_and_four_play_their_own() {
    let game = toy::pairs();
    assert_eq!(
        seating(&game, &texts(&["first"])),
        Ok(texts(&["first", "first", "first", "first"]))
    );
    let four = texts(&["first", "random", "Perfect", "first"]);
    assert_eq!(seating(&game, &four), Ok(four));
}

#[test]
fn a_wrong_number_of_names_says_how_many_are_needed() {
    let error =
        seating(&toy::pairs(), &texts(&["first", "first", "first"])).expect_err("a refusal");
    assert_eq!(
        error.to_string(),
        "3 bots for 4 seats in 2 teams; name 1 bot for all, 2 bots, one for each team, or 4 bots, one for each seat"
    );
    let error = seating(&toy::singles(3), &texts(&["first", "first"])).expect_err("a refusal");
    assert_eq!(
        error.to_string(),
        "2 bots for 3 seats; name 1 bot for all, or 3 bots, one for each seat"
    );
    assert!(seating(&toy::singles(2), &[]).is_err());
}

#[test]
fn a_seat_without_moves_is_an_error_and_no_endless_match() {
    let game = toy::stuck();
    let errors = (0..20).filter_map(|index| {
        let mut players = team(&game, &texts(&["first"])).expect("players that play");
        let mut playing = game.start_silent(Seed { seed: 3, index });
        playing.play_out(&mut players).err()
    });
    let errors: Vec<String> = errors.map(|error| error.reason).collect();
    assert!(!errors.is_empty());
    let reason = "there is no move with index 0: 0 moves are listed";
    assert!(errors.iter().all(|it| it == reason), "{errors:?}");
}

#[test]
fn players_play_to_the_end() {
    for game in [toy::pairs(), toy::singles(2), toy::singles(3)] {
        for name in ["random", "first", "Greedy one", "Perfect"] {
            let seed = Seed::new(3);
            let mut players = team(&game, &texts(&[name])).expect("players that play");
            for (seat, player) in game.seats().zip(&mut players) {
                player.start(seat, seed.for_seat(seat.index()));
            }
            let mut playing = game.start_silent(seed);
            playing.play_out(&mut players).expect("players that play");
            assert!(playing.is_over());
        }
    }
}
