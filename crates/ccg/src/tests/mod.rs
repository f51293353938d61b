//! Tests of the rules.

mod audit_instead;
mod audit_it;
mod audit_layers;
mod audit_leaving;
mod audit_modes;
mod audit_words;
mod audit_zones;
mod combat;
mod crowds;
mod gaps;
mod guesses;
mod lasting;
mod loops;
mod paths;
mod pocket;
mod scenarios;
mod shadow;
mod stack;
mod table;
