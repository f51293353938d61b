//! The family's own bots: they know their own hand, and of the rest only what
//! lies open; whatever is hidden they replace by a guess before they think.
//!
//! A bot is asked move by move and keeps no memory. A new bot is a file and a
//! line in [`BOTS`].

mod attacks;
mod clash;
mod greedy;
mod habit;
mod judge;
mod planner;
mod pocket;
mod polarity;
mod room;
mod think;
mod worth;

#[cfg(test)]
pub(crate) mod tests;

use tapete_game::{BotWord, Chance, OwnBot, Seat};

use crate::known::Known;
use crate::model::Cards;
use crate::moves::Move;

/// What a bot may think about.
pub(crate) struct Thinking<'a> {
    pub(crate) game: &'a Cards,
    /// The match as its seat knows it.
    pub(crate) known: Known<'a>,
    pub(crate) seat: Seat,
    /// The moves that may be chosen: more than one.
    pub(crate) moves: &'a mut Vec<Move>,
    pub(crate) chance: &'a mut Chance,
}

/// A bot: its words, and how it chooses.
pub(crate) type CardBot = OwnBot<Ways>;

/// How a bot chooses.
pub(crate) struct Ways {
    /// Answers before anything is listed, with what may always be chosen.
    pub(crate) at_once: fn(&Known<'_>) -> Option<Move>,
    /// Returns one of the moves.
    pub(crate) from_list: fn(&mut Thinking<'_>) -> Move,
}

/// The bots; the first is the one that people meet.
const BOTS: &[CardBot] = &[greedy::BOT, planner::BOT, habit::BOT];

/// Lists the words of all bots.
pub(crate) fn words() -> Vec<BotWord> {
    CardBot::words(BOTS)
}

/// Lets a bot choose for a seat that is asked. Where there is nothing to
/// choose, no bot thinks.
pub(crate) fn choose(
    bot: usize,
    known: Known<'_>,
    moves: &mut Vec<Move>,
    chance: &mut Chance,
) -> Move {
    let bot = BOTS.get(bot).unwrap_or(&habit::BOT);
    if let Some(chosen) = (bot.choose.at_once)(&known) {
        return chosen;
    }
    known.list(moves);
    if moves.len() < 2 {
        return moves.first().copied().unwrap_or(Move::Pass);
    }
    let chosen = (bot.choose.from_list)(&mut Thinking {
        game: known.game(),
        seat: known.seat(),
        known,
        moves,
        chance,
    });
    // A guess may list what the match does not.
    if moves.contains(&chosen) {
        return chosen;
    }
    let is_alike = |it: &&Move| known.alike(**it, chosen);
    let other = moves.iter().find(is_alike).or(moves.last());
    other.copied().unwrap_or(Move::Pass)
}
