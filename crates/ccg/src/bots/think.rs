//! Playing on in thought: until nothing waits any more, then the match is
//! judged.

use tapete_game::{Chance, Silent};

use super::habit;
use super::judge::judge;
use crate::engine::{Asks, Stage};
use crate::model::Cards;
use crate::moves::Move;
use crate::state::{Ask, State};

/// How many answers in a row are given before a match is judged anyway.
const ANSWERS_MAX: usize = 300;

/// A choice with more ways than this is left to habit.
const WAYS_MAX: usize = 24;

/// What one decision thinks about.
pub(super) struct Mind<'a> {
    pub(super) game: &'a Cards,
    pub(super) seat: u8,
    /// The turn in which it is made.
    pub(super) turn: u32,
    /// The luck of all that is tried: the same for all.
    pub(super) luck: u64,
    /// How many ways may still be tried.
    pub(super) budget: u32,
    /// Whether every answer is tried alone, only until nothing waits, and all
    /// that follows is habit.
    pub(super) is_brief: bool,
}

/// Answers what is asked, without telling anybody.
pub(super) fn play(game: &Cards, state: &mut State, chosen: Move, chance: &mut Chance) {
    play_asking(game, state, chosen, chance, Asks::Able);
}

/// Answers what is asked, and says who is to be asked from then on.
pub(super) fn play_asking(
    game: &Cards,
    state: &mut State,
    chosen: Move,
    chance: &mut Chance,
    asks: Asks,
) {
    let mut stage = Stage {
        game,
        state,
        chance,
        events: &mut Silent,
        asks,
    };
    stage.answer(chosen);
}

/// Tells whether nothing waits that has been begun.
pub(super) fn is_quiet(state: &State) -> bool {
    match state.ask {
        Ask::Act => state.stack.is_empty() && state.attackers.is_empty(),
        Ask::Attackers | Ask::Mulligan | Ask::Placing | Ask::Bottom => true,
        _ => false,
    }
}

/// Tells whether all ways of a choice are worth trying.
pub(super) fn is_open(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::Kicker
            | Ask::X
            | Ask::Target
            | Ask::CostThing
            | Ask::Choose
            | Ask::May
            | Ask::PayOr
            | Ask::OneOf(_)
            | Ask::Discard
            | Ask::Promote
            | Ask::HandLimit
    )
}

impl Mind<'_> {
    /// Says who is asked while something is tried.
    pub(super) fn asks(&self) -> Asks {
        match self.is_brief {
            true => Asks::Quiet,
            false => Asks::Able,
        }
    }

    /// Judges the match of the first level after what is under way: own choices
    /// are tried in all their ways as long as there are levels, all others are
    /// habit.
    pub(super) fn explore(
        &mut self,
        levels: &mut [Option<Box<State>>],
        lists: &mut [Vec<Move>],
        moves: &mut Vec<Move>,
        chance: &mut Chance,
    ) -> i32 {
        let (Some((place, deeper)), Some((list, lists))) =
            (levels.split_first_mut(), lists.split_first_mut())
        else {
            return 0;
        };
        let Some(state) = place.as_deref_mut() else {
            return 0;
        };
        self.budget = self.budget.saturating_sub(1);
        for _ in 0..ANSWERS_MAX {
            if state.end.is_some() || is_quiet(state) {
                break;
            }
            if state.ask == Ask::Act {
                play_asking(self.game, state, Move::Pass, chance, self.asks());
                continue;
            }
            let is_own = state.asked == self.seat;
            if is_own && is_open(state.ask) && !deeper.is_empty() && self.budget > 0 {
                list.clear();
                self.game.list(state, self.seat, list);
                if (2..=WAYS_MAX).contains(&list.len()) {
                    return self.best_of(state, list, deeper, lists, moves, chance);
                }
            }
            let chosen = habit::answer(self.game, state, moves);
            play_asking(self.game, state, chosen, chance, self.asks());
        }
        judge(self.game, state, self.seat, self.turn)
    }

    /// Returns what the best of several ways comes to.
    fn best_of(
        &mut self,
        state: &State,
        list: &[Move],
        deeper: &mut [Option<Box<State>>],
        lists: &mut [Vec<Move>],
        moves: &mut Vec<Move>,
        chance: &Chance,
    ) -> i32 {
        let mut best = i32::MIN;
        for chosen in list {
            if self.budget == 0 && best > i32::MIN {
                break;
            }
            let Some(place) = deeper.first_mut() else {
                break;
            };
            let mut chance = chance.clone();
            let next = super::room::copy_into(self.game, state, place);
            play_asking(self.game, next, *chosen, &mut chance, self.asks());
            best = best.max(self.explore(deeper, lists, moves, &mut chance));
        }
        best
    }
}
