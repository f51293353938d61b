//! Makes any text safe for cells that are one column wide.

use tapete_speech::is_hidden;

/// Returns the glyphs of a text, one per cell.
///
/// Control characters become a dot, marks without width are left out, and
/// glyphs that terminals draw two columns wide become a box, so that no text
/// can shift the picture or reach the terminal's own commands.
pub(super) fn glyphs(text: &str) -> impl Iterator<Item = char> + '_ {
    text.chars().filter_map(tame)
}

/// Returns the glyphs of a text within `width` cells; a dropped rest shows as `…`.
pub(super) fn clipped(text: &str, width: usize) -> String {
    let mut clipped: String = glyphs(text).take(width + 1).collect();
    if clipped.chars().count() > width {
        while clipped.chars().count() >= width.max(1) {
            clipped.pop();
        }
        if width > 0 {
            clipped.push('…');
        }
    }
    clipped
}

/// Breaks a text into lines of at most `width` cells, between words if possible.
pub(super) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = vec![String::new()];
    let mut n_used = 0;
    for word in text.split_whitespace() {
        let word: Vec<char> = glyphs(word).collect();
        if n_used > 0 && n_used + 1 + word.len() > width {
            lines.push(String::new());
            n_used = 0;
        }
        for (index, glyph) in word.iter().enumerate() {
            if n_used == width {
                lines.push(String::new());
                n_used = 0;
            }
            if let Some(line) = lines.last_mut() {
                if index == 0 && n_used > 0 {
                    line.push(' ');
                    n_used += 1;
                }
                line.push(*glyph);
                n_used += 1;
            }
        }
    }
    lines
}

fn tame(glyph: char) -> Option<char> {
    match glyph {
        _ if glyph.is_control() => Some('·'),
        _ if is_hidden(glyph) => None,
        '\u{300}'..='\u{36f}'
        | '\u{1ab0}'..='\u{1aff}'
        | '\u{20d0}'..='\u{20ff}'
        | '\u{fe00}'..='\u{fe0f}' => None,
        '\u{1100}'..='\u{115f}'
        | '\u{2e80}'..='\u{a4cf}'
        | '\u{a960}'..='\u{a97f}'
        | '\u{ac00}'..='\u{d7a3}'
        | '\u{f900}'..='\u{faff}'
        | '\u{fe30}'..='\u{fe6f}'
        | '\u{ff00}'..='\u{ff60}'
        | '\u{ffe0}'..='\u{ffe6}'
        | '\u{1f000}'..='\u{1faff}'
        | '\u{20000}'..='\u{3fffd}' => Some('▯'),
        _ => Some(glyph),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_reaches_the_terminal_commands() {
        let text: String = glyphs("a\u{1b}[31m\u{202e}b\ne\u{301}牌").collect();
        assert_eq!(text, "a·[31mb·e▯");
    }

    #[test]
    fn long_texts_are_clipped_with_an_ellipsis() {
        assert_eq!(clipped("domino", 6), "domino");
        assert_eq!(clipped("dominoes", 6), "domin…");
        assert_eq!(clipped("ab", 1), "…");
        assert_eq!(clipped("ab", 0), "");
    }

    #[test]
    fn words_wrap_and_long_words_break() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(wrapped("", 5), [""]);
    }
}
