//! What a seat may believe of what it cannot see.
//!
//! Both decks are known as lists, so whatever of an owner's cards a seat has
//! not seen lies in that owner's hidden places: the deck, a hand, prizes. Luck
//! has put it there in any order with equal chances; what the other chose to
//! play or to keep is taken as given. So the hidden cards of each owner are
//! exchanged at random among the places that hide them. A card whose place a
//! seat knows (it was revealed, looked at, or went there openly) stays.

use arrayvec::ArrayVec;
use tapete_game::{Chance, Seat};

use crate::model::{CARDS_MAX, Cards, FIRST_CARD, Thing};
use crate::state::{CardState, State};

/// Returns a state that agrees with all that a seat knows.
pub(crate) fn guess(game: &Cards, state: &State, seat: Seat, chance: &mut Chance) -> State {
    let mut guess = state.clone();
    guess_in_place(game, &mut guess, seat, chance);
    guess
}

/// Replaces all that a seat does not know by a guess.
pub(crate) fn guess_in_place(game: &Cards, state: &mut State, seat: Seat, chance: &mut Chance) {
    for owner in 0..2u8 {
        let mut hidden = ArrayVec::<Thing, CARDS_MAX>::new();
        for (zone, pile) in state.players[usize::from(owner)].piles.iter().enumerate() {
            for thing in pile {
                if !game.knows(state, seat, zone as u8, *thing) {
                    let _ = hidden.try_push(*thing);
                }
            }
        }
        exchange(state, owner, &hidden, chance);
    }
}

/// Puts things into each other's places at random. A thing stays the card it
/// is; all else that is known of it belongs to the place.
fn exchange(state: &mut State, owner: u8, hidden: &[Thing], chance: &mut Chance) {
    let mut shuffled: ArrayVec<Thing, CARDS_MAX> = hidden.iter().copied().collect();
    // Which card lies where in truth must not matter.
    shuffled.sort_unstable();
    chance.shuffle(shuffled.as_mut_slice());
    let mut goes_to = [0 as Thing; 256];
    for (index, it) in goes_to.iter_mut().enumerate() {
        *it = index as Thing;
    }
    let places: ArrayVec<CardState, CARDS_MAX> = hidden
        .iter()
        .filter_map(|it| state.card(*it).copied())
        .collect();
    if places.len() != shuffled.len() {
        return;
    }
    for ((old, new), place) in hidden.iter().zip(&shuffled).zip(&places) {
        goes_to[usize::from(*old)] = *new;
        if let Some(card) = state.card_mut(*new) {
            let (id, own) = (card.card, card.owner);
            *card = *place;
            card.card = id;
            card.owner = own;
        }
    }
    for pile in &mut state.players[usize::from(owner)].piles {
        for thing in pile.iter_mut().filter(|it| **it >= FIRST_CARD) {
            *thing = goes_to[usize::from(*thing)];
        }
    }
}
