//! Fleets of others: ships that were seen to leave and not seen to arrive.

use tapete_game::{Chance, Lent, Seat};

use crate::event::{Event, Sighting};
use crate::flights::Sent;
use crate::galaxy::Galaxy;
use crate::name::Name;
use crate::state::State;

/// A fleet that is made up.
#[derive(Clone, Copy, Debug)]
pub(super) struct MadeUp {
    source: usize,
    target: usize,
    ships: i64,
    sent: u32,
}

/// Ships that left a planet in a turn.
#[derive(Clone, Copy, Debug)]
struct Departure {
    rival: Seat,
    source: usize,
    ships: i64,
    turn: u32,
}

/// Ships that arrived: where, when and whose.
struct Arrival {
    rival: Seat,
    target: usize,
    turn: u32,
}

/// Puts a fleet into the sky of a guess.
pub(super) fn send(galaxy: &Galaxy, state: &mut State, rival: Seat, fleet: MadeUp) {
    let cells = [fleet.source, fleet.target].map(|it| state.planets[it].cell);
    let arrives = fleet.sent + galaxy.times.between(cells[0], cells[1]);
    let own = &mut state.seats[rival.index()];
    own.n_fleets += 1;
    own.ships_flying += fleet.ships;
    own.tally.sent += 1;
    let rank = 1 << 30 | u32::from(rival.0) << 20 | own.n_fleets.min(0xf_ffff);
    state.flights.send(Sent {
        owner: rival.0,
        source: fleet.source as u16,
        target: fleet.target as u16,
        ships: fleet.ships,
        sent: fleet.sent,
        arrives,
        rank,
    });
    *state.heading_mut(rival.0, fleet.target as u16) += 1;
}

/// Returns some fleet of a player that has no planet left.
pub(super) fn any(galaxy: &Galaxy, state: &State, chance: &mut Chance) -> Option<MadeUp> {
    let n_planets = state.planets.len() as u32;
    let first = chance.below(n_planets);
    let second = chance.below(n_planets);
    let pairs = (0..n_planets).flat_map(|a| (0..n_planets).map(move |b| (a, b)));
    pairs
        .map(|(a, b)| ((a + first) % n_planets, (b + second) % n_planets))
        .map(|(source, target)| (source as usize, target as usize))
        .filter(|(source, target)| source != target)
        .map(|(source, target)| MadeUp {
            source,
            target,
            ships: 1 + i64::from(chance.below(10)),
            sent: state.turn - 1,
        })
        .find(|it| arrives(galaxy, state, it) > state.turn)
}

fn arrives(galaxy: &Galaxy, state: &State, fleet: &MadeUp) -> u32 {
    let cells = [fleet.source, fleet.target].map(|it| state.planets[it].cell);
    fleet.sent + galaxy.times.between(cells[0], cells[1])
}

/// Makes up the fleets of all others that are under way now.
pub(super) fn under_way(
    galaxy: &Galaxy,
    truth: &State,
    story: &[Event],
    seat: Seat,
    chance: &mut Chance,
) -> Lent<Vec<(Seat, MadeUp)>> {
    let (mut departures, arrivals) = movements(galaxy, truth, story, seat);
    for arrival in arrivals.iter() {
        // One of those that could be it has landed.
        let fits = |it: &Departure| {
            let target = truth.planets[arrival.target].cell;
            let flight = galaxy.times.between(truth.planets[it.source].cell, target);
            it.rival == arrival.rival
                && it.source != arrival.target
                && it.turn + flight == arrival.turn
        };
        if let Some(place) = departures.iter().position(fits) {
            departures.swap_remove(place);
        }
    }
    let mut fleets: Lent<Vec<_>> = Lent::new();
    for departure in departures.iter() {
        let n_planets = truth.planets.len();
        let from = chance.below(n_planets as u32) as usize;
        let fleet = (0..n_planets)
            .map(|ahead| (from + ahead) % n_planets)
            .filter(|target| *target != departure.source)
            .map(|target| MadeUp {
                source: departure.source,
                target,
                ships: departure.ships,
                sent: departure.turn,
            })
            .find(|it| arrives(galaxy, truth, it) > truth.turn);
        fleets.extend(fleet.map(|it| (departure.rival, it)));
    }
    fleets
}

/// Reads from the story which ships of others left and arrived in the last
/// turns.
fn movements(
    galaxy: &Galaxy,
    truth: &State,
    story: &[Event],
    seat: Seat,
) -> (Lent<Vec<Departure>>, Lent<Vec<Arrival>>) {
    // What left before the longest flight there is has landed.
    let since = truth.turn.saturating_sub(galaxy.times.turns_max() + 1);
    let mut departures: Lent<Vec<Departure>> = Lent::new();
    let mut arrivals: Lent<Vec<Arrival>> = Lent::new();
    let mut before: Option<(u32, &[Sighting])> = None;
    for event in story {
        let (turn, planets) = match event {
            Event::Began { planets, .. } => (1, planets.as_slice()),
            Event::Turn(report) => {
                if report.turn > since {
                    let fights = report.fights.iter().filter(|it| it.attacker != seat);
                    arrivals.extend(fights.filter_map(|it| {
                        Some(Arrival {
                            rival: it.attacker,
                            target: truth.find(it.planet.as_str())?,
                            turn: report.turn,
                        })
                    }));
                    let fought: Lent<Vec<Name>> =
                        report.fights.iter().map(|it| it.planet).collect();
                    if let Some((turn, planets)) = before {
                        let changes = planets.iter().zip(&report.planets);
                        let unfought = changes.filter(|(_, new)| !fought.contains(&new.planet));
                        for (old, new) in unfought {
                            change(
                                truth,
                                seat,
                                turn,
                                [old, new],
                                &mut departures,
                                &mut arrivals,
                            );
                        }
                    }
                }
                (report.turn, report.planets.as_slice())
            }
            _ => continue,
        };
        before = Some((turn, planets));
    }
    departures.retain(|it| it.turn > since);
    (departures, arrivals)
}

/// Tells from two sightings of a planet what left it or reached it.
fn change(
    truth: &State,
    seat: Seat,
    turn: u32,
    [old, new]: [&Sighting; 2],
    departures: &mut Vec<Departure>,
    arrivals: &mut Vec<Arrival>,
) {
    let (Some(rival), Some(ships), Some(now)) = (old.owner, old.ships, new.ships) else {
        return;
    };
    if rival == seat || new.owner != old.owner || old.planet != new.planet {
        return;
    }
    let Some(source) = truth.find(old.planet.as_str()) else {
        return;
    };
    let gone = ships + new.production.unwrap_or(0) - now;
    if gone > 0 {
        departures.push(Departure {
            rival,
            source,
            ships: gone,
            turn,
        });
    } else if gone < 0 {
        arrivals.push(Arrival {
            rival,
            target: source,
            turn: turn + 1,
        });
    }
}
