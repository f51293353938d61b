//! Guesses on whole double-six hands, where the deals cannot be enumerated: a
//! guessed deal, played again with the same moves, tells the seat the same
//! story.

use std::collections::BTreeSet;

use tapete_game::{Chance, Game, Match, Reader, Seat, Seed, Tongue};

use super::{game, play_any};

/// Returns the tiles of a hand or of the stock as the judge sees them.
fn tiles(playing: &Match, zone: &str) -> Vec<String> {
    let view = playing.view(Reader::Judge);
    let pieces = view.zone(zone).map(|it| it.pieces.clone());
    pieces
        .unwrap_or_default()
        .iter()
        .map(|it| it.faces.join("|"))
        .collect()
}

/// Undoes the plays and draws of the story to get the deal that a guess means.
fn dealt(guess: &Match, truth: &Match, game: &Game) -> Option<Vec<Vec<String>>> {
    let mut hands: Vec<Vec<String>> = game
        .seats()
        .map(|seat| tiles(guess, &format!("hand.{seat}")))
        .collect();
    for told in truth.story(Reader::Judge, Tongue::En) {
        let event: serde_json::Value = serde_json::from_str(&told.data).ok()?;
        let seat = event["seat"].as_u64().unwrap_or(0) as usize;
        match event["event"].as_str()? {
            "placed" => hands[seat].push(event["tile"].as_str()?.to_owned()),
            "drew" => return None,
            _ => {}
        }
    }
    Some(hands)
}

#[test]
fn a_guessed_deal_tells_the_seat_the_same_story() {
    let game = game("with_tiles Doubles(6) for_players 4 in_teams_of 2 deals 7");
    let mut chance = Chance::quick(3);
    let mut n_passes = 0;
    let mut different = BTreeSet::new();
    for index in 0..40 {
        let mut truth = game.start(Seed { seed: 9, index });
        for _ in 0..chance.below(26) {
            if !truth.is_over() {
                play_any(&mut truth, &mut chance);
            }
        }
        if truth.is_over() {
            continue;
        }
        let seat = Seat(chance.below(4) as u8);
        let guess = truth.guess(seat, &mut chance);
        let hands = dealt(&guess, &truth, &game).expect("nobody draws");
        let mut again = game.start(Seed::new(1));
        for (seat, hand) in hands.iter().enumerate() {
            again
                .arrange(&format!("deal {seat} {}", hand.join(" ")))
                .expect("a guess deals each tile once");
        }
        for it in truth.played() {
            again
                .play(it.seat, &it.text)
                .expect("the same moves are legal");
        }
        let story = truth.story(Reader::Seat(seat), Tongue::En);
        assert_eq!(again.story(Reader::Seat(seat), Tongue::En), story);
        assert_eq!(again.state_text(), guess.state_text());
        n_passes += story.iter().filter(|it| it.about.kind == "passed").count();
        if guess.state_text() != truth.state_text() {
            different.insert(index);
        }
    }
    assert!(
        n_passes > 20,
        "the stories should be telling: {n_passes} passes"
    );
    assert!(different.len() > 20, "guesses should vary: {different:?}");
}

#[test]
fn guesses_are_quick_and_true_to_what_is_seen_where_many_tiles_were_drawn() {
    for (n_seats, n_dealt, n_matches) in [(2, 3, 6), (3, 3, 6), (4, 5, 6), (5, 2, 6), (8, 2, 3)] {
        let game = game(&format!(
            "with_tiles Doubles(9) for_players {n_seats} deals {n_dealt} draws UntilPlayable"
        ));
        let mut chance = Chance::quick(4);
        let (mut n_guesses, mut n_true) = (0, 0);
        for index in 0..n_matches {
            let mut truth = game.start(Seed { seed: 10, index });
            while !truth.is_over() {
                let guess = truth.guess(Seat(0), &mut chance);
                let view = |it: &Match| {
                    let mut view = it.view(Reader::Seat(Seat(0)));
                    view.log.clear();
                    view
                };
                assert_eq!(view(&guess), view(&truth));
                let acting = guess.turn().seats().first().expect("somebody must act");
                assert!(!guess.moves(acting).is_empty(), "the seat can play");
                // Late in a hand little is left to guess.
                let unseen = tiles(&truth, "stock").len();
                n_guesses += usize::from(unseen > 6);
                n_true += usize::from(unseen > 6 && guess.state_text() == truth.state_text());
                play_any(&mut truth, &mut chance);
            }
        }
        assert!(n_guesses > 20, "{n_seats} seats: {n_guesses} guesses");
        assert_eq!(n_true, 0, "{n_seats} seats: the truth shines through");
    }
}

#[test]
fn a_match_without_a_story_guesses_from_what_is_seen() {
    let game = game("with_tiles Doubles(6) for_players 2 deals 7 draws UntilPlayable");
    let mut truth = game.start_silent(Seed::new(3));
    let mut chance = Chance::quick(4);
    for _ in 0..4 {
        play_any(&mut truth, &mut chance);
    }
    let guess = truth.guess(Seat(0), &mut chance);
    assert_eq!(tiles(&guess, "hand.0"), tiles(&truth, "hand.0"));
    assert_ne!(tiles(&guess, "hand.1"), tiles(&truth, "hand.1"));
    let all = |it: &Match| -> BTreeSet<String> {
        ["hand.0", "hand.1", "stock"]
            .iter()
            .flat_map(|zone| tiles(it, zone))
            .collect()
    };
    assert_eq!(all(&guess), all(&truth));
}
