//! What the log says.
