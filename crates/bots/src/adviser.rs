//! The bot that asks the family: strategies that know the game's own things.

use tapete_game::{Advice, Bot, Chance, Seat};

/// Plays what a bot of the family or of the game's text advises.
#[derive(Clone, Debug)]
pub struct Adviser {
    bot: usize,
    chance: Chance,
}

impl Adviser {
    /// Returns the player for an index of [`Game::bots`](tapete_game::Game::bots).
    pub fn new(bot: usize) -> Adviser {
        Adviser {
            bot,
            chance: Chance::quick(0),
        }
    }
}

impl Bot for Adviser {
    fn start(&mut self, _seat: Seat, seed: u64) {
        self.chance = Chance::quick(seed);
    }

    fn advice(&mut self) -> Option<Advice<'_>> {
        Some(Advice {
            bot: self.bot,
            chance: &mut self.chance,
        })
    }
}
