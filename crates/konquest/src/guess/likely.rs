//! A state that shows the seat what the truth shows it, with all else made up
//! from what the seat was told.

use tapete_game::{Chance, Reader, Seat};

use super::fleets;
use super::prior::{self, between};
use crate::event::{Event, Sighting};
use crate::galaxy::Galaxy;
use crate::name::Name;
use crate::options::{Growth, NeutralBuilding, Ordering};
use crate::orders::Move;
use crate::sight::Sight;
use crate::state::{NOBODY, Order, SHIPS_MAX, Stage, State};

/// Makes a copy of the truth such a state.
pub(super) fn likely(
    galaxy: &Galaxy,
    truth: &State,
    story: &[Event],
    seat: Seat,
    chance: &mut Chance,
    state: &mut State,
) {
    for rival in Seat::all(galaxy.n_seats()).filter(|it| *it != seat) {
        forget_orders(state, rival);
        state.flights.remove_all_of(rival.0, state.turn);
        let own = &mut state.seats[rival.index()];
        own.n_fleets = 0;
        own.ships_flying = 0;
        // What it conquered and which fleets it destroyed everybody was told, and
        // what it built is seen unless the map is blind.
        own.tally.sent = 0;
        own.tally.ships_destroyed = 0;
        if galaxy.sights.blind {
            own.tally.built = 0;
        }
        for planet in 0..state.planets.len() as u16 {
            *state.heading_mut(rival.0, planet) = 0;
        }
    }
    let sight = Sight::new(galaxy, truth, Reader::Seat(seat));
    for planet in 0..state.planets.len() {
        figures(galaxy, state, &sight, planet, story, chance);
    }
    let under_way = fleets::under_way(galaxy, truth, story, seat, chance);
    for (rival, fleet) in under_way.iter() {
        fleets::send(galaxy, state, *rival, *fleet);
    }
    for rival in Seat::all(galaxy.n_seats()).filter(|it| *it != seat) {
        let is_there = state.seats[rival.index()].n_planets > 0;
        if !is_there && state.seats[rival.index()].n_fleets == 0 {
            keep_alive(galaxy, truth, state, rival, chance);
        }
        let has_ordered = is_there && !truth.pending.contains(rival);
        if galaxy.options.ordering == Ordering::Together && has_ordered {
            make_up_orders(galaxy, state, rival, chance);
        }
    }
}

/// Takes back what another seat has ordered in this turn, which nobody saw.
fn forget_orders(state: &mut State, rival: Seat) {
    while state.seats[rival.index()].n_orders > 0 {
        let _ = state.take_order(rival, 0);
    }
    while state.seats[rival.index()].n_standing > 0 {
        let _ = state.take_standing(rival, 0);
    }
    state.seats[rival.index()].stage = Stage::Free;
}

/// Makes up the figures of a planet that the seat may not know.
fn figures(
    galaxy: &Galaxy,
    state: &mut State,
    sight: &Sight<'_>,
    index: usize,
    story: &[Event],
    chance: &mut Chance,
) {
    let planet = state.planets[index];
    let drawn = prior::draws(galaxy, planet.name, planet.owner != NOBODY);
    let seen = last_seen(story, planet.name);
    if sight.kill(index).is_none() {
        let drawn_rate = drawn.kill.0 + chance.below(drawn.kill.1.saturating_sub(drawn.kill.0) + 1);
        state.planets[index].kill = seen.and_then(|it| it.1.kill).unwrap_or(drawn_rate);
        let production = match seen.and_then(|it| Some((it.0, it.1.production?))) {
            Some((turn, production)) => production + grown(galaxy, state.turn - turn),
            None => between(drawn.production, chance) + grown(galaxy, state.turn),
        };
        state.planets[index].production = production;
        state.planets[index].first_production = production - grown(galaxy, state.turn);
    }
    if sight.ships(index).is_none() {
        let it = state.planets[index];
        let each_turn = match galaxy.options.neutral_building {
            NeutralBuilding::Same(ships) if it.owner == NOBODY => ships,
            NeutralBuilding::Same(_) | NeutralBuilding::Own => it.production,
        };
        let (turn, ships) = match seen.and_then(|it| Some((it.0, it.1.ships?))) {
            Some((turn, ships)) => (turn, ships),
            None => (0, between(drawn.ships, chance)),
        };
        let since = i64::from(state.turn - turn);
        let most = (ships + each_turn.saturating_mul(since)).clamp(0, SHIPS_MAX);
        // What nobody owns and nobody attacked kept all it built; others may
        // have sent any part away.
        let untouched = it.owner == NOBODY && !was_attacked(story, it.name, turn);
        state.planets[index].ships = if untouched {
            most
        } else {
            chance.below_wide(most as u128 + 1) as i64
        };
    }
}

/// Returns how much production grows in some turns.
fn grown(galaxy: &Galaxy, turns: u32) -> i64 {
    match galaxy.options.growth {
        Growth::Never => 0,
        Growth::Before | Growth::After => i64::from(turns),
    }
}

/// Returns the last sighting of a planet that showed a figure, with its turn.
fn last_seen(story: &[Event], name: Name) -> Option<(u32, &Sighting)> {
    let mut turn_of = None;
    for event in story.iter().rev() {
        let (turn, planets) = match event {
            Event::Turn(report) => (report.turn, &report.planets),
            Event::Began { planets, .. } => (1, planets),
            _ => continue,
        };
        let shows = |it: &&Sighting| it.planet == name && (it.ships.is_some() || it.kill.is_some());
        if let Some(sighting) = planets.iter().find(shows) {
            turn_of = Some((turn, sighting));
            break;
        }
    }
    turn_of
}

fn was_attacked(story: &[Event], name: Name, since: u32) -> bool {
    let reports = story.iter().filter_map(|event| match event {
        Event::Turn(report) if report.turn > since => Some(report),
        _ => None,
    });
    reports
        .flat_map(|it| &it.fights)
        .any(|it| it.planet == name)
}

/// A player without planets may have ships under way. Where the match could
/// not go on otherwise, it must; elsewhere it may.
fn keep_alive(galaxy: &Galaxy, truth: &State, state: &mut State, rival: Seat, chance: &mut Chance) {
    let n_there = Seat::all(galaxy.n_seats())
        .filter(|it| state.seats[it.index()].n_planets > 0)
        .count();
    let n_without = Seat::all(galaxy.n_seats())
        .filter(|it| *it != rival && truth.is_alive(*it))
        .count();
    let must = n_there < 2 && n_without < 2;
    if !must && chance.below(2) == 0 {
        return;
    }
    if let Some(fleet) = fleets::any(galaxy, state, chance) {
        fleets::send(galaxy, state, rival, fleet);
    }
}

/// Lets a seat that has ended its turn have ordered something.
fn make_up_orders(galaxy: &Galaxy, state: &mut State, rival: Seat, chance: &mut Chance) {
    let n_planets = state.planets.len();
    if n_planets < 2 {
        return;
    }
    for source in 0..n_planets {
        let ships = state.planets[source].ships;
        let sends = state.is_of(source, rival) && ships > 0 && chance.below(3) == 0;
        if !sends || state.seats[rival.index()].steps >= galaxy.steps_max() {
            continue;
        }
        let other = chance.below(n_planets as u32 - 1) as usize;
        let target = if other < source { other } else { other + 1 };
        let order = Order {
            source: source as u16,
            target: target as u16,
            ships: 1 + chance.below_wide(ships as u128) as i64,
        };
        galaxy.act(
            state,
            rival,
            &Move::Order(order),
            chance,
            &mut tapete_game::Silent,
        );
    }
}
