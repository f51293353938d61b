//! What keys and clicks mean while a match is played.

use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use super::super::Effect;
use super::super::desk::{Answer, is_interrupt};
use super::super::hits::Target;
use super::super::overlay::{Listing, Overlay};
use super::super::prompt::Prompt;
use super::super::speech::fill;
use super::super::stage::has_map;
use super::{PAUSES, State};
use crate::asking;
use tapete_draw::text::has_sides;
use tapete_game::{Piece, Reader};
use tapete_speech::is_hidden;

impl State {
    pub(super) fn key(&mut self, key: KeyEvent) -> Effect {
        if is_interrupt(key) {
            return Effect::Leave;
        }
        if self.passing.take().is_some() {
            self.desk.notice = None;
        }
        match self.desk.overlay_key(key) {
            Some(Answer::Done(effect)) => return effect,
            Some(Answer::Open(overlay, key)) => return self.open_overlay_key(overlay, key),
            None => {}
        }
        if self.desk.scroll_key(key) {
            return Effect::Draw;
        }
        if self.input.is_some() {
            return self.typing_key(key);
        }
        if self.chooses().is_some() && self.choosing_key(key) {
            return Effect::Draw;
        }
        self.common_key(key)
    }

    fn open_overlay_key(&mut self, overlay: Overlay, key: KeyEvent) -> Effect {
        if let Overlay::Moves(listing) = overlay {
            return self.listing_key(listing, key);
        }
        match (&overlay, key.code) {
            (Overlay::Pass { seat }, KeyCode::Enter) => {
                self.desk.look(Reader::Seat(*seat));
                self.settle();
                return Effect::Draw;
            }
            (Overlay::Pass { .. }, KeyCode::Char('q') | KeyCode::Esc) => {
                self.desk.overlay = Some(Overlay::Leave);
                return Effect::Draw;
            }
            (Overlay::HandOver(_), KeyCode::Enter | KeyCode::Esc | KeyCode::Char(' ' | 'q')) => {
                self.desk.refresh();
                self.hurry();
                self.settle();
                return Effect::Draw;
            }
            (Overlay::HandOver(_), KeyCode::Char('l')) => {
                self.desk.overlay = Some(overlay);
                return self.common_key(key);
            }
            (Overlay::End, KeyCode::Enter | KeyCode::Char('a')) => {
                self.again();
                return Effect::Draw;
            }
            (Overlay::End, KeyCode::Char('q') | KeyCode::Esc) => return Effect::Leave,
            (Overlay::End, KeyCode::Char('t')) => return Effect::Draw,
            (Overlay::End, KeyCode::Char('s' | 'l' | 'i' | '?') | KeyCode::F(1)) => {
                self.desk.overlay = Some(overlay);
                return self.common_key(key);
            }
            _ => {}
        }
        self.desk.overlay = Some(overlay);
        Effect::Rest
    }

    /// Takes a key of the list of all moves.
    fn listing_key(&mut self, mut listing: Listing, key: KeyEvent) -> Effect {
        match key.code {
            KeyCode::Esc => return Effect::Draw,
            KeyCode::Enter | KeyCode::Tab => {
                if let Some(index) = listing.chosen(&self.desk.view) {
                    self.chooser.pick(index);
                    self.desk.notice = None;
                    self.desk.follow();
                    return Effect::Draw;
                }
            }
            _ => listing.on_key(key, &self.desk.view),
        }
        self.desk.overlay = Some(Overlay::Moves(listing));
        Effect::Draw
    }

    /// Takes a key that edits the typed move.
    fn typing_key(&mut self, key: KeyEvent) -> Effect {
        let Some(prompt) = &mut self.input else {
            return Effect::Rest;
        };
        match key.code {
            KeyCode::Esc => self.stop_typing(),
            KeyCode::Backspace if prompt.is_empty() => self.stop_typing(),
            KeyCode::Enter if prompt.text().trim().is_empty() => {
                if !self.play_on_empty() {
                    self.stop_typing();
                }
            }
            KeyCode::Enter => {
                let text = prompt.text();
                self.play_text(&text);
            }
            KeyCode::Tab => self.complete(),
            KeyCode::F(1) => return self.common_key(key),
            _ => {
                if prompt.on_key(key) {
                    self.desk.notice = None;
                    self.point_at_typed();
                }
            }
        }
        Effect::Draw
    }

    fn stop_typing(&mut self) {
        self.input = None;
        self.desk.notice = None;
    }

    /// Chooses the move that the typed text can only mean.
    pub(super) fn point_at_typed(&mut self) {
        let Some(prompt) = &self.input else {
            return;
        };
        let typed = prompt.text();
        if let Some(index) = self.numbered(typed.trim()) {
            self.chooser.pick(index);
        } else if let Some(first) = self.matching(&typed).first() {
            self.chooser.pick(*first);
        }
    }

    /// Lists the moves whose text or label begins as typed, or else holds it.
    fn matching(&self, typed: &str) -> Vec<usize> {
        let typed = typed.trim().to_lowercase();
        if typed.is_empty() {
            return Vec::new();
        }
        let moves = &self.desk.view.moves;
        let order = self.chooser.order();
        let find = |is_meant: &dyn Fn(&str) -> bool| -> Vec<usize> {
            order
                .iter()
                .copied()
                .filter(|index| {
                    moves.get(*index).is_some_and(|it| {
                        let label = it.label.replace(" ·", "").to_lowercase();
                        is_meant(&it.key.to_lowercase()) || is_meant(&label)
                    })
                })
                .collect()
        };
        let begins = find(&|text| text.starts_with(&typed));
        if begins.is_empty() {
            find(&|text| text.contains(&typed))
        } else {
            begins
        }
    }

    /// Writes out the move that was begun, or the next one that fits.
    fn complete(&mut self) {
        let typed = self.input.as_ref().map(Prompt::text).unwrap_or_default();
        let moves = &self.desk.view.moves;
        let is_whole = moves.iter().any(|it| it.key == typed);
        let found = if is_whole || typed.trim().is_empty() {
            self.chooser.order()
        } else {
            self.matching(&typed)
        };
        let now = found
            .iter()
            .position(|index| moves.get(*index).is_some_and(|it| it.key == typed));
        let next = now.map_or(0, |at| (at + 1) % found.len().max(1));
        if let Some(index) = found.get(next).copied() {
            if let Some(it) = moves.get(index) {
                self.input = Some(Prompt::of(&it.key));
            }
            self.chooser.pick(index);
        }
    }

    /// Takes a key that chooses or plays a move; tells whether it did.
    fn choosing_key(&mut self, key: KeyEvent) -> bool {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return false;
        }
        let begun = std::mem::take(&mut self.begun);
        match key.code {
            KeyCode::Left => self.chooser.previous(),
            KeyCode::Right => self.chooser.next(),
            KeyCode::Up | KeyCode::BackTab => self.chooser.previous_place(),
            KeyCode::Down | KeyCode::Tab => self.chooser.next_place(),
            KeyCode::Home => self.chooser.edge(false),
            KeyCode::End => self.chooser.edge(true),
            KeyCode::Enter => {
                if let Some(index) = self.chooser.chosen() {
                    self.play_move(index);
                } else if let Some(piece) = self.chooser.pointed() {
                    let text = self.why_not(piece);
                    self.desk.complain(text);
                }
                return true;
            }
            KeyCode::Char('/') => {
                self.input = Some(Prompt::default());
                self.desk.notice = None;
            }
            KeyCode::Char('.') if begun.is_empty() && self.play_on_empty() => return true,
            KeyCode::Char('P') if begun.is_empty() && has_sides(&self.desk.view) => {
                if !self.pass_on() {
                    let text = self.desk.speech().no_passing.to_owned();
                    self.desk.complain(text);
                }
                return true;
            }
            KeyCode::Char('i') if begun.is_empty() && has_sides(&self.desk.view) => {
                match self.chooser.pointed().map(str::to_owned) {
                    Some(piece) => self.desk.open_card(&piece),
                    None => self.desk.open_cards(self.chooser.chosen()),
                }
                return true;
            }
            KeyCode::Char('i') if begun.is_empty() && self.tell_piece() => return true,
            KeyCode::Char('t') if self.chooser.turn().1 > 1 => self.chooser.turn_on(),
            KeyCode::Char('T') if self.chooser.turn().1 > 1 => self.chooser.turn_back(),
            KeyCode::Char('m') if begun.is_empty() => {
                let (order, chosen) = (self.chooser.order(), self.chooser.chosen());
                self.desk.overlay = Some(Overlay::Moves(Listing::of(order, chosen)));
                return true;
            }
            KeyCode::Char(digit @ '0'..='9') => {
                self.number_key(format!("{begun}{digit}"));
                return true;
            }
            KeyCode::Char('q' | 'l' | 's' | '?' | '+' | '-' | ' ') if begun.is_empty() => {
                return false;
            }
            KeyCode::Char(glyph) if !is_hidden(glyph) => {
                self.letter_key(&begun, glyph);
                return true;
            }
            _ => return false,
        }
        self.desk.notice = None;
        self.desk.follow();
        true
    }

    /// Takes a letter: of a move without a piece, or the begin of a typed move.
    fn letter_key(&mut self, begun: &str, glyph: char) {
        self.desk.notice = None;
        let lettered = self.chooser.lettered(&self.desk.view);
        let meant = lettered.iter().find(|(letter, _)| *letter == glyph);
        let is_alone = begun.is_empty() || begun == glyph.to_string();
        if let (Some((_, index)), true) = (meant, is_alone) {
            if self.chooser.chosen() == Some(*index) {
                return self.play_move(*index);
            }
            self.chooser.pick(*index);
            self.desk.follow();
            self.begun = glyph.to_string();
            return;
        }
        // A number or a letter that goes on was the begin of a move.
        self.input = Some(Prompt::of(&format!("{begun}{glyph}")));
        self.point_at_typed();
    }

    fn number_key(&mut self, digits: String) {
        let last = digits
            .chars()
            .next_back()
            .map(String::from)
            .unwrap_or_default();
        let wrong = last.clone();
        let begun = digits.clone();
        // A digit that makes the number too great begins a new one.
        let one_of = match self.begins_number(&digits) {
            true => vec![digits],
            false => vec![digits, last],
        };
        let found = one_of
            .into_iter()
            .find_map(|text| Some((self.numbered(&text)?, text)));
        match found {
            Some((index, text)) => {
                self.chooser.pick(index);
                self.begun = text;
                self.desk.notice = None;
                self.desk.follow();
            }
            None if self.begins_number(&begun) => {
                self.begun = begun;
                self.desk.notice = None;
            }
            None if self.point_at_slot(&wrong) => self.begun.clear(),
            None => {
                self.begun = wrong.clone();
                let speech = self.desk.speech();
                let text = fill(speech.no_such_number, &[&wrong]);
                self.desk.complain(text);
            }
        }
    }

    /// Tells whether the number of a move begins with these digits.
    fn begins_number(&self, digits: &str) -> bool {
        let mut moves = self.desk.view.moves.iter();
        moves.any(|it| it.number.to_string().starts_with(digits))
    }

    /// Points at the card in a slot of the hand that no move plays; tells whether
    /// there is one.
    fn point_at_slot(&mut self, number: &str) -> bool {
        let number = number.parse().ok();
        let piece = number.and_then(|it| asking::slot_of(&self.desk.view, it));
        let Some(id) = piece.map(|it| it.id.clone()) else {
            return false;
        };
        let is_there = self.chooser.pick_piece(&id);
        if is_there {
            let text = self.why_not(&id);
            self.desk.complain(text);
            self.desk.follow();
        }
        is_there
    }

    /// Says in full what the chosen move is about; tells whether there was anything
    /// to say.
    fn tell_piece(&mut self) -> bool {
        let desk = &self.desk;
        let chosen = self.chooser.chosen().and_then(|it| desk.view.moves.get(it));
        let about = chosen.and_then(|it| it.touched().last());
        let piece = about.and_then(|id| desk.view.piece(id));
        let Some(piece) = piece else {
            return false;
        };
        let told = asking::told(&desk.playing, desk.reader, piece, desk.tongue);
        if told.is_empty() {
            return false;
        }
        self.desk.overlay = Some(Overlay::Answer {
            question: piece.called().unwrap_or_default(),
            text: told.join("\n"),
            scroll: 0,
        });
        true
    }

    fn common_key(&mut self, key: KeyEvent) -> Effect {
        match key.code {
            KeyCode::Char(' ') => self.hurry(),
            KeyCode::Char('+') => self.pause = self.pause.saturating_sub(1),
            KeyCode::Char('-') => self.pause = (self.pause + 1).min(PAUSES.len() - 1),
            KeyCode::Char('?') | KeyCode::F(1) => {
                let after = self.desk.overlay.take().map(Box::new);
                self.desk.overlay = Some(Overlay::Help { scroll: 0, after });
            }
            KeyCode::Char('l') => {
                let after = self.desk.overlay.take().map(Box::new);
                self.desk.overlay = Some(Overlay::Log {
                    scroll: usize::MAX,
                    after,
                });
            }
            KeyCode::Char('i') if has_sides(&self.desk.view) => {
                self.desk.open_cards(None);
            }
            KeyCode::Char('s') => self.desk.open_save(),
            KeyCode::PageUp => self.desk.page(false),
            KeyCode::PageDown => self.desk.page(true),
            KeyCode::Char('q') | KeyCode::Esc if self.is_closed => return Effect::Leave,
            // Nothing is left of an ended match but to see how it came out.
            KeyCode::Char('q') | KeyCode::Esc if self.desk.playing.is_over() => {
                self.hurry();
                return self.close();
            }
            KeyCode::Char('q') | KeyCode::Esc => self.desk.overlay = Some(Overlay::Leave),
            KeyCode::Enter | KeyCode::Char('t') if self.is_closed => {
                self.desk.overlay = Some(Overlay::End);
            }
            _ => return Effect::Rest,
        }
        Effect::Draw
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent) -> Effect {
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                let target = self.desk.hits.at(mouse.column, mouse.row).cloned();
                match target {
                    Some(target) => self.click(&target),
                    None => Effect::Rest,
                }
            }
            MouseEventKind::Down(MouseButton::Right) if self.desk.overlay.is_none() => {
                let target = self.desk.hits.at(mouse.column, mouse.row).cloned();
                match target {
                    Some(Target::Piece(id)) if has_sides(&self.desk.view) => {
                        self.desk.open_card(&id);
                    }
                    _ => self.chooser.turn_on(),
                }
                Effect::Draw
            }
            _ if self.desk.wheel(mouse) => Effect::Draw,
            _ => Effect::Rest,
        }
    }

    fn click(&mut self, target: &Target) -> Effect {
        let pressed = |code| KeyEvent::new(code, KeyModifiers::NONE);
        match target {
            Target::Key('\u{1b}') => return self.key(pressed(KeyCode::Esc)),
            Target::Key(letter) => return self.key(pressed(KeyCode::Char(*letter))),
            Target::Enter => return self.key(pressed(KeyCode::Enter)),
            Target::Move(index) => {
                if let Some(Overlay::Moves(_)) = self.desk.overlay {
                    self.desk.overlay = None;
                    self.chooser.pick(*index);
                    self.desk.follow();
                } else if self.chooser.chosen() == Some(*index) {
                    self.play_move(*index);
                } else {
                    self.chooser.pick(*index);
                    self.desk.notice = None;
                }
            }
            Target::Piece(id) => {
                if self.chooses().is_none() {
                    return Effect::Rest;
                }
                // On a map one click goes on: each part of an order can be taken
                // back.
                let only = self.chooser.only_of(id);
                if let (true, Some(index)) = (has_map(&self.desk.view), only) {
                    self.play_move(index);
                } else if self.chooser.pick_piece(id) || self.pick_equal(id) {
                    self.desk.notice = None;
                    self.desk.follow();
                } else if self.holds(id) || self.has_reason(id) {
                    let text = self.why_not(id);
                    self.desk.complain(text);
                }
            }
            Target::Line(index) => {
                if let Some(Overlay::Cards { at, .. }) = &mut self.desk.overlay {
                    *at = *index;
                }
            }
        }
        Effect::Draw
    }

    /// Chooses a piece that looks the same, where the moves list only one of
    /// several equal ones.
    fn pick_equal(&mut self, id: &str) -> bool {
        let pieces = || self.desk.view.zones.iter().flat_map(|zone| &zone.pieces);
        let looks = |it: &Piece| (it.faces.clone(), it.attributes.clone());
        let wanted = pieces().find(|it| it.id == id).map(looks);
        let equal: Vec<String> = pieces()
            .filter(|it| it.id != id && !it.is_hidden() && Some(looks(it)) == wanted)
            .map(|it| it.id.clone())
            .collect();
        equal.iter().any(|id| self.chooser.pick_piece(id))
    }

    fn has_reason(&self, id: &str) -> bool {
        let desk = &self.desk;
        asking::why_not(&desk.playing, &desk.view, id, desk.tongue).is_some()
    }

    fn holds(&self, id: &str) -> bool {
        let Reader::Seat(seat) = self.desk.reader else {
            return false;
        };
        let mut held = self
            .desk
            .view
            .zones
            .iter()
            .filter(|zone| zone.owner == Some(seat));
        held.any(|zone| zone.pieces.iter().any(|piece| piece.id == id))
    }
}
