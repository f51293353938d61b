//! Events in Spanish.

use std::fmt::Write;

use tapete_game::Team;
use tapete_speech::counted;

use super::text::{cell_text, joined, ranking, score_line, worth, write_hands};
use super::{Event, Place, TileName};
use crate::state::How;

impl<T: TileName> Event<T> {
    pub(super) fn write_es(&self, alone: bool, text: &mut String) -> std::fmt::Result {
        let who = |team: u8| {
            if alone {
                format!("el asiento {team}")
            } else {
                format!("el equipo {}", Team(team))
            }
        };
        match self {
            Event::Worth { tiles } => write!(text, "en esta partida {}", worth(tiles, "vale")),
            Event::HandStarted { hand } => write!(text, "empieza la mano {hand}"),
            Event::Redealt => write!(text, "se reparte de nuevo"),
            Event::Dealt {
                seat, count, tiles, ..
            } if tiles.is_empty() => {
                write!(
                    text,
                    "el asiento {seat} recibe {}",
                    counted(*count, ["ficha", "fichas"])
                )
            }
            Event::Dealt { seat, tiles, .. } => {
                write!(text, "el asiento {seat} recibe {}", joined(tiles))
            }
            Event::Shown {
                seat: Some(seat),
                tiles,
            } => write!(text, "el asiento {seat} muestra {}", joined(tiles)),
            Event::Shown { seat: None, tiles } => {
                write!(text, "a la vista en el pozo: {}", joined(tiles))
            }
            Event::Gave { seat, to, tile, .. } => {
                let tile = tile
                    .as_ref()
                    .map_or("una ficha".to_owned(), ToString::to_string);
                match to {
                    Some(to) => write!(text, "el asiento {seat} da {tile} al asiento {to}"),
                    None => write!(text, "el asiento {seat} se quita {tile}"),
                }
            }
            Event::Redrew {
                seat,
                tile: Some(tile),
                drawn: Some(drawn),
                ..
            } => write!(text, "el asiento {seat} devuelve {tile} y roba {drawn}"),
            Event::Redrew {
                seat,
                tile: Some(tile),
                ..
            } => write!(text, "el asiento {seat} devuelve {tile} y roba otra"),
            Event::Redrew {
                seat,
                drawn: Some(drawn),
                ..
            } => write!(text, "el asiento {seat} devuelve una ficha y roba {drawn}"),
            Event::Redrew { seat, .. } => {
                write!(text, "el asiento {seat} devuelve una ficha y roba otra")
            }
            Event::Opens {
                seat,
                tile: Some(tile),
                ..
            } => write!(text, "el asiento {seat} debe salir con {tile}"),
            Event::Opens {
                nobody_holds,
                sought: true,
                ..
            } => write!(
                text,
                "nadie tiene {}; todos roban hasta que salga",
                joined(nobody_holds)
            ),
            Event::Opens { seat, .. } => write!(text, "sale el asiento {seat}"),
            Event::TurnedUp { seat, tile, fits } => {
                write!(text, "el asiento {seat} levanta {tile}")?;
                if *fits {
                    Ok(())
                } else {
                    write!(text, ", que no cabe")
                }
            }
            Event::Placed {
                seat, tile, end, ..
            } => match end {
                Place::Open => write!(text, "el asiento {seat} sale con {tile}"),
                Place::Left => write!(text, "el asiento {seat} pone {tile} a la izquierda"),
                Place::Right => write!(text, "el asiento {seat} pone {tile} a la derecha"),
                Place::Either => write!(text, "el asiento {seat} pone {tile}"),
                Place::On(other) => write!(text, "el asiento {seat} pone {tile} sobre {other}"),
                Place::Arm(arm) => write!(text, "el asiento {seat} pone {tile} en el brazo {arm}"),
                Place::Cell(cell) => write!(
                    text,
                    "el asiento {seat} pone {tile} en {}",
                    cell_text(*cell)
                ),
            },
            Event::Drew {
                seat, tile: None, ..
            } => write!(text, "el asiento {seat} roba una ficha"),
            Event::Drew {
                seat,
                tile: Some(tile),
                ..
            } => write!(text, "el asiento {seat} roba {tile}"),
            Event::Robbed {
                seat, from, tile, ..
            } => {
                let tile = tile
                    .as_ref()
                    .map_or("una ficha".to_owned(), ToString::to_string);
                write!(text, "el asiento {seat} toma {tile} del asiento {from}")
            }
            Event::Passed { seat, .. } => write!(text, "el asiento {seat} se pasa"),
            Event::Turn { seat, stuck: true } => {
                write!(
                    text,
                    "el asiento {seat} no puede jugar y puede tomar fichas"
                )
            }
            Event::Turn { seat, stuck: false } => write!(text, "le toca al asiento {seat}"),
            Event::Marked { arm, open: true } => {
                write!(text, "el brazo {arm} queda abierto a todos")
            }
            Event::Marked { arm, open: false } => write!(text, "el brazo {arm} se cierra de nuevo"),
            Event::Gained {
                team,
                points,
                scores,
            } => {
                let verb = if *points < 0 { "pierde" } else { "gana" };
                write!(
                    text,
                    "{} {verb} {} (van {})",
                    who(*team),
                    counted(points.abs(), ["punto", "puntos"]),
                    score_line(scores)
                )
            }
            Event::HandEnded { how, hands } => {
                match how {
                    How::Out => write!(text, "fin de la mano: alguien se pegó")?,
                    How::Blocked => write!(text, "fin de la mano: hay tranque")?,
                    How::Stopped => write!(text, "fin de la mano: se para")?,
                    How::Target | How::Hands | How::Idle => write!(text, "fin de la mano")?,
                }
                write_hands(text, hands, "asiento", "nada")
            }
            Event::Scored {
                team: Some(team),
                points,
                scores,
            } => write!(
                text,
                "{} gana la mano y {} (van {})",
                who(*team),
                counted(*points, ["punto", "puntos"]),
                score_line(scores)
            ),
            Event::Scored { team: None, .. } => write!(text, "nadie gana la mano"),
            Event::AllScored {
                team,
                points,
                scores,
            } => {
                match team {
                    Some(team) => write!(text, "{} gana la mano", who(*team))?,
                    None => write!(text, "nadie gana la mano")?,
                }
                write!(
                    text,
                    "; los equipos anotan {} (van {})",
                    score_line(points),
                    score_line(scores)
                )
            }
            Event::Ranked { places } => {
                write!(text, "clasificación: {}", ranking(places, "asiento"))
            }
        }
    }
}
