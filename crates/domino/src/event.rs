//! The facts that happen in a domino match, and who may read them.
//!
//! Both paths tell the same story: only what a tile is differs between them.

mod about;
mod en;
mod es;
mod teller;
mod text;

use std::fmt::Display;

use serde::{Serialize, Serializer};
use tapete_game::{Cell, Reader, Seat, SeatSet};

use crate::state::How;

pub(crate) use about::Sights;
pub(crate) use teller::Teller;
pub(crate) use text::cell_text;

/// What a story says of a tile: how people name it.
pub(crate) trait TileName: Clone + Display + Serialize {
    /// Returns the id of the tile in views. Equal tiles have different ones.
    fn piece_id(&self) -> String;
}

/// A fact that happened. Tiles that a reader may not know are left out.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(crate) enum Event<T: TileName> {
    /// Luck decided what each tile is worth in this match.
    Worth { tiles: Vec<Worth<T>> },
    /// A hand of the match began.
    HandStarted { hand: u32 },
    /// The deal did not please the rules, and tiles are dealt anew.
    Redealt,
    /// A seat got its tiles; `tiles` is empty for those who may not see them.
    Dealt {
        seat: Seat,
        count: u32,
        tiles: Vec<T>,
        #[serde(skip)]
        seen_by: SeenBy,
    },
    /// These tiles lie open, in the hand of a seat or in the stock.
    Shown { seat: Option<Seat>, tiles: Vec<T> },
    /// A seat gave a tile away before the hand began: to the next seat, or out
    /// of play.
    Gave {
        seat: Seat,
        to: Option<Seat>,
        tile: Option<T>,
        #[serde(skip)]
        seen_by: SeenBy,
    },
    /// A seat put a tile back into the stock before the hand began, and got
    /// another one.
    Redrew {
        seat: Seat,
        tile: Option<T>,
        drawn: Option<T>,
        #[serde(skip)]
        seen_by: SeenBy,
        /// Whether each of the two tiles lies open to everybody.
        #[serde(skip)]
        open: [bool; 2],
    },
    /// It was decided who opens, and with what if that is prescribed. The
    /// tiles of `nobody_holds` are thereby known to be in no hand.
    Opens {
        seat: Seat,
        tile: Option<T>,
        nobody_holds: Vec<T>,
        /// Whether all now draw, from this seat on, for the tile that nobody
        /// holds; who finds it opens.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        sought: bool,
    },
    /// A seat that does not see its hand turned up a tile.
    TurnedUp { seat: Seat, tile: T, fits: bool },
    /// A tile was placed; `ends` are the open faces after it.
    Placed {
        seat: Seat,
        tile: T,
        end: Place<T>,
        ends: Vec<FaceText>,
        #[serde(skip_serializing_if = "Laid::is_evident")]
        laid: Laid,
    },
    /// A seat drew a tile from the stock.
    Drew {
        seat: Seat,
        tile: Option<T>,
        /// Whether it had to, because it could not play.
        #[serde(skip)]
        forced: bool,
        #[serde(skip)]
        seen_by: SeenBy,
    },
    /// A seat that could not play took a tile from the hand of another.
    Robbed {
        seat: Seat,
        from: Seat,
        tile: Option<T>,
        #[serde(skip)]
        seen_by: SeenBy,
    },
    /// A seat passed; `freely` if it could have played.
    Passed {
        seat: Seat,
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        freely: bool,
    },
    /// It is the turn of a seat, where nothing else tells that; `stuck` if it
    /// cannot play and is asked which tiles it takes.
    Turn { seat: Seat, stuck: bool },
    /// An arm was opened to all, or closed again.
    Marked { arm: u8, open: bool },
    /// A team gained points, or lost them, in the middle of a hand.
    Gained {
        team: u8,
        points: i64,
        scores: Vec<i64>,
    },
    /// The hand ended and all hands were laid open.
    HandEnded { how: How, hands: Vec<Vec<T>> },
    /// A team won the hand and scored, or nobody did; `scores` by team.
    Scored {
        team: Option<u8>,
        points: i64,
        scores: Vec<i64>,
    },
    /// Every team scored; `points` and `scores` by team.
    AllScored {
        team: Option<u8>,
        points: Vec<i64>,
        scores: Vec<i64>,
    },
    /// The place of each seat in the hand, from 1.
    Ranked { places: Vec<u8> },
}

/// What a tile is worth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Worth<T> {
    pub(crate) tile: T,
    pub(crate) points: i64,
}

/// Who sees a tile that not everybody sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SeenBy {
    pub(crate) seats: SeatSet,
    pub(crate) everybody: bool,
}

/// Where a tile was placed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Place<T> {
    Left,
    Right,
    /// On the empty table.
    Open,
    /// At either end, which are the same.
    Either,
    /// On another tile.
    On(T),
    /// On an arm, by its number.
    Arm(u8),
    /// In a cell.
    Cell(Cell),
}

/// How exactly a tile was laid, for whoever follows the story.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Laid {
    /// Whether the place and the ends do not say it all, as on a line they do.
    #[serde(skip)]
    pub(crate) is_told: bool,
    /// The two ends after it, on a line.
    #[serde(skip)]
    pub(crate) ends: [u8; 2],
    /// The spot it took, by index.
    pub(crate) spot: u16,
    /// Which face came first.
    pub(crate) turn: u8,
}

impl Laid {
    fn is_evident(&self) -> bool {
        !self.is_told
    }
}

/// What a face shows; a number where it is one.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct FaceText(pub(crate) String);

impl Serialize for FaceText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.parse::<i64>() {
            Ok(number) => serializer.serialize_i64(number),
            Err(_) => serializer.serialize_str(&self.0),
        }
    }
}

impl SeenBy {
    /// Returns what one seat alone sees.
    pub(crate) fn one(seat: Seat) -> SeenBy {
        SeenBy {
            seats: SeatSet::one(seat),
            everybody: false,
        }
    }

    /// Tells whether the reader is among them.
    pub(crate) fn includes(self, reader: Reader) -> bool {
        self.everybody
            || reader == Reader::Judge
            || self.seats.iter().any(|seat| reader.reads(seat))
    }
}

impl<T: TileName> Event<T> {
    /// Returns the event as the reader may know it.
    pub(crate) fn told(&self, reader: Reader) -> Event<T> {
        let mut told = self.clone();
        match &mut told {
            Event::Dealt { tiles, seen_by, .. } if !seen_by.includes(reader) => tiles.clear(),
            Event::Drew { tile, seen_by, .. }
            | Event::Robbed { tile, seen_by, .. }
            | Event::Gave { tile, seen_by, .. }
                if !seen_by.includes(reader) =>
            {
                *tile = None;
            }
            Event::Redrew {
                tile,
                drawn,
                seen_by,
                open,
                ..
            } if !seen_by.includes(reader) => {
                *tile = tile.take().filter(|_| open[0]);
                *drawn = drawn.take().filter(|_| open[1]);
            }
            _ => {}
        }
        told
    }
}
