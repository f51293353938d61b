//! Whoever chooses where nobody sees looks there, and shows what must be shown.

use tapete_game::Events;

use super::{Stage, seat};
use crate::event::Event;
use crate::model::{Sight, Thing, ZonePick};
use crate::state::Context;

impl<E: Events<Event>> Stage<'_, E> {
    /// Tells whether a choice looks for something where nobody sees.
    pub(super) fn is_search(&self, zone: ZonePick, n_chosen: i32, min: i32) -> bool {
        let zone = self.game.zones.get(usize::from(zone.zone));
        let is_hidden = zone.is_some_and(|it| it.sight == Sight::Hidden && !it.in_play);
        is_hidden && min == 0 && n_chosen == 0
    }

    /// Lets a player see all that lies in a zone that is searched.
    pub(super) fn look_into(&mut self, player: u8, zone: ZonePick, context: &Context) {
        for owner in 0..2u8 {
            if !self.game.is_whose(self.state, zone, owner, context, player) {
                continue;
            }
            let piles = &self.state.players[usize::from(owner)].piles;
            if let Some(pile) = piles.get(usize::from(zone.zone)).cloned() {
                self.look_at(player, &pile);
            }
        }
    }

    /// Whoever must choose from a hand and cannot shows that hand, so that nobody
    /// has to be believed.
    pub(super) fn show_lack(&mut self, zone: ZonePick, context: &Context, chooser: u8) {
        let found = self.game.zones.get(usize::from(zone.zone));
        if !found.is_some_and(|it| it.sight == Sight::Private) {
            return;
        }
        for owner in 0..2u8 {
            if self
                .game
                .is_whose(self.state, zone, owner, context, chooser)
            {
                self.show_all(owner, zone.zone);
            }
        }
    }

    /// Shows all cards of a zone of a player to everybody.
    pub(super) fn show_all(&mut self, owner: u8, zone: u8) {
        let piles = &self.state.players[usize::from(owner)].piles;
        let Some(pile) = piles.get(usize::from(zone)).cloned() else {
            return;
        };
        for thing in pile {
            self.reveal(thing);
        }
    }

    /// Who chooses among cards of a hidden zone sees all that lies there.
    pub(super) fn look_through(&mut self, player: u8, open: &[Thing]) {
        for owner in 0..2u8 {
            let cards = open.iter().filter_map(|it| self.state.card(*it));
            let zone = cards
                .filter(|it| it.owner == owner)
                .map(|it| it.zone)
                .next();
            let Some(zone) = zone.map(usize::from) else {
                continue;
            };
            let hides = self.game.zones.get(zone).is_some_and(|it| !it.in_play);
            let pile = self.state.players[usize::from(owner)].piles.get(zone);
            if let (true, Some(pile)) = (hides, pile.cloned()) {
                self.look_at(player, &pile);
            }
        }
    }

    /// Lets a player see cards that lie hidden: from now on their place is known.
    pub(super) fn look_at(&mut self, player: u8, things: &[Thing]) {
        let viewer = seat(player);
        for thing in things {
            let Some(zone) = self.state.card(*thing).map(|it| it.zone) else {
                continue;
            };
            if self.game.knows(self.state, viewer, zone, *thing) {
                continue;
            }
            if let Some(card) = self.state.card_mut(*thing) {
                card.stands |= crate::state::stands::KNOWN[viewer.index()];
            }
            let card = self.named(*thing);
            let among = things.len() as u8;
            self.emit(|| Event::Sees {
                seat: viewer,
                card,
                among,
            });
        }
    }
}
