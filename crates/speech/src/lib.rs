//! What every crate needs to speak with people: the two languages, texts in
//! both, numbers with their nouns, capitals, and names as people type them.
//!
//! It knows no game, no text language and no screen, and uses nothing of ours.
//!
//! ```
//! use tapete_speech::{Tongue, counted, nearest, same_name};
//!
//! assert_eq!(counted(1, Tongue::En.pick(["point", "points"], ["punto", "puntos"])), "1 point");
//! assert!(same_name("Dominó cubano", "domino_cubano"));
//! assert_eq!(nearest("Clokwise", ["Clockwise", "Reverse"]), Some("Clockwise"));
//! ```

mod bilingual;
mod tongue;

mod capital;
mod counted;
mod fold;
mod hidden;
mod nearest;

pub use bilingual::{Bilingual, Said};
pub use capital::capital;
pub use counted::{Count, counted, plural};
pub use fold::{folded, plain_name, same_name};
pub use hidden::is_hidden;
pub use nearest::{nearest, sort_by_nearness};
pub use tongue::Tongue;
