//! Bots play by the rules, to the end, and know nothing that is hidden.

mod fair;
mod games;
mod legal;
