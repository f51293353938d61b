//! What keys and the wheel do to whatever lies on top of a match.

use std::path::PathBuf;

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tapete_game::Tongue;

use super::super::Effect;
use super::super::overlay::Overlay;
use super::super::save::Request;
use super::{Desk, PAGE_ROWS};

/// What became of a key that an overlay took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::screen) enum Answer {
    /// The overlay dealt with it.
    Done(Effect),
    /// The overlay has nothing to say: the state decides.
    Open(Overlay, KeyEvent),
}

/// Tells whether a key leaves at once, whatever is on the screen.
pub(in crate::screen) fn is_interrupt(key: KeyEvent) -> bool {
    key.modifiers.contains(KeyModifiers::CONTROL) && matches!(key.code, KeyCode::Char('c' | 'C'))
}

/// How many rows the wheel scrolls.
const WHEEL_ROWS: isize = 2;

impl Desk {
    /// Turns the wheel, down or up, over whatever lies on top.
    pub(in crate::screen) fn wheel(&mut self, is_down: bool) {
        let rows = if is_down { WHEEL_ROWS } else { -WHEEL_ROWS };
        let Some(overlay) = &mut self.overlay else {
            return self.scroll_by(rows);
        };
        let scroll_max = self.hits.overlay_scroll_max;
        if let Some(scroll) = overlay.scroll_mut() {
            let from = (*scroll).min(scroll_max);
            *scroll = from.saturating_add_signed(rows).min(scroll_max);
        }
    }

    /// Hands a key to the overlay; nothing if there is none.
    pub(in crate::screen) fn overlay_key(&mut self, key: KeyEvent) -> Option<Answer> {
        let mut overlay = self.overlay.take()?;
        let answer = match &mut overlay {
            Overlay::Help { .. } | Overlay::Log { .. } => self.scrolling_key(overlay, key),
            Overlay::Save { .. } => self.save_key(overlay, key),
            Overlay::Leave => {
                match key.code {
                    KeyCode::Char('y' | 'Y') | KeyCode::Enter => {
                        return Some(Answer::Done(Effect::Leave));
                    }
                    KeyCode::Char('s' | 'S') if self.tongue == Tongue::Es => {
                        return Some(Answer::Done(Effect::Leave));
                    }
                    KeyCode::Char('n' | 'N' | 'q' | 'Q') | KeyCode::Esc => {}
                    _ => self.overlay = Some(overlay),
                }
                Answer::Done(Effect::Draw)
            }
            Overlay::Pass { .. } | Overlay::End => Answer::Open(overlay, key),
        };
        Some(answer)
    }

    fn scrolling_key(&mut self, mut overlay: Overlay, key: KeyEvent) -> Answer {
        let scroll_max = self.hits.overlay_scroll_max;
        if let Some(scroll) = overlay.scroll_mut() {
            let from = (*scroll).min(scroll_max);
            *scroll = match key.code {
                KeyCode::Up => from.saturating_sub(1),
                KeyCode::Down => (from + 1).min(scroll_max),
                KeyCode::PageUp => from.saturating_sub(PAGE_ROWS),
                KeyCode::PageDown | KeyCode::Char(' ') => (from + PAGE_ROWS).min(scroll_max),
                KeyCode::Home => 0,
                KeyCode::End => scroll_max,
                KeyCode::Esc | KeyCode::Enter | KeyCode::F(1) => {
                    self.overlay = overlay.closed();
                    return Answer::Done(Effect::Draw);
                }
                KeyCode::Char('q' | 'l' | '?') => {
                    self.overlay = overlay.closed();
                    return Answer::Done(Effect::Draw);
                }
                _ => from,
            };
        }
        self.overlay = Some(overlay);
        Answer::Done(Effect::Draw)
    }

    fn save_key(&mut self, mut overlay: Overlay, key: KeyEvent) -> Answer {
        if let Overlay::Save {
            prompt,
            note,
            replaces,
            ..
        } = &mut overlay
        {
            match key.code {
                KeyCode::Esc => {
                    self.overlay = overlay.closed();
                    return Answer::Done(Effect::Draw);
                }
                KeyCode::Enter if prompt.text().trim().is_empty() => {
                    *note = Some(self.speech().save_nameless.to_owned());
                }
                KeyCode::Enter => {
                    let path = PathBuf::from(prompt.text().trim());
                    let request = Request {
                        may_replace: replaces.as_deref() == Some(path.as_path()),
                        path,
                    };
                    self.overlay = Some(overlay);
                    return Answer::Done(Effect::Save(request));
                }
                _ => {
                    if prompt.on_key(key) {
                        *note = None;
                        *replaces = None;
                    }
                }
            }
        }
        self.overlay = Some(overlay);
        Answer::Done(Effect::Draw)
    }
}
