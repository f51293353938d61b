//! How a match goes on: one folder, since nothing else changes a state.
