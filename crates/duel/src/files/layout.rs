//! How the text of a script is laid out in JSON and in sentences.
//!
//! Converting moves lines and never changes what stands on them, so that a card
//! that goes to the other form and back is the same.

use tapete_lang::{Symbol, Token, TokenKind, lex};

/// How far the lines of a block are indented in JSON.
const STEP: &str = "    ";

/// A script cut into what converting must know of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Layout {
    /// Nothing but the two blocks: the lines within each.
    Blocks {
        conditions: Vec<String>,
        actions: Vec<String>,
    },
    /// Anything else: all its lines.
    Whole(Vec<String>),
}

impl Layout {
    /// Cuts the text of a script.
    pub(super) fn of(text: &str) -> Layout {
        match two_blocks(text) {
            Some((conditions, actions)) => Layout::Blocks {
                conditions: lines(conditions),
                actions: lines(actions),
            },
            None => Layout::Whole(lines(text)),
        }
    }

    /// Cuts the code of a JSON card, whose first line begins where the others do.
    pub(super) fn of_code(code: &str) -> Layout {
        let code = code.strip_prefix('\u{feff}').unwrap_or(code);
        Layout::of(&format!("\n{code}"))
    }

    /// Returns the layout of the two blocks of a sentence.
    pub(super) fn of_blocks(conditions: &str, actions: &str) -> Layout {
        Layout::Blocks {
            conditions: lines(conditions),
            actions: lines(actions),
        }
    }

    /// Writes the script as the code of a JSON card.
    pub(super) fn code(&self) -> String {
        let mut out = String::new();
        match self {
            Layout::Blocks {
                conditions,
                actions,
            } => {
                for (word, lines) in [("Conditions", conditions), ("Actions", actions)] {
                    out.push_str(word);
                    out.push_str("{\n");
                    push_lines(lines, STEP, &mut out);
                    out.push_str("}\n");
                }
            }
            Layout::Whole(lines) => push_lines(lines, "", &mut out),
        }
        out
    }

    /// Writes the script as clauses of a sentence.
    pub(super) fn clauses(&self) -> String {
        match self {
            Layout::Blocks {
                conditions,
                actions,
            } => format!(
                "Conditions {}\n  Actions {}",
                block(conditions),
                block(actions)
            ),
            Layout::Whole(lines) => format!("script {}", block(lines)),
        }
    }
}

fn push_lines(lines: &[String], step: &str, out: &mut String) {
    for line in lines {
        if !line.is_empty() {
            out.push_str(step);
            out.push_str(line);
        }
        out.push('\n');
    }
}

/// Returns a block of a sentence: on one line if it is short.
fn block(lines: &[String]) -> String {
    match lines {
        [] => "{}".to_owned(),
        // After a comment the brace would belong to it.
        [only] if !only.contains("//") => format!("{{ {only} }}"),
        _ => {
            let mut out = "{\n".to_owned();
            push_lines(lines, STEP, &mut out);
            out.push_str("  }");
            out
        }
    }
}

/// Returns lines without the indentation that they share, without spaces at
/// their ends, and with at most one blank line between two others.
fn lines(text: &str) -> Vec<String> {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let all: Vec<&str> = text.split('\n').map(str::trim_end).collect();
    let depth = |it: &str| it.chars().take_while(|it| it.is_whitespace()).count();
    let (first, rest) = match all.split_first() {
        Some((first, rest)) => (first.trim_start(), rest),
        None => ("", all.as_slice()),
    };
    let said = rest.iter().filter(|it| !it.is_empty());
    let margin = said.map(|it| depth(it)).min().unwrap_or(0);
    let mut out: Vec<String> = Vec::new();
    let moved = rest.iter().map(|it| it.chars().skip(margin).collect());
    for line in std::iter::once(first.to_owned()).chain(moved) {
        let is_second_blank = line.is_empty() && out.last().is_none_or(String::is_empty);
        if !is_second_blank {
            out.push(line);
        }
    }
    while out.last().is_some_and(String::is_empty) {
        out.pop();
    }
    out
}

/// Returns what stands in the two blocks of a script that has nothing else.
fn two_blocks(text: &str) -> Option<(&str, &str)> {
    let tokens = lex(text);
    let is_blank = |it: &Token| matches!(it.kind, TokenKind::Space | TokenKind::LineEnd);
    let mut rest = tokens.as_slice();
    let mut one = |word: &str| {
        let mut depth = 0_usize;
        let mut open = None;
        let mut has_word = false;
        while let Some((token, after)) = rest.split_first() {
            rest = after;
            match token.kind {
                TokenKind::Symbol(Symbol::OpenBlock) if has_word => {
                    depth += 1;
                    open = open.or(Some(token.span.end));
                }
                TokenKind::Symbol(Symbol::CloseBlock) => {
                    depth = depth.checked_sub(1)?;
                    if depth == 0 {
                        return text.get(open? as usize..token.span.start as usize);
                    }
                }
                _ if depth > 0 || is_blank(token) => {}
                TokenKind::Name if text.get(token.span.range()) == Some(word) && !has_word => {
                    has_word = true;
                }
                _ => return None,
            }
        }
        None
    };
    let (conditions, actions) = (one("Conditions")?, one("Actions")?);
    rest.iter().all(is_blank).then_some((conditions, actions))
}
