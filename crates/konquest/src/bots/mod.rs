//! The family's own bots: what they do is worked out from a [`Sight`], what
//! their seat may know, and from luck of their own.
//!
//! A bot is asked move by move and keeps no memory: the orders that its seat
//! has given in this turn tell it where it stopped. A new bot is a file and a
//! line in [`BOTS`].

mod becai;
mod estimate;
mod hard;
mod nearest;
mod normal;
mod passive;
mod planner;
mod sender;
mod wanderer;
mod weak;

use tapete_game::{BotWord, Chance, OwnBot, Seat};

use crate::orders::Move;
use crate::sight::{Known, Sight};

/// What a bot may think about.
pub(crate) struct Thinking<'a> {
    /// The map through the eyes of the bot's seat; its own fleets and orders
    /// are there too.
    pub(crate) sight: Sight<'a>,
    pub(crate) seat: Seat,
    pub(crate) chance: &'a mut Chance,
}

/// A bot: its words, and how it chooses. It returns one whole order, or the end of the turn.
pub(crate) type KonquestBot = OwnBot<fn(&mut Thinking<'_>) -> Move>;

/// The bots; the first is the one that people meet.
const BOTS: &[KonquestBot] = &[
    planner::BOT,
    becai::BOT,
    normal::BOT,
    weak::BOT,
    hard::BOT,
    wanderer::BOT,
    passive::BOT,
];

/// Lists the words of all bots.
pub(crate) fn words() -> Vec<BotWord> {
    KonquestBot::words(BOTS)
}

/// Lets a bot choose.
pub(crate) fn choose(bot: usize, known: Known<'_>, chance: &mut Chance) -> Move {
    let Known { sight, seat } = known;
    match BOTS.get(bot) {
        Some(bot) if sight.may_order(seat) => (bot.choose)(&mut Thinking {
            sight,
            seat,
            chance,
        }),
        _ => Move::End,
    }
}

impl Thinking<'_> {
    /// Tells whether the planet is the bot's own.
    #[inline]
    pub(crate) fn is_own(&self, planet: usize) -> bool {
        self.sight.owner(planet) == Some(self.seat)
    }

    /// Returns the planet that comes after the source of the last order of this
    /// turn: where a bot goes on that passes through its planets once.
    #[inline]
    pub(crate) fn next_source(&self) -> usize {
        let last = self.sight.orders(self.seat).last();
        last.map_or(0, |it| usize::from(it.source) + 1)
    }
}

#[cfg(test)]
mod tests;
