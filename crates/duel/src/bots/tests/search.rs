//! The search stays within bounds, and the evaluations say what they should.

use super::games::{game, wander};
use super::*;
use crate::bots::planning::begin_now;
use crate::bots::search::{Aim, Search};
use crate::bots::worth::{self, Before};
use crate::options::{Options, Preset};
use crate::tests::screenshot;
use tapete_game::Silent;

#[test]
fn twenty_different_cards_are_planned_within_bounds() {
    let options = Options {
        hand_limit: 20,
        ..Preset::Seed.options()
    };
    let duel = screenshot(options, true);
    let mut state = State::blank(&duel);
    duel.begin(&mut state, &mut Chance::quick(1), &mut Silent);
    let own = &mut state.seats[0];
    own.energy = 10_000;
    own.hand.clear();
    for power in 0..20 {
        own.hand.push(power % 12);
    }
    begin_now(duel.n_monsters(), &mut state, 0);
    let mut search = Search::default();
    let aim = Aim {
        duel: &duel,
        seat: 0,
        evaluation: worth::original,
        luck: 1,
    };
    let plan = search.best(aim, &state).expect("a plan");
    assert!(search.n_nodes <= 20_000, "{}", search.n_nodes);
    // All monsters of the target can be killed with these cards.
    assert!(plan.worth > 4.9, "{plan:?}");
}

#[test]
fn levels_lie_between_0_and_10() {
    for seed in 0..40 {
        let duel = game(seed);
        wander(&duel, seed, 40, |state, seat| {
            for target in (0..duel.n_seats).filter(|it| *it != seat.index()) {
                let before = Before::turn(&duel, state, seat.index(), target);
                let level = worth::levels(&duel, &before, state);
                assert!((0.0..=10.0).contains(&level), "{level}");
            }
        });
    }
}

/// Where there was no life, energy or card, nothing can be gained in proportion.
#[test]
fn nothing_to_compare_with_is_no_gain() {
    let duel = screenshot(Preset::Seed.options(), true);
    let mut state = State::blank(&duel);
    duel.begin(&mut state, &mut Chance::quick(1), &mut Silent);
    let mut before = Before::turn(&duel, &state, 0, 1);
    before.life = 0;
    before.own_life = 0;
    before.energy = 0;
    before.n_cards = 0;
    assert_eq!(worth::original(&duel, &before, &state), 0.0);
}
