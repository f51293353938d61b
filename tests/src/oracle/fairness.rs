//! Who comes first: mirror matches of Konquest's players under six rules for
//! who orders and lands first, against a measured table.
//!
//! The table is what the shipped galaxies of `games/konquest/fairness` show.
//! Seeds are fixed, so the trial passes always or never.

use libtest_mimic::Failed;
use tapete_arena::{Simulation, simulate};

use super::ERRORS_MAX;
use crate::games::compile;
use crate::golden::{read, root};

/// How many matches each figure of the table comes from.
const MEASURED: f64 = 20_000.0;

/// How many we play for each.
const MATCHES: u64 = 4_000;

/// What rounding may have added to a figure.
const ROUNDING: f64 = 0.000_5;

/// The columns: the same player in both seats.
const PLAYERS: [&str; 4] = ["weak", "normal", "hard", "becai"];

/// The rows: a galaxy, and how often the first seat wins, in percent.
const TABLE: &[(&str, [f64; 4])] = &[
    ("in_turn_by_seat", [34.9, 24.7, 39.1, 41.3]),
    ("in_turn_random", [36.5, 26.2, 39.7, 44.8]),
    ("together_by_seat", [47.8, 46.2, 48.2, 47.0]),
    ("together_random", [50.3, 50.3, 50.6, 49.6]),
    ("together_rotating", [49.9, 49.6, 49.9, 50.0]),
    ("together_proportional", [50.9, 49.5, 50.1, 50.3]),
];

pub(super) fn run() -> Result<(), Failed> {
    let mut wrong = Vec::new();
    for (name, row) in TABLE {
        let path = root().join(format!("games/konquest/fairness/{name}.tapete"));
        let game = compile(name, &read(&path)?, None)?;
        for (player, percent) in PLAYERS.iter().zip(row) {
            let options = Simulation {
                matches: MATCHES,
                seed: 12,
                threads: 1,
            };
            let tally = simulate(&game, &[(*player).to_owned()], &options, &|_| {})
                .map_err(|error| error.to_string())?;
            let ours = tally.seats[0].record.wins as f64 / MATCHES as f64;
            let wanted = percent / 100.0;
            let spread = wanted * (1.0 - wanted) * (1.0 / MEASURED + 1.0 / MATCHES as f64);
            let allowed = ERRORS_MAX * spread.sqrt() + ROUNDING;
            if (ours - wanted).abs() > allowed {
                wrong.push(format!(
                    "  {name} with {player}: seat 0 wins {ours:.4}, wanted {wanted:.4} (at most {allowed:.4} away)"
                ));
            }
        }
    }
    if wrong.is_empty() {
        return Ok(());
    }
    Err(format!("{MATCHES} matches each:\n{}", wrong.join("\n")).into())
}
