//! Whole matches of KDE's players, by the thousand: what was measured with
//! other programs, KDE's own among them, comes out here too.
//!
//! A figure agrees if it lies within 4.5 standard errors, those of the measured
//! figure included. The figures of `becai` were measured with floating point,
//! which now and then rounds a garrison of its home up by one ship too many
//! (3·0.4/0.4 is more than 3); without that it wins about one match in a
//! hundred more against `normal`.

use tapete_game::{Advice, Bot, Chance, Game, Seat, Seed};

use super::kde;
use crate::bots;
use crate::options::{Battle, Landing, Options, Ordering};

/// How many standard errors a figure may be off.
const ERRORS_MAX: f64 = 4.5;

/// How many matches most figures were measured with.
const N_MEASURED: f64 = 20_000.0;

/// KDE's rules, with a limit; then planets count, and then ships.
const IN_TURN: Options = Options {
    limit: 100,
    ..Options::KDE
};

/// The same with everyone ordering at once.
const TOGETHER: Options = Options {
    ordering: Ordering::Together,
    landing: Landing::Random,
    ..IN_TURN
};

/// A player that asks one of the family's bots.
struct Asker {
    bot: usize,
    chance: Chance,
}

impl Bot for Asker {
    fn start(&mut self, _seat: Seat, seed: u64) {
        self.chance = Chance::quick(seed);
    }

    fn advice(&mut self) -> Option<Advice<'_>> {
        Some(Advice {
            bot: self.bot,
            chance: &mut self.chance,
        })
    }
}

fn asker(name: &str) -> Box<dyn Bot> {
    let words = bots::words();
    let bot = words.iter().position(|it| it.name == name);
    Box::new(Asker {
        bot: bot.expect("a bot"),
        chance: Chance::quick(0),
    })
}

/// What many matches gave.
#[derive(Debug, Default)]
struct Tally {
    n_matches: f64,
    /// Matches won by each seat.
    wins: [f64; 4],
    /// For turns and each count of the family, the sum and the sum of squares.
    facts: [(f64, f64); 5],
}

/// Plays on 10×10 cells with a home each and planets of nobody, all seen.
fn play(options: Options, n_neutrals: u16, names: &[&str], n_matches: u32) -> Tally {
    let game = Game::new(kde(10, names.len(), n_neutrals, options));
    let mut players: Vec<Box<dyn Bot>> = names.iter().map(|it| asker(it)).collect();
    let mut tally = Tally::default();
    let mut playing = game.start_silent(Seed { seed: 2, index: 0 });
    for index in 0..n_matches {
        let index = u64::from(index);
        playing.restart(Seed { seed: 2, index });
        playing.play_out(&mut players).expect("bots that play");
        let outcome = playing.outcome().expect("an end");
        tally.n_matches += 1.0;
        for seat in outcome.winners() {
            tally.wins[seat.index()] += 1.0;
        }
        // Turns first, then what the family counts.
        let mut counts = [playing.n_turns() as i64, 0, 0, 0, 0];
        playing.count(&mut counts[1..]);
        for ((sum, squares), count) in tally.facts.iter_mut().zip(counts) {
            *sum += count as f64;
            *squares += (count * count) as f64;
        }
    }
    tally
}

impl Tally {
    /// Asserts that a seat wins as many of a hundred matches as was measured.
    fn wins(&self, what: &str, seat: usize, measured: f64) {
        let part = self.wins[seat] / self.n_matches;
        let spread = (measured / 100.0 * (1.0 - measured / 100.0)).sqrt();
        let error = spread * (1.0 / self.n_matches + 1.0 / N_MEASURED).sqrt();
        // The measured figure is rounded to a tenth of a hundredth.
        self.agrees(what, 100.0 * part, measured, 100.0 * error, 0.05);
    }

    /// Asserts that the mean of a count is what was measured.
    fn mean(&self, what: &str, fact: usize, measured: f64, rounding: f64) {
        let (sum, squares) = self.facts[fact];
        let mean = sum / self.n_matches;
        let spread = (squares / self.n_matches - mean * mean).max(0.0).sqrt();
        let error = spread * (1.0 / self.n_matches + 1.0 / N_MEASURED).sqrt();
        self.agrees(what, mean, measured, error, rounding);
    }

    fn agrees(&self, what: &str, value: f64, measured: f64, error: f64, rounding: f64) {
        println!("{what}: {value:.3}, measured {measured}, error {error:.3}");
        let off = (value - measured).abs();
        assert!(
            off <= ERRORS_MAX * error + rounding,
            "{what}: {value:.3}, measured {measured}; {:.1} standard errors",
            off / error
        );
    }
}

/// First seat, second seat, matches the first wins of a hundred, turns.
const KDE_FIGURES: [(&str, &str, f64, f64); 7] = [
    ("normal", "normal", 24.5, 18.72),
    ("weak", "weak", 34.9, 21.7),
    ("hard", "hard", 39.0, 26.18),
    ("hard", "normal", 8.1, 19.98),
    ("normal", "becai", 19.2, 24.5),
    ("becai", "normal", 57.7, 27.6),
    ("becai", "becai", 41.3, 24.8),
];

/// KDE's rules as they are. Turns are the counter when the match ends.
#[test]
fn kdes_players_win_as_often() {
    let times = times();
    for (first, second, wins, turns) in KDE_FIGURES {
        let n_matches = if first == "becai" || second == "becai" {
            5_000
        } else {
            10_000
        };
        let tally = play(IN_TURN, 8, &[first, second], n_matches * times);
        let what = format!("{first} v {second}");
        tally.wins(&what, 0, wins);
        tally.mean(&what, 0, turns, 0.05);
        if (first, second) == ("normal", "normal") {
            tally.mean("fleets", 1, 74.8, 0.05);
            tally.mean("battles", 2, 40.8, 0.05);
            tally.mean("captures", 3, 25.95, 0.05);
            tally.mean("rounds", 4, 740.0, 0.5);
        }
    }
}

/// Battles by strength, the rest as KDE plays.
#[test]
fn battles_by_strength_give_the_measured_figures() {
    let times = times();
    let options = Options {
        battle: Battle::Proportional,
        ..IN_TURN
    };
    for (name, wins, turns) in [("normal", 22.35, 18.44), ("hard", 38.4, 26.19)] {
        let tally = play(options, 8, &[name, name], 8_000 * times);
        tally.wins(name, 0, wins);
        tally.mean(name, 0, turns, 0.005);
    }
}

/// What the first seat wins when both play alike.
#[test]
fn the_order_of_moves_is_as_unfair_as_measured() {
    let times = times();
    let rotating = Options {
        landing: Landing::Rotating,
        ..TOGETHER
    };
    let by_strength = Options {
        battle: Battle::Proportional,
        ..rotating
    };
    let landing = |options, landing| Options { landing, ..options };
    let rows = [
        (IN_TURN, [34.9, 24.7, 39.1, 41.3]),
        (landing(IN_TURN, Landing::Random), [36.5, 26.2, 39.7, 44.8]),
        (landing(TOGETHER, Landing::BySeat), [47.8, 46.2, 48.2, 47.0]),
        (TOGETHER, [50.3, 50.3, 50.6, 49.6]),
        (rotating, [49.9, 49.6, 49.9, 50.0]),
        (by_strength, [50.9, 49.5, 50.1, 50.3]),
    ];
    for (options, figures) in rows {
        for (name, wins) in ["weak", "normal", "hard", "becai"].into_iter().zip(figures) {
            let n_matches = if name == "becai" { 1_200 } else { 2_000 };
            let tally = play(options, 8, &[name, name], n_matches * times);
            let Options {
                ordering, landing, ..
            } = options;
            tally.wins(&format!("{name} {ordering:?} {landing:?}"), 0, wins);
        }
    }
}

/// What each wins against each when all order at once.
#[test]
fn the_players_are_as_strong_as_measured() {
    let times = times();
    let names = ["weak", "normal", "hard", "becai"];
    let table = [
        [50.3, 43.9, 68.9, 13.8],
        [56.0, 50.3, 88.6, 28.0],
        [31.9, 11.1, 50.6, 1.8],
        [86.2, 73.0, 98.1, 49.6],
    ];
    for (first, figures) in names.into_iter().zip(table) {
        for (second, wins) in names.into_iter().zip(figures) {
            let tally = play(TOGETHER, 8, &[first, second], 1_500 * times);
            tally.wins(&format!("{first} v {second}, together"), 0, wins);
        }
    }
}

/// Four different players at once, and four `becai` in turn: the last is ahead.
#[test]
fn four_players_win_as_often_as_measured() {
    let times = times();
    let different = ["weak", "normal", "hard", "becai"];
    let tally = play(TOGETHER, 12, &different, 1_500 * times);
    for (seat, wins) in [6.5, 11.3, 5.0, 77.2].into_iter().enumerate() {
        tally.wins(&format!("{} of four", different[seat]), seat, wins);
    }
    let tally = play(IN_TURN, 8, &["becai"; 4], 1_200 * times);
    for (seat, wins) in [16.0, 20.0, 27.3, 36.7].into_iter().enumerate() {
        tally.wins(&format!("seat {seat} of four becai"), seat, wins);
    }
}

/// `normal` does not finish one who waits, `becai` does.
#[test]
fn one_who_waits_is_finished_by_becai_only() {
    let times = times();
    let tally = play(TOGETHER, 8, &["becai", "passive"], 2_000 * times);
    tally.wins("becai v passive", 0, 100.0);
    tally.mean("becai v passive", 0, 12.5, 0.2);
    let tally = play(TOGETHER, 8, &["normal", "passive"], 200 * times);
    tally.wins("normal v passive", 0, 100.0);
    let turns = tally.facts[0].0 / tally.n_matches;
    assert!(turns > 98.0, "{turns}");
}

/// How many times as many matches are played as in every test run; more by hand:
/// `TAPETE_TIMES=30 cargo test --release -p tapete-konquest statistics`.
fn times() -> u32 {
    let asked = std::env::var("TAPETE_TIMES").ok();
    asked.and_then(|it| it.parse().ok()).unwrap_or(1)
}
