//! Bots know their own hand, and of the rest only what lies open.

use tapete_game::{Chance, Seat};

use super::games::{SHIPPED, bot, play, shipped};
use crate::bots::{BOTS, choose};
use crate::guess::guess_into;
use crate::known::Known;
use crate::model::Cards;
use crate::moves::Move;
use crate::state::State;

fn advice(game: &Cards, bot: usize, state: &State, seat: Seat, seed: u64) -> Move {
    let mut moves = Vec::new();
    let known = Known::new(game, state, seat);
    choose(bot, known, &mut moves, &mut Chance::quick(seed))
}

#[test]
fn other_hidden_cards_change_no_advice() {
    let mut n_other = 0;
    for (number, file) in SHIPPED.iter().enumerate() {
        let game = shipped(file);
        let greedy = Some(bot("greedy"));
        for seed in 0..1 {
            let mut n_asked = 0;
            play(&game, [greedy, greedy], seed, 160, |state, seat, moves| {
                n_asked += 1;
                if moves.len() < 2 {
                    return;
                }
                let mut hidden = state.clone();
                let mut chance = Chance::quick(n_asked + 77);
                guess_into(&game, state, &[], seat, &mut chance, &mut hidden);
                n_other += usize::from(hidden != *state);
                for (index, it) in BOTS.iter().enumerate() {
                    // The planner takes long.
                    if it.name == "planner" && !(n_asked + number as u64).is_multiple_of(41) {
                        continue;
                    }
                    let [one, two] =
                        [state, &hidden].map(|it| advice(&game, index, it, seat, seed));
                    assert_eq!(one, two, "{} {file} {seed} {:?}", it.name, state.ask);
                }
            });
        }
    }
    assert!(n_other > 100, "{n_other}");
}

#[test]
fn the_same_luck_gives_the_same_advice() {
    let game = shipped("classic/sky_and_sea.tapete");
    let mut n_asked = 0;
    play(&game, [None, None], 3, 120, |state, seat, moves| {
        n_asked += 1;
        if moves.len() < 2 || n_asked % 7 > 0 {
            return;
        }
        for index in 0..BOTS.len() {
            let [one, two] = [1, 2].map(|_| advice(&game, index, state, seat, n_asked));
            assert_eq!(one, two, "{n_asked}");
        }
    });
}
