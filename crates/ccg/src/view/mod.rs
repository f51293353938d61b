//! What a reader may know, in the shape of every family: what lies in play, the
//! stack, hands, decks and graveyards, and what each seat has.

mod asked;
mod facts;
mod ids;
mod marked;
mod marks;
mod move_kinds;
mod names;
mod pieces;
mod show_move;
mod texts;

#[cfg(test)]
mod tests;

use tapete_game::{Arrangement, Reader, Seat, Telling, View, Zone, ZoneRole};
use tapete_speech::Said;

use crate::model::Cards;
use crate::moves::Move;
use crate::state::{CardState, State};

use ids::zone_id;

impl Cards {
    pub(crate) fn show(&self, state: &State, telling: Telling<'_>) -> View {
        View {
            seats: self.seat_views(state, telling),
            zones: self.zone_views(state, telling),
            facts: self.fact_views(state, telling),
            palette: self.palette(),
            on_empty: self.on_empty(state, telling.reader()),
            marked: self.marked(state, telling.reader()),
            ..View::blank()
        }
    }

    /// The stack first, which is shared; then what lies in play; then the rest,
    /// zone by zone as the game declares them.
    fn zone_views(&self, state: &State, telling: Telling<'_>) -> Vec<Zone> {
        let mut views = Vec::new();
        if self.options.has_stack {
            views.push(self.stack_view(state, telling));
        }
        for in_play in [true, false] {
            let zones = self.zones.iter().enumerate();
            for (number, _) in zones.filter(|(_, it)| it.in_play == in_play) {
                let each = Seat::all(2).map(|seat| self.zone_view(state, seat, number, telling));
                views.extend(each);
            }
        }
        views
    }

    fn zone_view(&self, state: &State, seat: Seat, number: usize, telling: Telling<'_>) -> Zone {
        let role = self.zone_role(number);
        // Only what is held or in play lies side by side.
        let is_row = role == ZoneRole::Hand || self.zones.get(number).is_some_and(|it| it.in_play);
        let arrangement = match is_row {
            true => Arrangement::Row,
            false => Arrangement::Pile,
        };
        let label = self.zone_of(number, seat, telling);
        let short = self.zones.get(number).map(|it| &it.label);
        let short = short.map_or("", |it| it.get(telling.tongue()));
        Zone {
            owner: Some(seat),
            short: short.to_owned(),
            pieces: self.pile_pieces(state, seat, number, telling),
            ..Zone::new(zone_id(self, number, seat), role, label, arrangement)
        }
    }

    /// Returns what a zone is for a drawing: the part that it plays by the rules,
    /// whatever the game calls it.
    fn zone_role(&self, number: usize) -> ZoneRole {
        let roles = &self.roles;
        // The graveyard may stand in for a part that a game has not.
        let parts = [
            (roles.hand, ZoneRole::Hand),
            (roles.deck, ZoneRole::Deck),
            (roles.active, ZoneRole::Front),
            (roles.graveyard, ZoneRole::Discard),
            (roles.exile, ZoneRole::Removed),
            (roles.prizes, ZoneRole::Prizes),
        ];
        let part = parts.iter().find(|it| usize::from(it.0) == number);
        let in_play = self.zones.get(number).is_some_and(|it| it.in_play);
        match part {
            Some((_, role)) => *role,
            None if in_play && self.options.has_active => ZoneRole::Bench,
            None if in_play => ZoneRole::Battlefield,
            None => ZoneRole::Other,
        }
    }

    /// Names a zone of a player: `your hand`, `Ana's hand`.
    pub(crate) fn zone_of(&self, number: usize, seat: Seat, telling: Telling<'_>) -> String {
        let Some(zone) = self.zones.get(number) else {
            return String::new();
        };
        let Said { en, es } = &zone.label;
        telling.owned(seat, en, [&format!("tu {es}"), es])
    }

    /// What waits to happen, the next one first; and a card that is being cast.
    fn stack_view(&self, state: &State, telling: Telling<'_>) -> Zone {
        let label = telling.pick("stack", "pila");
        Zone {
            pieces: self.stack_pieces(state, telling),
            ..Zone::new("stack", ZoneRole::Stack, label, Arrangement::Row)
        }
    }

    /// An empty line does nothing now, or lets the rules choose.
    fn on_empty(&self, state: &State, reader: Reader) -> Option<String> {
        let (seat, moves) = self.asked_moves(state, reader)?;
        let found = quiet_move(&moves)?;
        let mut text = String::new();
        self.write_move(state, seat, &found, &mut text);
        Some(text)
    }

    /// Returns what the reader may choose, if the reader is asked.
    fn asked_moves(&self, state: &State, reader: Reader) -> Option<(Seat, Vec<Move>)> {
        let Reader::Seat(seat) = reader else {
            return None;
        };
        if state.end.is_some() || state.asked != seat.0 {
            return None;
        }
        let mut moves = Vec::new();
        self.list(state, seat.0, &mut moves);
        Some((seat, moves))
    }
}

/// Returns the move that does nothing now, or lets the rules choose.
pub(crate) fn quiet_move(moves: &[Move]) -> Option<Move> {
    let quiet = [Move::Pass, Move::Done, Move::Usual, Move::Keep];
    moves.iter().find(|it| quiet.contains(it)).copied()
}

/// Tells whether a card is on the stack: cast, or being cast.
fn is_on_stack(card: &CardState) -> bool {
    card.zone == CardState::ON_STACK
}
