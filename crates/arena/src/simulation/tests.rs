use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Barrier, Mutex};

use super::*;
use crate::toy;

fn run(game: &Game, bots: &[&str], matches: u64, threads: usize) -> Tally {
    let bots: Vec<String> = bots.iter().map(|it| (*it).to_owned()).collect();
    let options = Simulation {
        matches,
        seed: 42,
        threads,
    };
    simulate(game, &bots, &options, &|_| {}).expect("a simulation")
}

#[test]
fn any_number_of_threads_gives_the_same_tally() {
    for game in [toy::pairs(), toy::singles(3)] {
        let one = run(&game, &["random"], 5000, 1);
        for threads in [0, 2, 3, 8, usize::MAX] {
            assert_eq!(run(&game, &["random"], 5000, threads), one);
        }
    }
}

#[test]
fn the_tally_is_that_of_the_matches_one_by_one() {
    let game = toy::pairs();
    let names = ["random", "Perfect", "first", "Greedy one"].map(str::to_owned);
    let mut expected = Tally::new(&game, names.to_vec());
    for index in 0..300 {
        let seed = Seed { seed: 42, index };
        let mut players = team(&game, &names).expect("bots");
        for (seat, player) in game.seats().zip(&mut players) {
            player.start(seat, seed.for_seat(seat.index()));
        }
        let mut playing = game.start(seed);
        playing.play_out(&mut players).expect("moves");
        expected.add(&playing, &playing.outcome().expect("an end"), &mut [0]);
    }
    let tally = run(&game, &names.each_ref().map(String::as_str), 300, 2);
    assert_eq!(tally, expected);
    assert_eq!(tally.matches, 300);
    assert_eq!(tally.turns.sum, i128::from(tally.moves));
}

#[test]
fn no_match_is_an_empty_tally() {
    let tally = run(&toy::pairs(), &["random"], 0, 2);
    assert_eq!((tally.matches, tally.moves), (0, 0));
    assert!(tally.ended_by.is_empty());
}

#[test]
fn progress_reaches_the_number_of_matches() {
    let (most, n_calls) = (AtomicU64::new(0), AtomicU64::new(0));
    let options = Simulation {
        matches: 1001,
        seed: 1,
        threads: 2,
    };
    simulate(&toy::pairs(), &["random".to_owned()], &options, &|done| {
        most.fetch_max(done, Ordering::Relaxed);
        n_calls.fetch_add(1, Ordering::Relaxed);
    })
    .expect("a simulation");
    assert_eq!(most.into_inner(), 1001);
    assert!(n_calls.into_inner() > 100);
}

#[test]
fn an_answer_that_is_no_move_names_the_match_and_how_to_repeat_it() {
    let game = toy::stuck();
    let bots = ["random".to_owned()];
    let run = |threads| {
        let options = Simulation {
            matches: 500,
            seed: 42,
            threads,
        };
        simulate(&game, &bots, &options, &|_| {}).expect_err("a seat without moves")
    };
    let error = run(1);
    assert_eq!(run(4), error);
    let seed = error.seed().expect("a match");
    assert_eq!(
        error.to_string(),
        format!(
            "match {} cannot go on: the bot `random` in seat 1 gave an answer that is not a move: \
             there is no move with index 0: 0 moves are listed; repeat it with `--seed {seed}`",
            seed.index
        )
    );
    let names = seating(&game, &bots).expect("bots");
    let again = Crew::new(&game, &names).expect("a crew").play(seed);
    assert_eq!(again, Err(error));
}

/// Fails in some pieces, as a broken bot would.
struct Breaking<'a> {
    done: &'a Mutex<Vec<u64>>,
}

impl Bench for Breaking<'_> {
    type Total = ();

    fn piece(&mut self, index: u64) -> Result<(), ArenaError> {
        self.done.lock().expect("a lock").push(index);
        match index {
            17 | 18 | 40 | 200 => Err(ArenaError::Unfinished {
                seed: Seed { seed: 42, index },
            }),
            _ => Ok(()),
        }
    }

    fn total(self) {}
}

#[test]
fn the_first_match_that_fails_is_named_on_any_number_of_threads() {
    for threads in [1, 2, 4] {
        let done = Mutex::new(Vec::new());
        let error = share_out(5000, threads, &NEVER, &|_| {}, || {
            Ok(Breaking { done: &done })
        })
        .expect_err("a failure");
        assert_eq!(
            error.to_string(),
            "match 17 stopped without an outcome; repeat it with `--seed 42/17`"
        );
        assert!(done.into_inner().expect("a lock").len() < 5000);
    }
}

/// Two threads whose pieces fail at the same time: neither is begun before both
/// are taken, and each fails after the other has begun.
struct Colliding<'a> {
    both: &'a Barrier,
}

impl Bench for Colliding<'_> {
    type Total = ();

    fn piece(&mut self, index: u64) -> Result<(), ArenaError> {
        self.both.wait();
        Err(ArenaError::Unfinished {
            seed: Seed { seed: 42, index },
        })
    }

    fn total(self) {}
}

#[test]
#[cfg(feature = "threads")]
fn of_two_matches_that_fail_at_once_the_lower_is_named() {
    for _ in 0..50 {
        let both = Barrier::new(2);
        let bench = || Ok(Colliding { both: &both });
        let error = share_out(2, 2, &NEVER, &|_| {}, bench).expect_err("a failure");
        assert_eq!(error.seed(), Some(Seed { seed: 42, index: 0 }));
    }
}

#[test]
fn what_is_stopped_gives_the_tally_of_what_was_played() {
    let game = toy::pairs();
    let bots = ["random".to_owned()];
    for threads in [1, 3] {
        let options = Simulation {
            matches: 50_000_000,
            seed: 42,
            threads,
        };
        let stop = AtomicBool::new(false);
        let tally = simulate_until(&game, &bots, &options, &stop, &|done| {
            stop.store(done > 300, Ordering::Relaxed);
        });
        let tally = tally.expect("a tally");
        assert!(tally.matches > 300 && tally.matches < options.matches);
        let report = crate::Report::new(&game, &options, &tally, 1.0);
        assert_eq!((report.matches, report.asked), (tally.matches, 50_000_000));
        if threads == 1 {
            // The first ones, so that they can be played again.
            assert_eq!(tally, run(&game, &["random"], tally.matches, 1));
        }
    }
    let stop = AtomicBool::new(true);
    let options = Simulation {
        matches: 10,
        seed: 42,
        threads: 2,
    };
    let none = simulate_until(&game, &bots, &options, &stop, &|_| {}).expect("a tally");
    assert_eq!(none.matches, 0);
}
