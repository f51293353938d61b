//! Bots know their own hand, and of the others only what all have seen.

use super::games::{game, wander};
use super::*;
use crate::guess;
use crate::options::Decks;
use crate::state::Phase;

/// Gives the others other hands, other hidden decks and other hidden choices.
fn elsewhere(duel: &Duel, state: &State, seat: Seat, seed: u64) -> State {
    let mut chance = Chance::quick(seed);
    let mut other = state.clone();
    let is_hidden = !duel.decks_open() && duel.options.decks != Decks::Random;
    for rival in Seat::all(duel.n_seats).filter(|it| *it != seat) {
        let index = rival.index();
        let deck = chance.below(duel.decks.len() as u32) as u16;
        match state.phase {
            Phase::Decks => {
                if !state.pending.contains(rival) {
                    other.seats[index].deck = deck;
                }
            }
            Phase::Formation => {
                if is_hidden {
                    other.seats[index].deck = deck;
                }
                let n_placed = usize::from(state.n_placed[index]);
                if n_placed > 0 {
                    other.seats[index].order[..n_placed.max(2).min(duel.n_monsters())].reverse();
                }
            }
            Phase::Playing | Phase::Discarding => {
                // Nothing of a deck has been seen while nobody has played.
                if is_hidden && state.seats[index].seen == 0 {
                    other.seats[index].deck = deck;
                }
                guess::fill_hand(duel, &mut other, index, &mut chance);
            }
        }
    }
    other
}

#[test]
fn what_is_hidden_changes_no_advice() {
    let (mut n_same, mut n_decks) = (0, 0);
    for seed in 0..70 {
        let duel = game(seed);
        let mut n_asked = 0;
        wander(&duel, seed, 50, |state, seat| {
            let other = elsewhere(&duel, state, seat, seed + 1);
            if other == *state {
                return;
            }
            n_same += 1;
            let decks =
                |state: &State| -> Vec<u16> { state.seats.iter().map(|it| it.deck).collect() };
            n_decks += usize::from(decks(&other) != decks(state));
            for bot in BOTS {
                n_asked += 1;
                if bot.name == "strategist" && n_asked % 61 > 0 {
                    continue;
                }
                let [one, two] = [state, &other].map(|it| advice(&duel, bot.name, it, seat, seed));
                assert_eq!(one, two, "{} {seed} {:?}", bot.name, state.phase);
            }
        });
    }
    assert!(n_same > 500 && n_decks > 40, "{n_same} {n_decks}");
}

/// Decks that share all that was seen cannot be told apart.
#[test]
fn a_hidden_deck_is_one_that_holds_what_was_seen() {
    use crate::known::imagine;
    let mut n_decks = 0;
    for seed in 0..200 {
        let duel = game(seed);
        if duel.decks_open() || duel.options.decks == Decks::Random {
            continue;
        }
        wander(&duel, seed, 60, |state, seat| {
            if matches!(state.phase, Phase::Decks | Phase::Formation) {
                return;
            }
            let mut guess = state.clone();
            imagine(&duel, &mut guess, seat, &mut Chance::quick(seed));
            for rival in (0..duel.n_seats).filter(|it| *it != seat.index()) {
                let powers = state.powers(&duel, rival);
                let guessed = guess.powers(&duel, rival);
                for (power, card) in powers.iter().enumerate() {
                    let monster = duel.monster_of(power as u8);
                    let was_seen = state.seats[rival].seen >> power & 1 == 1;
                    let has = (0_u8..)
                        .zip(guessed)
                        .any(|(it, other)| duel.monster_of(it) == monster && other == card);
                    assert!(has || !was_seen, "{seed} {power}");
                }
                n_decks += usize::from(guess.seats[rival].deck != state.seats[rival].deck);
            }
        });
    }
    assert!(n_decks > 50, "{n_decks}");
}
