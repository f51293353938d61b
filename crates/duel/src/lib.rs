//! The monster duel: teams of monsters in formation, energy, and power cards
//! whose effect is a script that the card's author writes.

pub mod script;
