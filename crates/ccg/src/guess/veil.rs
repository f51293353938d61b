//! A match without what a seat does not know, for bots that only look: quicker
//! than a guess, since nothing has to be made up.

use tapete_game::Seat;

use crate::model::{CardId, Cards, FIRST_CARD, NOTHING, Sight, Thing};
use crate::state::{CardState, Context, State, Things, stands};

/// The number of a card of which nothing is known.
const UNKNOWN: CardId = CardId(u16::MAX);

/// Takes out of a match all that a seat does not know: of a hidden place nothing
/// is left but how many cards lie there.
pub(crate) fn veil(game: &Cards, state: &mut State, seat: Seat) {
    let unknown = CardState::nowhere(UNKNOWN, 0);
    let mut hidden = Things::default();
    let known = stands::KNOWN.get(seat.index()).copied().unwrap_or(0);
    let State { players, cards, .. } = state;
    let cards = cards.as_mut_slice();
    for player in players {
        for (pile, zone) in player.piles.iter_mut().zip(&game.zones) {
            let sees_own = match zone.sight {
                Sight::Public => continue,
                Sight::Private => true,
                Sight::Hidden => false,
            };
            for thing in pile.as_mut_slice() {
                let index = usize::from(thing.wrapping_sub(FIRST_CARD));
                let Some(card) = cards.get_mut(index) else {
                    continue;
                };
                if card.is(known) || sees_own && card.controller == seat.0 {
                    continue;
                }
                hidden.add(*thing);
                *card = unknown;
                *thing = NOTHING;
            }
        }
    }
    forget(state, hidden);
}

/// Lets what is under way speak of no card that the seat has not seen.
fn forget(state: &mut State, hidden: Things) {
    for frame in &mut state.frames {
        for thing in &mut frame.chosen {
            forget_one(thing, hidden);
        }
        frame.pending = frame.pending.without(hidden);
        for it in &mut frame.loops {
            it.rest = it.rest.without(hidden);
        }
        forget_in(&mut frame.context, hidden);
    }
    if let Some(it) = &mut state.announcing {
        forget_in(&mut it.item.context, hidden);
    }
}

fn forget_in(context: &mut Context, hidden: Things) {
    for thing in [&mut context.it, &mut context.other, &mut context.chosen] {
        forget_one(thing, hidden);
    }
}

fn forget_one(thing: &mut Thing, hidden: Things) {
    if hidden.has(*thing) {
        *thing = NOTHING;
    }
}
