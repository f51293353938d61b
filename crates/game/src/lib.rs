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
mod called;
mod chance;
mod events;
mod game;
mod key;
pub mod laws;
mod lent;
mod outcome;
mod playing;
mod refusal;
mod replay;
mod rules;
mod seat;
mod seed;
mod telling;
mod told;
mod view;
mod words;

pub use bot::{Advice, Bot, Choice};
pub use called::{AGREED_DRAW, Called, OUT_OF_TIME, RESIGNED, TakenBack};
pub use chance::{CHANCE_NAME, Chance, Share, outcomes};
pub use events::{Events, Silent};
pub use game::Game;
pub use lent::{Lent, Reusable};
pub use outcome::{Outcome, Standing, TURN_LIMIT};
pub use playing::{Match, MoveError, Played};
pub use refusal::{Refusal, RefusalCode};
pub use replay::{REPLAY_VERSION, Replay, ReplayError, ReplayMove, ReplayText, ReplayUndone};
pub use rules::{Play, Rules, Tell, Think, Turn};
pub use seat::{Reader, SEATS_MAX, Seat, SeatSet, Team};
pub use seed::{Seed, SeedError};
pub use tapete_speech::Tongue;
pub use telling::{Names, Telling, possessive};
pub use told::{About, Audience, Told};
pub use view::{
    Amounts, ArmView, Arrangement, Attribute, AttributeChanges, AttributePatch, Cell, Changes,
    Extent, Joint, Lie, LogChange, Mark, Mood, MoveRole, MoveView, NewAttribute, OutcomeView,
    Piece, PieceChange, PiecePatch, Place, Posture, Role, SeatPatch, SeatView, Shape, Side, Spot,
    Tint, Value, View, Way, Zone, ZoneHead, ZoneRole, apply, changes,
};
pub use words::{BotWord, FactWord, OwnBot};
