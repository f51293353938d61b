//! What the seats of the game of picks are shown, told and may guess.

use super::picks::{Event, PickFlaw, Picks, State};
use crate::chance::Chance;
use crate::rules::Play;
use crate::seat::{Reader, Seat};
use crate::view::{FactView, SeatView, View};

pub(super) fn told(picks: &Picks, event: &Event, reader: Reader) -> Option<Event> {
    let hidden = match event {
        Event::Picked(seat, _) => !reader.reads(*seat) && !picks.has(PickFlaw::TellsPicks),
        Event::Ready(_) => picks.has(PickFlaw::ReadyUntold),
        Event::Revealed(_) | Event::Lucky(_) => false,
    };
    (!hidden).then(|| event.clone())
}

pub(super) fn view(picks: &Picks, state: &State, reader: Reader) -> View {
    let seats = Seat::all(picks.n_seats()).map(|seat| {
        let open = reader.reads(seat) || picks.has(PickFlaw::ViewShowsPicks);
        let pick = FactView {
            name: "pick".to_owned(),
            label: "pick".to_owned(),
            value: format!("{:?}", state.picks[seat.index()]),
        };
        SeatView {
            seat,
            name: None,
            team: picks.team(seat),
            score: picks.score(state, seat),
            facts: open.then_some(pick).into_iter().collect(),
        }
    });
    View {
        game: picks.name().to_owned(),
        family: picks.family().to_owned(),
        reader,
        to_act: Vec::new(),
        seats: seats.collect(),
        zones: Vec::new(),
        facts: Vec::new(),
        palette: Vec::new(),
        moves: Vec::new(),
        on_empty: None,
        marked: None,
        log: Vec::new(),
        outcome: None,
    }
}

/// Picks again for all others.
pub(super) fn guess(picks: &Picks, guess: &mut State, seat: Seat, chance: &mut Chance) {
    if picks.has(PickFlaw::GuessIsTruth) {
        return;
    }
    for other in Seat::all(picks.n_seats()).filter(|other| *other != seat) {
        for digit in &mut guess.picks[other.index()] {
            *digit = chance.below(3) as u8;
        }
    }
}
