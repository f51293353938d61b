//! Players that are programs. They see only a [`Choice`](tapete_game::Choice),
//! so a bot knows what its seat may know and no more.
//!
//! Nothing here knows a family: bots that know dominoes live with the dominoes
//! and are asked through an [`Adviser`].

mod adviser;
mod error;
mod first;
mod random;
mod seating;
#[cfg(test)]
mod toy;

pub use adviser::Adviser;
pub use error::BotError;
pub use first::First;
pub use random::Random;
pub use seating::{names, seat, seating, team};
