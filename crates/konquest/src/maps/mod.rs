//! How the map of a match comes about: planets that lie where the text says,
//! and planets that luck puts on free cells, with or without symmetry.

mod free;
mod symmetry;

use tapete_game::Chance;

use crate::galaxy::{Draws, Galaxy, Naming, Symmetry};
use crate::name::Name;
use crate::state::{NOBODY, Planet, State};
use crate::travel::Cell;
use free::Free;

pub(crate) use symmetry::{images, room};

/// Puts all planets of a match on the map, row by row.
pub(crate) fn make(galaxy: &Galaxy, state: &mut State, chance: &mut Chance) {
    let mut free = Free::new(galaxy.rows, galaxy.columns);
    for cell in galaxy.planets.iter().filter_map(|it| it.cell) {
        free.take(cell);
    }
    for plan in &galaxy.planets {
        let cell = plan.cell.unwrap_or_else(|| free.draw(chance));
        let owner = plan.owner.unwrap_or(NOBODY);
        let figures = Figures {
            ships: plan.ships,
            production: plan.production,
            kill: plan.kill,
        };
        add(state, plan.name, cell, owner, figures);
    }
    match galaxy.symmetry {
        Symmetry::None => freely(galaxy, state, &mut free, chance),
        Symmetry::Point | Symmetry::Mirror => symmetry::make(galaxy, state, &mut free, chance),
    }
    state.planets.sort_unstable_by_key(|it| it.cell);
}

/// The figures of a planet.
#[derive(Clone, Copy)]
struct Figures {
    ships: i64,
    production: i64,
    kill: u32,
}

fn freely(galaxy: &Galaxy, state: &mut State, free: &mut Free, chance: &mut Chance) {
    for seat in 0..galaxy.n_seats() {
        if galaxy.has_listed(seat) {
            continue;
        }
        let cell = free.draw(chance);
        let figures = draw(&galaxy.home, chance);
        let name = next_name(galaxy, state, Naming::InOrder, chance);
        add(state, name, cell, seat as u8, figures);
    }
    for _ in 0..galaxy.randoms.count {
        let cell = free.draw(chance);
        let figures = draw(&galaxy.randoms.draws, chance);
        let name = next_name(galaxy, state, galaxy.randoms.naming, chance);
        add(state, name, cell, NOBODY, figures);
    }
}

fn add(state: &mut State, name: Name, cell: Cell, owner: u8, figures: Figures) {
    if owner != NOBODY {
        state.seats[usize::from(owner)].n_planets += 1;
    }
    state.planets.push(Planet {
        name,
        cell,
        owner,
        ships: figures.ships,
        ordered: 0,
        production: figures.production,
        first_production: figures.production,
        kill: figures.kill,
        captured: 0,
    });
}

fn draw(draws: &Draws, chance: &mut Chance) -> Figures {
    Figures {
        ships: between(draws.ships, chance),
        production: between(draws.production, chance),
        kill: draws.kill.0 + chance.below(draws.kill.1.saturating_sub(draws.kill.0) + 1),
    }
}

fn between((from, to): (i64, i64), chance: &mut Chance) -> i64 {
    let n_values = u32::try_from(to - from + 1).unwrap_or(1);
    from + i64::from(chance.below(n_values))
}

/// Returns the name of the next planet that the text does not list.
fn next_name(galaxy: &Galaxy, state: &State, naming: Naming, chance: &mut Chance) -> Name {
    /// How many names of three capitals there are.
    const THREE: u32 = 26 * 26 * 26;
    let in_order = || {
        let n_made = state.planets.len() - galaxy.planets.len();
        let name = galaxy.fresh_names.get(n_made).copied();
        name.unwrap_or_else(|| Name::nth(state.planets.len()))
    };
    match naming {
        Naming::InOrder => in_order(),
        Naming::ThreeLetters => {
            let is_taken = |name: Name| state.planets.iter().any(|it| it.name == name);
            let drawn = chance.below(THREE);
            (0..THREE)
                .map(|ahead| Name::of_three((drawn + ahead) % THREE))
                .find(|it| !is_taken(*it))
                .unwrap_or_else(in_order)
        }
    }
}

/// Lists the first names in order that none of the listed planets has.
pub(crate) fn fresh_names(listed: impl Fn(Name) -> bool, count: usize) -> Vec<Name> {
    let names = (0..).map(Name::nth);
    names.filter(|it| !listed(*it)).take(count).collect()
}

#[cfg(test)]
mod tests;
