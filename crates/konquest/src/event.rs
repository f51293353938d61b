//! What happened, and what of it each reader is told.

use serde::{Deserialize, Serialize};
use tapete_game::{Lent, Reader, Seat};

use crate::galaxy::Sights;
use crate::name::Name;
use crate::state::EndedBy;
use crate::travel::Cell;

mod about;
mod text;

pub(crate) use about::about;
pub(crate) use text::{ships, turns_text, write};

/// A list in an event: its memory goes back to the thread, for guesses play the
/// first turns again and again.
pub(crate) type List<T> = Lent<Vec<T>>;

/// A fact.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub(crate) enum Event {
    /// The match began on this map.
    Began {
        rows: u8,
        columns: u8,
        planets: List<Sighting>,
    },
    /// A seat chose a part of an order; only it knows.
    Chose {
        seat: Seat,
        source: Option<Name>,
        target: Option<Name>,
    },
    /// Ships were ordered away; only their owner knows.
    Ordered {
        seat: Seat,
        number: u32,
        fleet: FleetSent,
        /// Whether it follows from a standing order.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        standing: bool,
    },
    /// An order was taken back.
    Cancelled {
        seat: Seat,
        number: u32,
        fleet: FleetSent,
    },
    /// An order for every turn was given.
    Standing {
        seat: Seat,
        number: u32,
        source: Name,
        target: Name,
        ships: i64,
    },
    /// An order for every turn was taken back.
    StandingEnded {
        seat: Seat,
        number: u32,
        source: Name,
        target: Name,
        ships: i64,
    },
    /// A seat ended its turn.
    Ready { seat: Seat },
    /// Ships left while others still had to order: what can be seen of it.
    Left { seat: Seat, planets: List<Sighting> },
    /// A turn began: what arrived, what was fought, what can be seen now.
    Turn(TurnReport),
    /// The match ended.
    Over {
        by: EndedBy,
        winners: Vec<Seat>,
        table: Vec<Row>,
    },
}

/// A fleet as its owner knows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct FleetSent {
    pub(crate) source: Name,
    pub(crate) target: Name,
    pub(crate) ships: i64,
    pub(crate) arrives: u32,
}

/// What can be seen of a planet; what cannot is left out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Sighting {
    pub(crate) planet: Name,
    pub(crate) cell: Cell,
    pub(crate) owner: Option<Seat>,
    pub(crate) ships: Option<i64>,
    pub(crate) production: Option<i64>,
    pub(crate) kill: Option<u32>,
}

/// All that came of a turn.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct TurnReport {
    pub(crate) turn: u32,
    pub(crate) fights: List<Fight>,
    pub(crate) joined: List<Joined>,
    /// Standing orders that fell with their planets.
    pub(crate) dropped: List<Dropped>,
    /// Planets that can hold no more ships.
    pub(crate) full: List<(Name, Option<Seat>)>,
    pub(crate) planets: List<Sighting>,
}

/// A planet that was attacked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Fight {
    pub(crate) planet: Name,
    pub(crate) attacker: Seat,
    pub(crate) defender: Option<Seat>,
    pub(crate) falls: bool,
    /// Known to the attacker.
    pub(crate) attackers: Option<i64>,
    /// Known to the defender.
    pub(crate) defenders: Option<i64>,
    /// Known to whoever has the planet now.
    pub(crate) left: Option<i64>,
}

/// Ships that reached a planet of their own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Joined {
    pub(crate) planet: Name,
    pub(crate) seat: Seat,
    pub(crate) ships: i64,
}

/// A standing order that fell with its planet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Dropped {
    pub(crate) seat: Seat,
    pub(crate) source: Name,
    pub(crate) target: Name,
    pub(crate) ships: i64,
}

/// What a seat did in the whole match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Row {
    pub(crate) seat: Seat,
    pub(crate) planets: u16,
    pub(crate) ships: i64,
    pub(crate) production: i64,
    pub(crate) built: i64,
    pub(crate) captured: u32,
    pub(crate) sent: u32,
    pub(crate) fleets_destroyed: u32,
    pub(crate) ships_destroyed: i64,
}

/// Returns the event as the reader may know it.
pub(crate) fn told(event: &Event, reader: Reader, sights: Sights) -> Option<Event> {
    let own = |seat: Seat| reader.reads(seat).then(|| event.clone());
    match event {
        Event::Chose { seat, .. }
        | Event::Ordered { seat, .. }
        | Event::Cancelled { seat, .. }
        | Event::Standing { seat, .. }
        | Event::StandingEnded { seat, .. } => own(*seat),
        Event::Ready { .. } | Event::Over { .. } => Some(event.clone()),
        Event::Began {
            rows,
            columns,
            planets,
        } => Some(Event::Began {
            rows: *rows,
            columns: *columns,
            planets: all_seen(planets, reader, sights),
        }),
        Event::Left { seat, planets } => {
            // Their owner ordered it; with a blind map nobody else sees it.
            let is_seen = !sights.blind && !reader.reads(*seat) || reader == Reader::Judge;
            is_seen.then(|| Event::Left {
                seat: *seat,
                planets: all_seen(planets, reader, sights),
            })
        }
        Event::Turn(report) => Some(Event::Turn(report_for(report, reader, sights))),
    }
}

fn report_for(report: &TurnReport, reader: Reader, sights: Sights) -> TurnReport {
    let reads = |seat: Option<Seat>| match seat {
        Some(seat) => reader.reads(seat),
        None => reader == Reader::Judge,
    };
    let fight = |it: &Fight| {
        let owner = if it.falls {
            Some(it.attacker)
        } else {
            it.defender
        };
        Fight {
            attackers: it.attackers.filter(|_| reader.reads(it.attacker)),
            defenders: it.defenders.filter(|_| reads(it.defender)),
            left: it.left.filter(|_| reads(owner)),
            ..it.clone()
        }
    };
    TurnReport {
        turn: report.turn,
        fights: report.fights.iter().map(fight).collect(),
        joined: kept(&report.joined, |it| reader.reads(it.seat)),
        dropped: kept(&report.dropped, |it| reader.reads(it.seat)),
        full: kept(&report.full, |it| reads(it.1)),
        planets: all_seen(&report.planets, reader, sights),
    }
}

fn kept<T: Clone + 'static>(items: &[T], keep: impl Fn(&T) -> bool) -> List<T> {
    items.iter().filter(|it| keep(it)).cloned().collect()
}

fn all_seen(planets: &[Sighting], reader: Reader, sights: Sights) -> List<Sighting> {
    let each = planets.iter().map(|it| Sighting {
        ships: it.ships.filter(|_| sees_ships(sights, reader, it.owner)),
        production: it
            .production
            .filter(|_| sees_stats(sights, reader, it.owner)),
        kill: it.kill.filter(|_| sees_stats(sights, reader, it.owner)),
        ..it.clone()
    });
    each.collect()
}

/// Tells whether the reader may know the ships of a planet with that owner.
#[inline]
pub(crate) fn sees_ships(sights: Sights, reader: Reader, owner: Option<Seat>) -> bool {
    match owner {
        Some(owner) => !sights.blind || reader.reads(owner),
        None => sights.neutral_ships || reader == Reader::Judge,
    }
}

/// Tells whether the reader may know production and kill rate of a planet with
/// that owner.
#[inline]
pub(crate) fn sees_stats(sights: Sights, reader: Reader, owner: Option<Seat>) -> bool {
    match owner {
        Some(owner) => !sights.blind || reader.reads(owner),
        None => sights.neutral_stats || reader == Reader::Judge,
    }
}
