//! A toy game for tests: a heap of stones, of which each seat takes one to
//! three in turn. Whoever takes the last stone wins with its team; nobody wins
//! a heap that began with a multiple of five.

use serde::Serialize;
use tapete_game::{
    About, BotWord, Chance, Events, FactWord, Game, MoveRole, MoveView, Outcome, Play, Reader,
    Refusal, Seat, Team, Tell, Telling, Think, Tongue, Turn, View,
};
use tapete_speech::Said;

/// The most stones in a turn.
const TAKEN_MAX: u32 = 3;

/// Returns the game of two pairs, seats 0 and 2 against 1 and 3.
pub(crate) fn pairs() -> Game {
    toy(4, 2)
}

/// Returns the game in which everyone plays alone.
pub(crate) fn singles(n_seats: usize) -> Game {
    toy(n_seats, n_seats)
}

/// Returns a game of two with wrong rules: seat 1 has no move in a heap of
/// seven.
pub(crate) fn stuck() -> Game {
    Game::new(Toy {
        n_seats: 2,
        n_teams: 2,
        is_stuck: true,
        bots: Vec::new(),
    })
}

fn toy(n_seats: usize, n_teams: usize) -> Game {
    let word = |name: &str, other: &str, doc: &str| BotWord {
        name: name.to_owned(),
        others: vec![other.to_owned()],
        doc: Said::same(doc),
    };
    Game::new(Toy {
        n_seats,
        n_teams,
        is_stuck: false,
        bots: vec![
            word("Greedy one", "codiciosa", "Takes all it can."),
            word("Perfect", "perfecta", "Leaves a multiple of four."),
            word("Random", "random", "Hidden by the bot for any game."),
        ],
    })
}

struct Toy {
    n_seats: usize,
    n_teams: usize,
    is_stuck: bool,
    bots: Vec<BotWord>,
}

#[derive(Clone, Debug, PartialEq, Hash, Serialize)]
struct Heap {
    size: u32,
    left: u32,
    n_turns: u32,
}

impl Toy {
    /// Returns the seat that acts in a turn, or acted in one gone by.
    fn seat(&self, turn: u32) -> Seat {
        Seat((turn as usize % self.n_seats) as u8)
    }
}

impl Play for Toy {
    type State = Heap;
    type Move = u32;
    type Event = u32;

    fn family(&self) -> &'static str {
        "toy"
    }

    fn name(&self) -> &str {
        "Heap"
    }

    fn n_seats(&self) -> usize {
        self.n_seats
    }

    fn team(&self, seat: Seat) -> Team {
        Team((seat.index() % self.n_teams) as u8)
    }

    fn moves_max(&self) -> u32 {
        100
    }

    fn blank(&self) -> Heap {
        Heap {
            size: 0,
            left: 0,
            n_turns: 0,
        }
    }

    fn start(&self, state: &mut Heap, chance: &mut Chance, _events: &mut impl Events<u32>) {
        let size = 10 + chance.below(11);
        *state = Heap {
            size,
            left: size,
            n_turns: 0,
        };
    }

    fn turn(&self, state: &Heap) -> Turn {
        match state.left {
            0 => Turn::Over,
            _ => Turn::Seat(self.seat(state.n_turns)),
        }
    }

    fn moves(&self, state: &Heap, seat: Seat, moves: &mut Vec<u32>) {
        if self.is_stuck && state.left == 7 && seat == Seat(1) {
            return;
        }
        moves.extend(1..=state.left.min(TAKEN_MAX));
    }

    fn play(
        &self,
        state: &mut Heap,
        _seat: Seat,
        chosen: &u32,
        _chance: &mut Chance,
        events: &mut impl Events<u32>,
    ) {
        state.left -= chosen;
        state.n_turns += 1;
        events.emit(|| *chosen);
    }

    fn outcome(&self, state: &Heap) -> Outcome {
        if state.size.is_multiple_of(5) {
            return Outcome::tie(self.n_seats, "washed");
        }
        let winner = self.team(self.seat(state.n_turns - 1));
        let mut outcome = Outcome::won_by(self.n_seats, "last", |seat| self.team(seat) == winner);
        for seat in Seat::all(self.n_seats) {
            outcome.set_score(seat, self.score(state, seat));
        }
        outcome
    }

    fn score(&self, state: &Heap, seat: Seat) -> i64 {
        i64::from(state.size) * (seat.index() as i64 - 1)
    }

    fn n_turns(&self, state: &Heap) -> u64 {
        u64::from(state.n_turns)
    }

    fn facts(&self) -> &'static [FactWord] {
        &[FactWord {
            name: "stones",
            doc: "How many stones the heap began with.",
            es: "piedras",
        }]
    }

    fn count(&self, state: &Heap, counts: &mut [i64]) {
        counts[0] = i64::from(state.size);
    }
}

impl Tell for Toy {
    fn ending_text(&self, _: &str, tongue: Tongue) -> &'static str {
        tongue.pick("the heap is empty", "el montón está vacío")
    }

    fn move_text(&self, _state: &Heap, _seat: Seat, chosen: &u32, text: &mut String) {
        text.push_str(&chosen.to_string());
    }

    fn find(
        &self,
        _state: &Heap,
        _seat: Seat,
        text: &str,
        moves: &[u32],
        _telling: Telling<'_>,
    ) -> Result<u32, Refusal> {
        let found = moves.iter().find(|it| it.to_string() == text).copied();
        found.ok_or_else(|| Refusal::not_a_move(format!("`{text}` is not a number of stones")))
    }

    fn told(&self, event: &u32, _reader: Reader) -> Option<u32> {
        Some(*event)
    }

    fn event_text(&self, event: &u32, _telling: Telling<'_>, text: &mut String) {
        text.push_str(&event.to_string());
    }

    fn about(&self, event: &u32) -> About {
        About::new("took").amount(*event)
    }

    fn view(&self, _state: &Heap, _telling: Telling<'_>) -> View {
        View::blank()
    }

    fn move_view(
        &self,
        _state: &Heap,
        _seat: Seat,
        chosen: &u32,
        _telling: Telling<'_>,
    ) -> MoveView {
        MoveView::new(chosen.to_string(), MoveRole::Choose, chosen.to_string())
    }

    fn arrange(&self, _state: &mut Heap, line: &str, _story: &mut Vec<u32>) -> Result<(), String> {
        Err(format!("`{line}` cannot be arranged"))
    }
}

impl Think for Toy {
    /// Nothing is hidden.
    type Known<'a> = &'a Heap;

    fn known<'a>(&'a self, state: &'a Heap, _: Seat) -> &'a Heap {
        state
    }

    fn guess_into(&self, state: &Heap, _: &[u32], _: Seat, _: &mut Chance, guess: &mut Heap) {
        guess.clone_from(state);
    }

    fn bots(&self) -> &[BotWord] {
        &self.bots
    }

    fn advise(&self, bot: usize, state: &&Heap, _moves: &mut Vec<u32>, chance: &mut Chance) -> u32 {
        let most = state.left.min(TAKEN_MAX);
        match bot {
            0 => most,
            _ if state.left.is_multiple_of(4) => 1 + chance.below(most),
            _ => state.left % 4,
        }
    }
}
