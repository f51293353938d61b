//! The facts of a match, and what each reader is told of them.

use serde::{Deserialize, Serialize};
use tapete_game::{Reader, Seat};

use crate::duel::Duel;
use crate::state::EndedBy;

mod about;
mod text;

pub(crate) use about::{about, reveals};
pub(crate) use text::write;

/// A monster in a match: whose, which of the team, and which card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Fighter {
    pub(crate) seat: Seat,
    /// Its index in the deck, whatever its place in the formation.
    pub(crate) index: u8,
    pub(crate) card: u16,
}

/// A power card that somebody holds: which card, and of which monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Held {
    pub(crate) card: u16,
    pub(crate) monster: u8,
}

/// A state that an action can give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Given {
    Poison,
    Burn,
    Freeze,
    Sleep,
}

/// A figure of a monster that can be changed for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Figure {
    Attack,
    MaxLife,
}

/// What a trigger waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Cause {
    TurnStart,
    TurnEnd,
    Attacked,
    Damaged,
    Death,
    Drawn,
}

/// A fact that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Event {
    /// A seat has its monsters and its deck; others may not know the deck.
    Seated {
        seat: Seat,
        deck: Option<u16>,
        monsters: Vec<u16>,
        /// The powers of a deck that was made by luck.
        powers: Vec<u16>,
    },
    /// A seat has chosen its deck; others do not learn which before all have.
    ChoseDeck {
        seat: Seat,
        deck: Option<u16>,
    },
    /// A seat has put a monster on the next place; others do not learn which.
    Placed {
        seat: Seat,
        monster: Option<u8>,
    },
    /// The formation of a seat, from the front.
    Formed {
        seat: Seat,
        order: Vec<Fighter>,
    },
    Round {
        round: u32,
    },
    /// A state took life at the start of a round.
    Ticked {
        who: Fighter,
        by: Given,
        from: i32,
        to: i32,
    },
    /// A state ended by itself, or by what happened.
    WoreOff {
        who: Fighter,
        state: Given,
    },
    BuffEnded {
        who: Fighter,
        figure: Figure,
    },
    TurnBegan {
        seat: Seat,
        gained: i32,
        energy: i32,
    },
    /// Cards came into a hand; only their owner knows which.
    Drew {
        seat: Seat,
        n_cards: u8,
        cards: Vec<Held>,
    },
    /// The hand was full.
    DrawsLost {
        seat: Seat,
        n_cards: u32,
    },
    Played {
        seat: Seat,
        slot: u8,
        held: Held,
        by: Fighter,
        target: Fighter,
        cost: i32,
    },
    /// Life changed by an action; `absorbed` is what a shield took.
    Life {
        who: Fighter,
        from: i32,
        to: i32,
        absorbed: i32,
        attack: bool,
    },
    /// Nothing happens to a monster without life.
    NoEffect {
        who: Fighter,
    },
    Gave {
        who: Fighter,
        state: Given,
        rounds: u8,
    },
    Shielded {
        who: Fighter,
        from: i32,
        to: i32,
    },
    Purified {
        who: Fighter,
    },
    Cleansed {
        who: Fighter,
    },
    Energy {
        seat: Seat,
        from: i32,
        to: i32,
    },
    /// A card left a hand without being played; all see which.
    Discarded {
        seat: Seat,
        slot: u8,
        held: Held,
        chosen: bool,
    },
    Swapped {
        one: Fighter,
        other: Fighter,
    },
    Revived {
        who: Fighter,
        life: i32,
    },
    BecameElement {
        who: Fighter,
        element: u8,
    },
    Buffed {
        who: Fighter,
        figure: Figure,
        amount: i32,
        rounds: u8,
    },
    /// `chance 30 %` came out.
    Luck {
        percent: u8,
        held: bool,
    },
    /// `random(a, b)` came out.
    Rolled {
        from: i64,
        to: i64,
        rolled: i64,
    },
    /// Something was divided by zero: the value is 0.
    DividedByZero,
    /// A trigger waits now.
    Armed {
        who: Fighter,
        card: u16,
        cause: Cause,
        rounds: Option<u8>,
    },
    Triggered {
        who: Fighter,
        card: u16,
        cause: Cause,
    },
    /// An effect reached its bound of steps and was cut short.
    OutOfFuel,
    /// Triggers set each other off too deeply: the rest is left out.
    TooDeep,
    /// A monster died; the slots of the hand whose cards went with it.
    Died {
        who: Fighter,
        slots: Vec<u8>,
    },
    Lost {
        seat: Seat,
    },
    /// The seat plays no more cards in this turn.
    TurnEnded {
        seat: Seat,
    },
    /// So many cards were played that the turn ended by itself.
    TurnCut {
        seat: Seat,
    },
    Over {
        by: EndedBy,
        winners: Vec<Seat>,
    },
}

/// Returns the event as a reader may know it.
pub(crate) fn told(duel: &Duel, event: &Event, reader: Reader) -> Option<Event> {
    let is_own = |seat: Seat| match reader {
        Reader::Judge => true,
        Reader::Seat(own) => own == seat,
        Reader::Spectator => false,
    };
    let mut event = event.clone();
    match &mut event {
        Event::Drew { seat, cards, .. } if !is_own(*seat) => cards.clear(),
        Event::ChoseDeck { seat, deck } if !is_own(*seat) => *deck = None,
        Event::Placed { seat, monster } if !is_own(*seat) => *monster = None,
        Event::Seated { seat, deck, .. } if !duel.decks_open() && !is_own(*seat) => *deck = None,
        _ => {}
    }
    Some(event)
}
