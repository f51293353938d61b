//! A toy game with what dominoes do not have: seats with names, questions, a
//! move for the empty line, and moves that are not listed.
//!
//! A heap of stones, of which the seats take in turn; who takes the last wins.

use tapete_game::{
    About, BotWord, Chance, Events, FactWord, MoveRole, MoveView, Outcome, Play, Reader, Refusal,
    Seat, SeatView, Team, Tell, Telling, Think, Tongue, Turn, View,
};

/// How many stones there are.
const STONES: u32 = 40;

/// The game of stones.
pub(super) struct Stones;

/// How many stones are left, and how often stones were taken.
type Heap = (u32, u32);

impl Play for Stones {
    type State = Heap;
    type Move = u32;
    type Event = u32;

    fn family(&self) -> &'static str {
        "toy"
    }

    fn name(&self) -> &str {
        "Stones"
    }

    fn n_seats(&self) -> usize {
        2
    }

    fn team(&self, seat: Seat) -> Team {
        Team(seat.0)
    }

    fn player_name(&self, seat: Seat) -> Option<&str> {
        ["Ana", "Bruno"].get(seat.index()).copied()
    }

    fn moves_max(&self) -> u32 {
        STONES
    }

    fn blank(&self) -> Heap {
        (0, 0)
    }

    fn start(&self, heap: &mut Heap, _: &mut Chance, _: &mut impl Events<u32>) {
        *heap = (STONES, 0);
    }

    fn turn(&self, (left, n_turns): &Heap) -> Turn {
        match left {
            0 => Turn::Over,
            _ => Turn::Seat(Seat((n_turns % 2) as u8)),
        }
    }

    /// Lists one stone and all stones; `find` takes what lies between.
    fn moves(&self, (left, _): &Heap, _: Seat, moves: &mut Vec<u32>) {
        moves.push(1);
        if *left > 1 {
            moves.push(*left);
        }
    }

    fn play(
        &self,
        (left, n_turns): &mut Heap,
        _: Seat,
        chosen: &u32,
        _: &mut Chance,
        events: &mut impl Events<u32>,
    ) {
        *left -= chosen;
        *n_turns += 1;
        events.emit(|| *chosen);
    }

    fn outcome(&self, (_, n_turns): &Heap) -> Outcome {
        Outcome::won_by(2, "last", |seat| n_turns % 2 != u32::from(seat.0))
    }

    fn score(&self, _: &Heap, _: Seat) -> i64 {
        0
    }

    fn n_turns(&self, (_, n_turns): &Heap) -> u64 {
        u64::from(*n_turns)
    }

    fn facts(&self) -> &'static [FactWord] {
        &[]
    }

    fn count(&self, _: &Heap, _: &mut [i64]) {}
}

impl Tell for Stones {
    fn ending_text(&self, _: &str, tongue: Tongue) -> &'static str {
        tongue.pick("the heap is empty", "el montón está vacío")
    }

    fn move_text(&self, _: &Heap, _: Seat, chosen: &u32, text: &mut String) {
        text.push_str(&format!("take {chosen}"));
    }

    fn find(
        &self,
        (left, _): &Heap,
        _: Seat,
        text: &str,
        _: &[u32],
        telling: Telling<'_>,
    ) -> Result<u32, Refusal> {
        let amount = text.strip_prefix("take ").and_then(|it| it.parse().ok());
        amount.filter(|it| (1..=*left).contains(it)).ok_or_else(|| {
            Refusal::not_a_move(telling.pick(
                format!("take 1 to {left} stones"),
                format!("toma de 1 a {left} piedras"),
            ))
        })
    }

    fn ask(&self, (left, _): &Heap, question: &str, telling: Telling<'_>) -> Option<String> {
        match question {
            "?left" => Some(telling.pick(format!("{left} are left"), format!("quedan {left}"))),
            "?each" => {
                let stones: Vec<String> = (1..=*left).map(|it| format!("stone {it}")).collect();
                Some(stones.join("\n"))
            }
            _ => None,
        }
    }

    fn told(&self, event: &u32, _: Reader) -> Option<u32> {
        Some(*event)
    }

    fn about(&self, _: &u32) -> About {
        About::new("taken")
    }

    fn event_text(&self, event: &u32, telling: Telling<'_>, text: &mut String) {
        text.push_str(&telling.pick(format!("{event} taken"), format!("{event} menos")));
    }

    fn view(&self, heap: &Heap, _: Telling<'_>) -> View {
        let seat = |seat| SeatView::new(seat, self.team(seat), self.score(heap, seat));
        View {
            seats: Seat::all(2).map(seat).collect(),
            on_empty: Some("take 1".to_owned()),
            ..View::blank()
        }
    }

    fn move_view(&self, _: &Heap, _: Seat, chosen: &u32, telling: Telling<'_>) -> MoveView {
        let label = telling.pick(format!("take {chosen}"), format!("tomar {chosen}"));
        MoveView::new(format!("take {chosen}"), MoveRole::Play, label)
    }

    fn arrange(&self, _: &mut Heap, line: &str, _: &mut Vec<u32>) -> Result<(), String> {
        Err(format!("`{line}` sets up nothing"))
    }
}

impl Think for Stones {
    type Known<'a> = ();

    fn known(&self, _: &Heap, _: Seat) {}

    fn guess_into(&self, heap: &Heap, _: &[u32], _: Seat, _: &mut Chance, guess: &mut Heap) {
        *guess = *heap;
    }

    fn bots(&self) -> &[BotWord] {
        &[]
    }

    fn advise(&self, _: usize, (): &(), _: &mut Vec<u32>, _: &mut Chance) -> u32 {
        1
    }
}
