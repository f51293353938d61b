//! Each combiner chooses as it says.

use super::{Laid, plan, tile};
use crate::bots::combiners;
use crate::bots::plan::CANDIDATES_MAX;
use crate::bots::strategies::Strategy;
use crate::known::{Play, PlayKind};

static POINTS: Strategy = Strategy {
    rate: |_, play| play.points,
};
static GAINS: Strategy = Strategy {
    rate: |_, play| play.gains,
};
static TOTAL: Strategy = Strategy {
    rate: |_, play| play.ends_total,
};

/// Makes a turn of moves that three strategies rate so.
fn rated(ratings: &[[i64; 3]]) -> Laid {
    let play = |[points, gains, ends_total]: &[i64; 3]| Play {
        points: *points,
        gains: *gains,
        ends_total: *ends_total,
        ..tile(&[1, 2])
    };
    Laid {
        n_seats: 4,
        plays: ratings.iter().map(play).collect(),
        ..Laid::default()
    }
}

#[test]
fn the_first_active_line_chooses_alone() {
    let turn = rated(&[[1, 9, 9], [2, 0, 0], [2, 5, 0]]);
    let both = [(&POINTS, 1), (&GAINS, 100)];
    assert_eq!(turn.chosen(&plan("FirstActive", &both)), [1, 2]);
    assert_eq!(turn.chosen(&plan("FirstActive", &[])), [0, 1, 2]);
}

#[test]
fn borda_counts_beaten_moves_and_ranks_count_places() {
    // By points move 0 beats three; as a rank it is only one place ahead.
    let turn = rated(&[[3, 3, 0], [2, 4, 0], [2, 2, 0], [2, 1, 0]]);
    let lines = [(&POINTS, 1), (&GAINS, 2)];
    assert_eq!(turn.chosen(&plan("Borda", &lines)), [0]);
    assert_eq!(turn.chosen(&plan("WeightedRanks", &lines)), [1]);
    let heavier = [(&POINTS, 1), (&GAINS, 4)];
    assert_eq!(turn.chosen(&plan("Borda", &heavier)), [1]);
    let lighter = [(&POINTS, 3), (&GAINS, 2)];
    assert_eq!(turn.chosen(&plan("WeightedRanks", &lighter)), [0]);
}

#[test]
fn votes_go_to_the_best_alone() {
    let turn = rated(&[[9, 0, 0], [8, 8, 9], [0, 9, 9]]);
    let even = [(&POINTS, 1), (&GAINS, 1), (&TOTAL, 1)];
    assert_eq!(turn.chosen(&plan("Votes", &even)), [2]);
    let heavy = [(&POINTS, 3), (&GAINS, 1), (&TOTAL, 1)];
    assert_eq!(turn.chosen(&plan("Votes", &heavy)), [0]);
}

#[test]
fn a_chain_sifts_what_is_left() {
    let turn = rated(&[[1, 9, 0], [2, 1, 3], [2, 1, 3], [2, 0, 9]]);
    let two = [(&POINTS, 1), (&GAINS, 1)];
    assert_eq!(turn.chosen(&plan("FilterChain", &two)), [1, 2]);
    let back = [(&GAINS, 1), (&POINTS, 1)];
    assert_eq!(turn.chosen(&plan("FilterChain", &back)), [0]);
    let three = [(&POINTS, 1), (&TOTAL, 1), (&GAINS, 1)];
    assert_eq!(turn.chosen(&plan("FilterChain", &three)), [3]);
}

#[test]
fn a_mixture_follows_its_weights() {
    let turn = rated(&[[1, 0, 0], [0, 1, 0], [0, 0, 0]]);
    let mixed = plan("Mixture", &[(&POINTS, 3), (&GAINS, 1)]);
    let n_turns = 4000;
    let mut n_chosen = [0; 3];
    for seed in 0..n_turns {
        n_chosen[turn.once(&mixed, seed)] += 1;
    }
    assert_eq!(n_chosen[2], 0);
    // 3000 wanted; one standard deviation is 27.
    assert!((2850..3150).contains(&n_chosen[0]), "{n_chosen:?}");
    assert_eq!(turn.chosen(&plan("Mixture", &[])), [0, 1, 2]);
}

#[test]
fn who_can_place_does_and_passing_comes_last() {
    let kinds = [
        PlayKind::Pass,
        PlayKind::Other,
        PlayKind::Draw,
        PlayKind::Place,
        PlayKind::Place,
    ];
    for name in combiners::NAMES {
        let plan = plan(name.word.name, &[(&POINTS, 1), (&GAINS, 1)]);
        // The others would score more, if that counted.
        let mut turn = rated(&[[9, 9, 9], [9, 9, 9], [9, 9, 9], [-3, -3, 0], [-2, -2, 0]]);
        for (play, kind) in turn.plays.iter_mut().zip(kinds) {
            play.kind = kind;
        }
        for wanted in [4, 3, 2, 1, 0] {
            assert_eq!(turn.chosen(&plan), [wanted], "{}", name.word.name);
            turn.plays.pop();
        }
    }
}

#[test]
fn any_of_very_many_moves_can_be_chosen() {
    let n_moves = 4 * CANDIDATES_MAX;
    let turn = rated(&vec![[0, 0, 0]; n_moves]);
    for name in combiners::NAMES {
        let plan = plan(name.word.name, &[(&POINTS, 1)]);
        let chosen = turn.chosen(&plan);
        assert!(chosen.len() > 100, "{}", name.word.name);
        for part in 0..4 {
            let range = part * CANDIDATES_MAX..(part + 1) * CANDIDATES_MAX;
            let n_there = chosen.iter().filter(|it| range.contains(it)).count();
            assert!(n_there > 10, "{}: {n_there} in {range:?}", name.word.name);
        }
    }
}
