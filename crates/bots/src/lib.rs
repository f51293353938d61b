//! tapete-bots
