//! A view as a picture: terminal text, SVG, and with the feature `pictures` PNG
//! and moving GIF.
//!
//! Everything here takes a [`tapete_game::View`] and gives data back. Nothing
//! here prints, reads a file or names a family; the same view gives the same
//! bytes on every machine.

mod card;
mod chain;
mod chart;
#[cfg(feature = "pictures")]
mod error;
mod font;
#[cfg(feature = "pictures")]
mod gif;
mod grid;
mod layout;
#[cfg(feature = "pictures")]
mod png;
mod seating;
mod snake;
mod svg;
pub mod text;
mod tint;
mod words;

#[cfg(feature = "pictures")]
pub use error::DrawError;
#[cfg(feature = "pictures")]
pub use font::FONT_LICENCE;
#[cfg(feature = "pictures")]
pub use gif::{FRAMES_MAX, GifOptions, gif};
#[cfg(feature = "pictures")]
pub use png::{PIXELS_MAX, png};
pub use svg::{PictureOptions, svg, svg_frames};
pub use words::{outcome_line, score_is_life, seat_name, turn_line};

#[cfg(test)]
mod sample;
