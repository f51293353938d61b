//! How a heap is played, and thought about.

use std::sync::LazyLock;

use serde::Serialize;
use tapete_game::{BotWord, Chance, Events, Outcome, Play, Seat, Think, Turn};
use tapete_speech::Bilingual;

/// The rules of one heap.
pub(crate) struct Pebbles {
    pub(crate) name: String,
    pub(crate) n_pebbles: u8,
    pub(crate) n_most: u8,
}

#[derive(Clone, Debug, Hash, PartialEq, Serialize)]
pub(crate) struct State {
    pub(crate) n_left: u8,
    n_turns: u64,
}

/// Somebody took some.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Took {
    pub(crate) seat: Seat,
    pub(crate) n: u8,
    /// How many there were.
    pub(crate) of: u8,
}

impl Pebbles {
    /// Returns how many to take so that the other cannot win; nothing if there
    /// is no such number.
    pub(crate) fn best(&self, n_left: u8) -> Option<u8> {
        let n = n_left % (self.n_most + 1);
        (n > 0).then_some(n)
    }
}

impl Play for Pebbles {
    type State = State;
    type Move = u8;
    type Event = Took;

    fn family(&self) -> &'static str {
        "pebbles"
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn n_seats(&self) -> usize {
        2
    }

    fn moves_max(&self) -> u32 {
        u32::from(self.n_pebbles) + 1
    }

    fn blank(&self) -> State {
        State {
            n_left: self.n_pebbles,
            n_turns: 0,
        }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.n_left {
            0 => Turn::Over,
            _ => Turn::Seat(Seat((state.n_turns % 2) as u8)),
        }
    }

    fn moves(&self, state: &State, _: Seat, moves: &mut Vec<u8>) {
        moves.extend(1..=self.n_most.min(state.n_left));
    }

    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        chosen: &u8,
        _: &mut Chance,
        events: &mut impl Events<Took>,
    ) {
        let (n, of) = (*chosen, state.n_left);
        state.n_left -= n;
        state.n_turns += 1;
        events.emit(|| Took { seat, n, of });
    }

    fn outcome(&self, state: &State) -> Outcome {
        Outcome::won_by(2, "last", |seat| self.score(state, seat) > 0)
    }

    fn score(&self, state: &State, seat: Seat) -> i64 {
        // Whoever did not act last would be next.
        let took_last = state.n_turns % 2 != u64::from(seat.0);
        i64::from(state.n_left == 0 && took_last)
    }

    fn n_turns(&self, state: &State) -> u64 {
        state.n_turns
    }
}

static BOTS: LazyLock<[BotWord; 1]> = LazyLock::new(|| {
    let doc = Bilingual::new("Leaves the other no way to win.", "No deja al otro ganar.");
    [BotWord::new("perfect", &["perfecto"], doc)]
});

impl Think for Pebbles {
    /// How many are left: the whole heap lies open.
    type Known<'a> = u8;

    fn guess_into(&self, state: &State, _: &[Took], _: Seat, _: &mut Chance, guess: &mut State) {
        guess.clone_from(state);
    }

    fn known(&self, state: &State, _: Seat) -> u8 {
        state.n_left
    }

    fn bots(&self) -> &[BotWord] {
        &*BOTS
    }

    fn advise(&self, _: usize, n_left: &u8, _: &mut Vec<u8>, _: &mut Chance) -> u8 {
        self.best(*n_left).unwrap_or(1)
    }
}
