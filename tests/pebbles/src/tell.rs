//! What people read of a heap: everything, since nothing is hidden.

use std::ops::Range;

use tapete_game::{
    About, Arrangement, MoveRole, MoveView, Piece, Play as _, Reader, Seat, SeatView, Shape, Tell,
    Telling, View, Zone, ZoneRole,
};
use tapete_speech::{Tongue, counted};

use crate::play::{Pebbles, State, Took};

fn ids(range: Range<u8>) -> impl Iterator<Item = String> {
    range.map(|it| format!("pebble.{it}"))
}

fn pebbles(n: u8, tongue: Tongue) -> String {
    let forms = tongue.pick(["pebble", "pebbles"], ["guijarro", "guijarros"]);
    counted(i64::from(n), forms)
}

impl Tell for Pebbles {
    fn ending_text(&self, _: &str, tongue: Tongue) -> &'static str {
        tongue.pick("the heap is empty", "el montón está vacío")
    }

    fn move_text(&self, _: &State, _: Seat, chosen: &u8, text: &mut String) {
        text.push_str(&format!("take {chosen}"));
    }

    fn told(&self, event: &Took, _: Reader) -> Option<Took> {
        Some(event.clone())
    }

    fn event_text(&self, event: &Took, telling: Telling<'_>, text: &mut String) {
        let who = telling.subject(event.seat);
        let does = telling.verb(event.seat, ["take", "takes"], ["tomas", "toma"]);
        let what = pebbles(event.n, telling.tongue());
        text.push_str(&format!("{who} {does} {what}"));
    }

    fn about(&self, event: &Took) -> About {
        let about = About::new("took").by(event.seat).amount(event.n);
        ids(event.of - event.n..event.of).fold(about, About::to)
    }

    fn view(&self, state: &State, telling: Telling<'_>) -> View {
        let row = |id, role, label, range| Zone {
            pieces: ids(range).map(|it| Piece::new(it, Shape::Disc)).collect(),
            ..Zone::new(id, role, label, Arrangement::Row)
        };
        let (heap, taken) = telling.pick(("heap", "taken"), ("montón", "tomados"));
        let (left, all) = (state.n_left, self.n_pebbles);
        let seat = |it| SeatView::new(it, self.team(it), self.score(state, it));
        View {
            seats: Seat::all(2).map(seat).collect(),
            zones: vec![
                row("heap", ZoneRole::Table, heap, 0..left),
                row("taken", ZoneRole::Discard, taken, left..all),
            ],
            ..View::blank()
        }
    }

    fn move_view(&self, state: &State, _: Seat, chosen: &u8, telling: Telling<'_>) -> MoveView {
        let take = telling.pick("take", "toma");
        let label = format!("{take} {}", pebbles(*chosen, telling.tongue()));
        let first = state.n_left.saturating_sub(*chosen);
        MoveView {
            sources: ids(first..state.n_left).collect(),
            ..MoveView::new(format!("take {chosen}"), MoveRole::Draw, label)
        }
    }
}
