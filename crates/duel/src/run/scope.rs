//! Who a script speaks of: the acting seat, the card's monster, the target.

use std::ops::{Deref, DerefMut};

use arrayvec::ArrayVec;
use tapete_game::{Chance, Events};

use crate::duel::Duel;
use crate::event::Event;
use crate::options::MONSTERS_MAX;
use crate::script::ast::Who;
use crate::state::State;

use super::number::number;

/// A monster, by its seat and its index in the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct At {
    pub(crate) seat: usize,
    pub(crate) monster: usize,
}

/// How many named values a script may have: no script that is small enough has
/// more.
pub(crate) const SLOTS_MAX: usize = 128;

/// Between whom a card is played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ends {
    /// The card's own monster; its seat is the acting player.
    pub(crate) own: At,
    /// The fixed target; inside `each` the monster at hand.
    pub(crate) target: At,
    /// The player that `Front`, `Enemy[0]` and the like look at.
    pub(crate) rival: usize,
}

/// What the words of a script mean while it runs.
#[derive(Clone, Debug)]
pub(crate) struct Scope {
    ends: Ends,
    /// Whether every action is done to [`Scope::target`] by default.
    pub(crate) each: bool,
    /// The values of `let`.
    pub(crate) slots: ArrayVec<f64, SLOTS_MAX>,
}

impl Deref for Scope {
    type Target = Ends;

    #[inline]
    fn deref(&self) -> &Ends {
        &self.ends
    }
}

impl DerefMut for Scope {
    fn deref_mut(&mut self) -> &mut Ends {
        &mut self.ends
    }
}

impl Ends {
    #[inline]
    pub(crate) fn new(own: At, target: At) -> Ends {
        Ends {
            own,
            target,
            rival: target.seat,
        }
    }
}

impl Scope {
    pub(crate) fn new(ends: Ends) -> Scope {
        Scope {
            ends,
            each: false,
            slots: ArrayVec::new(),
        }
    }

    /// Keeps the value of a `let`.
    pub(crate) fn set(&mut self, slot: u16, value: f64) {
        let slot = usize::from(slot);
        debug_assert!(slot < SLOTS_MAX);
        while self.slots.len() <= slot && !self.slots.is_full() {
            self.slots.push(0.0);
        }
        if let Some(kept) = self.slots.get_mut(slot) {
            *kept = value;
        }
    }
}

/// The luck that a script may use, and whoever is told of it.
pub(crate) trait Luck {
    /// Returns a whole number from a to b.
    fn roll(&mut self, from: i64, to: i64) -> i64;
    /// Returns a number below `n`, without a word about it.
    fn pick(&mut self, n: u32) -> u32;
    /// Something was divided by zero.
    fn divided(&mut self);
}

/// Conditions use no luck.
pub(crate) struct NoLuck;

impl Luck for NoLuck {
    fn roll(&mut self, from: i64, _to: i64) -> i64 {
        from
    }

    fn pick(&mut self, _n: u32) -> u32 {
        0
    }

    fn divided(&mut self) {}
}

/// The luck of the match.
pub(crate) struct Told<'a, E> {
    pub(crate) chance: &'a mut Chance,
    pub(crate) events: &'a mut E,
}

impl<E: Events<Event>> Luck for Told<'_, E> {
    fn roll(&mut self, from: i64, to: i64) -> i64 {
        let (from, to) = (from.min(to), from.max(to));
        let n_values = u32::try_from(to.saturating_sub(from).saturating_add(1));
        let rolled = from + i64::from(self.chance.below(n_values.unwrap_or(u32::MAX)));
        self.events.emit(|| Event::Rolled { from, to, rolled });
        rolled
    }

    fn pick(&mut self, n: u32) -> u32 {
        self.chance.below(n)
    }

    fn divided(&mut self) {
        self.events.emit(|| Event::DividedByZero);
    }
}

/// Finds the monster that is meant; nothing if there is none.
pub(crate) fn find(
    duel: &Duel,
    state: &State,
    scope: &Scope,
    who: &Who,
    luck: &mut impl Luck,
) -> Option<At> {
    let n_monsters = duel.n_monsters();
    let rival = &state.seats[scope.rival];
    let of_rival = |monster| At {
        seat: scope.rival,
        monster,
    };
    let mut living = rival
        .in_order(n_monsters)
        .filter(|it| rival.monsters[*it].lives());
    match who {
        Who::This => Some(scope.own),
        Who::Target => Some(scope.target),
        Who::Front => living.next().map(of_rival),
        Who::Back => living.next_back().map(of_rival),
        Who::Weakest => living
            .min_by_key(|it| rival.monsters[*it].life)
            .map(of_rival),
        // `min_by_key` gives the first of equals, `max_by_key` the last.
        Who::Strongest => living
            .min_by_key(|it| -i64::from(rival.monsters[*it].life))
            .map(of_rival),
        Who::Random => {
            let found: ArrayVec<usize, MONSTERS_MAX> = living.collect();
            let index = luck.pick(found.len() as u32) as usize;
            found.get(index).copied().map(of_rival)
        }
        Who::Ally(place) => {
            let place = number(duel, state, scope, place, luck);
            at_place(duel, state, scope.own.seat, place)
        }
        Who::Enemy(place) => {
            let place = number(duel, state, scope, place, luck);
            at_place(duel, state, scope.rival, place)
        }
    }
}

fn at_place(duel: &Duel, state: &State, seat: usize, place: f64) -> Option<At> {
    // Truncation makes -0.5 a 0; no other negative place is one.
    let place = place as i32;
    let place = usize::try_from(place).ok()?;
    let monster = state.seats[seat].in_order(duel.n_monsters()).nth(place)?;
    Some(At { seat, monster })
}
