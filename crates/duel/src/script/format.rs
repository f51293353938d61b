//! Canonical text: one item to a line, four spaces, `==`, comments kept.
//!
//! The printer walks the pieces of the text, not the tree, so that spellings,
//! parentheses and comments stay as they are. The tree only says where items
//! begin; line ends mean nothing to the reader, so moving them changes nothing.

mod starts;

use super::BYTES_MAX;
use super::lexer::{Extent, glue_numbers};
use super::lexicon::Lexicon;
use super::read::parse;
use super::words::{self, Meaning, StatementWord};
use super::write::INDENT;
use std::collections::BTreeSet;
use tapete_lang::{FileId, Problems, Sources, Span, Symbol, Token, TokenKind, lex};

/// Returns the canonical text of a script, or its problems if it has errors;
/// such a script is never changed.
///
/// Formatting twice changes nothing more, and the tree stays the same. A script
/// that would no longer fit into its limit once spread over lines stays as it
/// is.
pub fn format(sources: &Sources, file: FileId, lexicon: &Lexicon) -> Result<String, Problems> {
    let mut problems = Problems::new();
    let Some(script) = parse(sources, file, lexicon, &mut problems) else {
        return Err(problems);
    };
    let text = sources.text(file);
    let span = Span::new(0, text.len() as u32);
    let extent = Extent { text, file, span };
    let mut printer = Printer {
        extent,
        starts: starts::of(&script),
        out: String::with_capacity(text.len() + 64),
        depth: 0,
        at_line_start: true,
        last: Last::Nothing,
        before_last: "",
        after_comment: false,
    };
    let pieces = glue_numbers(extent, lex(text));
    let mut n_line_ends = 0;
    for (at, piece) in pieces.iter().enumerate() {
        match piece.kind {
            TokenKind::LineEnd => n_line_ends += 1,
            TokenKind::Space => {}
            TokenKind::LineComment | TokenKind::BlockComment { .. } => {
                printer.comment(*piece, n_line_ends);
                n_line_ends = 0;
            }
            _ => {
                let next = pieces.get(at + 1..).unwrap_or(&[]);
                let next = next.iter().find(|it| !is_white(it.kind));
                printer.piece(*piece, next, n_line_ends);
                n_line_ends = 0;
            }
        }
    }
    printer.end_line();
    if printer.out.len() > BYTES_MAX {
        return Ok(text.to_owned());
    }
    Ok(printer.out)
}

fn is_white(kind: TokenKind) -> bool {
    matches!(kind, TokenKind::Space | TokenKind::LineEnd)
}

/// What was written last.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last<'a> {
    Nothing,
    /// Something after which a value follows: `(`, `+`, `and`.
    Joint(&'a str),
    /// Something that ends a value, or a word.
    Value(&'a str),
    /// `-` before a number.
    Sign,
    OpenBlock,
    /// `{` of a block without anything in it.
    OpenEmpty,
    CloseBlock,
}

struct Printer<'a> {
    extent: Extent<'a>,
    /// The bytes at which items begin.
    starts: BTreeSet<u32>,
    out: String,
    depth: usize,
    at_line_start: bool,
    last: Last<'a>,
    /// The word before the last one, to know `let name =`.
    before_last: &'a str,
    /// A comment was written on this line, which may go on.
    after_comment: bool,
}

impl<'a> Printer<'a> {
    fn piece(&mut self, piece: Token, next: Option<&Token>, n_line_ends: usize) {
        let text = self.extent.slice(piece.span);
        let closes = piece.kind == TokenKind::Symbol(Symbol::CloseBlock);
        if closes {
            self.depth = self.depth.saturating_sub(1);
        }
        let begins = self.begins(piece.span.start, text);
        if closes && self.last == Last::OpenEmpty {
            self.out.push(' ');
        } else if closes || begins {
            self.break_line(n_line_ends, !closes);
            self.indent(0);
        } else if self.at_line_start {
            let is_part = text == "else" || text == "{";
            self.indent(usize::from(!is_part));
        } else if self.after_comment || self.needs_space(text) {
            self.out.push(' ');
        }
        self.at_line_start = false;
        self.after_comment = false;
        // Only after `let name` a single sign stays.
        let is_comparison = text == "=" && self.before_last != "let";
        self.out.push_str(if is_comparison { "==" } else { text });
        self.remember(piece, text, begins, next);
    }

    /// Tells whether an item or a block of the script begins here.
    fn begins(&self, start: u32, text: &str) -> bool {
        let is_else_if = text == "if" && self.last == Last::Joint("else");
        let is_part = self.depth == 0 && matches!(text, "language" | "Conditions" | "Actions");
        (self.starts.contains(&start) && !is_else_if) || is_part
    }

    fn remember(&mut self, piece: Token, text: &'a str, begins: bool, next: Option<&Token>) {
        self.before_last = match self.last {
            Last::Joint(word) | Last::Value(word) => word,
            _ => "",
        };
        self.last = match piece.kind {
            TokenKind::Symbol(Symbol::OpenBlock) => {
                self.depth += 1;
                let is_empty =
                    next.is_some_and(|it| it.kind == TokenKind::Symbol(Symbol::CloseBlock));
                if is_empty {
                    Last::OpenEmpty
                } else {
                    Last::OpenBlock
                }
            }
            TokenKind::Symbol(Symbol::CloseBlock) => Last::CloseBlock,
            TokenKind::Symbol(Symbol::Minus) if begins || !self.last_is_value() => Last::Sign,
            TokenKind::Symbol(Symbol::CloseParen | Symbol::CloseList | Symbol::Percent) => {
                Last::Value(text)
            }
            TokenKind::Symbol(_) => Last::Joint(text),
            _ if is_joint(text) => Last::Joint(text),
            _ => Last::Value(text),
        };
    }

    fn last_is_value(&self) -> bool {
        matches!(self.last, Last::Value(_))
    }

    fn needs_space(&self, text: &str) -> bool {
        if matches!(text, ")" | "]" | "," | "." | "%" | "[") {
            return false;
        }
        match self.last {
            Last::Nothing | Last::Sign | Last::Joint("(" | "[" | ".") => false,
            Last::Value(word) if text == "(" => !is_called(word),
            _ => true,
        }
    }

    /// Writes a comment where it stands: on its own line, or after what it
    /// follows.
    fn comment(&mut self, piece: Token, n_line_ends: usize) {
        let text = self.extent.slice(piece.span).trim_end();
        let is_alone = n_line_ends > 0 || self.at_line_start;
        if is_alone {
            self.break_line(n_line_ends, true);
            self.indent(0);
            self.out.push_str(text);
            self.at_line_start = false;
            self.end_line();
        } else if piece.kind == TokenKind::LineComment {
            self.out.push_str("  ");
            self.out.push_str(text);
            self.end_line();
        } else {
            self.out.push(' ');
            self.out.push_str(text);
            self.after_comment = true;
        }
        if self.last == Last::OpenEmpty {
            self.last = Last::OpenBlock;
        }
    }

    /// Goes to a new line, after one empty line if the author left some.
    fn break_line(&mut self, n_line_ends: usize, may_leave: bool) {
        self.end_line();
        let after_open = matches!(self.last, Last::OpenBlock | Last::OpenEmpty);
        let is_first_inside = after_open && self.out.trim_end().ends_with('{');
        if n_line_ends > 1 && may_leave && !is_first_inside && !self.out.is_empty() {
            self.out.push('\n');
        }
    }

    fn end_line(&mut self) {
        if !self.at_line_start {
            self.out.push('\n');
            self.at_line_start = true;
            self.after_comment = false;
        }
    }

    fn indent(&mut self, more: usize) {
        self.out.push_str(&INDENT.repeat(self.depth + more));
    }
}

/// Tells whether a value follows a word, so that a `-` after it is a sign.
fn is_joint(text: &str) -> bool {
    let meaning = words::find(text).map(|it| it.meaning);
    let Some(Meaning::Statement(word)) = meaning else {
        return false;
    };
    matches!(
        word,
        StatementWord::And
            | StatementWord::Or
            | StatementWord::Not
            | StatementWord::If
            | StatementWord::When
            | StatementWord::Else
    )
}

/// Tells whether parentheses belong to a word.
fn is_called(text: &str) -> bool {
    words::find(text)
        .is_some_and(|it| matches!(it.meaning, Meaning::Action(_) | Meaning::Function(_)))
}
