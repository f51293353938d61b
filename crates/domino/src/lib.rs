//! tapete-domino
