//! What keys and the wheel do to whatever lies on top of a match.

use std::path::PathBuf;

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseEvent, MouseEventKind};
use ratatui::layout::Position;
use tapete_game::Tongue;

use super::super::Effect;
use super::super::overlay::Overlay;
use super::super::save::{Over, Request};
use super::{Desk, PAGE_ROWS};

/// What became of a key that an overlay took.
#[derive(Clone, Debug, PartialEq)]
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

/// Tells whether a key is held that makes arrows and the wheel scroll sideways
/// or scroll at all; terminals keep different ones for themselves.
fn is_held(modifiers: KeyModifiers) -> bool {
    modifiers.intersects(KeyModifiers::SHIFT | KeyModifiers::CONTROL | KeyModifiers::ALT)
}

/// How many rows the wheel scrolls.
const WHEEL_ROWS: isize = 2;

/// How many columns the wheel and the keys scroll.
const STEP_COLUMNS: isize = 6;

/// How many rows the keys scroll.
const STEP_ROWS: isize = 2;

impl Desk {
    /// Turns the wheel over whatever lies there; tells whether it was the wheel.
    pub(in crate::screen) fn wheel(&mut self, mouse: MouseEvent) -> bool {
        let (mut rows, mut columns) = match mouse.kind {
            MouseEventKind::ScrollUp => (-WHEEL_ROWS, 0),
            MouseEventKind::ScrollDown => (WHEEL_ROWS, 0),
            MouseEventKind::ScrollLeft => (0, -STEP_COLUMNS),
            MouseEventKind::ScrollRight => (0, STEP_COLUMNS),
            _ => return false,
        };
        if is_held(mouse.modifiers) && columns == 0 {
            (rows, columns) = (0, rows.signum() * STEP_COLUMNS);
        }
        if let Some(overlay) = &mut self.overlay {
            let scroll_max = self.hits.overlay_scroll_max;
            if let Some(scroll) = overlay.scroll_mut() {
                let from = (*scroll).min(scroll_max);
                *scroll = from.saturating_add_signed(rows).min(scroll_max);
            }
            return true;
        }
        let hand = self.hits.hand;
        let place = Position::new(mouse.column, mouse.row);
        if hand.scrolls() && hand.area.contains(place) {
            self.scroll_hand(rows.signum());
        } else {
            self.scroll_by(rows, columns);
        }
        true
    }

    /// Scrolls the table by arrows with Shift, Control or Alt; tells whether it
    /// was such a key.
    pub(in crate::screen) fn scroll_key(&mut self, key: KeyEvent) -> bool {
        if self.overlay.is_some() || !is_held(key.modifiers) {
            return false;
        }
        match key.code {
            KeyCode::Left => self.scroll_by(0, -STEP_COLUMNS),
            KeyCode::Right => self.scroll_by(0, STEP_COLUMNS),
            KeyCode::Up => self.scroll_by(-STEP_ROWS, 0),
            KeyCode::Down => self.scroll_by(STEP_ROWS, 0),
            _ => return false,
        }
        true
    }

    /// Hands a key to the overlay; nothing if there is none.
    pub(in crate::screen) fn overlay_key(&mut self, key: KeyEvent) -> Option<Answer> {
        let mut overlay = self.overlay.take()?;
        // Whoever read an answer types on.
        if let (Overlay::Answer { .. }, KeyCode::Char(glyph)) = (&overlay, key.code)
            && !matches!(glyph, ' ' | 'q')
        {
            return None;
        }
        let answer = match &mut overlay {
            Overlay::Help { .. }
            | Overlay::Log { .. }
            | Overlay::Answer { .. }
            | Overlay::Cards { .. } => self.scrolling_key(overlay, key),
            Overlay::Save { .. } => self.save_key(overlay, key),
            Overlay::Leave => {
                match key.code {
                    KeyCode::Char('y' | 'Y') => {
                        return Some(Answer::Done(Effect::Leave));
                    }
                    KeyCode::Char('s' | 'S') if self.tongue == Tongue::Es => {
                        return Some(Answer::Done(Effect::Leave));
                    }
                    // Whoever came here by accident presses Enter next: nothing is lost.
                    KeyCode::Char('n' | 'N' | 'q' | 'Q') | KeyCode::Esc | KeyCode::Enter => {}
                    _ => self.overlay = Some(overlay),
                }
                Answer::Done(Effect::Draw)
            }
            Overlay::Moves(_) | Overlay::Pass { .. } | Overlay::HandOver(_) | Overlay::End => {
                Answer::Open(overlay, key)
            }
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
                KeyCode::Char('q' | 'l' | 'i' | '?') => {
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
                        over: match replaces.as_deref() == Some(path.as_path()) {
                            true => Over::Anything,
                            false => Over::Nothing,
                        },
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
