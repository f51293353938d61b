//! The contract between games and everything that plays, draws, serves or
//! measures them: rules, matches, seats, chance, views, replays and the laws
//! that every game must keep.
//!
//! Nothing here reads a clock, a file or the network, and nothing here knows a
//! language or a family of games.
//!
//! A family implements [`Rules`]; [`Game::new`] turns it into the one dynamic
//! interface, [`Game`] and [`Match`], that all others use.

mod adapter;
mod bot;
mod chance;
mod events;
mod game;
mod key;
pub mod laws;
mod lent;
mod outcome;
mod playing;
mod replay;
mod rules;
mod seat;
mod seed;
mod view;
mod words;

pub use bot::{Advice, Bot, Choice};
pub use chance::{CHANCE_NAME, Chance, Share, outcomes};
pub use events::{Events, Silent};
pub use game::Game;
pub use lent::{Lent, Reusable};
pub use outcome::{Outcome, Standing, TURN_LIMIT};
pub use playing::{Match, MoveError, Played, Told};
pub use replay::{REPLAY_VERSION, Replay, ReplayError, ReplayMove, ReplayText};
pub use rules::{Play, Rules, Tell, Think, Turn};
pub use seat::{Reader, SEATS_MAX, Seat, SeatSet, Team};
pub use seed::{Seed, SeedError};
pub use tapete_speech::Tongue;
pub use view::{
    ArmView, Arrangement, Cell, Extent, FactView, Joint, Lie, MoveView, OutcomeView, Piece, Place,
    Posture, SeatView, Shape, Side, Spot, Tint, View, Way, Zone,
};
pub use words::{BotWord, FactWord, OwnBot};
