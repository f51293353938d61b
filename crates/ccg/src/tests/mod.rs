//! Tests of the rules.

mod combat;
mod crowds;
mod gaps;
mod guesses;
mod instead;
mod it;
mod lasting;
mod layers;
mod leaving;
mod loops;
mod meaning;
mod modes;
mod nouns;
mod paths;
mod pocket;
mod resources;
mod scenarios;
mod shadow;
mod stack;
mod table;
mod telling;
mod whose;
mod words;
mod zones;
