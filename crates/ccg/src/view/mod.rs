//! What a reader may know, in the shape of every family: what lies in play, the
//! stack, hands, decks and graveyards, and what each seat has.

mod asked;
mod facts;
mod marked;
mod names;
mod pieces;
mod show_move;
mod texts;

#[cfg(test)]
mod tests;

use tapete_game::{Arrangement, Reader, Seat, Tongue, View, Zone};

use crate::model::Cards;
use crate::moves::Move;
use crate::state::{CardState, State};

impl Cards {
    pub(crate) fn show(&self, state: &State, reader: Reader, tongue: Tongue) -> View {
        View {
            game: self.name.clone(),
            family: "ccg".to_owned(),
            reader,
            to_act: Vec::new(),
            seats: self.seat_views(state, tongue),
            zones: self.zone_views(state, reader, tongue),
            facts: self.fact_views(state, reader, tongue),
            palette: self.palette(),
            moves: Vec::new(),
            on_empty: self.on_empty(state, reader),
            marked: self.marked(state, reader),
            log: Vec::new(),
            outcome: None,
        }
    }

    /// The stack first, which is shared; then what lies in play; then the rest,
    /// zone by zone as the game declares them.
    fn zone_views(&self, state: &State, reader: Reader, tongue: Tongue) -> Vec<Zone> {
        let mut views = Vec::new();
        if self.options.has_stack {
            views.push(self.stack_view(state, tongue));
        }
        for in_play in [true, false] {
            let zones = self.zones.iter().enumerate();
            for (number, zone) in zones.filter(|(_, it)| it.in_play == in_play) {
                for seat in Seat::all(2) {
                    let pieces = self.pile_pieces(state, reader, seat, number, tongue);
                    let label = tongue.pick(&zone.label[0], &zone.label[1]);
                    // Only what is held or in play lies side by side.
                    let is_hand = number == usize::from(self.roles.hand);
                    let is_pile = !zone.in_play && !is_hand;
                    views.push(Zone {
                        id: format!("{}.{seat}", zone.name),
                        label: match tongue {
                            Tongue::En => format!("{label} of seat {seat}"),
                            Tongue::Es => format!("{label} del asiento {seat}"),
                        },
                        owner: Some(seat),
                        arrangement: if is_pile {
                            Arrangement::Pile
                        } else {
                            Arrangement::Row
                        },
                        pieces,
                        anchor: None,
                        arms: Vec::new(),
                        extent: None,
                    });
                }
            }
        }
        views
    }

    /// What waits to happen, the next one first; and a card that is being cast.
    fn stack_view(&self, state: &State, tongue: Tongue) -> Zone {
        Zone {
            id: "stack".to_owned(),
            label: tongue.pick("stack", "pila").to_owned(),
            owner: None,
            arrangement: Arrangement::Row,
            pieces: self.stack_pieces(state, tongue),
            anchor: None,
            arms: Vec::new(),
            extent: None,
        }
    }

    /// An empty line does nothing now, or lets the rules choose.
    fn on_empty(&self, state: &State, reader: Reader) -> Option<String> {
        let Reader::Seat(seat) = reader else {
            return None;
        };
        if state.end.is_some() || state.asked != seat.0 {
            return None;
        }
        let mut moves = Vec::new();
        self.list(state, seat.0, &mut moves);
        let quiet = [Move::Pass, Move::Done, Move::Usual, Move::Keep];
        let found = moves.iter().find(|it| quiet.contains(it))?;
        let mut text = String::new();
        self.write_move(state, seat, found, &mut text);
        Some(text)
    }
}

/// Tells whether a card is on the stack: cast, or being cast.
fn is_on_stack(card: &CardState) -> bool {
    card.zone == CardState::ON_STACK
}
