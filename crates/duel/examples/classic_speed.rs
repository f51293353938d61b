//! Measures a decision of `classic` against the enumeration that it stands for,
//! at seven cards, and the copy of a match; writes one line of JSON.
//!
//! `classic_speed [POSITIONS [SEED]]`, 12 positions by default.

use std::hint::black_box;
use std::time::{Duration, Instant};

use tapete_duel::Trials;

const N_CARDS: usize = 7;

/// `classic` is too fast for the clock: each decision is made so often.
const N_TIMES: u32 = 50;

/// How often a match is copied.
const N_COPIES: u32 = 1_000_000;

/// Positions that share a game.
const EACH: usize = 3;

fn main() {
    let mut args = std::env::args().skip(1).map(|it| it.parse::<u64>());
    let mut next = |usual| args.next().and_then(Result::ok).unwrap_or(usual);
    let n_positions = next(12).clamp(1, 10_000) as usize;
    let seed = next(1);
    let (mut literal, mut classic) = (Duration::ZERO, Duration::ZERO);
    let mut equal = true;
    let mut n_done = 0;
    let mut game = seed;
    while n_done < n_positions {
        let mut trials = Trials::new(game, 2, N_CARDS, EACH, true);
        game += 1;
        for index in 0..EACH.min(n_positions - n_done) {
            let start = Instant::now();
            let wanted = black_box(trials.literal(index));
            literal += start.elapsed();
            let mut found = trials.classic(index);
            let start = Instant::now();
            for _ in 0..N_TIMES {
                found = black_box(trials.classic(index));
            }
            classic += start.elapsed() / N_TIMES;
            equal &= found == wanted;
            n_done += 1;
        }
    }
    let mut trials = Trials::new(seed, 2, N_CARDS, 1, true);
    let start = Instant::now();
    for _ in 0..N_COPIES {
        black_box(trials.copy(black_box(0)));
    }
    let copy = start.elapsed().as_secs_f64() * 1e9 / f64::from(N_COPIES);
    let each = |time: Duration| time.as_secs_f64() * 1e6 / n_positions as f64;
    println!(
        "{{\"positions\":{n_positions},\"hand\":{N_CARDS},\"literal_us\":{:.1},\"classic_us\":{:.3},\
         \"ratio\":{:.1},\"state_copy_ns\":{copy:.1},\"equal\":{equal}}}",
        each(literal),
        each(classic),
        each(literal) / each(classic)
    );
}
