//! The whole truth of a match on the general path.

use serde::Serialize;
use tapete_game::{Reusable, Seat};

use super::table::{GridFacts, Table};
use crate::begins::LastHand;
use crate::pieces::Id;
use crate::state::{Counts, HANDS_MAX, MatchEnd};

/// A match: the hand being played, and what the hands before it left behind.
#[derive(Debug, PartialEq, Hash, Serialize)]
pub(crate) struct State {
    /// The tiles of each seat, in the order of the set; where nobody sees a
    /// hand, in the order in which its tiles lie.
    pub(crate) hands: Vec<Vec<Id>>,
    /// What was not dealt; the last is drawn next. Where nobody draws, the order
    /// means nothing and is that of the set.
    pub(crate) stock: Vec<Id>,
    /// How many tiles are left of a set too large to be listed; `stock` is
    /// empty then, and what is drawn is any tile that nobody has.
    pub(crate) n_unlisted: u32,
    /// Tiles out of play: what a seat had to give away.
    pub(crate) removed: Vec<Id>,
    pub(crate) table: Table,
    /// Who must act.
    pub(crate) acting: Seat,
    /// Who opened this hand.
    pub(crate) starter: Seat,
    /// The tile that must open the hand, if one must.
    pub(crate) must_open: Option<Id>,
    /// Whether turns go round the other way.
    pub(crate) reversed: bool,
    /// The order of this round, where rounds have one of their own.
    pub(crate) round: Vec<Seat>,
    pub(crate) phase: Phase,
    /// How many passes there were since the last tile was placed.
    pub(crate) passes_in_a_row: u32,
    /// How many of them came after the last draw: only these make a block.
    pub(crate) passes_to_block: u32,
    /// Who has passed since anything changed that could let them play, one bit
    /// each.
    #[serde(skip)]
    pub(crate) asked: u16,
    /// Whether everybody is asked again before a block.
    #[serde(skip)]
    pub(crate) asks_again: bool,
    /// Who passed first since the last tile was placed.
    pub(crate) first_passer: Option<Seat>,
    /// Who passed since then, one bit each.
    #[serde(skip)]
    pub(crate) passers: u16,
    /// What each seat did in this hand.
    pub(crate) seats: [SeatFacts; HANDS_MAX],
    /// The turn just taken.
    pub(crate) last: LastTurn,
    /// How many tiles the acting seat drew in this turn.
    pub(crate) n_drawn: u32,
    /// The tile that a seat without sight of its hand has turned up.
    pub(crate) turned: Option<Id>,
    /// Which hand of the match this is, from 1.
    pub(crate) hand_number: u32,
    /// Who won the hand before, if somebody did.
    pub(crate) last_winner: Option<Seat>,
    /// How the hand before ended; nothing in the first hand.
    #[serde(skip)]
    pub(crate) last_hand: Option<LastHand>,
    /// The points of each team.
    pub(crate) scores: [i64; HANDS_MAX],
    /// The points of each team when the hand began.
    #[serde(skip)]
    pub(crate) scores_before: [i64; HANDS_MAX],
    /// The formula of each tile's points, where they are drawn.
    pub(crate) formulas: Vec<u8>,
    /// How many hands in a row ended before anybody could choose anything.
    pub(crate) n_idle: u32,
    /// The hand whose winner decides the match: the last one.
    pub(crate) ended: Option<MatchEnd>,
    /// The place of each seat in the last hand, where hands are ranked.
    pub(crate) places: [u8; HANDS_MAX],
    /// What is counted over the whole match.
    pub(crate) counts: Counts,
}

/// What the acting seat is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    /// To place a tile, or what else the rules allow.
    #[default]
    Play,
    /// To give back up to this many tiles before the hand begins.
    Redraw(u32),
    /// To take up to this many tiles from the open stock.
    Take(u32),
}

/// What a seat did in this hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct SeatFacts {
    pub(crate) turns: u32,
    pub(crate) passes: u32,
    /// The points of the tiles it placed.
    pub(crate) played: i64,
    /// The values it is known to lack, one bit each.
    pub(crate) lacks: u64,
    /// Whether its first turn is over.
    pub(crate) has_begun: bool,
}

/// The turn just taken, for conditions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Hash, Serialize)]
pub(crate) struct LastTurn {
    /// Whose turn it was; meaningless before the first.
    pub(crate) seat: Option<Seat>,
    /// The tile placed; nothing for a pass.
    pub(crate) tile: Option<Id>,
    /// Whether the last tile of a hand fitted at two ends.
    pub(crate) capicua: bool,
    pub(crate) grid: GridFacts,
}

impl State {
    /// Returns a state without tiles, for a match to begin in.
    pub(crate) fn blank(n_seats: usize) -> State {
        State {
            hands: vec![Vec::new(); n_seats],
            stock: Vec::new(),
            n_unlisted: 0,
            removed: Vec::new(),
            table: Table::default(),
            acting: Seat(0),
            starter: Seat(0),
            must_open: None,
            reversed: false,
            round: Vec::new(),
            phase: Phase::Play,
            passes_in_a_row: 0,
            passes_to_block: 0,
            asked: 0,
            asks_again: false,
            first_passer: None,
            passers: 0,
            seats: [SeatFacts::default(); HANDS_MAX],
            last: LastTurn::default(),
            n_drawn: 0,
            turned: None,
            hand_number: 0,
            last_winner: None,
            last_hand: None,
            scores: [0; HANDS_MAX],
            scores_before: [0; HANDS_MAX],
            formulas: Vec::new(),
            n_idle: 0,
            ended: None,
            places: [0; HANDS_MAX],
            counts: Counts::default(),
        }
    }

    /// Forgets the match before.
    pub(crate) fn clear(&mut self) {
        self.table.placed.clear();
        self.hand_number = 0;
        self.last_winner = None;
        self.last_hand = None;
        self.scores = [0; HANDS_MAX];
        self.n_idle = 0;
        self.ended = None;
        self.places = [0; HANDS_MAX];
        self.counts = Counts::default();
    }

    /// Becomes a state without tiles in the memory it has.
    pub(crate) fn reset(&mut self, n_seats: usize) {
        let mut hands = std::mem::take(&mut self.hands);
        hands.iter_mut().for_each(Vec::clear);
        hands.resize_with(n_seats, Vec::new);
        let mut table = std::mem::take(&mut self.table);
        table.reset();
        let [stock, removed] = [&mut self.stock, &mut self.removed].map(emptied);
        *self = State {
            hands,
            stock,
            removed,
            table,
            round: emptied(&mut self.round),
            formulas: emptied(&mut self.formulas),
            ..State::blank(0)
        };
    }

    /// Becomes a copy of another state in the memory it has.
    pub(crate) fn copy_from(&mut self, other: &State) {
        let State {
            hands,
            stock,
            n_unlisted,
            removed,
            table,
            acting,
            starter,
            must_open,
            reversed,
            round,
            phase,
            passes_in_a_row,
            passes_to_block,
            asked,
            asks_again,
            first_passer,
            passers,
            seats,
            last,
            n_drawn,
            turned,
            hand_number,
            last_winner,
            last_hand,
            scores,
            scores_before,
            formulas,
            n_idle,
            ended,
            places,
            counts,
        } = self;
        hands.clone_from(&other.hands);
        stock.clone_from(&other.stock);
        *n_unlisted = other.n_unlisted;
        removed.clone_from(&other.removed);
        table.copy_from(&other.table);
        *acting = other.acting;
        *starter = other.starter;
        *must_open = other.must_open;
        *reversed = other.reversed;
        round.clone_from(&other.round);
        *phase = other.phase;
        *passes_in_a_row = other.passes_in_a_row;
        *passes_to_block = other.passes_to_block;
        *asked = other.asked;
        *asks_again = other.asks_again;
        *first_passer = other.first_passer;
        *passers = other.passers;
        *seats = other.seats;
        *last = other.last;
        *n_drawn = other.n_drawn;
        *turned = other.turned;
        *hand_number = other.hand_number;
        *last_winner = other.last_winner;
        *last_hand = other.last_hand;
        *scores = other.scores;
        *scores_before = other.scores_before;
        formulas.clone_from(&other.formulas);
        *n_idle = other.n_idle;
        *ended = other.ended;
        *places = other.places;
        *counts = other.counts;
    }

    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> &[Id] {
        &self.hands[seat.index()]
    }

    /// Returns how many tiles are in the stock.
    pub(crate) fn n_in_stock(&self) -> usize {
        self.stock.len() + self.n_unlisted as usize
    }

    /// Returns how many tiles were played in the whole match.
    pub(crate) fn n_tiles_played(&self) -> u32 {
        self.counts.tiles_played + self.table.placed.len() as u32
    }

    /// Tells whether a tile is in a hand, on the table or out of play.
    pub(crate) fn is_taken(&self, tile: Id) -> bool {
        self.hands.iter().any(|hand| hand.contains(&tile))
            || self.table.placed.iter().any(|it| it.tile == tile)
            || self.removed.contains(&tile)
    }
}

/// Takes a list out of its place, without what is in it.
fn emptied<T>(list: &mut Vec<T>) -> Vec<T> {
    let mut list = std::mem::take(list);
    list.clear();
    list
}

impl Clone for State {
    fn clone(&self) -> State {
        let mut copy = State::blank(0);
        copy.copy_from(self);
        copy
    }

    #[inline]
    fn clone_from(&mut self, other: &State) {
        self.copy_from(other);
    }
}

impl Default for State {
    fn default() -> State {
        State::blank(0)
    }
}

/// Whoever takes one from the shelf fills it, so that nothing need be cleared.
impl Reusable for State {
    fn empty(&mut self) {}
}
