//! Positions drawn by luck: any owners, figures and fleets.

use tapete_game::{Chance, Seat, Silent};

use super::position::SHOWN;
use crate::flights::Sent;
use crate::galaxy::Galaxy;
use crate::options::{Battle, NeutralBuilding, Options, Ordering, Travel};
use crate::state::{NOBODY, State};

/// Draws a map with planets of anybody, and fleets of everybody.
pub(super) fn draw(seed: u64) -> (Galaxy, State) {
    let mut chance = Chance::quick(seed);
    let presets = [
        Options::KDE,
        Options::CURSO,
        Options::LITERAL,
        Options::PLANET_WARS,
    ];
    let mut options = presets[pick(&mut chance, presets.len())];
    options.ordering = [Ordering::Together, Ordering::InTurn][pick(&mut chance, 2)];
    let travels = [options.travel, Travel::Half, Travel::Manhattan];
    options.travel = travels[pick(&mut chance, travels.len())];
    if chance.below(4) == 0 {
        options.neutral_building = NeutralBuilding::Same(3);
        options.battle = Battle::Duel;
    }
    let n_seats = 2 + pick(&mut chance, 3);
    let side = 4 + chance.below(7) as u8;
    let mut galaxy = Galaxy::new("drawn", (side, side), n_seats, options);
    galaxy.randoms.count = chance.below(12) as u16;
    galaxy.sights = SHOWN;
    let galaxy = galaxy.complete();
    let mut state = State::blank(&galaxy);
    galaxy.begin(&mut state, &mut chance, &mut Silent);
    state.turn = 1 + chance.below(30);
    redraw(&mut state, n_seats, &mut chance);
    for seat in 0..n_seats as u8 {
        for _ in 0..chance.below(6) {
            send(&galaxy, &mut state, seat, &mut chance);
        }
    }
    galaxy.open_turn(&mut state);
    (galaxy, state)
}

fn pick(chance: &mut Chance, n: usize) -> usize {
    chance.below(n as u32) as usize
}

/// Gives all planets owners and figures. Few different figures make many ties.
fn redraw(state: &mut State, n_seats: usize, chance: &mut Chance) {
    let few = chance.below(2) == 0;
    let ships_max = [12, 60, 400][pick(chance, 3)];
    for seat in &mut state.seats {
        seat.n_planets = 0;
    }
    for planet in &mut state.planets {
        let owner = pick(chance, n_seats + 2);
        planet.owner = if owner < n_seats { owner as u8 } else { NOBODY };
        if owner < n_seats {
            state.seats[owner].n_planets += 1;
        }
        planet.ships = i64::from(chance.below(ships_max));
        planet.production = if few {
            [5, 10, 0][pick(chance, 3)]
        } else {
            i64::from(chance.below(20)) - 2
        };
        planet.kill = if few {
            [400_000, 400_000, 600_000, 0][pick(chance, 4)]
        } else {
            chance.below(1_000_000)
        };
    }
}

fn send(galaxy: &Galaxy, state: &mut State, seat: u8, chance: &mut Chance) {
    let n_planets = state.planets.len();
    let (source, target) = (pick(chance, n_planets), pick(chance, n_planets));
    let ships = 1 + i64::from(chance.below(50));
    let arrives = state.turn + 1 + chance.below(galaxy.times.turns_max());
    state.flights.send(Sent {
        owner: seat,
        source: source as u16,
        target: target as u16,
        ships,
        sent: state.turn - 1,
        arrives,
        rank: 0,
    });
    *state.heading_mut(seat, target as u16) += 1;
    let own = &mut state.seats[Seat(seat).index()];
    own.n_fleets += 1;
    own.ships_flying += ships;
}
