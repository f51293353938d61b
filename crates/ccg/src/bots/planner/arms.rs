//! The ways to go on that are compared: a move with the choices that it asks
//! for, a set of attackers, a set of blocks.

use arrayvec::ArrayVec;
use tapete_game::Chance;

use super::super::Thinking;
use super::super::greedy::{self, EFFORT, try_out};
use super::super::room::{Answers, PLANNED_MAX, Room, copy_into};
use super::super::think::{Mind, is_open, play};
use crate::model::Cards;
use crate::moves::Move;
use crate::state::{Ask, State};

/// How many ways are compared at most.
const ARMS_MAX: usize = 10;

/// How many ways are looked at before that.
const LOOKS_MAX: usize = 120;

/// A way to go on.
pub(super) struct Arm {
    /// The answers that are given in a row.
    pub(super) answers: Answers,
    pub(super) index: usize,
    /// What it looks like at once.
    pub(super) look: i32,
    /// What each match that was played on came to.
    pub(super) results: Vec<i64>,
    /// The sum of that.
    pub(super) sum: i64,
}

impl Arm {
    fn new(answers: &[Move], index: usize) -> Arm {
        Arm {
            answers: answers.iter().copied().take(PLANNED_MAX).collect(),
            index,
            look: 0,
            results: Vec::new(),
            sum: 0,
        }
    }

    pub(super) fn first(&self) -> Move {
        self.answers.first().copied().unwrap_or(Move::Done)
    }

    /// Gives the answers, as far as they fit what is asked.
    pub(super) fn begin(&self, game: &Cards, state: &mut State, chance: &mut Chance) {
        let (ask, seat) = (state.ask, state.asked);
        let declares = matches!(ask, Ask::Attackers | Ask::Blockers);
        for (index, chosen) in self.answers.iter().enumerate() {
            let fits = if declares {
                state.ask == ask
            } else {
                index == 0 || state.asked == seat && is_open(state.ask)
            };
            if !fits || state.end.is_some() {
                return;
            }
            play(game, state, *chosen, chance);
        }
        if declares && state.ask == ask && state.end.is_none() {
            play(game, state, Move::Done, chance);
        }
    }
}

/// Collects the ways to go on, and keeps those that look best.
pub(super) fn collect(thinking: &Thinking<'_>, room: &mut Room, luck: u64, arms: &mut Vec<Arm>) {
    let mut mind = Mind {
        game: thinking.game,
        seat: thinking.seat.0,
        turn: thinking.state.counts.turns,
        luck,
        budget: 0,
        is_brief: false,
    };
    let mut add = |answers: &[Move]| {
        let is_new = arms.iter().all(|it| it.answers.as_slice() != answers);
        if is_new && arms.len() < LOOKS_MAX {
            let index = arms.len();
            arms.push(Arm::new(answers, index));
        }
    };
    match thinking.state.ask {
        Ask::Attackers => greedy::attack_ways(&mind, room, thinking.moves, &mut add),
        Ask::Blockers => greedy::block_ways(&mind, room, thinking.moves, &mut add),
        _ => {
            for chosen in thinking.moves.iter().rev() {
                expand(&mind, room, &mut ArrayVec::from_iter([*chosen]), &mut add);
            }
        }
    }
    for arm in arms.iter_mut() {
        let worth = look(&mut mind, room, &arm.answers);
        // Doing nothing wins ties.
        let effort = if arm.index == 0 { EFFORT } else { 0 };
        arm.look = worth.saturating_add(effort);
    }
    arms.sort_by(|one, other| other.look.cmp(&one.look).then(one.index.cmp(&other.index)));
    arms.truncate(ARMS_MAX);
}

fn look(mind: &mut Mind<'_>, room: &mut Room, answers: &[Move]) -> i32 {
    mind.budget = 0;
    try_out(mind, room, answers)
}

/// Adds a move once for each way to make the choices that it asks for.
fn expand(mind: &Mind<'_>, room: &mut Room, answers: &mut Answers, add: &mut impl FnMut(&[Move])) {
    let Room {
        seen,
        levels,
        lists,
        ..
    } = room;
    let Some(seen) = seen.as_deref() else {
        return;
    };
    let state = copy_into(mind.game, seen, &mut levels[0]);
    let mut chance = Chance::quick(mind.luck);
    for chosen in answers.iter() {
        play(mind.game, state, *chosen, &mut chance);
    }
    let is_own = state.end.is_none() && state.asked == mind.seat && is_open(state.ask);
    let list = &mut lists[answers.len().min(lists.len()) - 1];
    list.clear();
    if is_own {
        mind.game.list(state, mind.seat, list);
    }
    if list.len() < 2 || list.len() > 12 || answers.len() >= 3 {
        return add(answers);
    }
    let ways: ArrayVec<Move, 12> = list.iter().copied().collect();
    for chosen in ways {
        answers.push(chosen);
        expand(mind, room, answers, add);
        answers.pop();
    }
}
