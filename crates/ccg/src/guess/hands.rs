//! What the cards that a player has shown tell of those still held.
//!
//! A hand is a row: what is drawn comes last. Equal cards are one move, and the
//! first of them leaves. A seat that saw a card leave does not know where in the
//! row it was; so its place is drawn by lot, and a deal of hidden cards agrees if
//! no equal card lay before it. Deals and lots that agree are then as likely as
//! luck makes them.

use arrayvec::ArrayVec;
use tapete_game::{Chance, Lent, Seat};

use crate::event::{Cause, Event};
use crate::model::{Cards, NOTHING, Sight, Thing};
use crate::state::{PILE_MAX, State};

/// How many changes of a hand are weighed; older ones are forgotten.
const CHANGES_MAX: usize = 160;

/// A change of a hand, as a seat was told it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    /// A card comes to the end of the row: which, if that is known.
    Comes(Thing),
    /// A card leaves that everybody sees; by choice, or at random.
    Leaves { thing: Thing, by_choice: bool },
}

/// The hand of another player through time.
pub(super) struct Hand {
    changes: Lent<Vec<Change>>,
    /// The hand as it is, in its order.
    pub(super) now: ArrayVec<Thing, PILE_MAX>,
}

impl Hand {
    /// Reads the story of a hand; nothing if it is known, or if the story leaves
    /// open what happened to it.
    pub(super) fn of(
        game: &Cards,
        state: &State,
        story: &[Event],
        seat: Seat,
        owner: u8,
    ) -> Option<Hand> {
        let hand = game.roles.hand;
        let sight = game.zones.get(usize::from(hand))?.sight;
        if owner == seat.0 || sight != Sight::Private {
            return None;
        }
        let mut changes: Lent<Vec<Change>> = Lent::new();
        let mut size = 0usize;
        for event in story {
            let Event::Moves {
                card,
                owner: of,
                from,
                to,
                cause,
                ..
            } = event
            else {
                continue;
            };
            if of.0 != owner || from == to {
                continue;
            }
            if *from == hand {
                size = size.checked_sub(1)?;
                match (cause, card.thing) {
                    // A hand that is drawn again tells nothing of the next.
                    (Cause::Mulligan, _) if size == 0 => changes.clear(),
                    (Cause::Mulligan, _) => {}
                    (_, NOTHING) => return None,
                    (_, thing) => changes.push(Change::Leaves {
                        thing,
                        by_choice: *cause != Cause::Lost,
                    }),
                }
            } else if *to == hand {
                size += 1;
                changes.push(Change::Comes(card.thing));
            }
        }
        let now = state.players.get(usize::from(owner))?;
        let now = now.piles.get(usize::from(hand))?.clone();
        let has_left = changes.iter().any(|it| {
            matches!(
                it,
                Change::Leaves {
                    by_choice: true,
                    ..
                }
            )
        });
        let is_told = size == now.len() && changes.len() <= CHANGES_MAX;
        (has_left && is_told).then_some(Hand { changes, now })
    }

    /// Draws the places of what left by lot and tells whether that agrees with
    /// the cards that are held now.
    pub(super) fn agrees(
        &self,
        state: &State,
        now: impl DoubleEndedIterator<Item = Thing>,
        chance: &mut Chance,
    ) -> bool {
        // Backwards: the row as it is now grows by what left, and shrinks by
        // what came.
        let mut row: ArrayVec<Thing, PILE_MAX> = now.collect();
        let card_of = |thing: Thing| state.card(thing).map(|it| it.card);
        for change in self.changes.iter().rev() {
            match *change {
                Change::Comes(thing) => {
                    let last = row.pop();
                    if thing != NOTHING && last != Some(thing) {
                        return false;
                    }
                }
                Change::Leaves { thing, by_choice } => {
                    let index = chance.below(row.len() as u32 + 1) as usize;
                    let card = card_of(thing);
                    let is_second = row[..index].iter().any(|it| card_of(*it) == card);
                    if (by_choice && is_second) || row.try_insert(index, thing).is_err() {
                        return false;
                    }
                }
            }
        }
        true
    }
}
