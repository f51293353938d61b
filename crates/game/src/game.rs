//! A compiled game, whatever its family.

use std::fmt;
use std::sync::Arc;

use tapete_speech::Tongue;

use crate::adapter::Playing;
use crate::called::called_text;
use crate::outcome::TURN_LIMIT;
use crate::playing::{AnyMatch, Match};
use crate::rules::Rules;
use crate::seat::{Seat, Team};
use crate::seed::Seed;
use crate::telling::Names;
use crate::words::{BotWord, FactWord};

/// Compiled rules, ready to start matches. Cloning shares them.
#[derive(Clone)]
pub struct Game {
    rules: Arc<dyn AnyGame>,
}

/// The object behind a [`Game`]; implemented once, for all rules.
trait AnyGame: Send + Sync {
    fn family(&self) -> &'static str;
    fn name(&self) -> &str;
    fn n_seats(&self) -> usize;
    fn team(&self, seat: Seat) -> Team;
    fn player(&self, seat: Seat) -> Option<&str>;
    fn player_name(&self, seat: Seat) -> Option<&str>;
    fn moves_max(&self) -> u32;
    fn facts(&self) -> &'static [FactWord];
    fn ending_text(&self, ended_by: &str, tongue: Tongue) -> &'static str;
    fn bots(&self) -> &[BotWord];
    fn start(&self, seed: Seed, listening: bool) -> Box<dyn AnyMatch>;
    fn load(&self, saved: &str) -> Result<Box<dyn AnyMatch>, String>;
}

/// Says why a match ended: by the family's rules, or at its bound.
pub(crate) fn ending_text(rules: &impl Rules, ended_by: &str, tongue: Tongue) -> &'static str {
    if ended_by == TURN_LIMIT {
        return tongue.pick("the turn limit was reached", "se llegó al límite de turnos");
    }
    called_text(ended_by, tongue).unwrap_or_else(|| rules.ending_text(ended_by, tongue))
}

/// Holds the rules in an [`Arc`], so that matches can share them.
struct Shared<R: Rules>(Arc<R>);

impl<R: Rules> AnyGame for Shared<R> {
    fn family(&self) -> &'static str {
        self.0.family()
    }

    fn name(&self) -> &str {
        self.0.name()
    }

    fn n_seats(&self) -> usize {
        self.0.n_seats()
    }

    fn team(&self, seat: Seat) -> Team {
        self.0.team(seat)
    }

    fn player(&self, seat: Seat) -> Option<&str> {
        self.0.player(seat)
    }

    fn player_name(&self, seat: Seat) -> Option<&str> {
        self.0.player_name(seat)
    }

    fn moves_max(&self) -> u32 {
        self.0.moves_max()
    }

    fn facts(&self) -> &'static [FactWord] {
        self.0.facts()
    }

    fn ending_text(&self, ended_by: &str, tongue: Tongue) -> &'static str {
        ending_text(self.0.as_ref(), ended_by, tongue)
    }

    fn bots(&self) -> &[BotWord] {
        self.0.bots()
    }

    fn start(&self, seed: Seed, listening: bool) -> Box<dyn AnyMatch> {
        Box::new(Playing::start(Arc::clone(&self.0), seed, listening))
    }

    fn load(&self, saved: &str) -> Result<Box<dyn AnyMatch>, String> {
        Ok(Box::new(Playing::load(Arc::clone(&self.0), saved)?))
    }
}

impl Game {
    /// Puts typed rules behind the one interface.
    pub fn new<R: Rules>(rules: R) -> Game {
        Game {
            rules: Arc::new(Shared(Arc::new(rules))),
        }
    }

    /// Puts rules that a match already shares behind the interface.
    pub(crate) fn shared<R: Rules>(rules: &Arc<R>) -> Game {
        Game {
            rules: Arc::new(Shared(Arc::clone(rules))),
        }
    }

    /// Returns the family's name.
    pub fn family(&self) -> &'static str {
        self.rules.family()
    }

    /// Returns the name that the author gave.
    pub fn name(&self) -> &str {
        self.rules.name()
    }

    /// Returns how many seats a match has.
    pub fn n_seats(&self) -> usize {
        self.rules.n_seats()
    }

    /// Lists the seats in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::all(self.n_seats())
    }

    /// Returns the team of a seat.
    pub fn team(&self, seat: Seat) -> Team {
        self.rules.team(seat)
    }

    /// Returns how many teams there are.
    pub fn n_teams(&self) -> usize {
        self.seats()
            .map(|seat| usize::from(self.team(seat).0) + 1)
            .max()
            .unwrap_or(0)
    }

    /// Returns who should sit there if nobody says otherwise: `person`, or the
    /// name of a bot.
    pub fn player(&self, seat: Seat) -> Option<&str> {
        self.rules.player(seat)
    }

    /// Returns what the game's text calls the players, for whoever starts a
    /// match and says nothing else.
    pub fn names(&self) -> Names {
        Names::new(
            self.seats()
                .map(|it| self.rules.player_name(it).unwrap_or_default()),
        )
    }

    /// Returns how many moves a match may have.
    pub fn moves_max(&self) -> u32 {
        self.rules.moves_max()
    }

    /// Lists what the family counts in every match.
    pub fn facts(&self) -> &'static [FactWord] {
        self.rules.facts()
    }

    /// Says in a few words why a match ended that ended so.
    pub fn ending_text(&self, ended_by: &str, tongue: Tongue) -> &'static str {
        self.rules.ending_text(ended_by, tongue)
    }

    /// Lists the bots that come with the family or the text.
    pub fn bots(&self) -> &[BotWord] {
        self.rules.bots()
    }

    /// Starts a match that keeps its story.
    pub fn start(&self, seed: Seed) -> Match {
        Match::new(self.clone(), self.rules.start(seed, true))
    }

    /// Starts a match that keeps no story: no log, no replay, no guesses.
    pub fn start_silent(&self, seed: Seed) -> Match {
        Match::new(self.clone(), self.rules.start(seed, false))
    }

    /// Opens what [`Match::save`] wrote, or says what is wrong with it.
    pub fn load(&self, saved: &str) -> Result<Match, String> {
        Ok(Match::new(self.clone(), self.rules.load(saved)?))
    }
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Game({:?}, {} seats)", self.name(), self.n_seats())
    }
}
