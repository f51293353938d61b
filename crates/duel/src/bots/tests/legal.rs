//! What bots advise can be played, in every phase, with any cards.

use super::games::{begin, game, to_act, wander};
use super::*;
use crate::state::{Phase, UNKNOWN};
use tapete_game::Silent;

#[test]
fn every_advice_is_on_the_list() {
    let mut phases = [0; 4];
    for seed in 0..60 {
        let duel = game(seed);
        let mut n_asked = 0;
        wander(&duel, seed, 60, |state, seat| {
            let mut moves = Vec::new();
            duel.list(state, seat, &mut moves);
            for bot in BOTS {
                // The strategist takes its time; some positions will do.
                n_asked += 1;
                if bot.name == "strategist" && n_asked % 97 > 0 {
                    continue;
                }
                let advised = advice(&duel, bot.name, state, seat, seed);
                assert!(
                    moves.contains(&advised),
                    "{} {seed}: {advised:?} of {moves:?}",
                    bot.name
                );
            }
            phases[state.phase as usize] += 1;
        });
    }
    assert!(phases.iter().all(|it| *it > 20), "{phases:?}");
}

#[test]
fn bots_play_whole_matches_of_made_up_games() {
    let quick = ["replanning", "classic", "levels", "eager"];
    for seed in 100..160 {
        let duel = game(seed);
        let mut chance = Chance::quick(seed);
        let mut state = begin(&duel, &mut chance);
        while let Some(seat) = to_act(&duel, &state) {
            let name = quick[(seed as usize + seat.index()) % quick.len()];
            let advised = advice(&duel, name, &state, seat, seed);
            duel.act(&mut state, seat, advised, &mut chance, &mut Silent);
        }
    }
}

/// A guess or a reader's state may hold cards that nobody knows.
#[test]
fn unknown_cards_are_no_cards_to_play() {
    for seed in 0..30 {
        let duel = game(seed);
        let mut chance = Chance::quick(seed);
        let mut state = begin(&duel, &mut chance);
        if state.phase != Phase::Playing {
            continue;
        }
        for own in &mut state.seats {
            own.hand.cards_mut().fill(UNKNOWN);
        }
        for bot in BOTS {
            let advised = advice(&duel, bot.name, &state, state.seat(), seed);
            assert_eq!(advised, Move::End, "{}", bot.name);
        }
    }
}
