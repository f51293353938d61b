//! From the tree of a file to sentences.

use std::fmt::Write as _;

use tapete_lang::{Clause, Item, Problems, Sources, TokenKind, Tree, Value, ValueKind, lex};

use super::layout::Layout;

/// How long a sentence on one line may be.
const COLUMNS_MAX: usize = 100;

/// Writes a tree in the sentence form, in canonical layout.
pub(super) fn sentences(tree: &Tree, sources: &Sources) -> Result<String, Problems> {
    let mut out = String::new();
    let mut was_short = false;
    for item in &tree.items {
        let sentence = sentence(item, sources);
        let is_short = !sentence.contains('\n') && sentence.chars().count() <= COLUMNS_MAX;
        let are_short = was_short && is_short;
        if !(out.is_empty() || are_short) {
            out.push('\n');
        }
        out.push_str(&sentence);
        out.push('\n');
        was_short = is_short;
    }
    let mut written = Sources::new();
    let file = written.add("", out);
    tapete_lang::format(&written, file, &[])
}

fn sentence(item: &Item, sources: &Sources) -> String {
    let mut out = format!("new {}", item.kind.text);
    if let Some(name) = &item.name {
        out.push_str(" called ");
        quote(&name.text, &mut out);
    }
    let is_one_line = item.kind.text == "Monster";
    for clause in &item.clauses {
        out.push_str(if is_one_line { " " } else { "\n  " });
        match clause.values.first().map(|it| &it.kind) {
            Some(ValueKind::Block(block)) => {
                let code = sources.text(block.place.file);
                out.push_str(&Layout::of_code(code).clauses());
            }
            _ => write_clause(clause, &mut out),
        }
    }
    out
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
        | ValueKind::Phrase(_)
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
