//! What a bot in a seat can ask: nothing but what its seat may know.

use std::cell::RefCell;

use crate::bot::Known;
use crate::chance::Chance;
use crate::game::Game;
use crate::playing::{AnyMatch, Match};
use crate::rules::Rules;
use crate::seat::{Reader, Seat};
use crate::tongue::Tongue;
use crate::view::View;

use super::Playing;

/// One seat that must choose, and what it may know.
pub(super) struct Seated<'a, R: Rules> {
    pub(super) playing: &'a Playing<R>,
    pub(super) seat: Seat,
    /// Where the moves are listed for the family's bots.
    pub(super) moves: &'a RefCell<Vec<R::Move>>,
}

impl<R: Rules> Known for Seated<'_, R> {
    fn moves(&self) -> Vec<String> {
        AnyMatch::moves(self.playing, self.seat)
    }

    fn view(&self, tongue: Tongue) -> View {
        AnyMatch::view(self.playing, Reader::Seat(self.seat), tongue)
    }

    fn advise(&self, bot: usize, chance: &mut Chance) -> usize {
        let playing = self.playing;
        let mut moves = self.moves.borrow_mut();
        moves.clear();
        playing.rules.moves(&playing.state, self.seat, &mut moves);
        playing
            .rules
            .advise(bot, &playing.state, self.seat, &moves, chance)
    }

    fn guess(&self, chance: &mut Chance) -> Match {
        let guess = AnyMatch::guess(self.playing, self.seat, chance);
        Match::new(Game::shared(&self.playing.rules), guess)
    }
}
