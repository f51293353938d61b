//! A line of text that a person is typing.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::text::Line;
use tapete_speech::is_hidden;

/// The longest line that can be typed, in characters.
const CHARACTERS_MAX: usize = 400;

/// A line of text with a cursor.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Prompt {
    text: Vec<char>,
    cursor: usize,
}

impl Prompt {
    /// Returns a line that begins with a text, the cursor after it.
    pub(super) fn of(text: &str) -> Prompt {
        let mut prompt = Prompt::default();
        prompt.insert(text);
        prompt
    }

    /// Returns what was typed.
    pub(super) fn text(&self) -> String {
        self.text.iter().collect()
    }

    /// Tells whether nothing is typed.
    pub(super) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Types a text where the cursor is; control characters are left out.
    pub(super) fn insert(&mut self, text: &str) {
        for glyph in text.chars().filter(|glyph| !is_hidden(*glyph)) {
            if self.text.len() < CHARACTERS_MAX {
                self.text.insert(self.cursor, glyph);
                self.cursor += 1;
            }
        }
    }

    /// Edits the line; tells whether the key meant something here.
    pub(super) fn on_key(&mut self, key: KeyEvent) -> bool {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('u') if control => {
                self.text.drain(..self.cursor);
                self.cursor = 0;
            }
            KeyCode::Char('w') if control => self.delete_word(),
            KeyCode::Char('a') if control => self.cursor = 0,
            KeyCode::Char('e') if control => self.cursor = self.text.len(),
            KeyCode::Char(glyph) if !control => self.insert(&glyph.to_string()),
            KeyCode::Backspace => {
                if let Some(before) = self.cursor.checked_sub(1) {
                    self.text.remove(before);
                    self.cursor = before;
                }
            }
            KeyCode::Delete => {
                if self.cursor < self.text.len() {
                    self.text.remove(self.cursor);
                }
            }
            KeyCode::Left => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Right => self.cursor = (self.cursor + 1).min(self.text.len()),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = self.text.len(),
            _ => return false,
        }
        true
    }

    fn delete_word(&mut self) {
        let before = &self.text[..self.cursor];
        let kept = before
            .iter()
            .rposition(|glyph| !glyph.is_whitespace())
            .and_then(|last| {
                before[..last]
                    .iter()
                    .rposition(|glyph| glyph.is_whitespace())
            })
            .map_or(0, |space| space + 1);
        self.text.drain(kept..self.cursor);
        self.cursor = kept;
    }

    /// Returns the part that fits into `width` columns and holds the cursor,
    /// and the cursor's column in it.
    pub(super) fn window(&self, width: usize) -> (String, usize) {
        if width == 0 {
            return (String::new(), 0);
        }
        let wide = |glyphs: &[char]| Line::raw(glyphs.iter().collect::<String>()).width();
        let mut first = 0;
        while first < self.cursor && wide(&self.text[first..self.cursor]) + 1 > width {
            first += 1;
        }
        let mut last = self.cursor;
        while last < self.text.len() && wide(&self.text[first..=last]) <= width {
            last += 1;
        }
        let shown = self.text[first..last].iter().collect();
        (shown, wide(&self.text[first..self.cursor]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(prompt: &mut Prompt, code: KeyCode) {
        prompt.on_key(KeyEvent::new(code, KeyModifiers::NONE));
    }

    #[test]
    fn a_line_is_edited_where_the_cursor_is() {
        let mut prompt = Prompt::of("6|3 left");
        press(&mut prompt, KeyCode::Home);
        press(&mut prompt, KeyCode::Delete);
        prompt.insert("5");
        press(&mut prompt, KeyCode::End);
        press(&mut prompt, KeyCode::Backspace);
        assert_eq!(prompt.text(), "5|3 lef");
    }

    #[test]
    fn the_cursor_is_always_inside_the_window() {
        let mut prompt = Prompt::of("文字 and more than fits");
        for width in 0..30 {
            for _ in 0..25 {
                let (shown, cursor) = prompt.window(width);
                assert!(width == 0 || cursor < width, "{shown:?} {cursor} {width}");
                assert!(Line::raw(shown.as_str()).width() <= width);
                press(&mut prompt, KeyCode::Left);
            }
            press(&mut prompt, KeyCode::End);
        }
    }

    #[test]
    fn the_last_word_is_taken_away() {
        let mut prompt = Prompt::of("play the tile ");
        prompt.on_key(KeyEvent::new(KeyCode::Char('w'), KeyModifiers::CONTROL));
        assert_eq!(prompt.text(), "play the ");
    }
}
