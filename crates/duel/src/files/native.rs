//! From the tree of a file to sentences.

use std::fmt::Write as _;

use tapete_lang::{
    Clause, FileId, Item, Problems, Sources, Symbol, Token, TokenKind, Tree, Value, ValueKind, lex,
};

use crate::script::{Lexicon, format};

/// Writes a tree in the sentence form; the problems if a script has errors.
pub(super) fn sentences(
    tree: &Tree,
    sources: &Sources,
    lexicon: &Lexicon,
) -> Result<String, Problems> {
    let mut out = String::new();
    for (index, item) in tree.items.iter().enumerate() {
        let is_card = |it: &Item| matches!(it.kind.text.as_str(), "Monster" | "Element");
        let before = index.checked_sub(1).and_then(|it| tree.items.get(it));
        if let Some(before) = before
            && !(is_card(before) && is_card(item) && before.kind.text == item.kind.text)
        {
            out.push('\n');
        }
        sentence(item, sources, lexicon, &mut out)?;
    }
    let mut written = Sources::new();
    let file = written.add("", out);
    tapete_lang::format(&written, file)
}

fn sentence(
    item: &Item,
    sources: &Sources,
    lexicon: &Lexicon,
    out: &mut String,
) -> Result<(), Problems> {
    out.push_str("new ");
    out.push_str(&item.kind.text);
    if let Some(name) = &item.name {
        out.push_str(" called ");
        quote(&name.text, out);
    }
    let is_one_line = item.kind.text == "Monster";
    for clause in &item.clauses {
        out.push_str(if is_one_line { " " } else { "\n  " });
        let script = clause.values.first().map(|it| &it.kind);
        match script {
            Some(ValueKind::Block(block)) => {
                out.push_str(&script_clauses(block.place.file, sources, lexicon)?);
            }
            _ => write_clause(clause, out),
        }
    }
    out.push('\n');
    Ok(())
}

fn write_clause(clause: &Clause, out: &mut String) {
    let word = clause.word.text.as_str();
    out.push_str(word);
    for (index, value) in clause.values.iter().enumerate() {
        let stands_alone = match &value.kind {
            ValueKind::Number(number) => *number >= 0,
            _ => word == "keeps",
        };
        out.push_str(if index == 0 || stands_alone {
            " "
        } else {
            ", "
        });
        match &value.kind {
            ValueKind::Text(text) if word == "is" && is_word(text) => out.push_str(text),
            _ => write_value(value, out),
        }
    }
}

fn write_value(value: &Value, out: &mut String) {
    match &value.kind {
        ValueKind::Number(number) => {
            // Writing to a string cannot fail.
            let _ = write!(out, "{number}");
        }
        ValueKind::Decimal(text) | ValueKind::Name(text) => out.push_str(text),
        ValueKind::Text(text) => quote(text, out),
        ValueKind::Range(from, to) => {
            write_value(from, out);
            out.push_str("..");
            write_value(to, out);
        }
        ValueKind::List(values) => {
            out.push('[');
            write_all(values, out);
            out.push(']');
        }
        ValueKind::Call { name, args } => {
            out.push_str(&name.text);
            out.push('(');
            write_all(args, out);
            out.push(')');
        }
        // No file makes any of these.
        ValueKind::Variable(_)
        | ValueKind::Minus(_)
        | ValueKind::Not(_)
        | ValueKind::Binary { .. }
        | ValueKind::Block(_)
        | ValueKind::Broken => {}
    }
}

fn write_all(values: &[Value], out: &mut String) {
    for (index, value) in values.iter().enumerate() {
        if index > 0 {
            out.push_str(", ");
        }
        write_value(value, out);
    }
}

/// Tells whether a name can stand without quotes.
fn is_word(text: &str) -> bool {
    let tokens = lex(text);
    matches!(tokens.as_slice(), [only] if only.kind == TokenKind::Name)
}

fn quote(text: &str, out: &mut String) {
    out.push('"');
    for it in text.chars() {
        match it {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            it if it.is_control() => {
                // Writing to a string cannot fail.
                let _ = write!(out, "\\u{{{:x}}}", u32::from(it));
            }
            it => out.push(it),
        }
    }
    out.push('"');
}

/// Writes a script as the two blocks of a sentence or, if it has more, as one
/// whole block.
fn script_clauses(file: FileId, sources: &Sources, lexicon: &Lexicon) -> Result<String, Problems> {
    let text = format(sources, file, lexicon)?;
    let Some((conditions, actions)) = two_blocks(&text) else {
        return Ok(format!("script {}", block(&text, "")));
    };
    let (conditions, actions) = (block(conditions, STEP), block(actions, STEP));
    Ok(format!("Conditions {conditions}\n  Actions {actions}"))
}

/// How far the canonical text of a script is indented within a block.
const STEP: &str = "    ";

/// Returns what stands in the two blocks of a script that has nothing else.
fn two_blocks(text: &str) -> Option<(&str, &str)> {
    let tokens = lex(text);
    let is_blank = |it: &Token| matches!(it.kind, TokenKind::Space | TokenKind::LineEnd);
    let mut rest = tokens.as_slice();
    let mut one = |word: &str| {
        let mut depth = 0_usize;
        let mut open = None;
        while let Some((token, after)) = rest.split_first() {
            rest = after;
            match token.kind {
                TokenKind::Symbol(Symbol::OpenBlock) => {
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
                TokenKind::Name if text.get(token.span.range()) == Some(word) => {}
                _ => return None,
            }
        }
        None
    };
    let (conditions, actions) = (one("Conditions")?, one("Actions")?);
    rest.iter().all(is_blank).then_some((conditions, actions))
}

/// Returns a block of a sentence: on one line if it is short.
fn block(inside: &str, step: &str) -> String {
    let lines: Vec<&str> = inside
        .lines()
        .map(|it| it.strip_prefix(step).unwrap_or(it))
        .collect();
    let said: Vec<&str> = lines
        .iter()
        .copied()
        .filter(|it| !it.trim().is_empty())
        .collect();
    match said.as_slice() {
        [] => "{ }".to_owned(),
        [only] if !only.contains("//") => format!("{{ {} }}", only.trim()),
        _ => format!("{{\n    {}\n  }}", lines.join("\n    ").trim()),
    }
}
