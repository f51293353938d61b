//! `classic` finds what all orders of all sets contain.

use super::*;
use crate::bots::literal;
use crate::bots::planning::begin_now;
use crate::bots::worth::{self, Before};
use crate::options::Preset;
use crate::tests::screenshot;
use tapete_game::Silent;

#[test]
fn the_best_plan_is_as_good_as_that_of_the_enumeration() {
    // Hands, and how many games of four positions each.
    const HANDS: [(usize, u64); 6] = [(1, 40), (2, 40), (3, 40), (4, 40), (5, 30), (6, 8)];
    let mut n_plans = 0;
    for (n_cards, n_games) in HANDS {
        for seed in 0..n_games {
            let n_seats = 2 + (seed % 3 == 2) as usize;
            let mut trials = Trials::new(seed, n_seats, n_cards, 4, false);
            for index in 0..4 {
                let (wanted, found) = (trials.literal(index), trials.classic(index));
                assert_eq!(wanted, found, "{n_cards} cards, {seed} {index}");
                n_plans += usize::from(found > 0.0);
            }
        }
    }
    assert!(n_plans > 400, "{n_plans}");
}

#[test]
fn the_best_plan_of_seven_cards_is_as_good_as_that_of_the_enumeration() {
    for seed in 0..6 {
        let mut trials = Trials::new(900 + seed, 2, 7, 1, false);
        assert_eq!(trials.literal(0), trials.classic(0), "{seed}");
    }
}

/// Asked card by card, it reaches what the plan of the turn's start promised:
/// it needs no memory to go through with it.
#[test]
fn a_whole_turn_is_as_good_as_the_plan_of_its_start() {
    let mut n_cards_played = 0;
    for seed in 0..120 {
        let n_seats = 2 + (seed % 3 == 2) as usize;
        let n_cards = 2 + seed as usize % 4;
        let trials = Trials::new(seed, n_seats, n_cards, 3, false);
        for start in &trials.states {
            let duel = &trials.duel;
            let seat = start.seat();
            let wanted = literal::best(duel, start, seat.index()).0;
            let mut against = None;
            let mut state = start.clone();
            let mut chance = Chance::quick(seed);
            let mut n_played = 0;
            loop {
                let advised = advice(duel, "classic", &state, seat, seed);
                let Move::Play { target: aimed, .. } = advised else {
                    break;
                };
                let target = *against.get_or_insert(aimed);
                assert_eq!(aimed, target, "one target for the whole turn");
                duel.act(&mut state, seat, advised, &mut chance, &mut Silent);
                n_played += 1;
                // An own card can end the own match.
                if state.end.is_some() || state.seat() != seat {
                    break;
                }
            }
            let Some(target) = against else {
                assert_eq!(wanted, 0.0);
                continue;
            };
            if state.seat() != seat {
                continue;
            }
            let target = target.index();
            n_cards_played += n_played;
            let before = Before::turn(duel, start, seat.index(), target);
            let reached = worth::original(duel, &before, &state);
            assert_eq!(reached, wanted, "{seed}");
        }
    }
    assert!(n_cards_played > 300, "{n_cards_played}");
}

#[test]
fn cards_drawn_in_the_turn_wait_for_the_next() {
    // A draw first, then whatever comes: only the draw is in the plan.
    let duel = screenshot(Preset::Seed.options(), true);
    let mut state = State::blank(&duel);
    let mut chance = Chance::quick(3);
    duel.begin(&mut state, &mut chance, &mut Silent);
    let seat = state.seat();
    state.seats[0].hand.clear();
    // "Robar" of the second monster.
    state.seats[0].hand.push(4);
    begin_now(duel.n_monsters(), &mut state, 0);
    let first = advice(&duel, "classic", &state, seat, 1);
    assert!(matches!(first, Move::Play { slot: 0, .. }));
    duel.act(&mut state, seat, first, &mut chance, &mut Silent);
    assert_eq!(state.seats[0].hand.len(), 2);
    // Attacks can be played now, but were not in the plan.
    for card in state.seats[0].hand.cards_mut() {
        *card = 0;
    }
    assert_eq!(advice(&duel, "classic", &state, seat, 1), Move::End);
    let again = advice(&duel, "replanning", &state, seat, 1);
    assert!(matches!(again, Move::Play { .. }));
}
