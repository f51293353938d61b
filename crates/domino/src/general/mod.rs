//! The general path: any table, any tiles, any rules.

mod grid;
mod state;
mod table;

pub(crate) use grid::Grid;
