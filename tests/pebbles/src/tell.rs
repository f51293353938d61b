//! What people read of a heap: everything, since nothing is hidden.

use tapete_game::{
    About, Arrangement, MoveRole, MoveView, Piece, Play as _, Reader, Refusal, Seat, SeatView,
    Shape, Tell, Telling, View, Zone, ZoneRole,
};
use tapete_speech::{Tongue, counted};

use crate::play::{Pebbles, State, Took};

const HEAP: &str = "heap";

fn pebble(number: u8) -> String {
    format!("pebble.{number}")
}

fn pebbles(n: u8, tongue: Tongue) -> String {
    counted(
        i64::from(n),
        tongue.pick(["pebble", "pebbles"], ["guijarro", "guijarros"]),
    )
}

impl Tell for Pebbles {
    fn ending_text(&self, _: &str, tongue: Tongue) -> &'static str {
        tongue.pick("the heap is empty", "el montón está vacío")
    }

    fn move_text(&self, _: &State, _: Seat, chosen: &u8, text: &mut String) {
        text.push_str(&format!("take {chosen}"));
    }

    fn find(
        &self,
        state: &State,
        _: Seat,
        text: &str,
        moves: &[u8],
        telling: Telling<'_>,
    ) -> Result<u8, Refusal> {
        let number = text.strip_prefix("take ").and_then(|it| it.parse().ok());
        let Some(number) = number else {
            let reason = telling.pick("write `take 1`", "escribe `take 1`");
            return Err(Refusal::not_a_move(reason));
        };
        let most = self.n_most.min(state.n_left);
        let reason = telling.pick(
            format!("you can take 1 to {most}"),
            format!("puedes tomar de 1 a {most}"),
        );
        let found = moves.contains(&number).then_some(number);
        found.ok_or_else(|| Refusal::not_allowed(reason))
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
        let taken = event.of - event.n..event.of;
        let about = About::new("took").by(event.seat).amount(event.n);
        taken.fold(about, |about, it| about.to(pebble(it)))
    }

    fn view(&self, state: &State, telling: Telling<'_>) -> View {
        let lying = |range: std::ops::Range<u8>| -> Vec<Piece> {
            range
                .map(|it| Piece::new(pebble(it), Shape::Disc))
                .collect()
        };
        let heap = telling.pick("heap", "montón");
        let taken = telling.pick("taken", "tomados");
        View {
            seats: Seat::all(2)
                .map(|it| SeatView::new(it, self.team(it), self.score(state, it)))
                .collect(),
            zones: vec![
                Zone {
                    pieces: lying(0..state.n_left),
                    ..Zone::new(HEAP, ZoneRole::Table, heap, Arrangement::Row)
                },
                Zone {
                    pieces: lying(state.n_left..self.n_pebbles),
                    ..Zone::new("taken", ZoneRole::Discard, taken, Arrangement::Row)
                },
            ],
            ..View::blank()
        }
    }

    fn move_view(&self, state: &State, _: Seat, chosen: &u8, telling: Telling<'_>) -> MoveView {
        let what = pebbles(*chosen, telling.tongue());
        let label = telling.pick(format!("take {what}"), format!("toma {what}"));
        let taken = state.n_left.saturating_sub(*chosen)..state.n_left;
        MoveView {
            sources: taken.map(pebble).collect(),
            ..MoveView::new(format!("take {chosen}"), MoveRole::Draw, label)
        }
    }

    fn arrange(&self, state: &mut State, line: &str, _: &mut Vec<Took>) -> Result<(), String> {
        let left = line.strip_prefix("left ").and_then(|it| it.parse().ok());
        let left = left.filter(|it| (1..=self.n_pebbles).contains(it));
        state.n_left = left.ok_or_else(|| format!("`{line}`: write `left 3`"))?;
        Ok(())
    }
}
