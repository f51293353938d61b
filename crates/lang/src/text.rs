//! The inside of a text in quotes: escapes, and the quotes themselves.

use crate::place::Span;

/// What a quoted text says, and where its escapes are wrong.
pub(crate) struct Unquoted {
    pub(crate) text: String,
    /// Spans relative to the token.
    pub(crate) bad_escapes: Vec<Span>,
}

/// Reads a quoted text as it stands in the source.
pub(crate) fn unquote(quoted: &str) -> Unquoted {
    let mut text = String::with_capacity(quoted.len());
    let mut bad_escapes = Vec::new();
    let open_len = quoted.chars().next().map_or(0, char::len_utf8);
    let mut rest = &quoted[open_len..];
    while let Some(it) = rest.chars().next() {
        let at = quoted.len() - rest.len();
        if it == '\\' {
            let (meaning, len) = escape(rest);
            match meaning {
                Some(meaning) => text.push(meaning),
                None => bad_escapes.push(Span::new(at as u32, (at + len) as u32)),
            }
            rest = &rest[len..];
            continue;
        }
        rest = &rest[it.len_utf8()..];
        let closing = rest.is_empty() && matches!(it, '"' | '”' | '“' | '»' | '\'');
        if !closing {
            text.push(it);
        }
    }
    Unquoted { text, bad_escapes }
}

/// Returns what an escape means, if anything, and how long it is.
fn escape(text: &str) -> (Option<char>, usize) {
    let Some(letter) = text[1..].chars().next() else {
        return (None, 1);
    };
    let len = 1 + letter.len_utf8();
    match letter {
        'n' => (Some('\n'), len),
        't' => (Some('\t'), len),
        '"' => (Some('"'), len),
        '\\' => (Some('\\'), len),
        'u' => {
            let Some(inner) = text[len..].strip_prefix('{') else {
                return (None, len);
            };
            let digits = inner
                .find(|it: char| !it.is_ascii_hexdigit())
                .unwrap_or(inner.len());
            if !inner[digits..].starts_with('}') {
                return (None, len + 1 + digits);
            }
            let number = u32::from_str_radix(&inner[..digits], 16).ok();
            (number.and_then(char::from_u32), len + digits + 2)
        }
        _ => (None, len),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_read_and_bad_ones_are_pointed_at() {
        let good = unquote(r#""a\n\"\\\u{f1}""#);
        assert_eq!(
            (good.text.as_str(), good.bad_escapes.len()),
            ("a\n\"\\ñ", 0)
        );
        let bad = unquote(r#""\q \u{110000} \u{1 \u""#);
        assert_eq!(bad.bad_escapes.len(), 4);
        assert_eq!(bad.bad_escapes[0], Span::new(1, 3));
    }

    #[test]
    fn an_open_text_keeps_all_it_has() {
        assert_eq!(unquote("\"abc").text, "abc");
        assert_eq!(unquote("\"").text, "");
        assert_eq!(unquote("\"a\\").bad_escapes.len(), 1);
    }
}
