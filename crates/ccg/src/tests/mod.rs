//! Tests of the rules.

mod lasting;
mod paths;
mod scenarios;
mod stack;
mod table;
