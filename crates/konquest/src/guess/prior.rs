//! What the figures of a planet can be before anything is known of it.

use tapete_game::Chance;

use crate::event::Sighting;
use crate::galaxy::{Draws, Galaxy, Symmetry};
use crate::maps::images;
use crate::name::Name;
use crate::options::Growth;
use crate::state::{NOBODY, Planet, State};
use crate::travel::Cell;

/// Returns what the figures of a planet are drawn from at the start.
pub(super) fn draws(galaxy: &Galaxy, name: Name, has_owner: bool) -> Draws {
    let listed = galaxy.planets.iter().find(|it| it.name == name);
    match listed {
        Some(plan) => Draws {
            ships: (plan.ships, plan.ships),
            production: (plan.production, plan.production),
            kill: (plan.kill, plan.kill),
        },
        None if has_owner => galaxy.home,
        None => galaxy.randoms.draws,
    }
}

/// Draws a number between two, both included.
pub(super) fn between((from, to): (i64, i64), chance: &mut Chance) -> i64 {
    let n_values = u32::try_from(to.saturating_sub(from).saturating_add(1)).unwrap_or(1);
    from + i64::from(chance.below(n_values))
}

fn rate_between((from, to): (u32, u32), chance: &mut Chance) -> u32 {
    from + chance.below(to.saturating_sub(from) + 1)
}

/// Makes the beginning of a match up from what a seat was told of it: what is
/// hidden is drawn as the rules draw it.
pub(super) fn beginning(
    galaxy: &Galaxy,
    state: &mut State,
    told: &[Sighting],
    chance: &mut Chance,
) {
    state.clear(galaxy);
    for sighting in told {
        let owner = sighting.owner.map_or(NOBODY, |seat| seat.0);
        let drawn = draws(galaxy, sighting.planet, owner != NOBODY);
        let twin = counterpart(galaxy, state, sighting.cell);
        let mut planet = Planet {
            name: sighting.planet,
            cell: sighting.cell,
            owner,
            ships: between(drawn.ships, chance),
            ordered: 0,
            production: between(drawn.production, chance),
            first_production: 0,
            kill: rate_between(drawn.kill, chance),
            captured: 0,
        };
        if let Some(twin) = twin {
            let it = &state.planets[twin];
            (planet.ships, planet.production, planet.kill) = (it.ships, it.production, it.kill);
        }
        let grown =
            i64::from(galaxy.options.builds_first && galaxy.options.growth != Growth::Never);
        if let Some(production) = sighting.production {
            planet.production = production - grown;
        }
        planet.kill = sighting.kill.unwrap_or(planet.kill);
        planet.first_production = planet.production;
        if owner != NOBODY {
            state.seats[usize::from(owner)].n_planets += 1;
        }
        state.planets.push(planet);
    }
    if galaxy.options.builds_first {
        galaxy.build(state, &mut None);
    }
    state.turn = 1;
    for (planet, sighting) in state.planets.iter_mut().zip(told) {
        planet.ships = sighting.ships.unwrap_or(planet.ships);
    }
    galaxy.open_turn(state);
}

/// Returns an earlier planet whose figures a planet shares, on a symmetric map.
fn counterpart(galaxy: &Galaxy, state: &State, cell: Cell) -> Option<usize> {
    if galaxy.symmetry == Symmetry::None {
        return None;
    }
    let cells = images(galaxy, cell);
    let shares = |it: &Planet| it.cell != cell && cells.contains(&it.cell);
    state.planets.iter().position(shares)
}
