//! Guesses at a line of pairs.

mod story;

use tapete_game::{Chance, Lent, Seat};

use super::state::State;
use super::tile::each;
use super::{Domino, Event};
use crate::guess::{Counted, Holder, Pile};

/// Fills in a state that agrees with all that `seat` was told.
pub(super) fn guess_into(
    game: &Domino,
    state: &State,
    story: &[Event],
    seat: Seat,
    chance: &mut Chance,
    guessed: &mut State,
) {
    guessed.clone_from(state);
    if state.ended.is_some() {
        // All hands lie open; only a stock is still unseen.
        shuffle_stock(game, guessed, chance);
        return;
    }
    let Some(start) = story
        .iter()
        .rposition(|event| matches!(event, Event::HandStarted { .. }))
    else {
        // A match that keeps no story tells no more than its view.
        deal_blind(game, guessed, seat, chance);
        return;
    };
    let groups = story::read(game, &story[start..], seat);
    // The seat whose turn it is can play: that, too, is known.
    let able = (seat != state.acting && !state.placed.is_empty()).then_some(state.acting);
    let played = groups.played;
    let Some(dealt) = Counted::new(groups, able).deal(chance) else {
        // Only a story that contradicts itself, as one set up by hand may,
        // leaves no deal.
        deal_blind(game, guessed, seat, chance);
        return;
    };
    for other in Seat::all(game.n_seats).filter(|other| *other != seat) {
        guessed.hands[other.index()] = 0;
    }
    guessed.stock.clear();
    for Pile { holder, tiles, .. } in dealt.iter() {
        match holder {
            Holder::Seat(holder) => guessed.hands[holder.index()] |= *tiles & !played,
            Holder::Stock | Holder::Away(_) => guessed.stock.extend(each(*tiles)),
        }
    }
    shuffle_stock(game, guessed, chance);
}

/// Deals out all that the seat does not see, by the sizes of the hands alone.
fn deal_blind(game: &Domino, state: &mut State, seat: Seat, chance: &mut Chance) {
    let own = state.hand(seat);
    let placed = state.placed.iter().fold(0, |all, it| all | 1 << it.tile);
    let mut unseen: Lent<Vec<u8>> = each(game.set.all() & !own & !placed).collect();
    chance.shuffle(&mut unseen);
    let mut unseen = unseen.iter().copied();
    for other in Seat::all(game.n_seats).filter(|other| *other != seat) {
        let hand = state.hand_mut(other);
        let n_held = hand.count_ones() as usize;
        *hand = unseen
            .by_ref()
            .take(n_held)
            .fold(0, |all, it| all | 1 << it);
    }
    state.stock.clear();
    state.stock.extend(unseen);
    shuffle_stock(game, state, chance);
}

/// Gives the stock a new order, where it has one.
fn shuffle_stock(game: &Domino, state: &mut State, chance: &mut Chance) {
    if game.draws {
        chance.shuffle(&mut state.stock);
    } else {
        state.stock.sort_unstable();
    }
}
