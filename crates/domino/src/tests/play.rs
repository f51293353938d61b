//! How hands are played.

use tapete_game::{Chance, Reader, Seat, Seed, Tongue, Turn};

use super::{arranged, game, play_all, play_any};

const PAIRS: &str = "with_tiles Doubles(6) for_players 4 in_teams_of 2 deals 7";

#[test]
fn tiles_are_never_lost_nor_doubled() {
    for clauses in [
        PAIRS,
        "with_tiles Doubles(6) for_players 4 deals 5 draws UntilPlayable keeps 1 plays_to 50",
        "with_tiles Doubles(9) for_players 3 deals 10 begins HighestDouble",
    ] {
        let game = game(clauses);
        let mut chance = Chance::quick(1);
        for index in 0..20 {
            let mut playing = game.start(Seed { seed: 2, index });
            loop {
                let view = playing.view(Reader::Judge);
                let mut tiles: Vec<String> = view
                    .zones
                    .iter()
                    .flat_map(|zone| zone.pieces.iter().map(|piece| piece.id.clone()))
                    .collect();
                let n_tiles = tiles.len();
                tiles.sort();
                tiles.dedup();
                assert_eq!(tiles.len(), n_tiles);
                assert_eq!(
                    n_tiles,
                    if clauses.contains("Doubles(9)") {
                        55
                    } else {
                        28
                    }
                );
                if playing.is_over() {
                    break;
                }
                play_any(&mut playing, &mut chance);
            }
        }
    }
}

#[test]
fn touching_faces_are_equal() {
    let game = game(PAIRS);
    let mut chance = Chance::quick(2);
    for index in 0..50 {
        let mut playing = game.start(Seed { seed: 3, index });
        while !playing.is_over() {
            play_any(&mut playing, &mut chance);
        }
        let view = playing.view(Reader::Spectator);
        let table = &view.zones[0].pieces;
        for pair in table.windows(2) {
            assert_eq!(pair[0].faces[1], pair[1].faces[0], "{table:?}");
        }
    }
}

#[test]
fn equal_ends_are_one_move() {
    let game = game("with_tiles Doubles(6) for_players 2 deals 3");
    let mut playing = arranged(&game, &["6|6 6|1 6|2", "6|3 6|4 1|0"]);
    play_all(&mut playing, &["6|6"]);
    assert_eq!(playing.moves(Seat(1)), ["6|3", "6|4"]);
    play_all(&mut playing, &["6|3 left"]);
    assert_eq!(playing.moves(Seat(0)), ["6|1 left", "6|2 left"]);
}

#[test]
fn a_tile_that_fits_both_ends_is_two_moves() {
    let game = game("with_tiles Doubles(6) for_players 2 deals 2");
    let mut playing = arranged(&game, &["6|3 0|0", "5|3 6|5"]);
    play_all(&mut playing, &["6|3", "5|3"]);
    // The ends are 6 and 5; only 6|5 is left, and it fits both.
    assert_eq!(playing.moves(Seat(1)), ["6|5 left", "6|5 right"]);
    let error = playing
        .play(Seat(1), "5|6")
        .expect_err("which end is not said");
    assert_eq!(
        error.reason,
        "6|5 fits both ends; write `6|5 left` or `6|5 right`"
    );
}

#[test]
fn refused_moves_say_why() {
    let game = game("with_tiles Doubles(6) for_players 2 deals 3");
    let mut playing = arranged(&game, &["6|3 0|0 6|5", "6|1 3|1 2|2"]);
    let refused = |playing: &mut tapete_game::Match, seat: u8, text: &str| {
        playing
            .play(Seat(seat), text)
            .expect_err("the move is refused")
            .reason
    };
    assert_eq!(
        refused(&mut playing, 0, "9|9"),
        "9|9 is not in your hand; you hold 0|0 6|3 6|5"
    );
    assert_eq!(
        refused(&mut playing, 1, "6|1"),
        "it is not your turn: waiting for seat 0"
    );
    play_all(&mut playing, &["6|3"]);
    assert_eq!(
        refused(&mut playing, 1, "2|2"),
        "2|2 fits neither end; the open ends are 6 and 3"
    );
    assert_eq!(
        refused(&mut playing, 1, "6|1 right"),
        "6|1 does not fit there; that end shows 3"
    );
    assert_eq!(
        refused(&mut playing, 1, "castle"),
        "`castle` is not a move; write a tile and an end, such as `6|3 left`"
    );
}

#[test]
fn the_highest_double_opens_and_a_prescribed_tile_must_be_played() {
    let game = game("with_tiles Doubles(6) for_players 2 deals 2 begins HighestDouble");
    let playing = arranged(&game, &["6|5 2|2", "4|4 1|0"]);
    assert_eq!(playing.turn(), Turn::Seat(Seat(1)));
    assert_eq!(playing.moves(Seat(1)), ["4|4"]);
    let story = playing.story(Reader::Spectator, Tongue::En);
    assert_eq!(
        story.last().map(|it| it.text.as_str()),
        Some("seat 1 must open with 4|4")
    );
}

#[test]
fn a_seat_that_cannot_play_draws_until_it_can() {
    let game = game("with_tiles Doubles(6) for_players 2 deals 2 draws UntilPlayable keeps 2");
    let mut playing = arranged(&game, &["6|6 5|5", "4|4 1|0"]);
    playing
        .arrange("stock 2|2 3|3 6|1")
        .expect("they are in the stock");
    play_all(&mut playing, &["6|6"]);
    assert_eq!(playing.moves(Seat(1)), ["6|1"]);
    let mut counts = [0; 4];
    playing.count(&mut counts);
    assert_eq!(counts[2], 3, "three tiles were drawn");
    let told = |seat| {
        let story = playing.story(Reader::Seat(Seat(seat)), Tongue::En);
        story.last().map(|it| it.text.clone())
    };
    assert_eq!(told(1).as_deref(), Some("You draw 6|1"));
    assert_eq!(told(0).as_deref(), Some("seat 1 draws a tile"));
}

#[test]
fn a_block_is_won_by_the_lighter_pair_and_its_passes_do_not_count() {
    let game = game("with_tiles Doubles(6) for_players 4 in_teams_of 2 deals 2");
    let mut playing = arranged(&game, &["6|6 5|5", "4|4 1|0", "3|3 2|0", "5|1 0|0"]);
    play_all(&mut playing, &["6|6"]);
    let outcome = playing.outcome().expect("nobody holds another six");
    assert_eq!(outcome.ended_by, "blocked");
    // Seats 0 and 2 hold 10 + 8, seats 1 and 3 hold 9 + 6.
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
    assert_eq!(outcome.score(Seat(1)), 18);
    let mut counts = [0; 4];
    playing.count(&mut counts);
    assert_eq!(counts, [1, 0, 0, 18]);
}

#[test]
fn the_lowest_single_hand_and_the_starter_can_decide_a_block() {
    let lowest = game("with_tiles Doubles(6) for_players 4 in_teams_of 2 deals 2 wins LowestHand");
    let mut playing = arranged(&lowest, &["6|6 1|0", "4|4 2|0", "5|5 5|4", "2|1 0|0"]);
    play_all(&mut playing, &["6|6"]);
    let winners =
        |playing: &tapete_game::Match| playing.outcome().map(|it| it.winners().collect::<Vec<_>>());
    assert_eq!(winners(&playing), Some(vec![Seat(0), Seat(2)]));

    let nobody = game("with_tiles Doubles(6) for_players 2 deals 2");
    let mut playing = arranged(&nobody, &["6|6 3|2", "5|0 0|0"]);
    play_all(&mut playing, &["6|6"]);
    assert_eq!(winners(&playing), Some(vec![]));
    let starter = game("with_tiles Doubles(6) for_players 2 deals 2 ties Starter");
    let mut playing = arranged(&starter, &["6|6 3|2", "5|0 0|0"]);
    play_all(&mut playing, &["6|6"]);
    assert_eq!(winners(&playing), Some(vec![Seat(0)]));
}

#[test]
fn a_pass_can_turn_the_direction_round() {
    let game = game(
        "with_tiles Doubles(6) for_players 3 deals 2 turns Reverse when last_passed turns Clockwise",
    );
    let mut playing = arranged(&game, &["6|5 6|1", "4|4 1|0", "3|3 5|2"]);
    play_all(&mut playing, &["6|5"]);
    // Seat 1 passes, so seat 0 is next instead of seat 2.
    assert_eq!(playing.turn(), Turn::Seat(Seat(0)));
}

#[test]
fn hands_are_played_until_a_team_has_the_points() {
    let game =
        game("with_tiles Doubles(6) for_players 2 deals 7 begins Next scores OnePoint plays_to 3");
    let mut chance = Chance::quick(5);
    let mut playing = game.start(Seed::new(12));
    while !playing.is_over() {
        play_any(&mut playing, &mut chance);
    }
    let outcome = playing.outcome().expect("the match is over");
    assert_eq!(outcome.ended_by, "target");
    let best = game.seats().map(|seat| outcome.score(seat)).max();
    assert_eq!(best, Some(3));
}

#[test]
fn a_match_without_end_stops_at_its_limit() {
    let game = game("with_tiles Doubles(6) for_players 2 deals 7 plays_to 1000000 turn_limit 300");
    let mut chance = Chance::quick(6);
    let mut playing = game.start(Seed::new(13));
    while !playing.is_over() {
        play_any(&mut playing, &mut chance);
    }
    let outcome = playing.outcome().expect("the match is over");
    assert_eq!(outcome.ended_by, tapete_game::TURN_LIMIT);
    assert!(outcome.is_tie());
    assert_eq!(playing.n_played(), 300);
}
