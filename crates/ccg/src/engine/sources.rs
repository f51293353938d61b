//! Which source is tapped for a resource: the one that will be missed least.

use arrayvec::ArrayVec;
use tapete_game::Events;

use super::Stage;
use crate::event::Event;
use crate::model::{Cards, Cost, NOTHING, RESOURCES_MAX, Thing, flags};
use crate::state::{PILE_MAX, State, add};

/// What a source is missed for, from the most to the least.
const FOR_THIS_COST: i32 = 1_000_000;
const FOR_A_FIGHT: i32 = 100_000;
const FOR_A_CARD: i32 = 5_000;
const FOR_A_CHOICE: i32 = 200;

/// Cards of the hand beyond these are not looked at.
const HAND_MAX: usize = 16;

/// One resource that is to be paid.
#[derive(Clone, Copy)]
pub(super) struct Due<'a> {
    /// Kinds that will do, as bits.
    pub(super) kinds: u8,
    /// What is tapped for the cost already.
    pub(super) without: Thing,
    /// The cost, of which the kinds after that one are still to be paid.
    pub(super) cost: &'a Cost,
    pub(super) at: usize,
    /// How many resources are still to be paid, with this one.
    pub(super) left: i32,
}

impl<E: Events<Event>> Stage<'_, E> {
    /// Returns the source that will be missed least: not for the rest of the
    /// cost, not in a fight, not by the rest of the hand.
    pub(super) fn best_source(&self, player: u8, due: Due<'_>) -> Thing {
        let (game, state) = (self.game, &*self.state);
        let pile = state.players[usize::from(player)]
            .piles
            .get(usize::from(game.roles.play));
        let mut sources = ArrayVec::<u8, PILE_MAX>::new();
        let mut n_of = [0i32; RESOURCES_MAX];
        let mut fitting = 0;
        let mut differ = false;
        for thing in pile.into_iter().flatten() {
            let makes = game.is_source(state, *thing);
            if makes == 0 {
                continue;
            }
            for (kind, n) in n_of.iter_mut().enumerate() {
                *n += i32::from(makes >> kind & 1);
            }
            if *thing == due.without {
                continue;
            }
            add(&mut sources, makes);
            if makes & due.kinds != 0 {
                differ |= fitting != 0 && fitting != makes;
                fitting = makes;
            }
        }
        // Where all are alike the hand need not be looked at.
        let tight = match differ {
            true => game.tight(state, player, &sources, due.left),
            false => ArrayVec::new(),
        };
        let mut best = (i32::MAX, NOTHING);
        for thing in pile.into_iter().flatten() {
            let makes = game.is_source(state, *thing);
            if makes & due.kinds == 0 || *thing == due.without {
                continue;
            }
            // A source that a later kind of this cost needs is kept for it.
            let kinds = due.cost.of.iter().enumerate();
            let mut later = kinds.filter(|(kind, n)| *kind > due.at && **n > 0);
            let wanted_later = later.any(|(kind, _)| makes >> kind & 1 == 1);
            let plenty = (0..RESOURCES_MAX)
                .filter(|it| makes >> it & 1 == 1)
                .map(|it| n_of[it])
                .min()
                .unwrap_or(0);
            let n_cards = tight.iter().filter(|it| **it & makes != 0).count();
            let missed = i32::from(wanted_later) * FOR_THIS_COST
                + i32::from(game.fights(state, *thing)) * FOR_A_FIGHT
                + n_cards as i32 * FOR_A_CARD
                + makes.count_ones() as i32 * FOR_A_CHOICE
                - plenty;
            if missed < best.0 {
                best = (missed, *thing);
            }
        }
        best.1
    }
}

impl Cards {
    /// Returns for every card of the hand that could still be played after a
    /// payment the kinds of which no source is to spare, as bits.
    ///
    /// Kinds are looked at one by one and all together, not in every group.
    fn tight(
        &self,
        state: &State,
        player: u8,
        sources: &[u8],
        left: i32,
    ) -> ArrayVec<u8, HAND_MAX> {
        let mut tight = ArrayVec::new();
        let own = &state.players[usize::from(player)];
        let n_later = sources.len() as i32 - left;
        if n_later <= 0 {
            return tight;
        }
        let announced = state.announcing.as_ref();
        let announced = announced.map_or(NOTHING, |it| it.item.context.this);
        let hand = own.piles.get(usize::from(self.roles.hand));
        for thing in hand.into_iter().flatten().take(HAND_MAX) {
            let Some(printed) = self.printed_card(state, *thing) else {
                continue;
            };
            let any_time = printed.nature.any_time || printed.flags & flags::ANY_TIME != 0;
            if *thing == announced || (state.active != player && !any_time) {
                continue;
            }
            let Some(cost) = self.cost(printed.cost) else {
                continue;
            };
            tight.extend(tight_for(cost, sources, n_later));
        }
        tight
    }
}

/// Returns the kinds of which a cost needs every source, if it can be paid at all
/// with so many of the sources.
fn tight_for(cost: &Cost, sources: &[u8], n_later: i32) -> Option<u8> {
    let mut needed = 0;
    let mut tight = 0;
    let mut kinds = 0;
    for (kind, n) in cost.of.iter().enumerate().filter(|(_, n)| **n > 0) {
        let bit = 1u8 << kind;
        let n = i32::from(*n);
        match n_giving(sources, bit) - n {
            ..0 => return None,
            0 => tight |= bit,
            _ => {}
        }
        (needed, kinds) = (needed + n, kinds | bit);
    }
    if kinds == 0 || needed + i32::from(cost.generic) > n_later {
        return None;
    }
    match n_giving(sources, kinds) - needed {
        ..0 => None,
        0 => Some(kinds),
        _ => Some(tight).filter(|it| *it != 0),
    }
}

/// Counts the sources that give one of these kinds.
fn n_giving(sources: &[u8], kinds: u8) -> i32 {
    sources.iter().filter(|it| **it & kinds != 0).count() as i32
}
