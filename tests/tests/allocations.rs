//! Shows that shipped games ask for no memory once a match or a simulation is
//! warm, with any bot: neither for a move nor for a match.
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
use tapete_game::{Chance, Game, Match, Seed};
use tapete_suite::games::{all_shipped, compile};
use tapete_suite::golden::{files, read, root};

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

/// How many matches are played, and then once more while counting: the same
/// ones, so that every buffer has the size it needs.
const MATCHES: u64 = 40;

/// Long matches make up for being few.
const MOVES_ENOUGH: u32 = 4_000;

/// Bots that think for long: one match of theirs is thousands of playouts.
const THINKERS: [&str; 2] = ["strategist", "planner"];

/// Every game plays with one bot of so many, or of all it has: with all games,
/// each bot plays.
const BOTS_STEP: usize = 12;

#[test]
fn a_warm_match_of_a_shipped_game_allocates_nothing() {
    of_every_second_game(0);
}

#[test]
fn a_warm_match_of_the_other_shipped_games_allocates_nothing() {
    of_every_second_game(1);
}

/// Half of the games, so that both halves run side by side.
fn of_every_second_game(half: usize) {
    let mut wrong = Vec::new();
    for (index, named) in all_shipped().expect("games").into_iter().enumerate() {
        // Card games have a trial of their own.
        if index % 2 != half || named.game.family() == "ccg" {
            continue;
        }
        let bots = tapete_bots::names(&named.game);
        let step = BOTS_STEP.min(bots.len());
        for bot in bots.iter().skip(index % step).step_by(step) {
            let asked = asked_in_matches(&named.game, &bot.name);
            if asked > 0 {
                wrong.push(format!("{} with {}: {asked}", named.name, bot.name));
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

/// The bots of card games in a game of each kind, but the planner, which thinks
/// too long for this.
#[test]
fn a_warm_card_game_allocates_nothing() {
    const KINDS: [&str; 4] = ["bench", "two_captains", "kiln_and_river", "thesis"];
    let mut wrong = Vec::new();
    for named in all_shipped().expect("games") {
        // A puzzle of cards reads its position line by line when a match begins.
        if named.game.family() != "ccg" || named.is_puzzle() {
            continue;
        }
        let bots = match KINDS.contains(&named.name.as_str()) {
            true => &["random", "quick", "greedy"][..],
            false => &["random"][..],
        };
        for bot in bots {
            let asked = asked_in_matches(&named.game, bot);
            if asked > 0 {
                wrong.push(format!("{} with {bot}: {asked}", named.name));
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

/// Every bot of duels but the strategist, which takes so long here that the games
/// above must do for it.
#[test]
fn a_warm_duel_allocates_nothing_with_any_bot() {
    let shipped = all_shipped().expect("games");
    for name in ["bonfire_mirror", "four_teams", "hidden_decks/2"] {
        let named = shipped.iter().find(|it| it.name == name);
        let game = &named.expect("a shipped game").game;
        for bot in ["random", "eager", "classic", "replanning"] {
            assert_eq!(asked_in_matches(game, bot), 0, "{name} with {bot}");
        }
    }
}

#[test]
fn a_warm_match_with_a_bot_in_text_allocates_nothing() {
    let mut text = read(&root().join("games/domino/block.tapete")).expect("a game");
    for path in files("games/bots", "tapete") {
        text.push_str(&read(&path).expect("a bot"));
    }
    let game = compile("block", &text, None).expect("a game with bots");
    let bots = tapete_bots::names(&game);
    assert!(bots.iter().any(|it| it.name == "Council"));
    for bot in bots {
        assert_eq!(asked_in_matches(&game, &bot.name), 0, "{}", bot.name);
    }
}

/// Returns how often memory was asked for in the counted matches.
fn asked_in_matches(game: &Game, bot: &str) -> u64 {
    let mut players = tapete_bots::team(game, &[bot.to_owned()]).expect("bots");
    let seed = |index| Seed { seed: 42, index };
    let matches = match THINKERS.contains(&bot) {
        true => 1,
        false => MATCHES,
    };
    let mut playing = game.start_silent(seed(0));
    let mut play_all = || {
        let mut n_moves = 0;
        for index in 0..matches {
            playing.restart(seed(index));
            for (seat, player) in game.seats().zip(&mut players) {
                player.start(seat, seed(index).for_seat(seat.index()));
            }
            playing.play_out(&mut players).expect("moves");
            n_moves += playing.n_played();
            if n_moves > MOVES_ENOUGH {
                break;
            }
        }
    };
    play_all();
    let before = N_ASKED.with(Cell::get);
    play_all();
    N_ASKED.with(Cell::get) - before
}

#[test]
fn a_warm_simulation_allocates_nothing() {
    let shipped = all_shipped().expect("games");
    for (name, matches) in [("block", 11_000), ("kde_duel", 3_000)] {
        let named = shipped.iter().find(|it| it.name == name);
        let game = &named.expect("a shipped game").game;
        for bot in tapete_bots::names(game) {
            let asked = asked_in_simulation(game, &bot.name, matches);
            assert_eq!(asked, 0, "{name} with {}, after 1000 matches", bot.name);
        }
    }
}

/// Returns how often memory was asked for after the first thousand matches.
///
/// Progress is told by the thread that plays, so it can read that thread's count.
fn asked_in_simulation(game: &Game, bot: &str, matches: u64) -> u64 {
    let options = Simulation {
        matches,
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
    last - warm
}

#[test]
fn the_count_counts() {
    let before = N_ASKED.with(Cell::get);
    drop(std::hint::black_box(vec![1_u8; 100]));
    assert_eq!(N_ASKED.with(Cell::get) - before, 1);
}

/// How many moves of a match are walked through on the fast side, and how many
/// lie between two positions that are looked at.
const WALKED: u32 = 30;
const STEP: u32 = 4;

/// How often the same is done before it is counted: buffers that are lent in
/// another order may have to grow once more.
const ROUNDS_WARM: usize = 20;

/// Moves, copies, guesses and keys of every shipped game but puzzles.
#[test]
fn the_fast_side_allocates_nothing_once_it_is_warm() {
    let mut wrong = Vec::new();
    for named in all_shipped().expect("games") {
        if !named.is_puzzle() {
            wrong.extend(asked_on_the_fast_side(&named.game, &named.name));
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

/// Something that is done once to warm up and once to count: its name, and itself.
type Work<'a> = (&'a str, Box<dyn FnMut() + 'a>);

/// Walks through a match and does everything in each position until it is warm;
/// then complains about what still asks for memory.
fn asked_on_the_fast_side(game: &Game, name: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut told = game.start(Seed::new(42));
    let mut silent = game.start_silent(Seed::new(42));
    let mut copy = game.start_silent(Seed::new(1));
    let mut guess = game.start_silent(Seed::new(2));
    let mut chance = Chance::quick(7);
    while let Some(seat) = told.turn().seats().first() {
        if told.n_played() == WALKED {
            break;
        }
        let luck = chance.bits();
        let mut work: Vec<Work<'_>> = Vec::new();
        let silent_here = &silent;
        let told_here = &told;
        work.push((
            "copies and moves",
            Box::new(|| {
                copy.copy_from(silent_here);
                for _ in 0..8 {
                    play_any(&mut copy, &mut Chance::quick(luck));
                }
            }),
        ));
        let mut other = silent.clone();
        let mut retold = told.clone();
        work.push((
            "copies with their story",
            Box::new(move || {
                retold.copy_from(told_here);
            }),
        ));
        work.push((
            "silent guesses",
            Box::new(move || {
                silent_here.guess_into(&mut other, seat, &mut Chance::quick(luck));
            }),
        ));
        work.push((
            "guesses from a story",
            Box::new(|| {
                told_here.guess_into(&mut guess, seat, &mut Chance::quick(luck));
            }),
        ));
        work.push((
            "keys",
            Box::new(|| {
                std::hint::black_box(silent_here.key());
            }),
        ));
        let is_looked_at = told.n_played().is_multiple_of(STEP);
        for (what, work) in work.iter_mut().filter(|_| is_looked_at) {
            for _ in 0..ROUNDS_WARM {
                work();
            }
            let before = N_ASKED.with(Cell::get);
            work();
            let asked = N_ASKED.with(Cell::get) - before;
            if asked > 0 {
                wrong.push(format!(
                    "{name}: {what} after {} moves: {asked}",
                    told.n_played()
                ));
            }
        }
        drop(work);
        let index = chance.below(told.n_moves(seat) as u32) as usize;
        told.play_nth(seat, index).expect("a move");
        silent.play_nth(seat, index).expect("a move");
    }
    wrong
}

fn play_any(playing: &mut Match, chance: &mut Chance) {
    if let Some(seat) = playing.turn().seats().first() {
        let index = chance.below(playing.n_moves(seat) as u32) as usize;
        playing.play_nth(seat, index).expect("a move");
    }
}
