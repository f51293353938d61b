//! Tells what the fast side of one game costs: copies, guesses and keys in
//! nanoseconds, and random playouts per second, through the public interface.
//!
//! `cargo run --release -p tapete-workshop --example fast_side -- block [PATH]`
//!
//! What it prints is for `cargo xtask bench`.

use std::hint::black_box;
use std::time::Instant;

use tapete_game::{Chance, Game, Match, Seat, Seed};
use tapete_workshop::{find_text, load};

/// How many positions are measured, each in the middle of a match.
const POSITIONS: u64 = 32;

/// How many moves lead there at most: long matches are long at every time.
const MOVES_MAX: u32 = 60;

/// How many moves a playout has at most.
const PLAYOUT_MAX: u32 = 5_000;

fn main() {
    let mut args = std::env::args().skip(1);
    let name = args.next().unwrap_or_default();
    let path = args.next();
    match game(&name, path.as_deref()).map(|it| measure(&it)) {
        Ok(text) => println!("{text}"),
        Err(problem) => {
            eprintln!("{problem}");
            std::process::exit(2);
        }
    }
}

/// Compiles a game, by another path of its family if one is named.
fn game(name: &str, path: Option<&str>) -> Result<Game, String> {
    let text = find_text(name).map_err(|problem| format!("{name}: {problem:?}"))?;
    let mut read = |name: &str, _: &str| std::fs::read_to_string(name).map_err(|it| it.to_string());
    let loaded = load(&text, &[], None, &mut read);
    let game = match path {
        None => loaded.game,
        Some(path) => loaded.game_by(path, None),
    };
    game.ok_or_else(|| format!("{name} gives no game"))
}

/// A position: the match with its story, the same in silence, and who must act.
struct Position {
    told: Match,
    silent: Match,
    seat: Seat,
}

fn measure(game: &Game) -> String {
    let positions: Vec<Position> = (0..POSITIONS).filter_map(|it| middle(game, it)).collect();
    let mut other = game.start_silent(Seed::new(1));
    let state_copy = nanoseconds(&positions, |it| other.copy_state_alone(&it.silent));
    let mut copy = game.start_silent(Seed::new(1));
    let match_copy = nanoseconds(&positions, |it| copy.copy_from(&it.silent));
    let key = nanoseconds(&positions, |it| {
        black_box(it.silent.key());
    });
    let mut chance = Chance::quick(3);
    let mut guess = game.start_silent(Seed::new(1));
    let blind_guess = nanoseconds(&positions, |it| {
        it.silent.guess_into(&mut guess, it.seat, &mut chance);
    });
    // The story of a position is read once, as by whoever thinks there.
    let each = positions.iter().map(|position| {
        nanoseconds(std::slice::from_ref(position), |it| {
            it.told.guess_into(&mut guess, it.seat, &mut chance);
        })
    });
    let told_guess = each.sum::<f64>() / positions.len().max(1) as f64;
    let mut n_moves = 0;
    let mut n_playouts = 0;
    let playout = nanoseconds(&positions, |it| {
        copy.copy_from(&it.silent);
        n_playouts += 1;
        n_moves += play_out(&mut copy, &mut chance);
    });
    let moves = f64::from(n_moves) / f64::from(n_playouts.max(1));
    format!(
        "{{\"state_copy_ns\":{state_copy:.1},\"copy_ns\":{match_copy:.1},\"key_ns\":{key:.1},\
         \"guess_ns\":{told_guess:.1},\"silent_guess_ns\":{blind_guess:.1},\
         \"playouts_per_second\":{:.1},\"moves_per_playout\":{moves:.1}}}",
        1e9 / playout
    )
}

/// Plays half of a random match, or at least some of a long one.
fn middle(game: &Game, index: u64) -> Option<Position> {
    let seed = Seed { seed: 42, index };
    let mut whole = game.start_silent(seed);
    let n_moves = play_out(&mut whole, &mut Chance::quick(index));
    let mut chance = Chance::quick(index);
    let (mut told, mut silent) = (game.start(seed), game.start_silent(seed));
    for _ in 0..(n_moves / 2).min(MOVES_MAX) {
        let seat = told.turn().seats().first()?;
        let at = chance.below(told.n_moves(seat) as u32) as usize;
        told.play_nth(seat, at).ok()?;
        silent.play_nth(seat, at).ok()?;
    }
    let seat = told.turn().seats().first()?;
    Some(Position { told, silent, seat })
}

/// Plays on at random; returns how many moves that took.
fn play_out(playing: &mut Match, chance: &mut Chance) -> u32 {
    for n_moves in 0..PLAYOUT_MAX {
        let Some(seat) = playing.turn().seats().first() else {
            return n_moves;
        };
        let at = chance.below(playing.n_moves(seat) as u32) as usize;
        if playing.play_nth(seat, at).is_err() {
            return n_moves;
        }
    }
    PLAYOUT_MAX
}

/// Returns how long some work takes for one position: the best of some rounds,
/// for whatever else the machine does only makes it longer.
fn nanoseconds(positions: &[Position], mut work: impl FnMut(&Position)) -> f64 {
    const ROUNDS: usize = 5;
    const ROUND_NS: f64 = 15e6;
    let mut best = f64::INFINITY;
    let mut n_times = 1_u32;
    let mut round = 0;
    while round < ROUNDS {
        let start = Instant::now();
        for _ in 0..n_times {
            positions.iter().for_each(&mut work);
        }
        let taken = start.elapsed().as_secs_f64() * 1e9;
        if taken < ROUND_NS / 2.0 {
            n_times = n_times.saturating_mul(2);
            continue;
        }
        best = best.min(taken / f64::from(n_times) / positions.len().max(1) as f64);
        round += 1;
    }
    best
}
