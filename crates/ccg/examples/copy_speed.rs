//! Measures the copy of a match in its middle; writes one line of JSON.
//!
//! `copy_speed FILE [MOVES]`, after 60 moves by default.

use std::hint::black_box;
use std::time::Instant;

use tapete_ccg::Copies;

/// How often a match is copied.
const N_COPIES: usize = 1_000_000;

fn main() {
    let mut args = std::env::args().skip(1);
    let file = args.next().unwrap_or_default();
    let n_moves = args.next().and_then(|it| it.parse().ok()).unwrap_or(60);
    let text = std::fs::read_to_string(&file).unwrap_or_default();
    let Some(mut copies) = Copies::new(&text, 16, n_moves) else {
        eprintln!("`{file}` holds no card game that stands alone");
        std::process::exit(2);
    };
    let start = Instant::now();
    for index in 0..N_COPIES {
        black_box(copies.copy(black_box(index)));
    }
    let copy = start.elapsed().as_secs_f64() * 1e9 / N_COPIES as f64;
    println!(
        "{{\"state_copy_ns\":{copy:.1},\"state_bytes\":{}}}",
        Copies::size()
    );
}
