//! The state, moves and events of the card game, and the laws its variants break.

use std::hash::{Hash, Hasher};
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
    CopyForgets,
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
    GuessKeepsOld,
    GuessLacksMoves,
    HiddenLuck,
    KeyForgets,
    KeyWanders,
    HugeScore,
    LoudOnly,
    MarksNothing,
    MovesAreQuestions,
    MovesLeak,
    NoLabels,
    NosyBot,
    PieceNamesLeak,
    PointsAstray,
    RefusalLeaks,
    RefusesListed,
    ReusesNames,
    RewritesPast,
    SamePieces,
    SameTexts,
    SharedCopies,
    ShortCount,
    ShiftingList,
    SpectatorSees,
    StoryLeaks,
    ViewLeaks,
    WrongText,
}

#[derive(Debug, PartialEq, Serialize)]
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
    /// What copies and keys of the state do wrong, if anything.
    #[serde(skip)]
    pub(super) flaw: CardFlaw,
}

impl Clone for State {
    fn clone(&self) -> State {
        State {
            hands: self.hands.clone(),
            stock: self.stock.clone(),
            buried: self.buried.clone(),
            played: self.played.clone(),
            shown: self.shown.clone(),
            tally: self.tally.clone(),
            ..*self
        }
    }

    fn clone_from(&mut self, other: &State) {
        let played = std::mem::take(&mut self.played);
        *self = other.clone();
        if self.flaw == CardFlaw::CopyForgets {
            self.played = played;
        }
    }
}

impl Hash for State {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        match self.flaw {
            CardFlaw::KeyForgets => return self.stock.hash(hasher),
            CardFlaw::KeyWanders => std::ptr::from_ref(self).hash(hasher),
            _ => {}
        }
        (&self.hands, &self.stock, &self.buried, &self.played).hash(hasher);
        (&self.shown, self.turn, self.n_turns, &self.tally).hash(hasher);
    }
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

impl Hash for Tally {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        u64::from(self.clone()).hash(hasher);
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
