//! tapete-arena
