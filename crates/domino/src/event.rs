//! The facts that happen in a domino match, who may read them, and how they
//! read.

use std::fmt::Write;

use serde::Serialize;
use tapete_game::{Reader, Seat, Team, Tongue};

use crate::state::{End, How};
use crate::tile::Tile;

/// A fact that happened. Tiles that a reader may not know are left out.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(crate) enum Event {
    /// A hand of the match began.
    HandStarted { hand: u32 },
    /// A seat got its tiles; `tiles` is empty for those who may not see them.
    Dealt {
        seat: Seat,
        count: u8,
        tiles: Vec<Tile>,
    },
    /// It was decided who opens, and with what if that is prescribed. The
    /// tiles of `nobody_holds` are thereby known to be in no hand.
    Opens {
        seat: Seat,
        tile: Option<Tile>,
        nobody_holds: Vec<Tile>,
    },
    /// A tile was placed; `ends` are the open faces after it.
    Placed {
        seat: Seat,
        tile: Tile,
        end: End,
        ends: [u8; 2],
    },
    /// A seat that could not play drew a tile from the stock.
    Drew { seat: Seat, tile: Option<Tile> },
    /// A seat could not play.
    Passed { seat: Seat },
    /// The hand ended and all hands were laid open.
    HandEnded { how: How, hands: Vec<Vec<Tile>> },
    /// A team won the hand and scored, or nobody did; `scores` by team.
    Scored {
        team: Option<u8>,
        points: i64,
        scores: Vec<i64>,
    },
}

impl Event {
    /// Returns the event as the reader may know it.
    pub(crate) fn told(&self, reader: Reader) -> Event {
        match self {
            Event::Dealt { seat, count, .. } if !reader.reads(*seat) => Event::Dealt {
                seat: *seat,
                count: *count,
                tiles: Vec::new(),
            },
            Event::Drew { seat, .. } if !reader.reads(*seat) => Event::Drew {
                seat: *seat,
                tile: None,
            },
            Event::HandStarted { .. }
            | Event::Dealt { .. }
            | Event::Opens { .. }
            | Event::Placed { .. }
            | Event::Drew { .. }
            | Event::Passed { .. }
            | Event::HandEnded { .. }
            | Event::Scored { .. } => self.clone(),
        }
    }

    /// Writes the event for people.
    pub(crate) fn write(&self, tongue: Tongue, text: &mut String) {
        // Writing to a string cannot fail.
        let _ = match tongue {
            Tongue::En => self.write_en(text),
            Tongue::Es => self.write_es(text),
        };
    }

    fn write_en(&self, text: &mut String) -> std::fmt::Result {
        match self {
            Event::HandStarted { hand } => write!(text, "hand {hand} begins"),
            Event::Dealt { seat, count, tiles } if tiles.is_empty() => {
                write!(
                    text,
                    "seat {seat} is dealt {}",
                    counted(i64::from(*count), "tile", "tiles")
                )
            }
            Event::Dealt { seat, tiles, .. } => {
                write!(text, "seat {seat} is dealt {}", joined(tiles))
            }
            Event::Opens {
                seat,
                tile: Some(tile),
                ..
            } => write!(text, "seat {seat} must open with {tile}"),
            Event::Opens { seat, .. } => write!(text, "seat {seat} opens"),
            Event::Placed {
                seat, tile, end, ..
            } => match end {
                End::Open => write!(text, "seat {seat} opens with {tile}"),
                End::Left => write!(text, "seat {seat} plays {tile} at the left end"),
                End::Right => write!(text, "seat {seat} plays {tile} at the right end"),
                End::Either => write!(text, "seat {seat} plays {tile}"),
            },
            Event::Drew { seat, tile: None } => write!(text, "seat {seat} draws a tile"),
            Event::Drew {
                seat,
                tile: Some(tile),
            } => write!(text, "seat {seat} draws {tile}"),
            Event::Passed { seat } => write!(text, "seat {seat} passes"),
            Event::HandEnded { how, hands } => {
                match how {
                    How::Out => write!(text, "the hand ends: a seat is out")?,
                    How::Blocked => write!(text, "the hand is blocked")?,
                    How::Stopped | How::Target | How::Hands | How::Idle => {
                        write!(text, "the hand ends")?
                    }
                }
                write_hands(text, hands, "seat", "nothing")
            }
            Event::Scored {
                team: Some(team),
                points,
                scores,
            } => write!(
                text,
                "team {} wins the hand and {} (score {})",
                Team(*team),
                counted(*points, "point", "points"),
                score_line(scores)
            ),
            Event::Scored { team: None, .. } => write!(text, "nobody wins the hand"),
        }
    }

    fn write_es(&self, text: &mut String) -> std::fmt::Result {
        match self {
            Event::HandStarted { hand } => write!(text, "empieza la mano {hand}"),
            Event::Dealt { seat, count, tiles } if tiles.is_empty() => {
                write!(
                    text,
                    "el asiento {seat} recibe {}",
                    counted(i64::from(*count), "ficha", "fichas")
                )
            }
            Event::Dealt { seat, tiles, .. } => {
                write!(text, "el asiento {seat} recibe {}", joined(tiles))
            }
            Event::Opens {
                seat,
                tile: Some(tile),
                ..
            } => write!(text, "el asiento {seat} debe salir con {tile}"),
            Event::Opens { seat, .. } => write!(text, "sale el asiento {seat}"),
            Event::Placed {
                seat, tile, end, ..
            } => match end {
                End::Open => write!(text, "el asiento {seat} sale con {tile}"),
                End::Left => write!(text, "el asiento {seat} pone {tile} a la izquierda"),
                End::Right => write!(text, "el asiento {seat} pone {tile} a la derecha"),
                End::Either => write!(text, "el asiento {seat} pone {tile}"),
            },
            Event::Drew { seat, tile: None } => write!(text, "el asiento {seat} roba una ficha"),
            Event::Drew {
                seat,
                tile: Some(tile),
            } => write!(text, "el asiento {seat} roba {tile}"),
            Event::Passed { seat } => write!(text, "el asiento {seat} se pasa"),
            Event::HandEnded { how, hands } => {
                match how {
                    How::Out => write!(text, "fin de la mano: alguien se pegó")?,
                    How::Blocked => write!(text, "fin de la mano: hay tranque")?,
                    How::Stopped | How::Target | How::Hands | How::Idle => {
                        write!(text, "fin de la mano")?
                    }
                }
                write_hands(text, hands, "asiento", "nada")
            }
            Event::Scored {
                team: Some(team),
                points,
                scores,
            } => write!(
                text,
                "el equipo {} gana la mano y {} (van {})",
                Team(*team),
                counted(*points, "punto", "puntos"),
                score_line(scores)
            ),
            Event::Scored { team: None, .. } => write!(text, "nadie gana la mano"),
        }
    }
}

fn joined(tiles: &[Tile]) -> String {
    let texts: Vec<String> = tiles.iter().map(Tile::to_string).collect();
    texts.join(" ")
}

/// Returns a number with its noun.
fn counted(number: i64, one: &str, many: &str) -> String {
    let noun = if number == 1 { one } else { many };
    format!("{number} {noun}")
}

fn score_line(scores: &[i64]) -> String {
    let texts: Vec<String> = scores.iter().map(i64::to_string).collect();
    texts.join(" : ")
}

fn write_hands(
    text: &mut String,
    hands: &[Vec<Tile>],
    seat_word: &str,
    nothing: &str,
) -> std::fmt::Result {
    for (seat, tiles) in hands.iter().enumerate() {
        let shown = if tiles.is_empty() {
            nothing.to_owned()
        } else {
            joined(tiles)
        };
        write!(text, "; {seat_word} {seat}: {shown}")?;
    }
    Ok(())
}
