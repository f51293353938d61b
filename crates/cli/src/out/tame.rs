//! A writer through which no text from outside reaches the terminal's own
//! commands: whatever is not seen shows as `�`, except our colours.

use std::io::{self, Write};

use tapete_speech::is_hidden;

/// The longest command of colour that is waited for.
const COLOR_BYTES_MAX: usize = 64;

/// Neutralises all hidden characters but line ends, tabs and commands that set
/// colours, which do nothing else.
pub(super) struct Tame<W> {
    inner: W,
    /// Bytes of a letter or of a command that is not complete yet.
    begun: Vec<u8>,
    passes_all: bool,
}

impl<W: Write> Tame<W> {
    pub(super) fn new(inner: W) -> Tame<W> {
        Tame {
            inner,
            begun: Vec::new(),
            passes_all: false,
        }
    }

    /// Changes nothing from now on.
    pub(super) fn pass_all(&mut self) {
        self.passes_all = true;
    }

    /// Writes all that is complete; at the `end` also what will never be.
    fn push(&mut self, bytes: &[u8], end: bool) -> io::Result<()> {
        self.begun.extend_from_slice(bytes);
        let begun = std::mem::take(&mut self.begun);
        let mut shown = String::with_capacity(begun.len());
        let mut rest = begun.as_slice();
        while !rest.is_empty() {
            let (n_text, n_broken) = match std::str::from_utf8(rest) {
                Ok(text) => (text.len(), None),
                Err(error) => {
                    let n_left = rest.len() - error.valid_up_to();
                    // Without a length the rest of a letter may still come.
                    let n_broken = error.error_len().or(end.then_some(n_left));
                    (error.valid_up_to(), n_broken)
                }
            };
            let text = std::str::from_utf8(&rest[..n_text]).unwrap_or_default();
            let n_done = tamed(text, &mut shown, end || n_text < rest.len());
            rest = &rest[n_done..];
            match n_broken {
                Some(n_broken) if n_done == n_text => {
                    shown.push(char::REPLACEMENT_CHARACTER);
                    rest = &rest[n_broken..];
                }
                _ => break,
            }
        }
        self.begun = rest.to_vec();
        self.inner.write_all(shown.as_bytes())
    }
}

/// Adds a text as it is shown, and returns how many bytes of it: a command at its
/// end waits unless nothing comes after it.
fn tamed(text: &str, shown: &mut String, end: bool) -> usize {
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        if letter == '\u{1b}' {
            match color(rest) {
                Color::Whole(n_bytes) => {
                    shown.push_str(&rest[..n_bytes]);
                    rest = &rest[n_bytes..];
                    continue;
                }
                Color::Begun if !end => break,
                Color::Begun | Color::Other => {}
            }
        }
        shown.push(match is_hidden(letter) && !matches!(letter, '\n' | '\t') {
            true => char::REPLACEMENT_CHARACTER,
            false => letter,
        });
        rest = &rest[letter.len_utf8()..];
    }
    text.len() - rest.len()
}

/// What stands after an escape.
enum Color {
    /// A command that sets colours, of so many bytes.
    Whole(usize),
    /// Perhaps the beginning of one.
    Begun,
    Other,
}

fn color(text: &str) -> Color {
    let Some(rest) = text.strip_prefix("\u{1b}[") else {
        return match text.len() {
            1 => Color::Begun,
            _ => Color::Other,
        };
    };
    let numbers = rest
        .bytes()
        .take_while(|it| it.is_ascii_digit() || *it == b';');
    let n_numbers = numbers.count();
    match rest.as_bytes().get(n_numbers) {
        Some(b'm') => Color::Whole(2 + n_numbers + 1),
        None if n_numbers < COLOR_BYTES_MAX => Color::Begun,
        _ => Color::Other,
    }
}

impl<W: Write> Write for Tame<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.passes_all {
            return self.inner.write(bytes);
        }
        self.push(bytes, false)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if !self.begun.is_empty() {
            self.push(&[], true)?;
        }
        self.inner.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(pieces: &[&[u8]]) -> String {
        let mut bytes = Vec::new();
        let mut tame = Tame::new(&mut bytes);
        for piece in pieces {
            tame.write_all(piece).expect("memory");
        }
        tame.flush().expect("memory");
        String::from_utf8(bytes).expect("UTF-8")
    }

    #[test]
    fn nothing_reaches_the_terminal_but_colours() {
        let text = "\u{1b}[1;31mred\u{1b}[0m\ta\n";
        assert_eq!(written(&[text.as_bytes()]), text);
        for (text, shown) in [
            ("\u{1b}[2J", "�[2J"),
            ("\u{1b}]0;title\u{7}", "�]0;title�"),
            ("\u{9b}2J", "�2J"),
            ("\u{1b}", "�"),
            ("\u{1b}[31", "�[31"),
            ("a\rb", "a�b"),
            ("\u{202e}abc\u{2069}", "�abc�"),
            ("O\u{200b}x", "O�x"),
        ] {
            assert_eq!(written(&[text.as_bytes()]), shown, "{text:?}");
        }
        assert_eq!(written(&[b"a\xffb\xc3"]), "a�b�");
    }

    #[test]
    fn it_does_not_matter_how_a_text_is_cut() {
        let text = "\u{1b}[1;38;5;9mñandú\u{1b}[0m 文字 \u{9b}2J \u{1b}[2J 🁣\n";
        let whole = written(&[text.as_bytes()]);
        for at in 0..text.len() {
            let (one, other) = text.as_bytes().split_at(at);
            assert_eq!(written(&[one, other]), whole, "{at}");
        }
        let each: Vec<&[u8]> = text.as_bytes().chunks(1).collect();
        assert_eq!(written(&each), whole);
    }

    #[test]
    fn data_is_passed_as_it_is() {
        let mut bytes = Vec::new();
        let mut tame = Tame::new(&mut bytes);
        tame.pass_all();
        tame.write_all("a\u{202e}b".as_bytes()).expect("memory");
        assert_eq!(bytes, "a\u{202e}b".as_bytes());
    }
}
