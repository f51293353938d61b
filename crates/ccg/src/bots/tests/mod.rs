//! Bots play by the rules, to the end, and know nothing that is hidden.

mod fair;
pub(crate) mod games;
mod legal;
mod thought;
