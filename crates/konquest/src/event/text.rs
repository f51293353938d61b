//! Events for people to read: a turn is one line, not a box per event.

use std::fmt::{self, Write};

use tapete_game::{Seat, Tongue};
use tapete_speech::{counted, plural};

use super::{Event, Fight, FleetSent, Row, TurnReport};
use crate::galaxy::Galaxy;

/// Writes an event.
pub(crate) fn write(galaxy: &Galaxy, event: &Event, tongue: Tongue, text: &mut String) {
    let teller = Teller { galaxy, tongue };
    // Writing to a string cannot fail.
    let _ = teller.tell(event, text);
}

impl Galaxy {
    /// Returns how people call a seat: by the name that the text gives it, or
    /// by its number.
    pub(crate) fn called(&self, seat: Seat, tongue: Tongue) -> String {
        let named = self.seats.get(seat.index()).and_then(|it| it.name.clone());
        let number = || match tongue {
            Tongue::En => format!("seat {seat}"),
            Tongue::Es => format!("asiento {seat}"),
        };
        named.unwrap_or_else(number)
    }
}

/// Returns a number of ships, as people say it.
pub(crate) fn ships(count: i64, tongue: Tongue) -> String {
    counted(count, tongue.pick(["ship", "ships"], ["nave", "naves"]))
}

/// Returns a number of turns, as people say it.
pub(crate) fn turns_text(count: u32, tongue: Tongue) -> String {
    counted(count, tongue.pick(["turn", "turns"], ["turno", "turnos"]))
}

struct Teller<'a> {
    galaxy: &'a Galaxy,
    tongue: Tongue,
}

impl Teller<'_> {
    fn who(&self, seat: Seat) -> String {
        self.galaxy.called(seat, self.tongue)
    }

    fn en(&self) -> bool {
        self.tongue == Tongue::En
    }

    fn tell(&self, event: &Event, text: &mut String) -> fmt::Result {
        match event {
            Event::Began {
                rows,
                columns,
                planets,
            } => {
                let n_planets = planets.len();
                if self.en() {
                    write!(text, "{n_planets} planets on a map of {rows} × {columns}")
                } else {
                    write!(
                        text,
                        "{n_planets} planetas en un mapa de {rows} × {columns}"
                    )
                }
            }
            // Half an order is not worth a line, nor is the end of one seat's
            // turn: the turn itself is told when all have ordered.
            Event::Chose { .. } | Event::Ready { .. } => Ok(()),
            Event::Ordered {
                seat,
                number,
                fleet,
                ..
            } => {
                let who = self.who(*seat);
                if self.en() {
                    write!(text, "{who}: order {number}, ")?;
                } else {
                    write!(text, "{who}: orden {number}, ")?;
                }
                self.fleet(fleet, text)
            }
            Event::Cancelled { seat, fleet, .. } => {
                let who = self.who(*seat);
                if self.en() {
                    write!(text, "{who} takes back ")?;
                } else {
                    write!(text, "{who} anula ")?;
                }
                self.fleet(fleet, text)
            }
            Event::Standing {
                seat,
                number,
                source,
                target,
                ships: count,
            } => {
                let (who, ships) = (self.who(*seat), ships(*count, self.tongue));
                if self.en() {
                    write!(
                        text,
                        "{who}: standing order {number}, {ships} from {source} to {target} every turn"
                    )
                } else {
                    write!(
                        text,
                        "{who}: orden fija {number}, {ships} de {source} a {target} cada turno"
                    )
                }
            }
            Event::StandingEnded {
                seat,
                source,
                target,
                ships: count,
                ..
            } => {
                let (who, ships) = (self.who(*seat), ships(*count, self.tongue));
                if self.en() {
                    write!(
                        text,
                        "{who} takes back the standing order of {ships} from {source} to {target}"
                    )
                } else {
                    write!(
                        text,
                        "{who} anula la orden fija de {ships} de {source} a {target}"
                    )
                }
            }
            Event::Left { seat, planets } => {
                let names: Vec<String> = planets.iter().map(|it| it.planet.to_string()).collect();
                let (who, names) = (self.who(*seat), names.join(", "));
                if self.en() {
                    write!(text, "ships of {who} leave {names}")
                } else {
                    write!(text, "salen naves de {who} de {names}")
                }
            }
            Event::Turn(report) => self.turn(report, text),
            Event::Over { by, winners, table } => {
                let why = by.text(self.tongue);
                match winners.as_slice() {
                    [] if self.en() => write!(text, "nobody wins: {why}")?,
                    [] => write!(text, "no gana nadie: {why}")?,
                    winners => {
                        let names: Vec<String> = winners.iter().map(|it| self.who(*it)).collect();
                        let names = names.join(", ");
                        if self.en() {
                            write!(text, "{names} wins: {why}")?;
                        } else {
                            write!(text, "gana {names}: {why}")?;
                        }
                    }
                }
                table.iter().try_for_each(|row| self.row(row, text))
            }
        }
    }

    fn fleet(&self, fleet: &FleetSent, text: &mut String) -> fmt::Result {
        let FleetSent {
            source,
            target,
            ships: count,
            arrives,
        } = fleet;
        let ships = ships(*count, self.tongue);
        if self.en() {
            write!(
                text,
                "{ships} from {source} to {target}, there in turn {arrives}"
            )
        } else {
            let arrive = plural(*count, ["llega", "llegan"]);
            write!(
                text,
                "{ships} de {source} a {target}, {arrive} en el turno {arrives}"
            )
        }
    }

    fn turn(&self, report: &TurnReport, text: &mut String) -> fmt::Result {
        let turn = report.turn;
        if self.en() {
            write!(text, "turn {turn}")?;
        } else {
            write!(text, "turno {turn}")?;
        }
        let mut parts = Vec::new();
        for fight in &report.fights {
            parts.push(self.fight(fight));
        }
        for it in &report.joined {
            let ships = ships(it.ships, self.tongue);
            let planet = it.planet;
            parts.push(match (self.tongue, it.ships) {
                (Tongue::En, 1) => format!("{ships} reaches {planet}"),
                (Tongue::En, _) => format!("{ships} reach {planet}"),
                (Tongue::Es, 1) => format!("llega {ships} a {planet}"),
                (Tongue::Es, _) => format!("llegan {ships} a {planet}"),
            });
        }
        for it in &report.dropped {
            let (source, target) = (it.source, it.target);
            parts.push(match self.tongue {
                Tongue::En => format!("the standing order from {source} to {target} is lost"),
                Tongue::Es => format!("se pierde la orden fija de {source} a {target}"),
            });
        }
        for (planet, _) in &report.full {
            parts.push(match self.tongue {
                Tongue::En => format!("{planet} can hold no more ships"),
                Tongue::Es => format!("en {planet} no caben más naves"),
            });
        }
        for (index, part) in parts.iter().enumerate() {
            write!(text, "{}{part}", if index == 0 { ": " } else { "; " })?;
        }
        Ok(())
    }

    fn fight(&self, fight: &Fight) -> String {
        let (planet, attacker) = (fight.planet, self.who(fight.attacker));
        let mut text = match (self.tongue, fight.falls) {
            (Tongue::En, true) => format!("{planet} falls to {attacker}"),
            (Tongue::Es, true) => format!("{planet} cae ante {attacker}"),
            (Tongue::En, false) => format!("{planet} holds against {attacker}"),
            (Tongue::Es, false) => format!("{planet} resiste a {attacker}"),
        };
        let mut known = Vec::new();
        if let Some(count) = fight.attackers {
            known.push(match self.tongue {
                Tongue::En => format!("{count} attacked"),
                Tongue::Es => format!("atacaron {count}"),
            });
        }
        if let Some(count) = fight.defenders {
            known.push(match self.tongue {
                Tongue::En => format!("{count} defended"),
                Tongue::Es => format!("defendieron {count}"),
            });
        }
        if let Some(count) = fight.left {
            known.push(match self.tongue {
                Tongue::En => format!("{count} left"),
                Tongue::Es => format!("quedan {count}"),
            });
        }
        if !known.is_empty() {
            // Writing to a string cannot fail.
            let _ = write!(text, " ({})", known.join(", "));
        }
        text
    }

    fn row(&self, row: &Row, text: &mut String) -> fmt::Result {
        let who = self.who(row.seat);
        let Row {
            planets,
            ships,
            built,
            captured,
            sent,
            fleets_destroyed,
            ships_destroyed,
            ..
        } = row;
        // With the number behind, one and many are said alike.
        if self.en() {
            write!(
                text,
                "; {who}: planets {planets}, ships {ships}, built {built}, captured {captured}, fleets sent {sent}, fleets destroyed {fleets_destroyed}, ships destroyed {ships_destroyed}"
            )
        } else {
            write!(
                text,
                "; {who}: planetas {planets}, naves {ships}, construidas {built}, conquistas {captured}, flotas enviadas {sent}, flotas destruidas {fleets_destroyed}, naves destruidas {ships_destroyed}"
            )
        }
    }
}
