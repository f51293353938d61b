//! What a bot takes the place of hidden things: hands, decks and choices of
//! others. Whatever a bot works out, it works out on such a position.

use tapete_game::{Chance, Seat};

use crate::duel::Duel;
use crate::guess;
use crate::options::{Decks, MONSTERS_MAX};
use crate::state::{Phase, State, UNKNOWN};

use crate::bots::allowed;

/// How often a card that could have been played is drawn anew.
const N_DOUBTS: usize = 3;

/// How many triggers of one deck are moved at most.
const ARMED_MAX: usize = 512;

/// Makes every card of the other hands unknown.
pub(super) fn forget_hands(state: &mut State, seat: usize) {
    for (index, other) in state.seats.iter_mut().enumerate() {
        if index != seat {
            other.hand.cards_mut().fill(UNKNOWN);
        }
    }
}

/// Puts a guess in the place of all that a seat does not know.
pub(crate) fn imagine(duel: &Duel, state: &mut State, seat: Seat, chance: &mut Chance) {
    for other in (0..duel.n_seats).filter(|it| *it != seat.index()) {
        match state.phase {
            Phase::Decks => {
                if !state.pending.contains(Seat(other as u8)) {
                    let deck = chance.below(duel.decks.len() as u32);
                    state.seats[other].deck = deck as u16;
                }
            }
            Phase::Formation => {
                imagine_deck(duel, state, other, chance);
                imagine_order(duel, state, other, chance);
            }
            Phase::Playing | Phase::Discarding => {
                imagine_deck(duel, state, other, chance);
                guess::fill_hand(duel, state, other, chance);
                if state.seats[other].n_turns > 0 {
                    doubt_hand(duel, state, other, seat.index(), chance);
                }
            }
        }
    }
}

/// Puts in the place of what a seat does not know of decks and of choices before
/// the first round whatever comes first: always the same, so that nothing of the
/// truth is left.
pub(super) fn settle(duel: &Duel, state: &mut State, seat: Seat) {
    for other in (0..duel.n_seats).filter(|it| *it != seat.index()) {
        if state.phase == Phase::Decks {
            state.seats[other].deck = 0;
            continue;
        }
        if state.phase == Phase::Formation {
            let n_monsters = duel.n_monsters().min(MONSTERS_MAX);
            state.seats[other].order[..n_monsters].sort_unstable();
        }
        put_deck(duel, state, other, 0);
    }
}

/// Whoever could play a card mostly does: what a seat has kept over its turn is
/// more often something that it could not play. So a card that could be played
/// against us as things stand is drawn anew.
fn doubt_hand(duel: &Duel, state: &mut State, other: usize, target: usize, chance: &mut Chance) {
    for slot in 0..state.seats[other].hand.len() {
        for _ in 0..N_DOUBTS {
            if !allowed(duel, state, other, slot as u8, target) {
                break;
            }
            let power = any_power(duel, state, other, chance);
            if let Some(card) = state.seats[other].hand.cards_mut().get_mut(slot) {
                *card = power;
            }
        }
    }
}

/// Returns one of the powers of living monsters.
fn any_power(duel: &Duel, state: &State, other: usize, chance: &mut Chance) -> u8 {
    let own = &state.seats[other];
    let n_living = own.n_living(duel.n_monsters());
    let mut living = (0..duel.n_monsters()).filter(|it| own.monsters[*it].lives());
    let monster = living.nth(chance.below(n_living as u32) as usize);
    let each = u32::from(duel.options.n_powers);
    (monster.unwrap_or(0) as u32 * each + chance.below(each)) as u8
}

/// Gives a seat that has placed some monsters any order that begins so far.
fn imagine_order(duel: &Duel, state: &mut State, other: usize, chance: &mut Chance) {
    let n_monsters = duel.n_monsters().min(MONSTERS_MAX);
    let n_placed = usize::from(state.n_placed[other]).min(n_monsters);
    let order = &mut state.seats[other].order[..n_monsters];
    order.sort_unstable();
    for place in 0..n_placed {
        let at = place + chance.below((n_monsters - place) as u32) as usize;
        order[place..=at].rotate_right(1);
    }
}

/// Gives a seat one of the decks that it may have: the monsters are those that
/// all see, and every power that was seen is there. All such decks are equally
/// likely here; how often a power was seen, a match does not remember.
fn imagine_deck(duel: &Duel, state: &mut State, other: usize, chance: &mut Chance) {
    if duel.decks_open() || duel.options.decks == Decks::Random {
        return;
    }
    let may_be = |deck: &usize| may_have(duel, state, other, *deck);
    let n_decks = (0..duel.decks.len()).filter(may_be).count();
    if n_decks == 0 {
        return;
    }
    let index = chance.below(n_decks as u32) as usize;
    put_deck(duel, state, other, index);
}

/// Gives a seat the deck at an index of those that it may have, if they are
/// hidden.
fn put_deck(duel: &Duel, state: &mut State, other: usize, index: usize) {
    if duel.decks_open() || duel.options.decks == Decks::Random {
        return;
    }
    let truth = state.seats[other].deck;
    let may_be = |deck: &usize| may_have(duel, state, other, *deck);
    let deck = (0..duel.decks.len()).filter(may_be).nth(index);
    let deck = deck.map_or(truth, |it| it as u16);
    state.seats[other].deck = deck;
    if duel.has_triggers {
        move_waiting(duel, state, other, truth);
    }
    // Where seen powers stand in a deck tells which deck it is.
    state.seats[other].seen = 0;
}

/// Tells whether all that was seen of a seat's deck is in another one too.
fn may_have(duel: &Duel, state: &State, other: usize, deck: usize) -> bool {
    let deck = &duel.decks[deck];
    if deck.monsters != state.monster_cards(duel, other) {
        return false;
    }
    let each = usize::from(duel.options.n_powers);
    let powers = state.powers(duel, other);
    powers.iter().enumerate().take(64).all(|(power, card)| {
        let was_seen = state.seats[other].seen >> power & 1 == 1;
        let monster = duel.monster_of(power as u8);
        let of_monster = deck.powers.iter().skip(monster * each).take(each);
        !was_seen || of_monster.into_iter().any(|it| it == card)
    })
}

/// What waits belongs to a power of the deck by its place: in another deck the
/// same card has another one. Which of several copies waits makes no difference
/// to anybody, so the one that waits longest comes first.
fn move_waiting(duel: &Duel, state: &mut State, other: usize, truth: u16) {
    let each = duel.n_powers() * duel.n_triggers;
    let mut old = [0_u8; ARMED_MAX];
    let Some(own) = state.armed.get_mut(other * each..(other + 1) * each) else {
        return;
    };
    let Some(old) = old.get_mut(..each) else {
        // More than we keep room for: nothing waits in this guess.
        own.fill(0);
        return;
    };
    old.copy_from_slice(own);
    own.fill(0);
    let Some([from, to]) = decks(duel, [truth, state.seats[other].deck]) else {
        return;
    };
    loop {
        // The trigger that waits longest and has not been moved.
        let Some(at) = (0..each).max_by_key(|it| (old[*it], each - it)) else {
            return;
        };
        let rounds = std::mem::take(&mut old[at]);
        if rounds == 0 {
            return;
        }
        let (power, trigger) = (at / duel.n_triggers, at % duel.n_triggers);
        let monster = duel.monster_of(power as u8);
        let place = to.iter().enumerate().position(|(index, card)| {
            Some(card) == from.get(power)
                && duel.monster_of(index as u8) == monster
                && state.armed(duel, other, index as u8, trigger) == 0
        });
        if let Some(place) = place
            && let Some(armed) = state.armed_mut(duel, other, place as u8, trigger)
        {
            *armed = rounds;
        }
    }
}

fn decks(duel: &Duel, decks: [u16; 2]) -> Option<[&[u16]; 2]> {
    let powers = |deck: u16| Some(duel.decks.get(usize::from(deck))?.powers.as_slice());
    Some([powers(decks[0])?, powers(decks[1])?])
}
