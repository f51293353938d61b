//! What is left out in thought is only passing.

use tapete_game::Chance;

use super::games::{SHIPPED, bot, play, shipped};
use crate::bots::habit;
use crate::bots::think::{is_quiet, play_asking};
use crate::engine::Asks;
use crate::model::Cards;
use crate::moves::Move;
use crate::state::{Ask, Drain, State};

/// Plays a move and goes on until nothing waits and somebody can do something.
fn settled(game: &Cards, state: &State, chosen: Move, asks: Asks) -> State {
    let mut state = state.clone();
    let mut chance = Chance::quick(5);
    let mut moves = Vec::new();
    play_asking(game, &mut state, chosen, &mut chance, asks);
    for _ in 0..2000 {
        let is_able = state.ask != Ask::Act || game.has_act(&state, state.asked);
        if state.end.is_some() || (is_quiet(&state) && is_able) {
            break;
        }
        let chosen = match state.ask {
            Ask::Act => Move::Pass,
            _ => habit::answer(game, &state, &mut moves),
        };
        play_asking(game, &mut state, chosen, &mut chance, asks);
    }
    // Who was asked on the way, and how often, may differ.
    (state.fuel, state.drain, state.counts.moves) = (0, Drain::default(), 0);
    if state.end.is_some() {
        state.asked = 0;
    }
    state
}

#[test]
fn who_is_not_asked_would_have_passed() {
    let mut n_moves = 0;
    for file in SHIPPED {
        let game = shipped(file);
        let quick = Some(bot("quick"));
        for seed in 0..3 {
            play(&game, [quick, None], seed, 400, |state, _, moves| {
                if state.ask != Ask::Act {
                    return;
                }
                for chosen in moves {
                    let asked = settled(&game, state, *chosen, Asks::Able);
                    let unasked = settled(&game, state, *chosen, Asks::Quiet);
                    assert_eq!(asked, unasked, "{file} {seed} {chosen:?}");
                    n_moves += 1;
                }
            });
        }
    }
    assert!(n_moves > 1000, "{n_moves}");
}

#[test]
fn in_a_slow_thought_only_own_turns_ask() {
    let mut n_asked = 0;
    for file in SHIPPED {
        let game = shipped(file);
        let quick = Some(bot("quick"));
        play(&game, [quick, None], 7, 400, |state, _, moves| {
            for chosen in moves {
                let mut next = state.clone();
                let mut chance = Chance::quick(5);
                play_asking(&game, &mut next, *chosen, &mut chance, Asks::Slow);
                if next.ask == Ask::Act && next.end.is_none() {
                    assert!(next.stack.is_empty(), "{file} {chosen:?}");
                    assert_eq!(next.asked, next.active, "{file} {chosen:?}");
                    n_asked += 1;
                }
            }
        });
    }
    assert!(n_asked > 100, "{n_asked}");
}
