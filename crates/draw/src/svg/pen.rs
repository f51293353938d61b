//! Writes SVG text: elements, numbers that never vary, and escaped words.

use std::fmt::Write;

use tapete_game::Tint;
use tapete_speech::is_hidden;

use crate::font::FONT_FAMILY;

/// Where a text stands relative to its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// How a text looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Type {
    pub(super) size: f64,
    pub(super) colour: &'static str,
    pub(super) bold: bool,
    pub(super) anchor: Anchor,
}

/// An SVG that is being written.
#[derive(Default)]
pub(super) struct Pen {
    pub(super) out: String,
    /// The faces that are colours.
    pub(super) palette: Vec<Tint>,
}

impl Pen {
    /// Writes an element as it is.
    pub(super) fn raw(&mut self, element: &str) {
        self.out.push_str(element);
        self.out.push('\n');
    }

    /// Opens a group with these attributes.
    pub(super) fn open(&mut self, attributes: &[(&str, &str)]) {
        self.out.push_str("<g");
        for (name, value) in attributes {
            let _ = write!(self.out, " {name}=\"{}\"", escaped(value));
        }
        self.out.push_str(">\n");
    }

    pub(super) fn close(&mut self) {
        self.raw("</g>");
    }

    /// Writes a `<title>` for the group that is open.
    pub(super) fn title(&mut self, text: &str) {
        let _ = writeln!(self.out, "<title>{}</title>", escaped(text));
    }

    /// Writes a rectangle with rounded corners and further attributes.
    pub(super) fn rect(
        &mut self,
        (x, y): (f64, f64),
        (width, height): (f64, f64),
        round: f64,
        look: &str,
    ) {
        let _ = writeln!(
            self.out,
            r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{}" {look}/>"#,
            number(x),
            number(y),
            number(width),
            number(height),
            number(round),
        );
    }

    /// Writes a line of text whose baseline is at `y`.
    pub(super) fn text(&mut self, (x, y): (f64, f64), kind: Type, text: &str) {
        let weight = if kind.bold {
            " font-weight=\"bold\""
        } else {
            ""
        };
        let anchor = match kind.anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let _ = writeln!(
            self.out,
            r#"<text x="{}" y="{}" font-size="{}" fill="{}"{weight}{anchor}>{}</text>"#,
            number(x),
            number(y),
            number(kind.size),
            kind.colour,
            escaped(text),
        );
    }

    /// Opens the picture. The body comes first, because its height is known last.
    pub(super) fn wrapped(self, (width, height): (f64, f64), title: &str, desc: &str) -> String {
        let (width, height) = (number(width), number(height));
        let (title, desc) = (escaped(title), escaped(desc));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{title}\" \
             font-family=\"{FONT_FAMILY}, Verdana, sans-serif\">\n\
             <title>{title}</title>\n<desc>{desc}</desc>\n{}</svg>\n",
            self.out
        )
    }
}

/// Writes a number with at most two decimals, always the same way.
pub(super) fn number(value: f64) -> String {
    let mut text = format!("{value:.2}");
    text.truncate(text.trim_end_matches('0').trim_end_matches('.').len());
    if text == "-0" {
        text.remove(0);
    }
    text
}

/// Escapes a text for elements and attributes. What XML cannot hold becomes
/// the replacement character.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for glyph in text.chars() {
        match glyph {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '\n' => safe.push_str("&#10;"),
            '\u{fffe}' | '\u{ffff}' => safe.push('\u{fffd}'),
            _ if is_hidden(glyph) => safe.push('\u{fffd}'),
            _ => safe.push(glyph),
        }
    }
    safe
}

/// Writes an id that is good in XML, in selectors and in addresses; different
/// texts give different ids.
pub(super) fn id_of(prefix: &str, text: &str) -> String {
    let mut id = prefix.to_owned();
    for glyph in text.chars() {
        if glyph.is_ascii_alphanumeric() || glyph == '-' || glyph == '.' {
            id.push(glyph);
        } else {
            let _ = write!(id, "_{:x}_", u32::from(glyph));
        }
    }
    id
}

/// Estimates how wide a text is; the font is not read for this, so it errs on
/// the wide side.
pub(super) fn text_width(text: &str, size: f64, bold: bool) -> f64 {
    let ems: f64 = text
        .chars()
        .map(|glyph| match glyph {
            'i' | 'j' | 'l' | '.' | ',' | ':' | ';' | '\'' | '|' | '!' | ' ' | 'I' => 0.34,
            'f' | 't' | 'r' | '(' | ')' | '[' | ']' | '-' => 0.42,
            'm' | 'w' | 'M' | 'W' | '@' | '…' | '—' => 1.0,
            'A'..='Z' => 0.73,
            _ if glyph.is_ascii() => 0.63,
            _ => 0.75,
        })
        .sum();
    ems * size * if bold { 1.1 } else { 1.0 }
}

/// Shortens a text to a width, with `…` for what is left out.
pub(super) fn shortened(text: &str, size: f64, bold: bool, width: f64) -> String {
    if text_width(text, size, bold) <= width {
        return text.to_owned();
    }
    let mut short = text.to_owned();
    while short.pop().is_some() {
        let trial = format!("{}…", short.trim_end());
        if text_width(&trial, size, bold) <= width {
            return trial;
        }
    }
    "…".to_owned()
}

/// Breaks a text into at most `lines_max` lines; the last one is shortened.
pub(super) fn lines_of(text: &str, size: f64, width: f64, lines_max: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        if let Some(line) = lines.last_mut() {
            let trial = format!("{line} {word}");
            if text_width(&trial, size, false) <= width || lines.len() == lines_max {
                if let Some(line) = lines.last_mut() {
                    *line = trial;
                }
                continue;
            }
        }
        lines.push(word.to_owned());
    }
    lines
        .iter()
        .map(|line| shortened(line, size, false, width))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_escaped() {
        assert_eq!(
            escaped("<a b=\"c\">&'\u{0}"),
            "&lt;a b=&quot;c&quot;&gt;&amp;&#39;\u{fffd}"
        );
    }

    #[test]
    fn numbers_are_short_and_stable() {
        assert_eq!(number(3.0), "3");
        assert_eq!(number(2.5), "2.5");
        assert_eq!(number(1.0 / 3.0), "0.33");
        assert_eq!(number(-0.001), "0");
        assert_eq!(number(100.0), "100");
    }

    #[test]
    fn ids_differ_when_texts_differ() {
        assert_eq!(id_of("piece-", "6|3"), "piece-6_7c_3");
        assert_ne!(id_of("", "a_b"), id_of("", "a b"));
    }

    #[test]
    fn long_texts_are_shortened() {
        assert_eq!(shortened("domino", 10.0, false, 500.0), "domino");
        assert!(shortened("a very long name", 10.0, false, 50.0).ends_with('…'));
        assert_eq!(lines_of("one two three", 10.0, 60.0, 2).len(), 2);
    }
}
