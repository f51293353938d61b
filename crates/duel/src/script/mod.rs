//! The language of effects: from the text of a script to its tree, and back.

pub mod ast;
