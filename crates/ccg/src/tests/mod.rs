//! Tests of the rules.

mod combat;
mod lasting;
mod paths;
mod scenarios;
mod stack;
mod table;
