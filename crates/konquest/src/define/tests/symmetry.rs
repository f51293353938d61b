//! Symmetric maps: whatever is accepted finds room.

use tapete_game::{Chance, Seed, Silent};

use super::try_galaxy;
use crate::state::State;

#[test]
fn every_symmetric_galaxy_that_is_accepted_can_be_laid_out() {
    let mut n_accepted = 0;
    for symmetry in ["Point", "Mirror"] {
        for n_seats in [2, 4] {
            for (rows, columns) in [
                (1, 1),
                (1, 2),
                (2, 1),
                (2, 2),
                (3, 3),
                (2, 5),
                (4, 4),
                (5, 3),
            ] {
                for n_neutrals in 0..16 {
                    let text = format!(
                        "new Galaxy called \"X\" on_map Grid({rows}, {columns}) \
                         for_players {n_seats} neutrals {n_neutrals} symmetry {symmetry}"
                    );
                    let (galaxy, problems) = try_galaxy(&text, None);
                    assert_eq!(galaxy.is_some(), problems.is_empty(), "{text}: {problems}");
                    let Some(galaxy) = galaxy else { continue };
                    n_accepted += 1;
                    let mut state = State::blank(&galaxy);
                    let mut chance = Chance::new(Seed::new(n_neutrals));
                    galaxy.begin(&mut state, &mut chance, &mut Silent);
                    assert_eq!(state.planets.len(), n_seats + n_neutrals as usize, "{text}");
                    for pair in state.planets.windows(2) {
                        assert!(pair[0].cell < pair[1].cell, "{text}");
                    }
                }
            }
        }
    }
    assert!(n_accepted > 60, "{n_accepted}");
}

#[test]
fn a_full_symmetric_map_says_how_many_fit() {
    let (_, problems) = try_galaxy(
        "new Galaxy called \"X\" on_map Grid(4, 4) for_players 4 neutrals 16 symmetry Point",
        None,
    );
    assert!(problems.contains("at most 12 `neutrals`"), "{problems}");
    let (_, problems) = try_galaxy(
        "new Galaxy called \"X\" on_map Grid(6, 1) for_players 2 symmetry Mirror",
        None,
    );
    assert!(
        problems.contains("[konquest:planets-do-not-fit]"),
        "{problems}"
    );
}
