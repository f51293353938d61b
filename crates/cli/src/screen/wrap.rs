//! Fitting text into columns: cutting and wrapping by what it takes on screen.

use ratatui::text::Line;
use tapete_speech::is_hidden;

/// Returns how many columns a text takes.
pub(super) fn columns(text: &str) -> usize {
    Line::raw(text).width()
}

/// Cuts a text to `width` columns, with `…` where something is missing.
pub(super) fn cut(text: &str, width: usize) -> String {
    let clean: String = text.chars().filter(|glyph| !is_hidden(*glyph)).collect();
    if columns(&clean) <= width {
        return clean;
    }
    let mut shown = String::new();
    let mut taken = 0;
    for glyph in clean.chars() {
        let wide = columns(glyph.encode_utf8(&mut [0; 4]));
        if taken + wide + 1 > width {
            break;
        }
        taken += wide;
        shown.push(glyph);
    }
    if width > 0 {
        shown.push('…');
    }
    shown
}

/// Cuts a text to `width` columns and fills it up with spaces.
pub(super) fn pad(text: &str, width: usize) -> String {
    let mut shown = cut(text, width);
    let missing = width.saturating_sub(columns(&shown));
    shown.extend(std::iter::repeat_n(' ', missing));
    shown
}

/// Breaks a text into lines of at most `width` columns, between words where
/// it can; lines after the first begin with `indent`.
pub(super) fn wrap(text: &str, width: usize, indent: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut is_blank = true;
    for word in text.split_whitespace() {
        if !is_blank && columns(&line) + 1 + columns(word) > width {
            lines.push(std::mem::replace(&mut line, indent.to_owned()));
            is_blank = true;
        }
        if !is_blank {
            line.push(' ');
        }
        line.push_str(word);
        is_blank = false;
    }
    if !is_blank || lines.is_empty() {
        lines.push(line);
    }
    lines.iter().map(|line| cut(line, width)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_wider_than_asked() {
        let text = "seat 1 draws a tile, 文字文字 and antidisestablishmentarianism";
        for width in 0..70 {
            assert!(columns(&cut(text, width)) <= width);
            assert_eq!(columns(&pad(text, width)), width);
            for line in wrap(text, width, "  ") {
                assert!(columns(&line) <= width, "{line:?} {width}");
            }
        }
    }

    #[test]
    fn words_stay_whole_where_they_fit() {
        assert_eq!(
            wrap("seat 1 plays 6|3 at the left end", 16, "  "),
            ["seat 1 plays 6|3", "  at the left", "  end"]
        );
    }
}
