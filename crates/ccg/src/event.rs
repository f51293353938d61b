//! Facts that happened in a match, and who may know them.

use serde::Serialize;
use tapete_game::{Reader, Seat};

use crate::model::{
    AbilityId, AbilityName, ActivatedId, CardId, Cards, NOTHING, TARGETS_MAX, Thing, TriggerId,
};
use crate::moves::Move;

mod about;
mod text;

pub(crate) use about::{about, reveals};
pub(crate) use text::write;

/// A card as an event names it: enough to speak of it after it has changed.
/// `card` is nothing for a reader who may not know which card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Named {
    pub(crate) thing: Thing,
    pub(crate) card: Option<CardId>,
}

/// Which of the things of their names in play two things are, from 1: several may
/// fight at once, and the report must tell them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Numbers(pub(crate) u8, pub(crate) u8);

impl Numbers {
    /// Tells whether the names say enough.
    fn is_plain(&self) -> bool {
        self.0 <= 1 && self.1 <= 1
    }
}

/// What else a spell or an ability is aimed at, after its first target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Aims(pub(crate) [Named; TARGETS_MAX - 1]);

impl Aims {
    pub(crate) const NONE: Aims = Aims(
        [Named {
            thing: NOTHING,
            card: None,
        }; TARGETS_MAX - 1],
    );

    /// Returns those that there are.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Named> {
        self.0.iter().filter(|it| it.thing != NOTHING)
    }
}

impl Serialize for Aims {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Why a card changed zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) enum Cause {
    Drawn,
    Discarded,
    /// Discarded at random.
    Lost,
    Played,
    Milled,
    Destroyed,
    /// No toughness left, an aura without a host, a legend rule.
    Died,
    Sacrificed,
    Exiled,
    Returned,
    Resolved,
    Countered,
    Prize,
    Evolved,
    KnockedOut,
    Mulligan,
    Started,
    /// A token, which is told as it is made.
    Created,
    Bottom,
}

/// A fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Event {
    /// The match begins with these decks.
    Begins {
        decks: [u16; 2],
    },
    Mulligan {
        seat: Seat,
        n_cards: u8,
    },
    Kept {
        seat: Seat,
    },
    Turn {
        seat: Seat,
        turn: u16,
    },
    /// Only phases in which something can happen are told.
    Phase {
        seat: Seat,
        phase: u8,
    },
    /// A card goes from one zone to another; `seen` says which seats learn which
    /// card it is, as bits.
    Moves {
        card: Named,
        owner: Seat,
        from: u8,
        to: u8,
        cause: Cause,
        seen: u8,
        position: u8,
    },
    /// A card is cast, with what it is aimed at.
    Casts {
        seat: Seat,
        card: Named,
        target: Thing,
        target_card: Option<CardId>,
        also: Aims,
        kicked: bool,
        x: i16,
    },
    Uses {
        seat: Seat,
        card: Named,
        ability: ActivatedId,
        target: Thing,
        target_card: Option<CardId>,
        also: Aims,
    },
    Triggers {
        seat: Seat,
        card: Named,
        trigger: TriggerId,
    },
    /// All its targets are gone, or it was countered.
    Fizzles {
        card: Named,
    },
    Paid {
        seat: Seat,
        resource: u8,
        amount: i16,
    },
    Taps {
        card: Named,
        tapped: bool,
    },
    Attacks {
        card: Named,
        target: Thing,
        target_card: Option<CardId>,
        #[serde(skip_serializing_if = "Numbers::is_plain")]
        numbers: Numbers,
    },
    Blocks {
        card: Named,
        attacker: Named,
        #[serde(skip_serializing_if = "Numbers::is_plain")]
        numbers: Numbers,
    },
    NoBlocks {
        seat: Seat,
    },
    Damage {
        source: Named,
        target: Thing,
        target_card: Option<CardId>,
        amount: i16,
        combat: bool,
    },
    Prevented {
        target: Thing,
        target_card: Option<CardId>,
        amount: i16,
    },
    Life {
        seat: Seat,
        change: i32,
        life: i32,
    },
    Counters {
        on: Thing,
        on_card: Option<CardId>,
        kind: u8,
        change: i16,
    },
    Figures {
        card: Named,
        power: i16,
        toughness: i16,
    },
    Gains {
        card: Named,
        ability: AbilityId,
        gains: bool,
    },
    /// It loses abilities of that name.
    LosesAbility {
        card: Named,
        name: AbilityName,
    },
    /// Damage on it is healed (or comes back, if negative).
    Healed {
        on: Thing,
        on_card: Option<CardId>,
        change: i16,
    },
    LosesAll {
        card: Named,
    },
    /// It has other types or colours: those of that number.
    Becomes {
        card: Named,
        number: u16,
    },
    /// Its power and toughness are these.
    BecomesFigures {
        card: Named,
        power: i16,
        toughness: i16,
    },
    /// It falls asleep or the like: bits of [`crate::state::stands`].
    Afflicted {
        card: Named,
        stands: u16,
    },
    Attached {
        card: Named,
        to: Named,
    },
    Detached {
        card: Named,
    },
    Control {
        card: Named,
        seat: Seat,
    },
    Created {
        seat: Seat,
        card: Named,
    },
    /// A spell like one on the stack comes there.
    Copied {
        seat: Seat,
        card: Named,
    },
    /// A copy is aimed at something else.
    Aims {
        card: Named,
        target: Thing,
        target_card: Option<CardId>,
        also: Aims,
    },
    Shuffled {
        seat: Seat,
    },
    /// Cards shown to all.
    Reveals {
        seat: Seat,
        card: Named,
    },
    /// Looks at cards of a hidden zone; only that seat learns which.
    Looks {
        seat: Seat,
        n_cards: u8,
    },
    /// One of so many cards that a seat looks at; told only to that seat.
    Sees {
        seat: Seat,
        card: Named,
        among: u8,
    },
    Scries {
        seat: Seat,
        n_bottom: u8,
        n_cards: u8,
    },
    EmptyDeck {
        seat: Seat,
    },
    Flips {
        seat: Seat,
        heads: bool,
    },
    Resource {
        seat: Seat,
        resource: u8,
        change: i16,
    },
    Declines {
        seat: Seat,
    },
    /// A choice before everybody's eyes, of which nothing has come yet.
    Chooses {
        seat: Seat,
        chosen: Move,
    },
    Skips {
        seat: Seat,
        phase: u8,
    },
    ExtraTurn {
        seat: Seat,
    },
    Active {
        seat: Seat,
        card: Named,
    },
    /// A bound was reached: steps without a choice, effects, tokens.
    Bound {
        what: Bound,
        card: Named,
    },
    /// A rule of the game holds for a seat: the one of that number.
    Rule {
        seat: Seat,
        ending: u8,
    },
    /// Nobody wins.
    Draw {
        word: &'static str,
    },
    Loses {
        seat: Seat,
        word: &'static str,
    },
    Wins {
        seat: Seat,
        word: &'static str,
    },
}

/// What there was too much of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Bound {
    /// Triggers answered each other without end: the match is a draw.
    Loop,
    Effects,
    Cards,
    Stack,
    Triggers,
    /// Something is done more often than is played.
    Times,
}

/// Returns the event as the reader may know it. All but these lies open: what
/// moves between places that hide it, and which cards somebody looks at.
pub(crate) fn told(game: &Cards, event: &Event, reader: Reader) -> Option<Event> {
    let mut told = *event;
    match &mut told {
        Event::Moves {
            card,
            from,
            to,
            seen,
            position,
            ..
        } => {
            let knows = match reader {
                Reader::Judge => return Some(told),
                Reader::Seat(seat) => *seen >> (seat.0 & 7) & 1 == 1,
                Reader::Spectator => game.is_open(*from) || game.is_open(*to),
            };
            if !knows {
                *card = Named {
                    thing: NOTHING,
                    card: None,
                };
            }
            // Where it lay, and who else knows it, is nobody's business.
            *position = 0;
            *seen = u8::from(knows);
        }
        Event::Sees { seat, .. } if !reader.reads(*seat) => return None,
        _ => {}
    }
    Some(told)
}
