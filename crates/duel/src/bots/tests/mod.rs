//! Tests of the bots.

mod classic;
mod fair;
mod games;
mod legal;
mod planning;
mod search;

use super::*;
use crate::state::State;

/// Returns the index of a bot.
fn bot(name: &str) -> usize {
    BOTS.iter().position(|it| it.name == name).expect("a bot")
}

/// Asks a bot with luck of its own.
fn advice(duel: &Duel, name: &str, state: &State, seat: Seat, seed: u64) -> Move {
    let mut chance = Chance::quick(seed);
    let known = Known::new(duel, state, seat);
    choose(bot(name), known, &mut Vec::new(), &mut chance)
}

/// `random` and `first` are bots for any game; ours are called otherwise.
#[test]
fn every_bot_has_spellings_of_its_own() {
    let taken = ["random", "azar", "aleatorio", "first", "primero", "person"];
    let ours = BOTS
        .iter()
        .flat_map(|it| [it.name].into_iter().chain(it.others.iter().copied()));
    let mut all: Vec<&str> = ours.chain(taken).collect();
    let n_all = all.len();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), n_all);
}

#[test]
fn every_bot_says_what_it_does_in_both_tongues() {
    for word in words() {
        assert!(word.doc.en.ends_with('.') && word.doc.es.ends_with('.'));
        assert_ne!(word.doc.en, word.doc.es);
    }
}

#[test]
fn people_meet_the_bot_that_plans_again() {
    assert_eq!(BOTS[0].name, "replanning");
}
