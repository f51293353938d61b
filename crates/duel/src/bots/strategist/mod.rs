//! Plays matches on in thought: every way to go on with the turn, on guesses of
//! what is hidden, and takes the one that wins most often.
//!
//! A way to go on is a card, or a whole plan, and then whatever comes. All ways
//! are tried on the same guesses with the same luck, and the worse half is given
//! up again and again (successive halving), so that most of the effort goes to
//! those that are hard to tell apart. More matches in thought gain little: from
//! 1,200 to 4,000 no difference could be measured.

mod arms;
mod habit;
mod halving;
mod playout;

use tapete_speech::Bilingual;

use crate::moves::Move;

use super::room::with_room;
use super::{DuelBot, Thinking};

pub(super) use arms::Arms;
pub(super) use habit::Habit;

pub(super) const BOT: DuelBot = DuelBot {
    name: "strategist",
    others: &["estratega"],
    doc: Bilingual::new(
        "Plays the match on in thought, many times, and does what wins most often.",
        "Juega la partida en su cabeza, muchas veces, y hace lo que más gana.",
    ),
    choose,
};

fn choose(thinking: &mut Thinking<'_>) -> Move {
    with_room(|room| {
        arms::collect(thinking, room);
        halving::best(thinking, room)
    })
}
