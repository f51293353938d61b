//! The third part of a family: what its bots and any search need.

use crate::chance::Chance;
use crate::rules::Play;
use crate::seat::Seat;
use crate::words::BotWord;

/// What bots need: worlds that agree with what a seat knows, and the family's
/// own bots.
pub trait Think: Play {
    /// What one seat may know: all that the family's bots can reach.
    ///
    /// It may hold the whole state, in private: the module that defines it is
    /// the one place that must keep secrets, and no bot stands in it.
    type Known<'a>;

    /// Makes `guess` a full state that agrees with all that `seat` knows: with
    /// the present view and with the story, which holds only what the seat was
    /// told.
    ///
    /// Each state that agrees is as likely as luck makes it; the choices of the
    /// others are taken as given. Past that, nothing of the true state may shine
    /// through.
    ///
    /// `guess` holds any state of the same game, whose memory is used again: who
    /// guesses often asks for none.
    fn guess_into(
        &self,
        state: &Self::State,
        story: &[Self::Event],
        seat: Seat,
        chance: &mut Chance,
        guess: &mut Self::State,
    );

    /// Returns what `seat`, which must act, may know.
    fn known<'a>(&'a self, state: &'a Self::State, seat: Seat) -> Self::Known<'a>;

    /// Lists the bots that the family or the game's text brings along.
    fn bots(&self) -> &[BotWord];
    /// Lets the bot `bot` (an index of [`Think::bots`]) choose a move that can
    /// be played, from nothing but what its seat may know.
    ///
    /// `moves` is empty: a bot that wants the list has it written there, so that
    /// a simulation needs no new memory; one that knows what it wants lists
    /// nothing.
    fn advise(
        &self,
        bot: usize,
        known: &Self::Known<'_>,
        moves: &mut Vec<Self::Move>,
        chance: &mut Chance,
    ) -> Self::Move;
}
