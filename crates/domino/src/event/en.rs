//! Events in English.

use std::fmt::Write;

use tapete_game::Team;
use tapete_speech::counted;

use super::text::{cell_text, joined, ranking, score_line, worth, write_hands};
use super::{Event, Place, TileName};
use crate::state::How;

impl<T: TileName> Event<T> {
    pub(super) fn write_en(&self, alone: bool, text: &mut String) -> std::fmt::Result {
        let who = |team: u8| {
            if alone {
                format!("seat {team}")
            } else {
                format!("team {}", Team(team))
            }
        };
        match self {
            Event::Worth { tiles } => write!(text, "in this match {}", worth(tiles, "is worth")),
            Event::HandStarted { hand } => write!(text, "hand {hand} begins"),
            Event::Redealt => write!(text, "tiles are dealt again"),
            Event::Dealt {
                seat, count, tiles, ..
            } if tiles.is_empty() => {
                write!(
                    text,
                    "seat {seat} is dealt {}",
                    counted(*count, ["tile", "tiles"])
                )
            }
            Event::Dealt { seat, tiles, .. } => {
                write!(text, "seat {seat} is dealt {}", joined(tiles))
            }
            Event::Shown {
                seat: Some(seat),
                tiles,
            } => write!(text, "seat {seat} shows {}", joined(tiles)),
            Event::Shown { seat: None, tiles } => {
                write!(text, "open in the stock: {}", joined(tiles))
            }
            Event::Gave { seat, to, tile, .. } => {
                let tile = tile
                    .as_ref()
                    .map_or("a tile".to_owned(), ToString::to_string);
                match to {
                    Some(to) => write!(text, "seat {seat} gives {tile} to seat {to}"),
                    None => write!(text, "seat {seat} gives away {tile}"),
                }
            }
            Event::Redrew {
                seat,
                tile: Some(tile),
                drawn: Some(drawn),
                ..
            } => write!(text, "seat {seat} puts {tile} back and draws {drawn}"),
            Event::Redrew {
                seat,
                tile: Some(tile),
                ..
            } => write!(text, "seat {seat} puts {tile} back and draws another"),
            Event::Redrew {
                seat,
                drawn: Some(drawn),
                ..
            } => write!(text, "seat {seat} puts a tile back and draws {drawn}"),
            Event::Redrew { seat, .. } => {
                write!(text, "seat {seat} puts a tile back and draws another")
            }
            Event::Opens {
                seat,
                tile: Some(tile),
                ..
            } => write!(text, "seat {seat} must open with {tile}"),
            Event::Opens {
                nobody_holds,
                sought: true,
                ..
            } => write!(
                text,
                "nobody holds {}; all draw for it",
                joined(nobody_holds)
            ),
            Event::Opens { seat, .. } => write!(text, "seat {seat} opens"),
            Event::TurnedUp { seat, tile, fits } => {
                write!(text, "seat {seat} turns up {tile}")?;
                if *fits {
                    Ok(())
                } else {
                    write!(text, ", which does not fit")
                }
            }
            Event::Placed {
                seat, tile, end, ..
            } => match end {
                Place::Open => write!(text, "seat {seat} opens with {tile}"),
                Place::Left => write!(text, "seat {seat} plays {tile} at the left end"),
                Place::Right => write!(text, "seat {seat} plays {tile} at the right end"),
                Place::Either => write!(text, "seat {seat} plays {tile}"),
                Place::On(other) => write!(text, "seat {seat} plays {tile} on {other}"),
                Place::Arm(arm) => write!(text, "seat {seat} plays {tile} on arm {arm}"),
                Place::Cell(cell) => {
                    write!(text, "seat {seat} plays {tile} at {}", cell_text(*cell))
                }
            },
            Event::Drew {
                seat, tile: None, ..
            } => write!(text, "seat {seat} draws a tile"),
            Event::Drew {
                seat,
                tile: Some(tile),
                ..
            } => write!(text, "seat {seat} draws {tile}"),
            Event::Robbed {
                seat, from, tile, ..
            } => {
                let tile = tile
                    .as_ref()
                    .map_or("a tile".to_owned(), ToString::to_string);
                write!(text, "seat {seat} takes {tile} from seat {from}")
            }
            Event::Passed { seat, .. } => write!(text, "seat {seat} passes"),
            Event::Turn { seat, stuck: true } => {
                write!(text, "seat {seat} cannot play and may take tiles")
            }
            Event::Turn { seat, stuck: false } => write!(text, "it is the turn of seat {seat}"),
            Event::Marked { arm, open: true } => write!(text, "arm {arm} is open to all"),
            Event::Marked { arm, open: false } => write!(text, "arm {arm} is closed again"),
            Event::Gained {
                team,
                points,
                scores,
            } => {
                let verb = if *points < 0 { "loses" } else { "gains" };
                write!(
                    text,
                    "{} {verb} {} (score {})",
                    who(*team),
                    counted(points.abs(), ["point", "points"]),
                    score_line(scores)
                )
            }
            Event::HandEnded { how, hands } => {
                match how {
                    How::Out => write!(text, "the hand ends: a seat is out")?,
                    How::Blocked => write!(text, "the hand is blocked")?,
                    How::Stopped => write!(text, "the hand is stopped")?,
                    How::Target | How::Hands | How::Idle => write!(text, "the hand ends")?,
                }
                write_hands(text, hands, "seat", "nothing")
            }
            Event::Scored {
                team: Some(team),
                points,
                scores,
            } => write!(
                text,
                "{} wins the hand and {} (score {})",
                who(*team),
                counted(*points, ["point", "points"]),
                score_line(scores)
            ),
            Event::Scored { team: None, .. } => write!(text, "nobody wins the hand"),
            Event::AllScored {
                team,
                points,
                scores,
            } => {
                match team {
                    Some(team) => write!(text, "{} wins the hand", who(*team))?,
                    None => write!(text, "nobody wins the hand")?,
                }
                write!(
                    text,
                    "; the teams score {} (score {})",
                    score_line(points),
                    score_line(scores)
                )
            }
            Event::Ranked { places } => write!(text, "ranking: {}", ranking(places, "seat")),
        }
    }
}
