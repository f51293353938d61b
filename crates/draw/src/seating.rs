//! Who sits across and who sits at the bottom of a picture.

use tapete_game::{Reader, Seat, SeatView, View};

use crate::card::Setting;

/// Lists the seats across in turn order from the one at the bottom.
pub(crate) fn across(view: &View) -> Vec<&SeatView> {
    let bottom = bottom(view);
    let start = view
        .seats
        .iter()
        .position(|it| Some(it.seat) == bottom)
        .map_or(0, |index| index + 1);
    let (before, after) = view.seats.split_at(start);
    let around = after.iter().chain(before);
    around.filter(|it| Some(it.seat) != bottom).collect()
}

/// Lists the seat at the bottom, if there is one.
pub(crate) fn near(view: &View) -> Vec<&SeatView> {
    let bottom = bottom(view);
    let near = view.seats.iter().filter(|it| Some(it.seat) == bottom);
    near.collect()
}

/// Returns the reader's seat; sides that face each other need one at the bottom
/// also when nobody reads from there.
fn bottom(view: &View) -> Option<Seat> {
    match view.reader {
        Reader::Seat(seat) => Some(seat),
        Reader::Spectator | Reader::Judge => match Setting::of(view) {
            Setting::Teams | Setting::Fields => view.seats.first().map(|it| it.seat),
            Setting::Shared => None,
        },
    }
}
