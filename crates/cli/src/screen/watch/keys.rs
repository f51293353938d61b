//! What keys and clicks mean while a match is watched.

use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use tapete_draw::text::has_sides;
use tapete_game::{Reader, Seat};

use super::super::Effect;
use super::super::desk::{Answer, is_interrupt};
use super::super::hits::Target;
use super::super::overlay::Overlay;
use super::{Goal, State};

impl State {
    pub(super) fn key(&mut self, key: KeyEvent) -> Effect {
        if is_interrupt(key) {
            return Effect::Leave;
        }
        match self.desk.overlay_key(key) {
            Some(Answer::Done(effect)) => return effect,
            Some(Answer::Open(overlay, key)) => match key.code {
                KeyCode::Char('q') | KeyCode::Esc | KeyCode::Enter => return Effect::Leave,
                KeyCode::Char('t') => return Effect::Draw,
                KeyCode::Char('s' | 'l' | 'i' | '?') | KeyCode::F(1) => {
                    self.desk.overlay = Some(overlay);
                }
                KeyCode::Left | KeyCode::Home | KeyCode::Char('p') => {}
                _ => {
                    self.desk.overlay = Some(overlay);
                    return Effect::Rest;
                }
            },
            None => {}
        }
        if self.desk.scroll_key(key) {
            return Effect::Draw;
        }
        self.plain_key(key)
    }

    fn plain_key(&mut self, key: KeyEvent) -> Effect {
        let position = self.position();
        // Whoever presses a key wants something else by now.
        self.goal = None;
        match key.code {
            KeyCode::Char(' ') => {
                self.runs = !self.runs && !self.desk.playing.is_over();
                self.due = self.pace;
            }
            KeyCode::Right => {
                self.runs = false;
                if self.desk.playing.is_over() {
                    self.desk.overlay = Some(Overlay::End);
                    return Effect::Draw;
                }
                return self.pursue(Goal::Move);
            }
            KeyCode::Left => {
                self.runs = false;
                self.go_to(position.saturating_sub(1));
            }
            KeyCode::Char('n') => return self.next_turn(),
            KeyCode::Char('p') => self.previous_turn(),
            KeyCode::Home => {
                self.runs = false;
                self.go_to(0);
            }
            KeyCode::End => return self.pursue(Goal::End),
            KeyCode::Char('+') => self.change_pace(true),
            KeyCode::Char('-') => self.change_pace(false),
            KeyCode::Char(digit @ '0'..='9') => {
                self.read_as(Reader::Seat(Seat(digit as u8 - b'0')))
            }
            KeyCode::Char('v') => self.read_as(Reader::Spectator),
            KeyCode::Char('j') => self.read_as(Reader::Judge),
            KeyCode::Char('l') => {
                let after = self.desk.overlay.take().map(Box::new);
                self.desk.overlay = Some(Overlay::Log {
                    scroll: usize::MAX,
                    after,
                });
            }
            KeyCode::Char('?') | KeyCode::F(1) => {
                let after = self.desk.overlay.take().map(Box::new);
                self.desk.overlay = Some(Overlay::Help { scroll: 0, after });
            }
            KeyCode::Char('i') if has_sides(&self.desk.view) => {
                self.desk.open_cards(None);
            }
            KeyCode::Char('s') => self.desk.open_save(),
            KeyCode::PageUp => self.desk.page(false),
            KeyCode::PageDown => self.desk.page(true),
            KeyCode::Char('t') | KeyCode::Enter if self.desk.playing.is_over() => {
                self.desk.overlay = Some(Overlay::End);
            }
            KeyCode::Char('q') | KeyCode::Esc if self.is_closed || !self.goes_on => {
                return Effect::Leave;
            }
            KeyCode::Char('q') | KeyCode::Esc => self.desk.overlay = Some(Overlay::Leave),
            _ => return Effect::Rest,
        }
        Effect::Draw
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent) -> Effect {
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                let pressed = |code| KeyEvent::new(code, KeyModifiers::NONE);
                match self.desk.hits.at(mouse.column, mouse.row) {
                    Some(Target::Key('\u{1b}')) => self.key(pressed(KeyCode::Esc)),
                    Some(Target::Key('←')) => self.key(pressed(KeyCode::Left)),
                    Some(Target::Key(letter)) => {
                        let letter = *letter;
                        self.key(pressed(KeyCode::Char(letter)))
                    }
                    Some(Target::Enter) => self.key(pressed(KeyCode::Enter)),
                    Some(Target::Move(_) | Target::Piece(_) | Target::Line(_)) | None => {
                        Effect::Rest
                    }
                }
            }
            _ if self.desk.wheel(mouse) => Effect::Draw,
            _ => Effect::Rest,
        }
    }
}
