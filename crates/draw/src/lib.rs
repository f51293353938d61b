//! tapete-draw
