//! What the bots that plan again or think ahead do in positions where it is
//! plain what to do, and that planning again pays.

use super::games::to_act;
use super::*;
use crate::bots::planning::begin_now;
use crate::options::{Formation, Options, Preset};
use crate::state::Phase;
use crate::tests::screenshot;
use tapete_game::Silent;

/// Returns what the first bot scores in mirrored matches with seats swapped.
fn score(duel: &Duel, names: [&str; 2], n_deals: u64) -> f64 {
    let mut points = 0.0;
    for deal in 0..n_deals {
        for swapped in 0..2 {
            let mut chance = Chance::quick(deal);
            let mut state = State::blank(duel);
            duel.begin(&mut state, &mut chance, &mut Silent);
            while let Some(seat) = to_act(duel, &state) {
                let name = names[seat.index() ^ swapped];
                let advised = advice(duel, name, &state, seat, deal);
                duel.act(&mut state, seat, advised, &mut chance, &mut Silent);
            }
            let winners = state.end.expect("an end").winners;
            if winners.is_empty() {
                points += 0.5;
            } else if winners.contains(Seat(swapped as u8)) {
                points += 1.0;
            }
        }
    }
    points / (2 * n_deals) as f64
}

#[test]
fn planning_again_beats_planning_once() {
    for preset in [Preset::Seed, Preset::Modern] {
        let duel = screenshot(preset.options(), true);
        let score = score(&duel, ["replanning", "classic"], 300);
        assert!(score > 0.7, "{preset:?}: {score}");
    }
}

#[test]
fn any_card_until_none_is_left_beats_planning_once() {
    let duel = screenshot(Preset::Modern.options(), true);
    let score = score(&duel, ["eager", "classic"], 300);
    assert!(score > 0.6, "{score}");
}

/// One blow is left, and the others only waste energy.
#[test]
fn who_can_win_now_wins_now() {
    let duel = screenshot(Preset::Modern.options(), true);
    let mut state = State::blank(&duel);
    let mut chance = Chance::quick(9);
    duel.begin(&mut state, &mut chance, &mut Silent);
    for monster in 0..2 {
        state.seats[1].monsters[monster].life = 0;
        state.seats[1].monsters[monster].dead = true;
    }
    state.seats[1].monsters[2].life = 20;
    state.seats[0].energy = 50;
    // Healing costs all, the attack of the bird is enough.
    state.seats[0].hand.clear();
    for power in [3, 3, 0, 3] {
        state.seats[0].hand.push(power);
    }
    begin_now(duel.n_monsters(), &mut state, 0);
    let wanted = Move::Play {
        slot: 2,
        target: Seat(1),
    };
    for name in ["replanning", "strategist", "classic"] {
        let advised = advice(&duel, name, &state, Seat(0), 5);
        assert_eq!(advised, wanted, "{name}");
    }
}

#[test]
fn cards_are_thrown_away_only_for_room() {
    let duel = screenshot(Preset::Modern.options(), true);
    let mut state = State::blank(&duel);
    duel.begin(&mut state, &mut Chance::quick(9), &mut Silent);
    state.phase = Phase::Discarding;
    for name in ["replanning", "classic", "levels", "eager"] {
        state.seats[0].hand.clear();
        for power in [0, 1, 2, 4, 5] {
            state.seats[0].hand.push(power);
        }
        // Two more fit into seven.
        assert_eq!(
            advice(&duel, name, &state, Seat(0), 5),
            Move::Keep,
            "{name}"
        );
        // An attack on plants is of no use against a bird.
        state.seats[0].hand.push(9);
        let advised = advice(&duel, name, &state, Seat(0), 5);
        if name == "eager" {
            assert!(matches!(advised, Move::Discard { .. }));
        } else {
            assert!(
                matches!(advised, Move::Discard { slot: 4 | 5 }),
                "{name}: {advised:?}"
            );
        }
    }
}

/// The strongest monster behind the others keeps its cards longest.
#[test]
fn weak_attackers_stand_in_front() {
    let options = Options {
        formation: Formation::Chosen,
        ..Preset::Modern.options()
    };
    let duel = screenshot(options, false);
    let mut state = State::blank(&duel);
    let mut chance = Chance::quick(9);
    duel.begin(&mut state, &mut chance, &mut Silent);
    assert_eq!(state.phase, Phase::Formation);
    for (seat, bird) in [(0, 0), (1, 1)] {
        for name in ["replanning", "classic", "strategist"] {
            let advised = advice(&duel, name, &state, Seat(seat), 3);
            assert_eq!(advised, Move::Place(bird), "{name}");
        }
    }
}
