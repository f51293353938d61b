//! tapete-game
