//! Events in Spanish.

use std::fmt::{Result, Write};

use tapete_game::Seat;
use tapete_speech::{capital, counted};

use super::text::{cell_text, joined, known, only_empty, score_line, worth};
use super::{Event, Place, Teller, TileName};
use crate::state::How;

impl Teller<'_> {
    pub(super) fn write_es<T: TileName>(&self, event: &Event<T>, text: &mut String) -> Result {
        match event {
            Event::Worth { tiles } => write!(text, "En esta partida {}", worth(tiles, "vale")),
            Event::HandStarted { hand } => write!(text, "Empieza la mano {hand}"),
            Event::Redealt => write!(text, "Se reparte de nuevo"),
            Event::Dealt {
                seat, count, tiles, ..
            } => {
                let gets = self.does(*seat, ["recibes", "recibe"]);
                match tiles.is_empty() {
                    true => write!(text, "{gets} {}", counted(*count, ["ficha", "fichas"])),
                    false => write!(text, "{gets} {}", joined(tiles)),
                }
            }
            Event::Shown { seat, tiles } => {
                let shows = seat.map(|seat| self.does(seat, ["muestras", "muestra"]));
                let shows = shows.unwrap_or("A la vista en el pozo:".to_owned());
                write!(text, "{shows} {}", joined(tiles))
            }
            Event::Gave { seat, to, tile, .. } => {
                let tile = known(tile.as_ref(), "una ficha");
                match to {
                    Some(to) => self.write_moved_es(*seat, ["das", "da"], &tile, *to, text),
                    None => {
                        let drops = self.does(*seat, ["te descartas", "se descarta"]);
                        write!(text, "{drops} de {tile}")
                    }
                }
            }
            Event::Redrew {
                seat, tile, drawn, ..
            } => {
                let puts = self.does(*seat, ["devuelves", "devuelve"]);
                let draws = self.form(*seat, ["robas", "roba"]);
                let tile = known(tile.as_ref(), "una ficha");
                let drawn = known(drawn.as_ref(), "otra");
                write!(text, "{puts} {tile} y {draws} {drawn}")
            }
            Event::Opens {
                nobody_holds,
                sought: true,
                ..
            } => {
                let sought = joined(nobody_holds);
                write!(text, "Nadie tiene {sought}; todos roban hasta que salga")
            }
            Event::Opens { seat, tile, .. } => match tile {
                Some(tile) => {
                    let must = self.does(*seat, ["debes", "debe"]);
                    write!(text, "{must} salir con {tile}")
                }
                None => {
                    let opens = self.form(*seat, ["Sales", "Sale"]);
                    write!(text, "{opens} {}", self.listed(*seat))
                }
            },
            Event::TurnedUp { seat, tile, fits } => {
                let turns_up = self.does(*seat, ["levantas", "levanta"]);
                let fits = if *fits { "" } else { ", que no cabe" };
                write!(text, "{turns_up} {tile}{fits}")
            }
            Event::Placed {
                seat, tile, end, ..
            } => self.write_placed_es(*seat, tile, end, text),
            Event::Drew { seat, tile, .. } => {
                let draws = self.does(*seat, ["robas", "roba"]);
                write!(text, "{draws} {}", known(tile.as_ref(), "una ficha"))
            }
            Event::Robbed {
                seat, from, tile, ..
            } => {
                let tile = known(tile.as_ref(), "una ficha");
                self.write_moved_es(*seat, ["quitas", "quita"], &tile, *from, text)
            }
            Event::Passed { seat, .. } => {
                text.write_str(&self.does(*seat, ["te pasas", "se pasa"]))
            }
            Event::Turn { seat, stuck } => self.write_turn_es(*seat, *stuck, text),
            Event::Marked { arm, open } => {
                let arm = capital(&self.arm(*arm));
                let now = if *open {
                    "queda abierto a todos"
                } else {
                    "se cierra de nuevo"
                };
                write!(text, "{arm} {now}")
            }
            Event::Gained { .. } | Event::Scored { .. } | Event::AllScored { .. } => {
                self.write_points_es(event, text)
            }
            Event::HandEnded { how, hands } => self.write_ended_es(*how, hands, text),
            Event::Ranked { places } => write!(text, "Clasificación: {}", self.ranking(places)),
        }
    }

    /// Writes that a player gives a tile to another, or takes it from there.
    fn write_moved_es(
        &self,
        seat: Seat,
        verb: [&str; 2],
        tile: &str,
        other: Seat,
        text: &mut String,
    ) -> Result {
        let (who, verb) = (self.who(seat), self.form(seat, verb));
        match self.telling.is_you(other) {
            true => write!(text, "{who} te {verb} {tile}"),
            false => write!(text, "{who} le {verb} {tile} a {}", self.listed(other)),
        }
    }

    fn write_placed_es<T: TileName>(
        &self,
        seat: Seat,
        tile: &T,
        end: &Place<T>,
        text: &mut String,
    ) -> Result {
        let verb = match end {
            Place::Open => ["sales con", "sale con"],
            _ => ["pones", "pone"],
        };
        write!(text, "{} {tile}", self.does(seat, verb))?;
        match end {
            Place::Open | Place::Either => Ok(()),
            Place::Left => write!(text, " a la izquierda"),
            Place::Right => write!(text, " a la derecha"),
            Place::On(other) => write!(text, " sobre {other}"),
            Place::Arm(arm) => write!(text, " en {}", self.arm_of(seat, *arm)),
            Place::Cell(cell) => write!(text, " en {}", cell_text(*cell)),
        }
    }

    fn write_turn_es(&self, seat: Seat, stuck: bool, text: &mut String) -> Result {
        match stuck {
            true => {
                let cannot = self.does(seat, ["no puedes", "no puede"]);
                let may = self.form(seat, ["puedes", "puede"]);
                write!(text, "{cannot} jugar y {may} tomar fichas")
            }
            false if self.telling.is_you(seat) => write!(text, "Te toca a ti"),
            false => write!(text, "Le toca a {}", self.who(seat)),
        }
    }

    fn write_ended_es<T: TileName>(&self, how: How, hands: &[Vec<T>], text: &mut String) -> Result {
        match (how, only_empty(hands)) {
            (How::Out, Some(seat)) => {
                let is_out = self.does(seat, ["te pegaste", "se pegó"]);
                write!(text, "{is_out} y termina la mano")?;
            }
            (How::Blocked, _) => write!(text, "Fin de la mano: hay tranque")?,
            (How::Stopped, _) => write!(text, "Fin de la mano: se para")?,
            (How::Out | How::Target | How::Hands | How::Idle, _) => write!(text, "Fin de la mano")?,
        }
        self.write_hands(text, hands, "nada")
    }

    /// Writes what was won or lost; nothing for any other event.
    fn write_points_es<T: TileName>(&self, event: &Event<T>, text: &mut String) -> Result {
        let points_of = |points: i64| counted(points, ["punto", "puntos"]);
        match event {
            Event::Gained {
                team,
                points,
                scores,
            } => {
                let verb = match *points < 0 {
                    true => ["pierdes", "pierde"],
                    false => ["ganas", "gana"],
                };
                let gains = self.team_does(*team, verb);
                write!(text, "{gains} {}", points_of(points.abs()))?;
                write!(text, " (van {})", score_line(scores))
            }
            Event::Scored {
                team: Some(team),
                points,
                scores,
            } => {
                let wins = self.team_does(*team, ["ganas", "gana"]);
                write!(text, "{wins} la mano y {}", points_of(*points))?;
                write!(text, " (van {})", score_line(scores))
            }
            Event::AllScored {
                team,
                points,
                scores,
            } => {
                let wins = team.map(|team| self.team_does(team, ["ganas", "gana"]));
                let wins = wins.unwrap_or("Nadie gana".to_owned());
                let all = if self.alone { "jugadores" } else { "equipos" };
                write!(text, "{wins} la mano; los {all} anotan ")?;
                write!(text, "{} (van {})", score_line(points), score_line(scores))
            }
            Event::Scored { team: None, .. } => write!(text, "Nadie gana la mano"),
            _ => Ok(()),
        }
    }
}
