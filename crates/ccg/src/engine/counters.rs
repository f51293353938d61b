//! Counters on cards and players.

use tapete_game::Events;

use super::happen::Happening;
use super::{Stage, is_player};
use crate::event::Event;
use crate::model::{On, Thing};

impl<E: Events<Event>> Stage<'_, E> {
    /// Puts counters on a card or a player.
    pub(super) fn put_counters(&mut self, on: Thing, kind: u8, n: i32) {
        if n <= 0 {
            return;
        }
        let n = n.min(200) as u8;
        let counters = if is_player(on) {
            &mut self.state.players[usize::from(on)].counters
        } else {
            match self.state.card_mut(on) {
                Some(card) => &mut card.counters,
                None => return,
            }
        };
        let Some(count) = counters.get_mut(usize::from(kind)) else {
            return;
        };
        *count = count.saturating_add(n);
        self.state.dirty = true;
        self.state.unchecked = true;
        let on_card = self.state.card(on).map(|it| it.card);
        self.emit(|| Event::Counters {
            on,
            on_card,
            kind,
            change: i16::from(n),
        });
        let mut it = Happening::of(On::CounterPut, on);
        it.detail = kind;
        it.amount = i16::from(n);
        self.happen(it);
    }

    /// Takes counters away, as many as there are; returns how many.
    pub(super) fn remove_counters(&mut self, from: Thing, kind: u8, n: i32) -> i32 {
        let counters = if is_player(from) {
            &mut self.state.players[usize::from(from)].counters
        } else {
            match self.state.card_mut(from) {
                Some(card) => &mut card.counters,
                None => return 0,
            }
        };
        let Some(count) = counters.get_mut(usize::from(kind)) else {
            return 0;
        };
        let n = n.clamp(0, i32::from(*count)) as u8;
        if n == 0 {
            return 0;
        }
        *count -= n;
        let is_last = *count == 0;
        self.state.dirty = true;
        self.state.unchecked = true;
        let on_card = self.state.card(from).map(|it| it.card);
        self.emit(|| Event::Counters {
            on: from,
            on_card,
            kind,
            change: -i16::from(n),
        });
        if is_last {
            let mut it = Happening::of(On::LastCounterRemoved, from);
            it.detail = kind;
            self.happen(it);
        }
        i32::from(n)
    }
}
