//! Events in English.

use std::fmt::{Result, Write};

use tapete_game::{Seat, possessive};
use tapete_speech::{capital, counted};

use super::text::{cell_text, joined, known, only_empty, score_line, worth};
use super::{Event, Place, Teller, TileName};
use crate::state::How;

impl Teller<'_> {
    pub(super) fn write_en<T: TileName>(&self, event: &Event<T>, text: &mut String) -> Result {
        match event {
            Event::Worth { tiles } => write!(text, "In this match {}", worth(tiles, "is worth")),
            Event::HandStarted { hand } => write!(text, "Hand {hand} begins"),
            Event::Redealt => write!(text, "The tiles are dealt again"),
            Event::Dealt {
                seat, count, tiles, ..
            } => {
                let is_dealt = self.does(*seat, ["are dealt", "is dealt"]);
                match tiles.is_empty() {
                    true => write!(text, "{is_dealt} {}", counted(*count, ["tile", "tiles"])),
                    false => write!(text, "{is_dealt} {}", joined(tiles)),
                }
            }
            Event::Shown { seat, tiles } => {
                let shows = seat.map(|seat| self.does(seat, ["show", "shows"]));
                let shows = shows.unwrap_or("Open in the stock:".to_owned());
                write!(text, "{shows} {}", joined(tiles))
            }
            Event::Gave { seat, to, tile, .. } => {
                let gives = self.does(*seat, ["give", "gives"]);
                let tile = known(tile.as_ref(), "a tile");
                match to {
                    Some(to) => write!(text, "{gives} {tile} to {}", self.telling.object(*to)),
                    None => write!(text, "{gives} away {tile}"),
                }
            }
            Event::Redrew {
                seat, tile, drawn, ..
            } => {
                let puts = self.does(*seat, ["put", "puts"]);
                let draws = self.form(*seat, ["draw", "draws"]);
                let tile = known(tile.as_ref(), "a tile");
                let drawn = known(drawn.as_ref(), "another");
                write!(text, "{puts} {tile} back and {draws} {drawn}")
            }
            Event::Opens {
                nobody_holds,
                sought: true,
                ..
            } => {
                let sought = joined(nobody_holds);
                write!(text, "Nobody holds {sought}; all draw for it")
            }
            Event::Opens { seat, tile, .. } => match tile {
                Some(tile) => write!(text, "{} must open with {tile}", self.who(*seat)),
                None => text.write_str(&self.does(*seat, ["open", "opens"])),
            },
            Event::TurnedUp { seat, tile, fits } => {
                let turns_up = self.does(*seat, ["turn up", "turns up"]);
                let fits = if *fits { "" } else { ", which does not fit" };
                write!(text, "{turns_up} {tile}{fits}")
            }
            Event::Placed {
                seat, tile, end, ..
            } => self.write_placed_en(*seat, tile, end, text),
            Event::Drew { seat, tile, .. } => {
                let draws = self.does(*seat, ["draw", "draws"]);
                write!(text, "{draws} {}", known(tile.as_ref(), "a tile"))
            }
            Event::Robbed {
                seat, from, tile, ..
            } => {
                let takes = self.does(*seat, ["take", "takes"]);
                let tile = known(tile.as_ref(), "a tile");
                write!(text, "{takes} {tile} from {}", self.telling.object(*from))
            }
            Event::Passed { seat, .. } => text.write_str(&self.does(*seat, ["pass", "passes"])),
            Event::Turn { seat, stuck } => self.write_turn_en(*seat, *stuck, text),
            Event::Marked { arm, open } => {
                let arm = capital(&self.arm(*arm));
                let now = if *open { "open to all" } else { "closed again" };
                write!(text, "{arm} is {now}")
            }
            Event::Gained { .. } | Event::Scored { .. } | Event::AllScored { .. } => {
                self.write_points_en(event, text)
            }
            Event::HandEnded { how, hands } => self.write_ended_en(*how, hands, text),
            Event::Ranked { places } => write!(text, "Ranking: {}", self.ranking(places)),
        }
    }

    fn write_placed_en<T: TileName>(
        &self,
        seat: Seat,
        tile: &T,
        end: &Place<T>,
        text: &mut String,
    ) -> Result {
        let verb = match end {
            Place::Open => ["open with", "opens with"],
            _ => ["play", "plays"],
        };
        write!(text, "{} {tile}", self.does(seat, verb))?;
        match end {
            Place::Open | Place::Either => Ok(()),
            Place::Left => write!(text, " at the left end"),
            Place::Right => write!(text, " at the right end"),
            Place::On(other) => write!(text, " on {other}"),
            Place::Arm(arm) => write!(text, " on {}", self.arm_of(seat, *arm)),
            Place::Cell(cell) => write!(text, " at {}", cell_text(*cell)),
        }
    }

    fn write_turn_en(&self, seat: Seat, stuck: bool, text: &mut String) -> Result {
        match stuck {
            true => write!(text, "{} cannot play and may take tiles", self.who(seat)),
            false if self.telling.is_you(seat) => write!(text, "It is your turn"),
            false => write!(text, "It is {} turn", possessive(&self.who(seat))),
        }
    }

    fn write_ended_en<T: TileName>(&self, how: How, hands: &[Vec<T>], text: &mut String) -> Result {
        match (how, only_empty(hands)) {
            (How::Out, Some(seat)) => {
                let is_out = self.does(seat, ["are out", "is out"]);
                write!(text, "{is_out}, and the hand ends")?;
            }
            (How::Blocked, _) => write!(text, "The hand is blocked")?,
            (How::Stopped, _) => write!(text, "The hand is stopped")?,
            (How::Out | How::Target | How::Hands | How::Idle, _) => write!(text, "The hand ends")?,
        }
        self.write_hands(text, hands, "nothing")
    }

    /// Writes what was won or lost; nothing for any other event.
    fn write_points_en<T: TileName>(&self, event: &Event<T>, text: &mut String) -> Result {
        let points_of = |points: i64| counted(points, ["point", "points"]);
        match event {
            Event::Gained {
                team,
                points,
                scores,
            } => {
                let verb = match *points < 0 {
                    true => ["lose", "loses"],
                    false => ["gain", "gains"],
                };
                let gains = self.team_does(*team, verb);
                write!(text, "{gains} {}", points_of(points.abs()))?;
                write!(text, " (score {})", score_line(scores))
            }
            Event::Scored {
                team: Some(team),
                points,
                scores,
            } => {
                let wins = self.team_does(*team, ["win", "wins"]);
                write!(text, "{wins} the hand and {}", points_of(*points))?;
                write!(text, " (score {})", score_line(scores))
            }
            Event::AllScored {
                team,
                points,
                scores,
            } => {
                let wins = team.map(|team| self.team_does(team, ["win", "wins"]));
                let wins = wins.unwrap_or("Nobody wins".to_owned());
                let all = if self.alone { "players" } else { "teams" };
                write!(text, "{wins} the hand; the {all} score ")?;
                write!(
                    text,
                    "{} (score {})",
                    score_line(points),
                    score_line(scores)
                )
            }
            Event::Scored { team: None, .. } => write!(text, "Nobody wins the hand"),
            _ => Ok(()),
        }
    }
}
