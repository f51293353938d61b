//! How a match goes on: one folder, since nothing else changes a state.
//!
//! Reading (what a thing is, what may be chosen) is on [`Cards`]; changing is on
//! [`Stage`], which holds the match, its luck and whoever listens.

mod abilities;
mod acts;
mod announce;
mod answer;
mod block;
mod checks;
mod combat;
mod copying;
mod costs;
mod counters;
mod damage;
mod direct;
mod flow;
mod happen;
mod instead;
mod judge;
mod leaving;
mod list;
mod looks;
mod modes;
mod opening;
mod pay;
mod phases;
mod pocket;
mod program;
mod recast;
mod resolve;
mod search;
mod setting;
mod sources;
mod zones;

pub(crate) use setting::fresh_card;
use tapete_game::{Chance, Events, Seat};

use crate::event::{Bound, Event, Named};
use crate::model::{Cards, FIRST_CARD, NOTHING, Thing};
use crate::state::{Ask, State};

/// Steps without a choice after which one looks whether an end comes nearer; where
/// none has since the last time, the match is taken to go on for ever.
const FUEL: u16 = 2000;

/// How often an end may have come nearer: some ten thousand triggers. What ends
/// later than that is not waited for.
const LOOKS_MAX: u8 = 64;

/// Steps after that in which the cards that answer each other are noted.
const LAST_ROUND: u16 = 100;

/// Steps without a choice after which cards for which there is no room are taken
/// to come for ever.
const FLOOD: u16 = 500;

/// Who is asked what to do, where something can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asks {
    /// Whoever can do something: how matches are played.
    Able,
    /// Whoever can do something in its own turn, while nothing waits: for those
    /// who think on and let all else happen.
    Slow,
    /// Nobody while something waits, then whoever is next: for those who think
    /// until nothing waits any more. Whether anything can be done is not looked
    /// at.
    Quiet,
}

/// A match under way.
pub(crate) struct Stage<'a, E> {
    pub(crate) game: &'a Cards,
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut Chance,
    pub(crate) events: &'a mut E,
    pub(crate) asks: Asks,
}

impl<E: Events<Event>> Stage<'_, E> {
    #[inline]
    fn emit(&mut self, make: impl FnOnce() -> Event) {
        self.events.emit(make);
    }

    /// Names a card for an event that everybody may read.
    fn named(&self, thing: Thing) -> Named {
        name(self.state, thing)
    }

    /// Tells that there is more of something than there is room for: what does
    /// not fit is not done, and nobody is left to wonder.
    #[cold]
    fn tell_bound(&mut self, what: Bound, thing: Thing) {
        self.state.counts.bounds += 1;
        let card = self.named(thing);
        self.emit(|| Event::Bound { what, card });
    }

    /// Somebody has chosen: what went on by itself is over.
    #[inline]
    fn refuel(&mut self) {
        self.state.fuel = 0;
        self.state.drain.looks = 0;
    }

    fn ask(&mut self, seat: u8, what: Ask) {
        self.state.asked = seat;
        self.state.ask = what;
    }

    fn opponent(seat: u8) -> u8 {
        1 - seat.min(1)
    }
}

/// Names a thing for an event that everybody may read.
pub(crate) fn name(state: &State, thing: Thing) -> Named {
    let card = state.card(thing).map(|it| it.card);
    Named { thing, card }
}

/// Tells whether a thing is a player.
#[inline]
pub(crate) fn is_player(thing: Thing) -> bool {
    thing < FIRST_CARD
}

fn seat(number: u8) -> Seat {
    Seat(number.min(1))
}

impl Cards {
    /// Returns who controls a thing; of a player, the player.
    #[inline]
    pub(crate) fn controller(&self, state: &State, thing: Thing) -> Thing {
        if is_player(thing) {
            return thing;
        }
        state.card(thing).map_or(NOTHING, |it| it.controller)
    }

    /// Tells whether a thing is a card in play.
    #[inline]
    pub(crate) fn in_play(&self, state: &State, thing: Thing) -> bool {
        let zone = state.card(thing).map(|it| usize::from(it.zone));
        zone.and_then(|it| self.zones.get(it))
            .is_some_and(|it| it.in_play)
    }

    /// Calls with every card in play, the player's own zones in order.
    #[inline]
    pub(crate) fn each_in_play(&self, state: &State, mut call: impl FnMut(Thing)) {
        for player in &state.players {
            for (zone, pile) in self.zones.iter().zip(&player.piles) {
                if zone.in_play {
                    for thing in pile {
                        call(*thing);
                    }
                }
            }
        }
    }
}
