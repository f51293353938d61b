//! What events are about, so that a screen can point at planets while it tells.

use tapete_game::{About, Seat};

use super::{Event, FleetSent, TurnReport};
use crate::name::Name;
use crate::view::MAP;

/// Says what an event that was told is about. The planets are what everybody
/// sees; fleets are told of by their planets, since nobody else sees them.
pub(crate) fn about(event: &Event) -> About {
    match event {
        Event::Began { planets, .. } => About::new("began").from(MAP).amount(planets.len()),
        Event::Chose {
            seat,
            source,
            target,
        } => {
            let mut about = About::new("chose").by(*seat);
            about.source = source.map(|it| it.to_string());
            about.targets = target.iter().map(Name::to_string).collect();
            about
        }
        Event::Ordered {
            seat,
            fleet,
            standing,
            ..
        } => {
            let kind = if *standing { "repeated" } else { "ordered" };
            of_fleet(kind, *seat, fleet)
        }
        Event::Cancelled { seat, fleet, .. } => of_fleet("cancelled", *seat, fleet),
        Event::Standing {
            seat,
            source,
            target,
            ships,
            ..
        } => of_route("standing", *seat, [source, target], *ships),
        Event::StandingEnded {
            seat,
            source,
            target,
            ships,
            ..
        } => of_route("standing_ended", *seat, [source, target], *ships),
        Event::Ready { seat } => About::new("ready").by(*seat),
        Event::Left { seat, planets } => planets
            .iter()
            .fold(About::new("left").by(*seat), |about, it| {
                about.to(it.planet.as_str())
            }),
        Event::Turn(report) => of_turn(report),
        Event::Over { winners, .. } => {
            let mut about = About::new("over").from(MAP);
            if let [winner] = winners.as_slice() {
                about.seat = Some(*winner);
            }
            about
        }
    }
}

fn of_fleet(kind: &str, seat: Seat, fleet: &FleetSent) -> About {
    of_route(kind, seat, [&fleet.source, &fleet.target], fleet.ships)
}

fn of_route(kind: &str, seat: Seat, [source, target]: [&Name; 2], ships: i64) -> About {
    About::new(kind)
        .by(seat)
        .from(source.as_str())
        .to(target.as_str())
        .amount(ships)
}

/// A turn points at the planets where something happened, each once.
fn of_turn(report: &TurnReport) -> About {
    let fights = report.fights.iter().map(|it| it.planet);
    let joined = report.joined.iter().map(|it| it.planet);
    let dropped = report.dropped.iter().map(|it| it.source);
    let full = report.full.iter().map(|it| it.0);
    let mut about = About::new("turn").from(MAP).amount(report.turn);
    for planet in fights.chain(joined).chain(dropped).chain(full) {
        if !about.targets.iter().any(|it| *it == planet.as_str()) {
            about = about.to(planet.as_str());
        }
    }
    about
}
