//! What the seats of the game of picks are shown, told and may guess.

use super::picks::{Event, PickFlaw, Picks, State};
use crate::chance::Chance;
use crate::rules::Play;
use crate::seat::{Reader, Seat};
use crate::told::About;
use crate::view::{Attribute, Role, SeatView, View};

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
        let pick = format!("{:?}", state.picks[seat.index()]);
        let pick = Attribute::new("pick", Role::Other, pick).labelled("pick");
        SeatView {
            facts: open.then_some(pick).into_iter().collect(),
            ..SeatView::new(seat, picks.team(seat), picks.score(state, seat))
        }
    });
    View {
        seats: seats.collect(),
        ..View::blank()
    }
}

pub(super) fn about(event: &Event) -> About {
    match event {
        Event::Picked(seat, pick) => About::new("picked").by(*seat).amount(*pick),
        Event::Ready(seat) => About::new("ready").by(*seat),
        Event::Revealed(_) => About::new("revealed"),
        Event::Lucky(_) => About::new("lucky"),
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
