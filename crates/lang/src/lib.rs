//! The language of Tapete: text to tree, problems that point, expressions.
//!
//! Everything is one sentence, `new Kind called "Name" clause value …`. This
//! crate reads it, checks it against the words that a family brings as data,
//! writes it back in canonical form and compiles its conditions. It knows no
//! game and no family, and it reads no file: whoever calls brings the text.
//!
//! ```
//! use tapete_lang::{Problems, Sources, ValueKind, parse};
//!
//! let mut sources = Sources::new();
//! let file = sources.add("block.tapete", "new Domino called \"Block\" deals 7");
//! let mut problems = Problems::new();
//! let tree = parse(&sources, file, &[], &mut problems);
//! assert!(problems.is_empty());
//! assert_eq!(tree.items[0].clauses[0].values[0].kind, ValueKind::Number(7));
//! ```

mod place;

pub mod codes;
mod diagnostic;
pub mod help;
mod problems;
mod render;
mod scope;

mod keyword;
mod lexer;
mod load;
mod parse;
mod phrasing;
mod text;
mod tree;

mod check;
mod checked;
mod expect;
mod formula;
mod names;
mod spanish;
mod words;

mod format;

#[cfg(test)]
mod tests;

pub use check::check;
pub use checked::{Checked, CheckedArg, CheckedItem, CheckedName, CheckedValue, Line, NameTree};
pub use codes::{CODES, code};
pub use diagnostic::{Arg, Code, Diagnostic, Fix, Phrase, Severity};
pub use format::format;
pub use formula::{Formula, compile};
pub use keyword::{KEYWORDS, Keyword, KeywordWord};
pub use lexer::{Symbol, Token, TokenKind, lex, lex_phrases};
pub use load::{
    INCLUDES_MAX, LOAD_BYTES_MAX, Read, file_called, included_name, load, load_included,
};
pub use names::Names;
pub use parse::{DEPTH_MAX, FILE_BYTES_MAX, parse};
pub use phrasing::{Phrasing, Phrasings};
pub use place::{FileId, Place, Sources, Span};
pub use problems::{PROBLEMS_MAX, Problems};
pub use render::{Corner, ProblemJson, plain, render, to_json};
pub use scope::{Examples, Scope, join_codes};
pub use spanish::in_spanish;
pub use tapete_speech::{Bilingual, Tongue};
pub use tree::{
    Block, Clause, FACES_MAX, Include, Item, Op, Spelled, TextValue, Tree, Value, ValueKind,
};
pub use words::{
    ArgTakes, ArgWord, ClauseWord, KindWord, NameWord, Takes, Times, VariableKind, VariableWord,
    Vocabulary, Word, WordEntry, WordRole, clause, list_words,
};
