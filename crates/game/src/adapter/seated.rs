//! What a bot in a seat can ask: nothing but what its seat may know.

use tapete_speech::Tongue;

use crate::bot::Known;
use crate::chance::Chance;
use crate::game::Game;
use crate::playing::{AnyMatch, Match};
use crate::rules::Rules;
use crate::seat::{Reader, Seat};
use crate::telling::{Names, Telling};
use crate::view::View;

use super::Playing;

/// One seat that must choose, and what it may know.
pub(super) struct Seated<'a, R: Rules> {
    pub(super) playing: &'a Playing<R>,
    pub(super) seat: Seat,
}

impl<R: Rules> Known for Seated<'_, R> {
    fn moves(&self) -> Vec<String> {
        AnyMatch::moves(self.playing, self.seat)
    }

    fn view(&self, tongue: Tongue) -> View {
        let reader = Reader::Seat(self.seat);
        AnyMatch::view(self.playing, Telling::new(reader, tongue, Names::none()))
    }

    fn guess(&self, chance: &mut Chance) -> Match {
        let guess = AnyMatch::guess(self.playing, self.seat, chance);
        Match::new(Game::shared(&self.playing.rules), guess)
    }

    fn guess_into(&self, other: &mut Match, chance: &mut Chance) {
        if !other.take_guess(self.playing, self.seat, chance) {
            *other = self.guess(chance);
        }
    }

    fn known_key(&self) -> Option<u128> {
        AnyMatch::known_key(self.playing, Reader::Seat(self.seat))
    }
}
