//! The state, moves and events of the card game, and the laws its variants break.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use serde::Serialize;

use crate::seat::Seat;

/// The one law that a variant breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CardFlaw {
    None,
    AcceptsNonsense,
    AnswerLeaks,
    BadAdvice,
    CountsNothing,
    DirtyStart,
    EmptyList,
    EmptyPlaysNothing,
    EmptyReason,
    Endless,
    EverybodyWins,
    FickleView,
    GuessBiased,
    GuessChangesHand,
    GuessForgetsStory,
    GuessIsTruth,
    HiddenLuck,
    LoudOnly,
    MovesAreQuestions,
    MovesLeak,
    NosyBot,
    PieceNamesLeak,
    RefusesListed,
    ReusesNames,
    RewritesPast,
    SamePieces,
    SameTexts,
    SharedCopies,
    ShortCount,
    SpectatorSees,
    StoryLeaks,
    ViewLeaks,
    WrongText,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct State {
    /// Always sorted, as all sets of cards here.
    pub(super) hands: Vec<Vec<u8>>,
    pub(super) stock: Vec<u8>,
    pub(super) buried: Vec<Vec<u8>>,
    pub(super) played: Vec<Vec<u8>>,
    pub(super) shown: Vec<Option<u8>>,
    pub(super) turn: u8,
    pub(super) n_turns: u64,
    pub(super) tally: Tally,
}

/// A number that copies share, as no state may hold.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(into = "u64")]
pub(crate) struct Tally(Arc<AtomicU64>);

impl Tally {
    pub(super) fn add_one(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

impl PartialEq for Tally {
    fn eq(&self, other: &Tally) -> bool {
        u64::from(self.clone()) == u64::from(other.clone())
    }
}

impl From<Tally> for u64 {
    fn from(tally: Tally) -> u64 {
        tally.0.load(Ordering::Relaxed)
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Move {
    Play(u8),
    Bury(u8),
    Show(u8),
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) enum Event {
    Dealt(Seat, Option<Vec<u8>>),
    Played(Seat, u8),
    Buried(Seat, Option<u8>),
    Showed(Seat, u8),
    Drew(Seat, Option<u8>),
}
