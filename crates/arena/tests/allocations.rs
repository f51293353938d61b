//! Shows that a simulation asks for no memory once it is warm: neither for a
//! move nor for a match.
//!
//! A test of its own binary, because it counts what the whole process asks for.
#![expect(
    unsafe_code,
    reason = "an allocator that counts can only be written so"
)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};

use tapete_arena::{Simulation, simulate};
use tapete_game::{Game, Seed};

#[path = "../../bots/src/toy.rs"]
mod toy;

/// The system's allocator, with a count of all that is asked of it.
struct Counting;

static N_ASKED: AtomicU64 = AtomicU64::new(0);

// SAFETY: every call goes to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        N_ASKED.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the memory came from the system's allocator, above.
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        N_ASKED.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the memory came from the system's allocator, above.
        unsafe { System.realloc(memory, layout, size) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// How much two runs may differ: threads of the last pool end when they like.
/// Far below one for each of the matches by which the runs differ.
const NOISE_MAX: u64 = 50;

/// Returns how often memory was asked for while `work` was done.
fn n_asked(work: impl FnOnce()) -> u64 {
    let before = N_ASKED.load(Ordering::Relaxed);
    work();
    N_ASKED.load(Ordering::Relaxed) - before
}

/// One test, so that no other runs beside it.
#[test]
fn a_warm_simulation_allocates_nothing() {
    for game in [toy::pairs(), toy::singles(3)] {
        for bot in ["random", "first", "Greedy one", "Perfect"] {
            a_match_allocates_nothing(&game, bot);
            more_matches_allocate_no_more(&game, bot);
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

fn more_matches_allocate_no_more(game: &Game, bot: &str) {
    let run = |matches| {
        let options = Simulation {
            matches,
            seed: 42,
            threads: 1,
        };
        n_asked(|| {
            simulate(game, &[bot.to_owned()], &options, &|_| {}).expect("a simulation");
        })
    };
    // The first run also pays for what the process keeps for good.
    run(1000);
    let (few, many) = (run(1000), run(11_000));
    assert!(
        many < few + NOISE_MAX,
        "{bot}: 10000 more matches ask {few} -> {many}"
    );
}
