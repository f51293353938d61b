//! The family's own bots: they see their own hand, and of the others only what
//! all can see.
//!
//! A bot is asked move by move and keeps no memory: what the turn was like when
//! it began stands in the state. A new bot is a file and a line in [`BOTS`].

mod before;
mod classic;
mod discard;
mod eager;
mod key;
mod lasting;
mod levels;
mod literal;
mod planning;
mod replanning;
mod room;
mod search;
mod strategist;
mod table;
mod trials;
mod worth;

#[cfg(test)]
mod tests;

use tapete_game::{BotWord, Chance, OwnBot, Seat};

use crate::duel::Duel;
use crate::known::Known;
use crate::moves::Move;

pub(crate) use search::allowed;
pub use trials::Trials;

/// What a bot may think about.
pub(crate) struct Thinking<'a> {
    pub(crate) duel: &'a Duel,
    /// The match as its seat knows it.
    pub(crate) known: Known<'a>,
    pub(crate) seat: Seat,
    /// Room for the list of moves.
    pub(crate) moves: &'a mut Vec<Move>,
    pub(crate) chance: &'a mut Chance,
}

/// A bot: its words, and how it chooses. It returns a move that can be played.
pub(crate) type DuelBot = OwnBot<fn(&mut Thinking<'_>) -> Move>;

/// The bots; the first is the one that people meet.
const BOTS: &[DuelBot] = &[
    replanning::BOT,
    strategist::BOT,
    classic::BOT,
    levels::BOT,
    eager::BOT,
];

/// Lists the words of all bots.
pub(crate) fn words() -> Vec<BotWord> {
    DuelBot::words(BOTS)
}

/// Lets a bot choose.
pub(crate) fn choose(
    bot: usize,
    known: Known<'_>,
    moves: &mut Vec<Move>,
    chance: &mut Chance,
) -> Move {
    let choose = BOTS.get(bot).map_or(eager::BOT.choose, |it| it.choose);
    choose(&mut Thinking {
        duel: known.duel(),
        seat: known.seat(),
        known,
        moves,
        chance,
    })
}
