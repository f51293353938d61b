//! What a seat may believe of what it cannot see.
//!
//! Both decks are known as lists, so whatever of an owner's cards a seat has
//! not seen lies in that owner's hidden places: the deck, a hand, prizes. Luck
//! has put it there in any order with equal chances; what the other chose to
//! play or to keep is taken as given. So the hidden cards of each owner are
//! exchanged at random among the places that hide them. A card whose place a
//! seat knows (it was revealed, looked at, or went there openly) stays.
//!
//! Equal cards of a hand are one move, and the first of them is taken. So a
//! card that was played tells something of the hand it came from: no equal card
//! lay before it. [`hands`] weighs that, where the story is known.

mod hands;
mod veil;

use arrayvec::ArrayVec;
use tapete_game::{Chance, Seat};

use crate::event::Event;
use crate::model::{CARDS_MAX, Cards, FIRST_CARD, Sight, Thing};
use crate::state::{CardState, Context, State, Things, add};
use hands::Hand;
pub(crate) use veil::veil;

/// Things by number.
type Hidden = ArrayVec<Thing, CARDS_MAX>;

/// How often hidden cards are dealt anew until they agree with what was played.
/// Beyond that a deal is taken that disagrees in the least telling way.
const DEALS_MAX: usize = 400;

/// Fills in a state that agrees with all that a seat knows.
pub(crate) fn guess_into(
    game: &Cards,
    state: &State,
    story: &[Event],
    seat: Seat,
    chance: &mut Chance,
    guess: &mut State,
) {
    guess.clone_from(state);
    for owner in 0..2u8 {
        let hidden = hidden_of(game, state, seat, owner);
        let hand = Hand::of(game, state, story, seat, owner);
        let mut dealt = deal(&hidden, chance);
        let holds = |thing: Thing, dealt: &Hidden| {
            let place = hidden.iter().position(|it| *it == thing);
            place.map_or(thing, |it| dealt[it])
        };
        for _ in 0..DEALS_MAX {
            let agrees = hand.as_ref().is_none_or(|it| {
                let now = it.now.iter().map(|it| holds(*it, &dealt));
                it.agrees(state, now, chance)
            });
            if agrees {
                break;
            }
            dealt = deal(&hidden, chance);
        }
        exchange(guess, owner, &hidden, &dealt);
    }
}

/// Replaces all that a seat does not know by a guess, without a story: for bots,
/// who guess all day.
pub(crate) fn guess_in_place(game: &Cards, state: &mut State, seat: Seat, chance: &mut Chance) {
    for owner in 0..2u8 {
        let hidden = hidden_of(game, state, seat, owner);
        let dealt = deal(&hidden, chance);
        exchange(state, owner, &hidden, &dealt);
    }
}

/// Lists the cards of an owner that a seat does not know, place by place.
fn hidden_of(game: &Cards, state: &State, seat: Seat, owner: u8) -> Hidden {
    let mut hidden = Hidden::new();
    let piles = &state.players[usize::from(owner)].piles;
    for (zone, (pile, zone_rules)) in piles.iter().zip(&game.zones).enumerate() {
        if zone_rules.sight == Sight::Public {
            continue;
        }
        for thing in pile {
            if !game.knows(state, seat, zone as u8, *thing) {
                add(&mut hidden, *thing);
            }
        }
    }
    hidden
}

/// Says which of the hidden cards lies in which of their places.
fn deal(hidden: &Hidden, chance: &mut Chance) -> Hidden {
    // Which card lies where in truth must not matter.
    let mut dealt = sorted(hidden);
    chance.shuffle(dealt.as_mut_slice());
    dealt
}

/// Sorts things, each of which is there once: a bit for each of them is quicker
/// than comparing them.
fn sorted(things: &Hidden) -> Hidden {
    const BITS: usize = u64::BITS as usize;
    let mut marks = [0u64; (Thing::MAX as usize + 1) / BITS];
    for thing in things {
        let thing = usize::from(*thing);
        marks[thing / BITS] |= 1 << (thing % BITS);
    }
    let mut all = Hidden::new();
    for (first, mut rest) in (0..).step_by(BITS).zip(marks) {
        while rest != 0 {
            add(&mut all, (first + rest.trailing_zeros() as usize) as Thing);
            rest &= rest - 1;
        }
    }
    all
}

/// Puts things into each other's places. A thing stays the card it is; all else
/// that is known of it belongs to the place.
fn exchange(state: &mut State, owner: u8, hidden: &Hidden, dealt: &Hidden) {
    let mut goes_to = [0 as Thing; 256];
    for (index, it) in goes_to.iter_mut().enumerate() {
        *it = index as Thing;
    }
    // Filled where it is: a list that is handed on is copied with all its room.
    let mut places: ArrayVec<CardState, CARDS_MAX> = ArrayVec::new();
    for thing in hidden {
        if let Some(card) = state.card(*thing) {
            add(&mut places, *card);
        }
    }
    if places.len() != dealt.len() {
        return;
    }
    for ((old, new), place) in hidden.iter().zip(dealt).zip(&places) {
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
    // What is under way speaks of places, not of cards that nobody has seen.
    for frame in &mut state.frames {
        frame.chosen = frame.chosen.map(|it| goes_to[usize::from(it)]);
        frame.pending = renamed(frame.pending, &goes_to);
        for it in &mut frame.loops {
            it.rest = renamed(it.rest, &goes_to);
        }
        rename(&mut frame.context, &goes_to);
    }
    if let Some(it) = &mut state.announcing {
        rename(&mut it.item.context, &goes_to);
    }
}

fn rename(context: &mut Context, goes_to: &[Thing; 256]) {
    for thing in [&mut context.it, &mut context.other, &mut context.chosen] {
        *thing = goes_to[usize::from(*thing)];
    }
}

fn renamed(mut things: Things, goes_to: &[Thing; 256]) -> Things {
    let mut new = Things::default();
    while let Some(thing) = things.pop() {
        new.add(goes_to[usize::from(thing)]);
    }
    new
}
