use std::collections::BTreeSet;

use tapete_game::{Chance, Seed};

use super::*;
use crate::galaxy::Symmetry;
use crate::options::Options;
use crate::tests::kde;

fn map(galaxy: &Galaxy, seed: u64) -> State {
    let mut state = State::blank(galaxy);
    state.clear(galaxy);
    make(galaxy, &mut state, &mut Chance::new(Seed::new(seed)));
    state
}

#[test]
fn planets_lie_on_different_cells_row_by_row_with_different_names() {
    let mut galaxy = kde(8, 4, 60, Options::KDE);
    for naming in [Naming::InOrder, Naming::ThreeLetters] {
        galaxy.randoms.naming = naming;
        for seed in 0..20 {
            let state = map(&galaxy, seed);
            assert_eq!(state.planets.len(), 64);
            let cells: Vec<Cell> = state.planets.iter().map(|it| it.cell).collect();
            assert!(cells.is_sorted_by(|one, other| one < other));
            let names: BTreeSet<Name> = state.planets.iter().map(|it| it.name).collect();
            assert_eq!(names.len(), 64);
        }
    }
}

#[test]
fn homes_and_planets_of_nobody_are_as_in_kde() {
    let galaxy = kde(10, 3, 20, Options::KDE);
    let state = map(&galaxy, 7);
    for seat in 0..3 {
        let home = state.planets.iter().find(|it| it.owner == seat);
        let home = home.expect("everybody has a home");
        assert_eq!((home.production, home.kill, home.ships), (10, 400_000, 0));
        assert_eq!(home.name, Name::nth(usize::from(seat)));
    }
    let neutrals = state.planets.iter().filter(|it| it.owner == NOBODY);
    for planet in neutrals {
        assert!((5..=14).contains(&planet.production));
        assert!((300_000..900_000).contains(&planet.kill));
    }
}

/// Every cell is as likely as any other, also the last ones of a full map.
#[test]
fn homes_are_spread_evenly() {
    let galaxy = kde(3, 2, 7, Options::KDE);
    let mut counts = [0u32; 9];
    for seed in 0..9_000 {
        let state = map(&galaxy, seed);
        let home = state.planets.iter().position(|it| it.owner == 1);
        counts[home.expect("a home")] += 1;
    }
    assert!(
        counts.iter().all(|it| it.abs_diff(1_000) < 150),
        "{counts:?}"
    );
}

#[test]
fn a_symmetric_map_looks_the_same_from_every_seat() {
    for (symmetry, n_seats, n_neutrals) in [
        (Symmetry::Point, 2, 8),
        (Symmetry::Point, 2, 9),
        (Symmetry::Mirror, 2, 8),
        (Symmetry::Point, 4, 12),
        (Symmetry::Mirror, 4, 13),
    ] {
        let mut galaxy = kde(9, n_seats, n_neutrals, Options::KDE);
        galaxy.symmetry = symmetry;
        for seed in 0..30 {
            let state = map(&galaxy, seed);
            assert_eq!(state.planets.len(), n_seats + usize::from(n_neutrals));
            for planet in &state.planets {
                for (turns, cell) in images(&galaxy, planet.cell).into_iter().enumerate() {
                    let twin = state.planets.iter().find(|it| it.cell == cell);
                    let twin = twin.unwrap_or_else(|| panic!("{symmetry:?}: {planet:?}"));
                    assert_eq!(
                        (twin.production, twin.kill, twin.ships),
                        (planet.production, planet.kill, planet.ships)
                    );
                    if planet.owner == 0 {
                        assert_eq!(usize::from(twin.owner), turns, "{symmetry:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_room_of_a_symmetric_map_can_be_filled() {
    for (symmetry, n_seats) in [(Symmetry::Point, 2), (Symmetry::Mirror, 4)] {
        let mut galaxy = kde(5, n_seats, 0, Options::KDE);
        galaxy.symmetry = symmetry;
        let (most, has_middle) = room(&galaxy);
        assert!(has_middle);
        galaxy.randoms.count = most as u16 + 1;
        let galaxy = galaxy.complete();
        let state = map(&galaxy, 3);
        let cells: BTreeSet<Cell> = state.planets.iter().map(|it| it.cell).collect();
        assert_eq!(cells.len(), state.planets.len());
    }
}
