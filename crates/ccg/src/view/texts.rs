//! The texts that name moves: typed by people, kept in replays, the same in
//! both tongues.

use std::fmt::Write as _;

use tapete_game::{Reader, Seat};

use super::names::written;
use crate::model::{Cards, Thing};
use crate::moves::Move;
use crate::state::State;

impl Cards {
    /// Writes the text that names a move.
    pub(crate) fn write_move(&self, state: &State, seat: Seat, chosen: &Move, text: &mut String) {
        let of = |thing: Thing| self.called(state, seat, thing);
        // Writing to a string cannot fail.
        let _ = match *chosen {
            Move::Pass => write!(text, "pass"),
            Move::Done => write!(text, "done"),
            Move::Keep => write!(text, "keep"),
            Move::Mulligan => write!(text, "mulligan"),
            Move::Play(thing) => write!(text, "play {}", of(thing)),
            Move::Use(thing, index) => {
                write!(text, "use {}", self.use_text(state, seat, thing, index))
            }
            Move::Own => write!(text, "own"),
            Move::Attack(thing) => write!(text, "attack {}", of(thing)),
            Move::Strike(attacker, target) => {
                write!(text, "attack {} > {}", of(attacker), of(target))
            }
            Move::Block(blocker, attacker) => {
                write!(text, "block {} > {}", of(blocker), of(attacker))
            }
            Move::Evolve(card, base) => write!(text, "evolve {} > {}", of(card), of(base)),
            Move::Retreat => write!(text, "retreat"),
            Move::Choose(thing) => write!(text, "choose {}", of(thing)),
            Move::Yes => write!(text, "yes"),
            Move::No => write!(text, "no"),
            Move::Number(number) => write!(text, "number {number}"),
            Move::Usual => write!(text, "usual"),
            Move::Kind(kind) => write!(text, "kind {}", self.kind_text(kind)),
            Move::First(index) => write!(text, "first {}", self.waiting_text(state, seat, index)),
        };
    }

    /// Names an ability by its card and its number, an attack by its name.
    /// Abilities that work outside play say where the card is.
    fn use_text(&self, state: &State, seat: Seat, thing: Thing, index: u8) -> String {
        if let Some(name) = self.attack_name(state, thing, index) {
            let before = (0..index).filter(|it| {
                let other = self.attack_name(state, thing, *it);
                other.is_some_and(|it| it.to_lowercase() == name.to_lowercase())
            });
            let before = before.count();
            return match before {
                0 => name,
                _ => format!("{name} #{}", before + 1),
            };
        }
        let name = self.called(state, seat, thing);
        let number = u32::from(index) + 1;
        let card = state.card(thing);
        let zone = card.and_then(|it| self.zones.get(usize::from(it.zone)));
        match zone.filter(|it| !it.in_play) {
            Some(zone) => format!("{name} @{} {number}", written(&zone.name)),
            None => format!("{name} {number}"),
        }
    }

    /// Returns the name of an attack as it is written; one that ends like a
    /// number of an ability is quoted.
    fn attack_name(&self, state: &State, thing: Thing, index: u8) -> Option<String> {
        let id = self.activated_at(state, thing, index)?;
        let name = self.activated.get(id.index())?.attack.as_deref()?;
        let name = written(name);
        let is_number = name.ends_with(|it: char| it.is_ascii_digit());
        Some(if is_number {
            format!("“{name}”")
        } else {
            name
        })
    }

    fn kind_text(&self, kind: u8) -> String {
        let name = |it: &crate::model::Resource| written(&it.name);
        let Some(own) = self.resources.get(usize::from(kind)).map(name) else {
            return kind.to_string();
        };
        let before = self.resources.iter().take(usize::from(kind));
        let before = before.filter(|it| name(it).eq_ignore_ascii_case(&own));
        match before.count() {
            0 => own,
            n => format!("{own} #{}", n + 1),
        }
    }

    /// Names a waiting trigger by its card, counted among those that may be
    /// chosen.
    pub(super) fn waiting_text(&self, state: &State, seat: Seat, index: u8) -> String {
        let index = usize::from(index);
        let Some(own) = state.waiting.get(index) else {
            return "?".to_owned();
        };
        let name = |thing: Thing| match self.sees(state, Reader::Seat(seat), thing) {
            true => written(self.name_of(state, thing)),
            false => "?".to_owned(),
        };
        let called = name(own.context.this);
        let mut number = 1;
        for (at, it) in state.waiting.iter().enumerate().take(index) {
            let is_twin = state.waiting.iter().take(at).any(|other| other == it);
            let counts = !is_twin
                && it.context.you == own.context.you
                && name(it.context.this).to_lowercase() == called.to_lowercase();
            number += u32::from(counts);
        }
        if number > 1 {
            format!("{called} #{number}")
        } else {
            called
        }
    }
}
