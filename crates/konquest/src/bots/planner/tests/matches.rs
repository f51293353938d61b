//! The planner beats KDE's strongest player.

use tapete_game::{Chance, Play, Seat, Seed, Silent};

use crate::bots::{BOTS, choose};
use crate::galaxy::{Galaxy, Sights, Symmetry};
use crate::options::{Landing, Options, Ordering};
use crate::sight::Known;
use crate::tests::kde;

const FAIR: Options = Options {
    ordering: Ordering::Together,
    landing: Landing::Rotating,
    limit: 100,
    ..Options::KDE
};

fn galaxy(n_seats: usize, n_neutrals: u16, options: Options, symmetry: Symmetry) -> Galaxy {
    let mut galaxy = kde(10, n_seats, n_neutrals, options);
    galaxy.symmetry = symmetry;
    galaxy
}

/// Plays matches in which the planner has one seat and `becai` the others, on
/// each map once from every seat; returns how many of a hundred it won.
fn percent_won(galaxy: &Galaxy, n_maps: u64) -> u64 {
    let bot = |name: &str| BOTS.iter().position(|it| it.name == name).expect("a bot");
    let (planner, becai) = (bot("planner"), bot("becai"));
    let mut state = galaxy.blank();
    let (mut n_won, mut n_matches) = (0, 0);
    for index in 0..n_maps {
        for hero in Seat::all(galaxy.n_seats()) {
            let mut chance = Chance::new(Seed { seed: 5, index });
            galaxy.begin(&mut state, &mut chance, &mut Silent);
            while let Some(seat) = galaxy.acting(&state).first() {
                let bot = if seat == hero { planner } else { becai };
                let chosen = choose(bot, Known::new(galaxy, &state, seat), &mut Chance::quick(0));
                galaxy.act(&mut state, seat, &chosen, &mut chance, &mut Silent);
            }
            let is_won = state.end.is_some_and(|it| it.winners.contains(hero));
            n_won += u64::from(is_won);
            n_matches += 1;
        }
    }
    100 * n_won / n_matches
}

#[test]
fn the_planner_wins_three_of_four_matches_against_becai_on_fair_maps() {
    let as_it_is = Options {
        limit: 100,
        ..Options::KDE
    };
    for options in [as_it_is, FAIR] {
        for symmetry in [Symmetry::Point, Symmetry::Mirror] {
            let percent = percent_won(&galaxy(2, 8, options, symmetry), 60);
            assert!(percent >= 75, "{percent} % {symmetry:?} {options:?}");
        }
    }
}

#[test]
fn the_planner_wins_most_matches_against_three() {
    let percent = percent_won(&galaxy(4, 12, FAIR, Symmetry::Point), 25);
    assert!(percent >= 50, "{percent} %");
}

#[test]
fn the_planner_wins_without_seeing_the_ships_of_others() {
    let mut galaxy = galaxy(2, 8, FAIR, Symmetry::Mirror);
    galaxy.sights = Sights {
        blind: true,
        neutral_ships: false,
        neutral_stats: false,
    };
    let percent = percent_won(&galaxy, 40);
    assert!(percent >= 75, "{percent} %");
}

#[test]
fn the_planner_wins_where_nothing_is_left_to_luck() {
    let course = Options {
        limit: 100,
        ..Options::CURSO
    };
    let mut galaxy = galaxy(2, 8, course, Symmetry::Point);
    galaxy.randoms.draws = crate::galaxy::Draws::AZAR;
    galaxy.home.ships = (20, 20);
    galaxy.home.kill = (500_000, 500_000);
    let percent = percent_won(&galaxy, 40);
    assert!(percent >= 75, "{percent} %");
}
