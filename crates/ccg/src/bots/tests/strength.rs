//! Who beats whom: not part of the suite, since it takes minutes.
//!
//! `STRENGTH="classic/dawn_mirror.tapete planner greedy 200" cargo test -p
//! tapete-ccg --release strength -- --ignored --nocapture`

use std::time::Instant;

use super::games::{bot, decks, play, shipped};

#[test]
#[ignore = "it measures, and takes minutes"]
fn strength() {
    let asked = std::env::var("STRENGTH").unwrap_or_default();
    for line in asked.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [file, one, other, n_matches] = words[..] else {
            panic!("a file, two bots and how many matches");
        };
        let n_matches: u64 = n_matches.parse().expect("a number");
        let game = match file.split_once('@') {
            None => shipped(file),
            Some((file, pair)) => {
                let names: Vec<String> = pair.split('@').map(|it| it.replace('_', " ")).collect();
                decks(file, &names[0], &names[1], &names[2])
            }
        };
        let find = |name: &str| (name != "random").then(|| bot(name));
        let (one_bot, other_bot) = (find(one), find(other));
        let (mut won, mut tied, mut first, mut n_turns, mut n_moves) = (0.0, 0, 0, 0, 0);
        let start = Instant::now();
        for seed in 0..n_matches {
            let swapped = seed % 2 == 1;
            let bots = if swapped {
                [other_bot, one_bot]
            } else {
                [one_bot, other_bot]
            };
            let state = play(&game, bots, seed / 2, 20_000, |_, _, _| n_moves += 1);
            n_turns += state.counts.turns;
            let lost = state.end.map_or([true, true], |it| it.lost);
            let own = usize::from(swapped);
            if lost[0] == lost[1] {
                tied += 1;
                won += 0.5;
            } else {
                won += f64::from(u8::from(!lost[own]));
                first += u32::from(!lost[0]);
            }
        }
        let n = n_matches as f64;
        let share = won / n;
        let error = 1.96 * (share * (1.0 - share) / n).sqrt();
        println!(
            "{file}: {one} against {other}: {:.1} % ± {:.1} of {n_matches} ({tied} tied, seat 1 won \
             {first}), {:.1} turns, {:.1} moves, {:.1} ms a match",
            100.0 * share,
            100.0 * error,
            f64::from(n_turns) / n,
            n_moves as f64 / n,
            start.elapsed().as_secs_f64() * 1000.0 / n,
        );
    }
}
