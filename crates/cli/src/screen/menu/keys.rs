//! What keys and clicks mean in the menu.

use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use super::super::Effect;
use super::super::desk::is_interrupt;
use super::super::hits::Target;
use super::super::prompt::Prompt;
use super::{Field, Page, State};

/// How many games a page key skips.
const PAGE_LINES: usize = 8;

impl State {
    pub(super) fn key(&mut self, key: KeyEvent) -> Effect {
        if is_interrupt(key) {
            return Effect::Leave;
        }
        if key.code == KeyCode::F(2) {
            self.change_tongue();
            return Effect::Draw;
        }
        match self.page {
            Page::Games => self.games_key(key),
            Page::Seats => self.seats_key(key),
        }
    }

    fn games_key(&mut self, key: KeyEvent) -> Effect {
        let last = self.found().len().saturating_sub(1);
        match key.code {
            KeyCode::Up => self.at = self.at.checked_sub(1).unwrap_or(last),
            KeyCode::Down | KeyCode::Tab => self.at = if self.at < last { self.at + 1 } else { 0 },
            KeyCode::PageUp => self.at = self.at.saturating_sub(PAGE_LINES),
            KeyCode::PageDown => self.at = (self.at + PAGE_LINES).min(last),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = last,
            KeyCode::Enter => self.open_seats(),
            KeyCode::Esc if self.search.is_empty() => return Effect::Leave,
            KeyCode::Esc => {
                self.search = Prompt::default();
                self.at = 0;
            }
            _ => {
                let before = self.search.text();
                self.search.on_key(key);
                if self.search.text() != before {
                    self.at = 0;
                    self.notice = None;
                }
            }
        }
        Effect::Draw
    }

    pub(super) fn type_search(&mut self, text: &str) {
        self.search.insert(text);
        self.at = 0;
    }

    pub(super) fn type_seed(&mut self, text: &str) {
        let digits: String = text.chars().filter(char::is_ascii_digit).collect();
        self.seed.insert(&digits);
        self.notice = None;
    }

    fn seats_key(&mut self, key: KeyEvent) -> Effect {
        let n_fields = self.fields().len();
        match key.code {
            KeyCode::Up | KeyCode::BackTab => {
                self.line = self.line.checked_sub(1).unwrap_or(n_fields - 1);
            }
            KeyCode::Down | KeyCode::Tab => self.line = (self.line + 1) % n_fields,
            KeyCode::Home => self.line = 0,
            KeyCode::End => self.line = n_fields - 1,
            KeyCode::Enter => return self.start(),
            KeyCode::Esc => {
                self.page = Page::Games;
                self.notice = None;
            }
            KeyCode::Left => self.change(false),
            KeyCode::Right | KeyCode::Char(' ') => self.change(true),
            KeyCode::Char(digit @ '0'..='9') => {
                // A digit can only mean the seed, wherever the cursor is.
                if let Some(line) = self.fields().iter().position(|it| *it == Field::Seed) {
                    self.line = line;
                }
                self.type_seed(&digit.to_string());
            }
            KeyCode::Backspace | KeyCode::Delete if self.field() == Field::Seed => {
                self.seed
                    .on_key(KeyEvent::new(KeyCode::Backspace, KeyModifiers::NONE));
                self.notice = None;
            }
            _ => return Effect::Rest,
        }
        Effect::Draw
    }

    /// Changes what the chosen line says.
    fn change(&mut self, is_next: bool) {
        match self.field() {
            Field::Players => {
                let is_last = self.line + 1 == self.fields().len();
                self.change_players(is_next);
                if is_last {
                    self.line = self.fields().len() - 1;
                }
            }
            Field::Seat(index) => self.change_seat(index, is_next),
            Field::Tongue => self.change_tongue(),
            Field::Seed | Field::Start => {}
        }
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent) -> Effect {
        let pressed = |code| KeyEvent::new(code, KeyModifiers::NONE);
        match mouse.kind {
            MouseEventKind::ScrollUp => {
                match self.page {
                    Page::Games => self.at = self.at.saturating_sub(1),
                    Page::Seats => self.line = self.line.saturating_sub(1),
                }
                Effect::Draw
            }
            MouseEventKind::ScrollDown => {
                match self.page {
                    Page::Games => {
                        self.at = (self.at + 1).min(self.found().len().saturating_sub(1))
                    }
                    Page::Seats => self.line = (self.line + 1).min(self.fields().len() - 1),
                }
                Effect::Draw
            }
            MouseEventKind::Down(MouseButton::Left) => {
                match self.hits.at(mouse.column, mouse.row).cloned() {
                    Some(Target::Line(line)) => self.click_line(line),
                    Some(Target::Enter) => self.key(pressed(KeyCode::Enter)),
                    Some(Target::Key('\u{1b}')) => self.key(pressed(KeyCode::Esc)),
                    Some(Target::Key(_) | Target::Move(_) | Target::Piece(_)) | None => {
                        Effect::Rest
                    }
                }
            }
            _ => Effect::Rest,
        }
    }

    /// A first click chooses a line; a click on the chosen one goes on.
    fn click_line(&mut self, line: usize) -> Effect {
        match self.page {
            Page::Games if self.at == line => self.open_seats(),
            Page::Games => self.at = line,
            Page::Seats => {
                let is_chosen = self.line == line;
                self.line = line.min(self.fields().len() - 1);
                if self.field() == Field::Start {
                    return self.start();
                }
                if is_chosen {
                    self.change(true);
                }
            }
        }
        Effect::Draw
    }
}
