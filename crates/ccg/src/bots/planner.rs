//! Plays matches on in thought: each way to go on is tried on many guesses of
//! what is hidden, both sides looking one move ahead, and a way that is clearly
//! worse than another is given up.
//!
//! The work is bounded, never timed: the same seed gives the same move.

mod arms;
mod playout;
mod race;

use tapete_speech::Bilingual;

use super::room::with_room;
use super::{CardBot, Thinking, Ways, greedy};
use crate::moves::Move;
use crate::state::Ask;

pub(super) const BOT: CardBot = CardBot {
    name: "planner",
    others: &["planificador"],
    doc: Bilingual::new(
        "Plays many matches on in thought and takes the move after which it stands best.",
        "Juega muchas partidas en la mente y elige la jugada que lo deja mejor.",
    ),
    choose: Ways {
        at_once: |_| None,
        from_list: choose,
    },
};

fn choose(thinking: &mut Thinking<'_>) -> Move {
    match thinking.known.ask() {
        Ask::Damage { .. } | Ask::Source => return Move::Usual,
        // There is nothing to see yet.
        Ask::Placing | Ask::Order => return greedy::choose(thinking),
        _ => {}
    }
    let mut arms = Vec::new();
    with_room(|room| {
        thinking.known.guessed(&mut room.seen, thinking.chance);
        let luck = thinking.chance.bits();
        arms::collect(thinking, room, luck, &mut arms);
        race::winner(thinking, room, luck, &mut arms)
    })
}
