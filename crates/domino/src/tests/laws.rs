//! The laws of the contract, on one game for each rule of play.

use tapete_game::{Seed, laws};

use super::game;

const GAMES: &[&str] = &[
    "with_tiles Doubles(6) for_players 4 in_teams_of 2 deals 7",
    "with_tiles Doubles(9) for_players 4 in_teams_of 2 deals 10 begins AnySeat wins LowestHand ties Starter plays_to 100",
    "with_tiles Doubles(6) for_players 2 deals 7 draws UntilPlayable keeps 2 begins HighestDouble",
    "with_tiles Doubles(6) for_players 3 deals 5 draws UntilPlayable begins Holder(6|6) scores AllPoints plays_to 60",
    "with_tiles Doubles(9) for_players 5 deals 9 turns Reverse when last_passed turns Clockwise wins WhoIsOut when out wins LowestHand when blocked scores OnePoint plays_to 2",
    "with_tiles Doubles(3) for_players 2 deals 3 ends Blocked begins Next plays_to 20",
];

/// Small enough to enumerate every deal.
const SMALL: &[&str] = &[
    "with_tiles Doubles(2) for_players 2 deals 2",
    "with_tiles Doubles(2) for_players 2 deals 2 draws UntilPlayable",
    "with_tiles Doubles(2) for_players 2 deals 2 draws UntilPlayable keeps 1",
    "with_tiles Doubles(2) for_players 3 deals 2",
    "with_tiles Doubles(2) for_players 2 deals 2 begins HighestDouble",
    "with_tiles Doubles(2) for_players 2 deals 2 begins Holder(2|2) draws UntilPlayable",
    "with_tiles Doubles(2) for_players 3 deals 1 draws UntilPlayable turns Reverse when last_passed turns Clockwise",
];

#[test]
fn every_rule_keeps_the_laws() {
    for clauses in GAMES.iter().chain(SMALL) {
        let game = game(clauses);
        for index in 0..6 {
            laws::keep(&game, Seed { seed: 5, index })
                .unwrap_or_else(|it| panic!("{clauses}: {it}"));
        }
    }
}

#[test]
fn nothing_a_seat_may_not_know_reaches_it() {
    for clauses in GAMES.iter().chain(SMALL) {
        let game = game(clauses);
        for index in 0..4 {
            laws::secrets(&game, Seed { seed: 6, index })
                .unwrap_or_else(|it| panic!("{clauses}: {it}"));
        }
    }
}

#[test]
fn matches_that_told_a_seat_the_same_story_show_it_the_same() {
    for clauses in SMALL {
        let report = laws::same_story_same_view(&game(clauses), 3_000, Seed::new(7))
            .unwrap_or_else(|it| panic!("{clauses}: {it}"));
        assert!(report.n_with_alternatives > 20, "{clauses}: {report:?}");
    }
}

#[test]
fn guesses_have_the_exact_chances() {
    for clauses in SMALL {
        let report = laws::sampler(&game(clauses), Seed::new(8), 12, 4_000)
            .unwrap_or_else(|it| panic!("{clauses}: {it}"));
        assert!(report.n_with_alternatives > 0, "{clauses}: {report:?}");
    }
}
