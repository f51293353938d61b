//! Galactic conquest on a grid: planets that build ships, fleets in flight,
//! everyone ordering in the same turn, and much that nobody may see.

pub mod files;
