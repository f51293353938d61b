//! Players that are programs, as the contract sees them.

use tapete_speech::Tongue;

use crate::chance::Chance;
use crate::playing::Match;
use crate::seat::Seat;
use crate::view::View;

/// A player that is a program.
///
/// It is handed a [`Choice`], never a match: it can reach only what its seat
/// may know.
pub trait Bot: Send {
    /// Prepares for a new match; `seed` is the bot's own luck.
    fn start(&mut self, seat: Seat, seed: u64);
    /// Returns which bot of the family chooses in place of this one; asked
    /// again before every move, and always answered in the same way.
    ///
    /// The family is then asked for its move and nothing is listed.
    fn advice(&mut self) -> Option<Advice<'_>> {
        None
    }
    /// Chooses one of the listed moves, by index; asked of a bot that takes no
    /// advice. Unless written, it names no move and is refused.
    fn choose(&mut self, choice: &Choice<'_>) -> usize {
        choice.n_moves()
    }
    /// Tells whether this bot reads the story or makes guesses, so that a
    /// simulation keeps the story only where it is read.
    fn reads_story(&self) -> bool {
        false
    }
}

/// A bot of the family, and the luck it may use.
pub struct Advice<'a> {
    /// The bot, by its index in [`Game::bots`](crate::Game::bots).
    pub bot: usize,
    /// The luck of the one who asks.
    pub chance: &'a mut Chance,
}

/// What a seat may know at the moment it must choose.
pub struct Choice<'a> {
    seat: Seat,
    n_moves: usize,
    known: &'a dyn Known,
}

/// What the adapter answers on behalf of one seat.
pub(crate) trait Known {
    fn moves(&self) -> Vec<String>;
    fn view(&self, tongue: Tongue) -> View;
    fn guess(&self, chance: &mut Chance) -> Match;
    fn guess_into(&self, other: &mut Match, chance: &mut Chance);
    fn known_key(&self) -> Option<u128>;
}

impl<'a> Choice<'a> {
    #[inline]
    pub(crate) fn new(seat: Seat, n_moves: usize, known: &'a dyn Known) -> Choice<'a> {
        Choice {
            seat,
            n_moves,
            known,
        }
    }

    /// Returns the seat that must choose.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns how many moves are listed; never 0.
    #[inline]
    pub fn n_moves(&self) -> usize {
        self.n_moves
    }

    /// Returns the texts of the listed moves, in their order.
    pub fn moves(&self) -> Vec<String> {
        self.known.moves()
    }

    /// Returns what the seat may know, in the shape of every family.
    pub fn view(&self) -> View {
        self.known.view(Tongue::En)
    }

    /// Returns a match that agrees with all the seat knows, with luck of its own.
    pub fn guess(&self, chance: &mut Chance) -> Match {
        self.known.guess(chance)
    }

    /// Makes another match of the game such a guess, in the memory it has.
    pub fn guess_into(&self, other: &mut Match, chance: &mut Chance) {
        self.known.guess_into(other, chance);
    }

    /// Returns the key of what the seat was told, as [`Match::known_key`] does.
    pub fn known_key(&self) -> Option<u128> {
        self.known.known_key()
    }
}
