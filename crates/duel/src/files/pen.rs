//! JSON as text, in the form of the original's files: each value on a line of
//! its own, one space deeper for each level.

use std::fmt::Write as _;

use super::json::{Json, JsonKind};

/// Writes a value as a whole file.
pub(crate) fn write(json: &Json) -> String {
    let mut out = String::new();
    value(json, 0, Layout::Lines, &mut out);
    out.push('\n');
    out
}

/// Writes a value on one line.
pub(crate) fn write_line(json: &Json) -> String {
    let mut out = String::new();
    value(json, 0, Layout::OneLine, &mut out);
    out
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Layout {
    Lines,
    OneLine,
}

/// Goes as deep as the value, which the reader bounds.
fn value(json: &Json, depth: usize, layout: Layout, out: &mut String) {
    match &json.kind {
        JsonKind::Null | JsonKind::Broken => out.push_str("null"),
        JsonKind::Flag(true) => out.push_str("true"),
        JsonKind::Flag(false) => out.push_str("false"),
        JsonKind::Number(number) => out.push_str(number),
        JsonKind::Text(text) => quote(text, out),
        JsonKind::List(values) if values.is_empty() => out.push_str("[]"),
        JsonKind::List(values) => {
            out.push('[');
            for (index, inner) in values.iter().enumerate() {
                begin(index, depth + 1, layout, out);
                value(inner, depth + 1, layout, out);
            }
            finish(depth, layout, out);
            out.push(']');
        }
        JsonKind::Object(members) if members.is_empty() => out.push_str("{}"),
        JsonKind::Object(members) => {
            out.push('{');
            for (index, member) in members.iter().enumerate() {
                begin(index, depth + 1, layout, out);
                quote(&member.key, out);
                out.push_str(": ");
                value(&member.value, depth + 1, layout, out);
            }
            finish(depth, layout, out);
            out.push('}');
        }
    }
}

fn begin(index: usize, depth: usize, layout: Layout, out: &mut String) {
    if index > 0 {
        out.push(',');
    }
    match layout {
        Layout::Lines => new_line(depth, out),
        Layout::OneLine if index > 0 => out.push(' '),
        Layout::OneLine => {}
    }
}

fn finish(depth: usize, layout: Layout, out: &mut String) {
    if layout == Layout::Lines {
        new_line(depth, out);
    }
}

fn new_line(depth: usize, out: &mut String) {
    out.push('\n');
    out.extend(std::iter::repeat_n(' ', depth));
}

fn quote(text: &str, out: &mut String) {
    out.push('"');
    for it in text.chars() {
        match it {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            it if u32::from(it) < 0x20 => {
                // Writing to a string cannot fail.
                let _ = write!(out, "\\u{:04x}", u32::from(it));
            }
            it => out.push(it),
        }
    }
    out.push('"');
}
