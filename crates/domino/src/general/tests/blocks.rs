//! A blocked hand is one in which nobody could play, whatever the order of turns
//! and whatever the passes opened.

use tapete_game::{Chance, Play, Seat, Seed, Silent, Turn};

use super::compiled;
use crate::general::General;
use crate::general::state::State;
use crate::state::How;

/// How many matches of each game are played.
const MATCHES: u64 = 200;

/// Games whose passes open something, or whose turns do not go round.
const GAMES: &[&str] = &[
    "with_tiles Doubles(12) for_players 2 deals 16 on_table Trains marks_arms doubles MustBeCovered
     begins DecliningDouble draws One turns Again when played.double and table.tiles > 1 turns Clockwise",
    "with_tiles Doubles(12) for_players 5 deals 13 on_table Trains marks_arms doubles MustBeCovered draws One",
    "with_tiles Doubles(9) for_players 2 deals 8 on_table PlayerArms plays_on AnyArm when tile.double marks_arms",
    "with_tiles Doubles(9) for_players 4 deals 10 on_table PlayerArms plays_on PreviousArm when last_passed",
    "with_tiles Doubles(9) for_players 3 deals 10 turns Reverse when last_passed turns Clockwise",
    "with_tiles Doubles(9) for_players 5 deals 9 turns Reverse when last_passed turns Clockwise",
    "with_tiles Doubles(6) for_players 4 deals 7 turns Back when last_passed turns Clockwise",
    "with_tiles Doubles(6) for_players 4 deals 7 turns Skip(1) when ends.equal turns Clockwise",
    "with_tiles Doubles(6) for_players 4 deals 7 turns AnySeat",
    "with_tiles Doubles(6) for_players 4 deals 5 turns ShuffledRounds draws One",
    "with_tiles Doubles(6) for_players 3 deals 7 matches TurnParity and Equal",
    "with_tiles Doubles(9) for_players 5 deals 9 combines EveryLine draws One when passes.row = 0 draws Nothing
     turns Reverse when last_passed turns Reverse when played.double turns Skip(1) when ends.equal turns Clockwise",
    "with_tiles Doubles(6) for_players 4 in_teams_of 2 deals 7 ends TeamOut or Blocked
     turns Reverse when last_passed turns Clockwise",
    "with_tiles Doubles(6) for_players 4 deals 7 ends Out stops when stuck turns Reverse when last_passed turns Clockwise",
];

#[test]
fn nobody_could_play_when_a_hand_is_blocked() {
    for clauses in GAMES {
        let game = compiled(clauses);
        let mut n_blocked = 0;
        for index in 0..MATCHES {
            let state = played(&game, Seed { seed: 4, index });
            let how = state.ended.map(|end| end.how);
            if how == Some(How::Out) {
                continue;
            }
            n_blocked += 1;
            for seat in Seat::all(game.n_seats) {
                assert!(
                    !game.can_place(&state, seat),
                    "match {index} ended by {how:?} and {seat} could play: {clauses}"
                );
            }
        }
        assert!(n_blocked > 0, "{clauses}");
    }
}

#[test]
fn hands_may_end_when_all_pass_though_somebody_could_play() {
    let game = compiled(
        "with_tiles Doubles(9) for_players 3 deals 10 ends Out or AllPass
         turns Reverse when last_passed turns Clockwise",
    );
    let is_early = |index: &u64| {
        let state = played(
            &game,
            Seed {
                seed: 4,
                index: *index,
            },
        );
        let is_blocked = state.ended.is_some_and(|end| end.how == How::Blocked);
        is_blocked && Seat::all(3).any(|seat| game.can_place(&state, seat))
    };
    assert!((0..MATCHES).filter(is_early).count() > 20);
}

/// Plays a match of one hand at random.
fn played(game: &General, seed: Seed) -> State {
    let mut chance = Chance::new(seed);
    let mut state = game.blank();
    game.start(&mut state, &mut chance, &mut Silent);
    let mut moves = Vec::new();
    while let Turn::Seat(seat) = game.turn(&state) {
        moves.clear();
        game.moves(&state, seat, &mut moves);
        let chosen = moves[chance.below(moves.len() as u32) as usize];
        game.play(&mut state, seat, &chosen, &mut chance, &mut Silent);
    }
    state
}
