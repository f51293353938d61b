//! Characters that are not seen but do something: they steer terminals, turn the
//! direction of a line, or make two names look alike.

/// Tells whether a character is not seen by itself: a control character, a mark
/// of direction, or one without width. Accents that are written as a letter of
/// their own are seen.
///
/// No text of ours holds any but line ends.
pub fn is_hidden(letter: char) -> bool {
    match letter {
        // The soft hyphen, joiners and fillers.
        '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' => true,
        '\u{180b}'..='\u{180f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' => true,
        // Marks of direction, zero width, line ends of other kinds.
        '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' => true,
        '\u{2060}'..='\u{206f}' | '\u{fff0}'..='\u{fffb}' => true,
        // Letters that only programs read.
        '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' => true,
        '\u{e0000}'..='\u{e0fff}' => true,
        // The old controls, and those from U+0080 to U+009F.
        _ => letter.is_control(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_seen_is_told_from_what_is() {
        for hidden in [
            '\0',
            '\u{7}',
            '\u{1b}',
            '\r',
            '\u{7f}',
            '\u{85}',
            '\u{9b}',
            '\u{9d}',
            '\u{ad}',
            '\u{61c}',
            '\u{200b}',
            '\u{200d}',
            '\u{200e}',
            '\u{202e}',
            '\u{2028}',
            '\u{2066}',
            '\u{2069}',
            '\u{3164}',
            '\u{feff}',
            '\u{e0041}',
        ] {
            assert!(is_hidden(hidden), "{hidden:?}");
        }
        let seen = "Ñandú, e\u{301}l 6|6 «×»… 文字 🁣 ½ a\u{a0}b";
        assert!(!seen.contains(is_hidden));
    }
}
