//! What a seat may believe of what it cannot see.
//!
//! A drawn card is one of the powers of living monsters, each equally likely,
//! whatever is held already; and cards are played and thrown away by their slot,
//! which tells nothing of the other slots. When a monster dies, its cards vanish
//! and the slots that are left hold others. So every hidden slot is, for itself,
//! one of the powers of living monsters with equal chances: that is exact. Equal
//! powers of one monster are one power that is drawn more often.
//!
//! Where decks are hidden, a deck is as likely as luck makes it to hold what was
//! seen: each seen card counts with how often the deck has it.

use tapete_game::{Chance, Lent, Seat};

use crate::duel::Duel;
use crate::event::Event;
use crate::options::Decks;
use crate::state::{Phase, State};

/// Fills in a state that agrees with all that a seat knows.
pub(crate) fn guess_into(
    duel: &Duel,
    truth: &State,
    story: &[Event],
    seat: Seat,
    chance: &mut Chance,
    state: &mut State,
) {
    state.copy_from(truth);
    match state.phase {
        Phase::Decks => forget_decks(duel, state, seat, chance),
        Phase::Formation => {
            hide_decks(duel, state, story, seat, chance);
            forget_orders(duel, state, seat, chance);
        }
        Phase::Playing | Phase::Discarding => {
            hide_decks(duel, state, story, seat, chance);
            for other in 0..duel.n_seats {
                if other != seat.index() {
                    fill_hand(duel, state, other, chance);
                }
            }
        }
    }
}

/// Gives every slot of a hand one of the powers of living monsters.
pub(crate) fn fill_hand(duel: &Duel, state: &mut State, seat: usize, chance: &mut Chance) {
    let own = &mut state.seats[seat];
    let monsters = own.monsters;
    let mut living = [0_u8; crate::options::MONSTERS_MAX];
    let mut n_living = 0;
    for (index, monster) in monsters.iter().enumerate().take(duel.n_monsters()) {
        if monster.lives() {
            living[n_living] = index as u8;
            n_living += 1;
        }
    }
    let each = u32::from(duel.options.n_powers);
    for card in own.hand.cards_mut() {
        let index = chance.below(n_living as u32 * each);
        let monster = u32::from(living[(index / each.max(1)) as usize % living.len()]);
        *card = (monster * each + index % each.max(1)) as u8;
    }
    state.fold_copies(duel, seat, 0);
}

/// The others that have chosen a deck chose any: their choice is taken as given,
/// but it is not known.
fn forget_decks(duel: &Duel, state: &mut State, seat: Seat, chance: &mut Chance) {
    for other in Seat::all(duel.n_seats) {
        if other != seat && !state.pending.contains(other) {
            let deck = chance.below(duel.decks.len() as u32);
            state.seats[other.index()].deck = deck as u16;
        }
    }
}

/// The others have placed as many monsters as all can see, in any order.
fn forget_orders(duel: &Duel, state: &mut State, seat: Seat, chance: &mut Chance) {
    let n_monsters = duel.n_monsters();
    for other in (0..duel.n_seats).filter(|it| *it != seat.index()) {
        let n_placed = usize::from(state.n_placed[other]).min(n_monsters);
        let order = &mut state.seats[other].order[..n_monsters];
        order.sort_unstable();
        // The last place follows from the others.
        for place in 0..n_placed {
            let rest = (n_monsters - place) as u32;
            let at = place + chance.below(rest) as usize;
            order[place..=at].rotate_right(1);
        }
    }
}

/// Gives the others decks that agree with what was seen of them.
fn hide_decks(duel: &Duel, state: &mut State, story: &[Event], seat: Seat, chance: &mut Chance) {
    if duel.decks_open() || duel.options.decks == Decks::Random {
        return;
    }
    for other in (0..duel.n_seats).filter(|it| *it != seat.index()) {
        let truth = state.monster_cards(duel, other);
        let weight = |deck: &crate::card::Deck| -> u128 {
            if deck.monsters != truth || !holds_armed(duel, state, other, deck) {
                return 0;
            }
            seen(story, other).fold(1_u128, |weight, held| {
                let times = count(duel, deck, held.card, held.monster);
                scaled(weight, times)
            })
        };
        let weights: Lent<Vec<u128>> = duel.decks.iter().map(weight).collect();
        let total = weights
            .iter()
            .fold(0_u128, |sum, it| sum.saturating_add(*it));
        if total == 0 {
            continue;
        }
        let mut rest = chance.below_wide(total);
        let chosen = weights.iter().position(|weight| {
            let is_here = rest < *weight;
            rest = rest.saturating_sub(*weight);
            is_here
        });
        if let Some(chosen) = chosen {
            change_deck(duel, state, other, chosen);
        }
    }
}

/// Returns where a power of one deck stands in another: the same card of the same
/// monster. Of equal ones the first stands for all.
fn same_power(duel: &Duel, from: &[u16], to: &[u16], power: usize) -> Option<usize> {
    let each = usize::from(duel.options.n_powers).max(1);
    let own = power - power % each;
    let card = from.get(power)?;
    (own..own + each).find(|it| to.get(*it) == Some(card))
}

/// Tells whether a deck has all the powers that wait for something.
fn holds_armed(duel: &Duel, state: &State, seat: usize, deck: &crate::card::Deck) -> bool {
    let truth = state.powers(duel, seat);
    (0..duel.n_powers()).all(|power| {
        let waits = |trigger| state.armed(duel, seat, power as u8, trigger) > 0;
        !(0..duel.n_triggers).any(waits) || same_power(duel, truth, &deck.powers, power).is_some()
    })
}

/// Gives a seat another deck; what waits and what was seen goes with its cards.
fn change_deck(duel: &Duel, state: &mut State, seat: usize, deck: usize) {
    let from = usize::from(state.seats[seat].deck);
    let (Some(old), Some(new)) = (duel.decks.get(from), duel.decks.get(deck)) else {
        return;
    };
    let was = state.seats[seat].seen;
    let n_armed = duel.n_powers() * duel.n_triggers;
    let own = seat * n_armed..(seat + 1) * n_armed;
    let armed = state.armed.get(own.clone()).unwrap_or(&[]);
    let waited: Lent<Vec<u8>> = armed.iter().copied().collect();
    if let Some(armed) = state.armed.get_mut(own) {
        armed.fill(0);
    }
    let mut seen = 0;
    let is_first = |it: &usize| same_power(duel, &old.powers, &old.powers, *it) == Some(*it);
    for power in (0..duel.n_powers()).filter(is_first) {
        let Some(place) = same_power(duel, &old.powers, &new.powers, power) else {
            continue;
        };
        seen |= (was >> (power & 63) & 1) << (place & 63);
        for trigger in 0..duel.n_triggers {
            let rounds = waited.get(power * duel.n_triggers + trigger);
            if let Some(armed) = state.armed_mut(duel, seat, place as u8, trigger) {
                *armed = rounds.copied().unwrap_or(0);
            }
        }
    }
    state.seats[seat].seen = seen;
    state.seats[seat].deck = deck as u16;
}

/// Weights beyond this grow no further; all decks are cut alike only after as
/// many seen cards as no hand of ours has.
fn scaled(weight: u128, times: usize) -> u128 {
    weight.saturating_mul(times as u128).min(1 << 120)
}

fn seen(story: &[Event], seat: usize) -> impl Iterator<Item = crate::event::Held> + '_ {
    story.iter().filter_map(move |event| match event {
        Event::Played {
            seat: who, held, ..
        }
        | Event::Discarded {
            seat: who, held, ..
        } if who.index() == seat => Some(*held),
        _ => None,
    })
}

fn count(duel: &Duel, deck: &crate::card::Deck, card: u16, monster: u8) -> usize {
    let each = usize::from(duel.options.n_powers);
    let own = deck
        .powers
        .iter()
        .skip(usize::from(monster) * each)
        .take(each);
    own.filter(|it| **it == card).count()
}
