//! Figures that two independent programs agree on, for random play.

use tapete_game::Standing;

use super::*;

/// Plays by `pick` and returns the share of wins of both seats and of ties.
fn shares(duel: &Duel, n_matches: u64, pick: impl Fn(&[Move], &mut Chance) -> Move) -> [f64; 3] {
    let mut counts = [0_u32; 3];
    let mut state = State::blank(duel);
    let mut moves = Vec::new();
    let mut chance = Chance::quick(7);
    let mut silent = tapete_game::Silent;
    for _ in 0..n_matches {
        duel.begin(&mut state, &mut chance, &mut silent);
        while state.end.is_none() {
            moves.clear();
            duel.list(&state, state.seat(), &mut moves);
            let chosen = pick(&moves, &mut chance);
            let seat = state.seat();
            duel.act(&mut state, seat, chosen, &mut chance, &mut silent);
        }
        let outcome = duel.outcome_of(&state);
        let index = match outcome.standing(Seat(0)) {
            Standing::Won => 0,
            Standing::Lost => 1,
            Standing::Tied => 2,
        };
        counts[index] += 1;
    }
    counts.map(|it| f64::from(it) / n_matches as f64)
}

fn uniform(moves: &[Move], chance: &mut Chance) -> Move {
    moves[chance.below(moves.len() as u32) as usize]
}

#[test]
fn random_play_of_the_first_duel_comes_out_as_two_other_programs_say() {
    let options = Options {
        round_limit: Some(300),
        ..Preset::Seed.options()
    };
    let [first, second, ties] = shares(&screenshot(options, false), 20_000, uniform);
    for (share, wanted) in [(first, 0.500), (second, 0.332), (ties, 0.168)] {
        assert!((share - wanted).abs() < 0.015, "{first} {second} {ties}");
    }
}
