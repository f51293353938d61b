//! What the benchmark measures that no match shows: the copy of a state.

use tapete_game::{Chance, Silent};

use crate::engine::{Asks, Stage};
use crate::model::Cards;
use crate::state::State;

/// States of a match in its middle, to be copied.
pub struct Copies {
    states: Vec<State>,
    scratch: State,
}

impl Copies {
    /// Plays random matches of a text and keeps the states after so many moves;
    /// nothing if the text is no card game.
    pub fn new(text: &str, n_states: u64, n_moves: usize) -> Option<Copies> {
        let game = crate::text::cards(text, true).ok()?;
        let states: Vec<State> = (0..n_states)
            .map(|seed| middle(&game, seed, n_moves))
            .collect();
        let scratch = State::blank(&game);
        (!states.is_empty()).then_some(Copies { states, scratch })
    }

    /// Copies a state over an older one and returns something of the copy.
    pub fn copy(&mut self, index: usize) -> i32 {
        self.scratch
            .clone_from(&self.states[index % self.states.len()]);
        self.scratch.players[0].life
    }

    /// Returns how many bytes a state takes.
    pub fn size() -> usize {
        std::mem::size_of::<State>()
    }
}

fn middle(game: &Cards, seed: u64, n_moves: usize) -> State {
    let mut state = State::blank(game);
    let mut chance = Chance::quick(seed);
    let mut choices = Chance::quick(seed.wrapping_add(1));
    let mut events = Silent;
    let mut stage = Stage {
        game,
        state: &mut state,
        chance: &mut chance,
        events: &mut events,
        asks: Asks::Able,
    };
    stage.start();
    stage.advance();
    let mut moves = Vec::new();
    for _ in 0..n_moves {
        moves.clear();
        game.list(stage.state, stage.state.asked, &mut moves);
        if moves.is_empty() {
            break;
        }
        let index = choices.below(moves.len() as u32) as usize;
        stage.answer(moves[index]);
    }
    state
}
