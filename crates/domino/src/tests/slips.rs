//! Mistakes that a change could make unnoticed, each held by one small match.

use tapete_game::{Chance, Match, Reader, Seat, Tongue};

use super::{arranged, game, play_all};

/// Returns what the last events told a reader, the last one last.
fn told(playing: &Match, reader: Reader, n_events: usize) -> Vec<String> {
    let story = playing.story(reader, Tongue::En);
    let first = story.len().saturating_sub(n_events);
    story[first..].iter().map(|it| it.text.clone()).collect()
}

fn hand(playing: &Match, seat: u8) -> Vec<String> {
    let view = playing.view(Reader::Judge);
    let zone = view.zone(&format!("hand.{seat}")).expect("a hand");
    zone.pieces.iter().map(|it| it.faces.join("|")).collect()
}

#[test]
fn a_robbed_tile_is_told_to_robber_and_robbed_only() {
    let game = game("with_tiles Doubles(2) for_players 3 deals 2 draws FromNext");
    let mut playing = arranged(&game, &["1|1 0|0", "2|2 2|0", "2|1 1|0"]);
    play_all(&mut playing, &["1|1"]);
    let last = |reader| told(&playing, reader, 1).concat();
    let robbed = hand(&playing, 1);
    let is_named = |text: String| robbed.iter().any(|it| text.contains(it.as_str()));
    assert!(is_named(last(Reader::Seat(Seat(1)))));
    assert!(is_named(last(Reader::Seat(Seat(2)))));
    for reader in [Reader::Seat(Seat(0)), Reader::Spectator] {
        assert_eq!(last(reader), "seat 1 takes a tile from seat 2");
    }
}

#[test]
fn a_condition_of_wild_tiles_is_about_the_seat_that_plays() {
    // Seat 1 holds three tiles, and seat 0 two by now.
    let game = game("with_tiles Doubles(6) for_players 2 deals 3 wild Doubles when hand.tiles = 3");
    let mut playing = arranged(&game, &["4|3 6|0 5|5", "6|6 4|1 1|0"]);
    play_all(&mut playing, &["4|3"]);
    let is_wild = |playing: &Match, seat: u8, tile: &str| {
        let moves = playing.moves(Seat(seat));
        moves.iter().any(|it| it.starts_with(tile))
    };
    assert!(is_wild(&playing, 1, "6|6"));
    play_all(&mut playing, &["6|6 left"]);
    assert!(!is_wild(&playing, 0, "5|5"));
}

#[test]
fn two_reversals_of_one_turn_leave_the_direction_as_it_was() {
    let lines =
        "turns Reverse when played.double turns Reverse when table.tiles = 1 turns Clockwise";
    let game = game(&format!(
        "with_tiles Doubles(6) for_players 3 deals 2 combines EveryLine {lines}"
    ));
    let mut playing = arranged(&game, &["1|1 6|6", "2|1 5|5", "3|1 4|4"]);
    play_all(&mut playing, &["1|1"]);
    assert_eq!(playing.turn().seats().first(), Some(Seat(1)));
    let mut playing = arranged(&game, &["6|1 6|6", "2|1 5|5", "3|1 4|4"]);
    play_all(&mut playing, &["6|1"]);
    assert_eq!(playing.turn().seats().first(), Some(Seat(2)));
}

#[test]
fn a_stopped_hand_remembers_who_went_out() {
    let game = game(
        "with_tiles Doubles(6) for_players 2 deals 1 ends Blocked stops when hand.tiles = 0
         wins WhoIsOut when stopped wins FewestPoints",
    );
    let mut playing = arranged(&game, &["1|1", "0|0"]);
    play_all(&mut playing, &["1|1"]);
    assert_eq!(
        told(&playing, Reader::Judge, 2),
        [
            "The hand is stopped; seat 0: nothing; seat 1: 0|0",
            "seat 0 wins the hand and 0 points (score 0 : 0)",
        ]
    );
}

#[test]
fn a_guess_does_not_count_a_tile_that_was_placed_as_held() {
    let game =
        game("with_tiles Doubles(6) for_players 2 deals 4 wild Doubles when hand.points > 10");
    let mut truth = arranged(&game, &["4|0 5|0 5|5 6|5", "4|4 1|0 2|1 3|1"]);
    // Now 4 and 5 are open, and seat 1 cannot play: if 4|4 were still in its hand,
    // it could, and no guess would agree with that.
    play_all(&mut truth, &["4|0", "4|4 left", "5|0"]);
    assert_eq!(told(&truth, Reader::Judge, 1), ["seat 1 passes"]);
    let mut chance = Chance::quick(1);
    for _ in 0..200 {
        let held = hand(&truth.guess(Seat(0), &mut chance), 1);
        let faces = |it: &String| it.split('|').map(str::to_owned).collect::<Vec<_>>();
        let has_double = held.iter().any(|it| faces(it)[0] == faces(it)[1]);
        let points: u32 = held
            .iter()
            .flat_map(faces)
            .map(|it| it.parse::<u32>().unwrap_or(0))
            .sum();
        assert!(!has_double || points <= 10, "{held:?}");
    }
}
