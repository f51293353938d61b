//! Tests of the rules.

mod paths;
mod scenarios;
