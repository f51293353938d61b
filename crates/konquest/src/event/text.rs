//! Events for people to read: a turn is one line, not a box per event.

use std::fmt::{self, Write};

use tapete_game::{Seat, Telling, Tongue};
use tapete_speech::{counted, plural};

use super::{Event, Fight, FleetSent, Row, Sighting, TurnReport};
use crate::name::Name;
use crate::options::{Options, Ranking};
use crate::state::EndedBy;

/// Writes an event.
pub(crate) fn write(event: &Event, options: &Options, telling: Telling<'_>, text: &mut String) {
    let teller = Teller { telling, options };
    // Writing to a string cannot fail.
    let _ = teller.tell(event, text);
}

/// Returns a number of ships, as people say it.
pub(crate) fn ships(count: i64, tongue: Tongue) -> String {
    counted(count, tongue.pick(["ship", "ships"], ["nave", "naves"]))
}

/// Returns a number of turns, as people say it.
pub(crate) fn turns_text(count: u32, tongue: Tongue) -> String {
    counted(count, tongue.pick(["turn", "turns"], ["turno", "turnos"]))
}

/// A fleet that leaves every turn.
struct Route<'a> {
    source: &'a Name,
    target: &'a Name,
    ships: i64,
}

struct Teller<'a> {
    telling: Telling<'a>,
    options: &'a Options,
}

impl Teller<'_> {
    fn en(&self) -> bool {
        self.telling.tongue() == Tongue::En
    }

    fn ships(&self, count: i64) -> String {
        ships(count, self.telling.tongue())
    }

    /// Begins a sentence: who, and what they do.
    fn does(
        &self,
        seat: Seat,
        en: [&'static str; 2],
        es: [&'static str; 2],
        text: &mut String,
    ) -> fmt::Result {
        let verb = self.telling.verb(seat, en, es);
        write!(text, "{} {verb} ", self.telling.subject(seat))
    }

    fn tell(&self, event: &Event, text: &mut String) -> fmt::Result {
        match event {
            Event::Began {
                rows,
                columns,
                planets,
            } => {
                let planets = counted(
                    planets.len(),
                    self.telling
                        .pick(["planet", "planets"], ["planeta", "planetas"]),
                );
                let on = self.telling.pick("on a map of", "en un mapa de");
                write!(text, "{planets} {on} {rows} × {columns}")
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
                self.does(*seat, ["send", "sends"], ["envías", "envía"], text)?;
                self.fleet(fleet, text)?;
                let order = self.telling.pick("order", "orden");
                write!(text, " ({order} {number})")
            }
            Event::Cancelled { seat, fleet, .. } => {
                self.takes_back(*seat, text)?;
                self.fleet(fleet, text)
            }
            Event::Standing {
                seat,
                number,
                source,
                target,
                ships,
            } => {
                self.does(*seat, ["send", "sends"], ["envías", "envía"], text)?;
                let ships = *ships;
                self.route(
                    &Route {
                        source,
                        target,
                        ships,
                    },
                    text,
                )?;
                if self.en() {
                    write!(text, " every turn (standing order {number})")
                } else {
                    write!(text, " cada turno (orden fija {number})")
                }
            }
            Event::StandingEnded {
                seat,
                source,
                target,
                ships,
                ..
            } => {
                self.takes_back(*seat, text)?;
                text.push_str(self.telling.pick("every turn ", "cada turno "));
                let ships = *ships;
                self.route(
                    &Route {
                        source,
                        target,
                        ships,
                    },
                    text,
                )
            }
            Event::Left { seat, planets } => {
                let names: Vec<String> = planets.iter().map(|it| it.planet.to_string()).collect();
                let (who, names) = (self.telling.name(*seat), names.join(", "));
                if self.en() {
                    write!(text, "Ships of {who} leave {names}")
                } else {
                    write!(text, "Salen naves de {who} de {names}")
                }
            }
            Event::Turn(report) => self.turn(report, text),
            Event::Over { by, winners, table } => {
                self.over(*by, winners, table, text)?;
                table.iter().try_for_each(|row| self.row(row, text))
            }
        }
    }

    fn takes_back(&self, seat: Seat, text: &mut String) -> fmt::Result {
        self.does(
            seat,
            ["take back:", "takes back:"],
            ["anulas:", "anula:"],
            text,
        )
    }

    fn route(&self, route: &Route<'_>, text: &mut String) -> fmt::Result {
        let ships = self.ships(route.ships);
        let Route { source, target, .. } = route;
        if self.en() {
            write!(text, "{ships} from {source} to {target}")
        } else {
            write!(text, "{ships} de {source} a {target}")
        }
    }

    fn fleet(&self, fleet: &FleetSent, text: &mut String) -> fmt::Result {
        let route = Route {
            source: &fleet.source,
            target: &fleet.target,
            ships: fleet.ships,
        };
        self.route(&route, text)?;
        let arrives = fleet.arrives;
        if self.en() {
            write!(text, ", arriving in turn {arrives}")
        } else {
            let arrive = plural(fleet.ships, ["llega", "llegan"]);
            write!(text, ", que {arrive} en el turno {arrives}")
        }
    }

    fn turn(&self, report: &TurnReport, text: &mut String) -> fmt::Result {
        let (turn, limit) = (report.turn, self.options.limit);
        if limit > 0 && turn > limit {
            // What lands after the last turn belongs to none.
            let after = self.telling.pick("After turn", "Tras el turno");
            write!(text, "{after} {limit}")?;
        } else {
            write!(text, "{} {turn}", self.telling.pick("Turn", "Turno"))?;
        }
        let mut parts = Vec::new();
        for (index, fight) in report.fights.iter().enumerate() {
            let later = &report.fights[index + 1..];
            let is_last = later.iter().all(|it| it.planet != fight.planet);
            let there = report.planets.iter().find(|it| it.planet == fight.planet);
            parts.push(self.fight(fight, there.filter(|_| is_last)));
        }
        for it in &report.joined {
            let (ships, planet) = (self.ships(it.ships), it.planet);
            parts.push(if self.en() {
                let reach = plural(it.ships, ["reaches", "reach"]);
                format!("{ships} {reach} {planet}")
            } else {
                let arrive = plural(it.ships, ["llega", "llegan"]);
                format!("{arrive} {ships} a {planet}")
            });
        }
        for it in &report.dropped {
            let (source, target) = (it.source, it.target);
            parts.push(self.telling.pick(
                format!("the standing order from {source} to {target} is lost"),
                format!("se pierde la orden fija de {source} a {target}"),
            ));
        }
        for (planet, _) in &report.full {
            parts.push(self.telling.pick(
                format!("{planet} can hold no more ships"),
                format!("en {planet} no caben más naves"),
            ));
        }
        for (index, part) in parts.iter().enumerate() {
            write!(text, "{}{part}", if index == 0 { ": " } else { "; " })?;
        }
        Ok(())
    }

    /// Tells a battle; after the last one for a planet, what the reader sees
    /// there, if they are not told what was left.
    fn fight(&self, fight: &Fight, there: Option<&Sighting>) -> String {
        let planet = fight.planet;
        let mut text = if fight.falls {
            let attacker = self.telling.object(fight.attacker);
            self.telling.pick(
                format!("{planet} falls to {attacker}"),
                format!("{planet} cae ante {attacker}"),
            )
        } else {
            let attack = self
                .telling
                .owned(fight.attacker, "attack", ["tu ataque", "el ataque"]);
            self.telling.pick(
                format!("{planet} withstands {attack}"),
                format!("{planet} resiste {attack}"),
            )
        };
        let seen = there.and_then(|it| it.ships);
        let seen = seen.filter(|_| fight.left.is_none());
        let known = [
            (fight.attackers, ["attacked", "atacaron"]),
            (fight.defenders, ["defended", "defendieron"]),
            (fight.left, ["left", "quedan"]),
            (seen, ["there now", "ahora hay"]),
        ];
        let known = known.into_iter().filter_map(|(count, [en, es])| {
            let count = count?;
            Some(
                self.telling
                    .pick(format!("{count} {en}"), format!("{es} {count}")),
            )
        });
        let known: Vec<String> = known.collect();
        if !known.is_empty() {
            // Writing to a string cannot fail.
            let _ = write!(text, " ({})", known.join(", "));
        }
        text
    }

    /// Says what put the winner ahead when no turn was left.
    fn ahead(&self, by: EndedBy, winners: &[Seat], table: &[Row]) -> &'static str {
        let ([winner], EndedBy::Limit | EndedBy::Bound) = (winners, by) else {
            return "";
        };
        let planets = |row: &&Row| row.planets;
        let (own, others): (Vec<&Row>, Vec<&Row>) = table.iter().partition(|it| it.seat == *winner);
        let has_more = own.iter().map(planets).max() > others.iter().map(planets).max();
        match self.options.ranking {
            Ranking::Ships => self
                .telling
                .pick(" with the most ships", " con más naves que nadie"),
            Ranking::PlanetsThenShips if !has_more => self.telling.pick(
                " with the most ships, as planets are level",
                " con más naves, a igualdad de planetas",
            ),
            Ranking::PlanetsThenShips | Ranking::Planets => self
                .telling
                .pick(" with the most planets", " con más planetas que nadie"),
        }
    }

    fn over(&self, by: EndedBy, winners: &[Seat], table: &[Row], text: &mut String) -> fmt::Result {
        let why = by.text(self.telling.tongue());
        let ahead = self.ahead(by, winners, table);
        match winners {
            [] => write!(
                text,
                "{}: {why}",
                self.telling.pick("Nobody wins", "No gana nadie")
            ),
            [winner] => {
                let verb = self
                    .telling
                    .verb(*winner, ["win", "wins"], ["ganas", "gana"]);
                let who = self.telling.subject(*winner);
                write!(text, "{who} {verb}{ahead}: {why}")
            }
            several => {
                // The reader comes first, and is not called by name.
                let mut several = several.to_vec();
                several.sort_by_key(|it| !self.telling.is_you(*it));
                let names = several.iter().map(|it| self.telling.subject(*it));
                let mut names: Vec<_> = names.collect();
                let last = names.pop().unwrap_or_default();
                let names = names.join(", ");
                let [and, win] = self.telling.pick(["and", "win"], ["y", "ganan"]);
                write!(text, "{names} {and} {last} {win}: {why}")
            }
        }
    }

    fn row(&self, row: &Row, text: &mut String) -> fmt::Result {
        let who = self.telling.name(row.seat);
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
