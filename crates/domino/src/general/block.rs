//! When nobody can play any more.
//!
//! Whether a hand is blocked is read from the passes alone: everybody has been
//! asked since the last thing that could let somebody play. No hand is looked
//! into, so a hand that goes on tells nothing that the passes did not tell.

use tapete_game::Seat;
use tapete_lang::Formula;

use super::game::{General, Lines, PlayRules, TurnRules};
use super::state::State;
use super::table::NO_ARM;
use crate::ends::Ends;
use crate::pieces::Id;
use crate::tables::arms::ArmsAllowed;
use crate::variables::slot;

/// How many passes in a row a hand may have at most; one that has more would
/// never end.
const PASSES_MAX: u32 = 10_000;

/// The variables that passing may change, but for whether somebody has passed.
const AFTER_TURNS: &[usize] = &[
    slot::OWN_TURNS,
    slot::OWN_PASSES,
    slot::OWN_SCORE,
    slot::TEAM_PASSES,
    slot::MOST_PASSES,
    slot::ALL_PASSES,
    slot::PASSES_ROW,
    slot::PASSED_TWICE,
    slot::PASSER_AGAIN,
    slot::BEST_SCORE,
    slot::OTHERS_SCORE,
    slot::PLAYED_DOUBLE,
    slot::PLAYED_POINTS,
    slot::PLAYED_HIGH,
    slot::PLAYED_LOW,
    slot::PLAYED_EDGES,
    slot::CAPICUA,
    slot::OPENING_PASSED,
    slot::OTHERS_PASSED,
    slot::BRIDGE,
    slot::CLOSED,
    slot::MATCH_PASSES,
];

/// When passing ends a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BlockRules {
    /// Whether a hand ends when nobody can play or draw.
    pub(crate) when_stuck: bool,
    /// Whether a hand ends after as many passes in a row as there are seats.
    pub(crate) when_all_pass: bool,
    /// Whether everybody is asked before anybody is asked again, whatever the
    /// order of turns.
    pub(crate) asks_all: bool,
    pub(crate) reopens: Reopens,
}

/// What a pass changes for seats that passed before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Reopens {
    /// Nothing.
    Nothing,
    /// Whoever passed first did so before anybody had passed.
    First,
    /// Everybody may be able to play the next time.
    All,
}

impl BlockRules {
    pub(crate) fn new(ends: &Ends, stops: &[Formula], reopens: Reopens) -> BlockRules {
        let waits_for_block = stops
            .iter()
            .any(|it| it.variables().any(|slot| slot == slot::STUCK));
        BlockRules {
            when_stuck: ends.blocked,
            when_all_pass: ends.all_pass,
            asks_all: (ends.blocked || waits_for_block) && !ends.all_pass,
            reopens,
        }
    }
}

impl Reopens {
    /// Reads it from the rules about what may be played and drawn.
    pub(crate) fn read(plays: &PlayRules, turn: &TurnRules) -> Reopens {
        fn asked<T>(lines: &Lines<T>) -> u64 {
            let conditions = lines.iter().flat_map(|(when, _)| when);
            conditions
                .flat_map(Formula::variables)
                .fold(0, |all, slot| all | 1 << slot)
        }
        let asked = asked(&plays.matches)
            | asked(&plays.wild_tiles)
            | asked(&plays.wild_doubles)
            | asked(&plays.forbidden_tiles)
            | asked(&plays.forbidden_doubles)
            | asked(&plays.forbidden_on_partner)
            | asked(&plays.forbidden_before_double)
            | asked(&plays.arms)
            | turn
                .draws
                .lines()
                .iter()
                .flat_map(|(when, _)| when)
                .flat_map(Formula::variables)
                .fold(0, |all, slot| all | 1 << slot);
        let after_turns = AFTER_TURNS.iter().fold(0, |all, slot| all | 1 << slot);
        let by_turns = plays.matches.iter().any(|(_, it)| it.asks_turns());
        let turns_round = turn.order.as_ref().is_some_and(|order| {
            let mut lines = order.lines().iter();
            lines.any(|(_, it)| it.choice.reverses)
        });
        let follows_round = plays
            .arms
            .iter()
            .any(|(_, it)| *it == ArmsAllowed::Previous);
        if by_turns || asked & after_turns != 0 || turns_round && follows_round {
            Reopens::All
        } else if asked >> slot::LAST_PASSED & 1 == 1 {
            Reopens::First
        } else {
            Reopens::Nothing
        }
    }
}

impl General {
    /// Forgets who was asked: something new lies on the table, or in a hand.
    #[inline]
    pub(super) fn ask_anew(&self, state: &mut State) {
        state.asked = 0;
        state.asks_again = self.block.reopens == Reopens::All;
    }

    /// Notes that a seat passes, given how many passed before it in a row.
    pub(super) fn note_asked(&self, state: &mut State, seat: Seat, freely: bool, n_before: u32) {
        // A seat that drew may be able to play next time.
        if state.n_drawn > 0 {
            return;
        }
        state.passes_to_block += 1;
        let may_play_then = freely || self.block.reopens == Reopens::First && n_before == 0;
        if !may_play_then {
            state.asked |= 1 << seat.0;
        }
    }

    /// Opens an arm to all, or closes it; tells whether that changed anything.
    pub(super) fn set_mark(&self, state: &mut State, arm: u8, open: bool) -> bool {
        let is_owned = arm != NO_ARM && self.table.hub.is_some_and(|hub| arm < hub.n_owned);
        if !is_owned || (state.table.open_arms >> arm & 1 == 1) == open {
            return false;
        }
        state.table.open_arms ^= 1 << arm;
        if open {
            // The others have one more arm to try.
            state.asked &= 1 << arm;
        }
        true
    }

    /// Frees everybody of a double that can never be covered, since every tile
    /// that could lies on the table.
    pub(super) fn let_go(&self, state: &mut State) {
        let Some((double, _)) = state.table.pending.last() else {
            return;
        };
        let (Some(plain), true) = (&self.plays.plain, self.set.is_listed()) else {
            return;
        };
        if !self.plays.wild_tiles.is_empty() || !self.plays.wild_doubles.is_empty() {
            return;
        }
        let placed = &state.table.placed;
        let wanted = plain[usize::from(placed[usize::from(*double)].faces.get(0))];
        let could_cover =
            |tile: Id| self.mask(tile) & wanted != 0 && !placed.iter().any(|it| it.tile == tile);
        if !(0..self.set.len()).any(could_cover) {
            state.table.let_go();
        }
    }

    /// Tells whether everybody has been asked in vain, and begins another round
    /// of asking where the passes may have changed something.
    fn all_were_asked(&self, state: &mut State) -> bool {
        let is_left = |seat: &Seat| !self.is_asked(state, *seat);
        if Seat::all(self.n_seats).any(|seat| is_left(&seat)) {
            return false;
        }
        state.asked = 0;
        !std::mem::take(&mut state.asks_again)
    }

    /// Tells whether a seat has nothing new to try; one that is out while the
    /// others play on has nothing at all.
    fn is_asked(&self, state: &State, seat: Seat) -> bool {
        state.asked >> seat.0 & 1 == 1
            || self.hand.ends_when_team_out && state.hand(seat).is_empty()
    }

    /// Tells whether a pass has ended the hand.
    pub(super) fn is_blocked(&self, state: &mut State) -> bool {
        let block = &self.block;
        let is_over = if block.when_all_pass || self.is_unseen(state.hand_number) {
            state.passes_to_block as usize >= self.n_passes_to_block(state)
        } else {
            self.all_were_asked(state)
        };
        if is_over && !block.when_all_pass && state.table.let_go() {
            // Nobody can cover the double, now or later.
            self.ask_anew(state);
            return false;
        }
        // Where nobody can open, the hand is none, whatever ends hands.
        is_over && (block.when_stuck || block.when_all_pass || state.table.is_empty())
    }

    /// Tells whether there have been more passes than any hand of sense has.
    pub(super) fn is_endless(state: &State) -> bool {
        state.passes_in_a_row > PASSES_MAX
    }

    /// Returns the first seat from another on, in the direction of turns, that
    /// has something new to try; that seat itself if nobody has.
    pub(super) fn not_yet_asked(&self, state: &State, from: Seat) -> Seat {
        if !self.block.asks_all || state.asked == 0 || self.is_unseen(state.hand_number) {
            return from;
        }
        let mut seat = from;
        for _ in 0..self.n_seats {
            if !self.is_asked(state, seat) {
                return seat;
            }
            seat = self.step(state, seat, 1);
        }
        from
    }

    /// Returns how many passes in a row end a hand by their number.
    fn n_passes_to_block(&self, state: &State) -> usize {
        let hands = state.hands.iter();
        if self.is_unseen(state.hand_number) {
            // Every tile of every row has had its chance by then.
            let longest = hands.map(Vec::len).max().unwrap_or(0);
            return self.n_seats * longest.max(1);
        }
        if self.hand.ends_when_team_out {
            return hands.filter(|hand| !hand.is_empty()).count();
        }
        self.n_seats
    }
}
