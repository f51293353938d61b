//! The language of effects: from the text of a script to its tree, and back.
//!
//! Level 0 is `Conditions { … } Actions { … }`; level 1 adds the rest, and every
//! script of level 0 means the same in it. [`parse`] reads, tells every mistake
//! once and finds how long the script can take; [`format`] writes a text in its
//! canonical form, [`write_script`] a tree. Nothing here plays a script.

pub mod ast;
mod codes;
mod format;
mod lexeme;
mod lexer;
mod lexicon;
mod lints;
mod meant;
mod read;
mod steps;
mod words;
mod write;

#[cfg(test)]
pub(crate) mod invent;
#[cfg(test)]
mod tests;

pub use codes::CODES;
pub use format::format;
pub use lexicon::{ElementName, Lexicon};
pub use read::{parse, parse_blocks, parse_whole_block};
pub use words::{SCRIPT_WORDS, ScriptRole, ScriptWord, ScriptWords, is_script_word};
pub use write::{write_cond, write_expr, write_script};

/// How many bytes the text of a script may have.
pub const BYTES_MAX: usize = 4096;

/// How many parts the tree of a script may have.
pub const NODES_MAX: usize = 256;

/// How deep blocks and parentheses may nest.
pub const DEPTH_MAX: usize = 32;

/// How many steps a script, or a trigger of it, may take.
pub const STEPS_MAX: u32 = 2000;

/// How often `repeat` may repeat.
pub const REPEAT_MAX: u8 = 20;

/// Certainty, in per cent.
pub const CHANCE_MAX: u8 = 100;

/// How many rounds a trigger may be told to wait.
pub const TURNS_MAX: u8 = 100;
