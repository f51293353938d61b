//! Shows that a simulation asks for no memory once it is warm: neither for a
//! move nor for a match.
//!
//! A binary of its own, because it replaces the allocator.
#![expect(
    unsafe_code,
    reason = "an allocator that counts can only be written so"
)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::atomic::{AtomicU64, Ordering};

use tapete_arena::{Simulation, simulate};
use tapete_game::{Game, Seed};

#[path = "../../bots/src/toy.rs"]
mod toy;

/// The system's allocator, with a count of all that is asked of it.
struct Counting;

thread_local! {
    /// How often this thread asked for memory; others must not disturb the count.
    static N_ASKED: Cell<u64> = const { Cell::new(0) };
}

fn count_one() {
    N_ASKED.with(|asked| asked.set(asked.get() + 1));
}

// SAFETY: every call goes to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count_one();
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the memory came from the system's allocator, above.
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count_one();
        // SAFETY: the memory came from the system's allocator, above.
        unsafe { System.realloc(memory, layout, size) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// Returns how often this thread asks for memory while `work` is done.
fn n_asked(work: impl FnOnce()) -> u64 {
    let before = N_ASKED.with(Cell::get);
    work();
    N_ASKED.with(Cell::get) - before
}

#[test]
fn a_warm_simulation_allocates_nothing() {
    for game in [toy::pairs(), toy::singles(3)] {
        for bot in ["random", "first", "Greedy one", "Perfect"] {
            a_match_allocates_nothing(&game, bot);
            a_simulation_allocates_nothing(&game, bot);
        }
    }
}

fn a_match_allocates_nothing(game: &Game, bot: &str) {
    let mut players = tapete_bots::team(game, &[bot.to_owned()]).expect("bots");
    let mut playing = game.start_silent(Seed::new(42));
    let mut play = |seed: Seed| {
        playing.restart(seed);
        for (seat, player) in game.seats().zip(&mut players) {
            player.start(seat, seed.for_seat(seat.index()));
        }
        playing.play_out(&mut players).expect("moves");
        assert!(playing.outcome().is_some());
        u64::from(playing.n_played())
    };
    let seed = |index| Seed { seed: 42, index };
    // The list of moves grows to its full size in the first matches.
    for index in 0..20 {
        play(seed(index));
    }
    let mut n_moves = 0;
    let asked = n_asked(|| n_moves = (20..1020).map(|index| play(seed(index))).sum());
    assert!(
        n_moves > 3000,
        "{n_moves} moves are too few to show anything"
    );
    assert_eq!(asked, 0, "{bot}: in {n_moves} moves of 1000 matches");
}

/// Progress is told by the thread that plays, so it can read that thread's count.
fn a_simulation_allocates_nothing(game: &Game, bot: &str) {
    let options = Simulation {
        matches: 11_000,
        seed: 42,
        threads: 1,
    };
    let (warm, last) = (AtomicU64::new(0), AtomicU64::new(0));
    simulate(game, &[bot.to_owned()], &options, &|done| {
        let asked = N_ASKED.with(Cell::get);
        if done <= 1000 {
            warm.store(asked, Ordering::Relaxed);
        }
        last.store(asked, Ordering::Relaxed);
    })
    .expect("a simulation");
    let (warm, last) = (warm.into_inner(), last.into_inner());
    assert!(warm > 0, "{bot}: nothing was counted");
    assert_eq!(last - warm, 0, "{bot}: in the last 10000 matches");
}
