//! Files of tests in one line each, which a family reads itself.

use tapete_lang::Tongue;

/// What a line came to: its number from 1, its name, and why it failed.
pub type LineResult = (usize, String, Result<(), String>);

/// How a family runs such files.
pub struct Lines {
    /// Tells whether a text is such a file.
    pub is: fn(&str) -> bool,
    /// Runs every line, with the texts of the cards that it names, and says what
    /// failed in a tongue.
    pub run: fn(&str, &str, Tongue) -> Vec<LineResult>,
}
