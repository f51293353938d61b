//! Konquest: KDE's game for two against a limit program, then other bots and
//! maps, and how cost grows with planets, players and fleets.

use std::process::ExitCode;

use super::fast_side::{self, Measured};
use super::tables::{self, Trial};
use super::{Plan, limit, median, rate, ratio, same_results, simulate, threads_gain};
use crate::project::{build_release, root};

/// The game that is measured, and who plays it.
const KDE: [&str; 2] = ["kde_duel", "normal"];

/// The shipped maps that are measured with their own strongest bots; one that
/// is not there is left out.
const MAPS: &[&str] = &[
    "kde",
    "fair_duel",
    "planet_wars",
    "blind_duel",
    "ten_players",
    "archipelago",
];

/// The games whose copies, guesses and playouts are measured.
const FAST_SIDE: &[Measured] = &[
    Measured::new("kde_duel", "games/konquest/kde_duel.tapete"),
    Measured::new("ten_players", "games/konquest/ten_players.tapete"),
];

pub(super) fn bench(plan: &Plan) -> Result<ExitCode, String> {
    build_release(&["-p", "tapete-arena", "--example", "limit_konquest"])?;
    build_release(&["-p", "tapete-workshop", "--example", "speed"])?;
    build_release(&["-p", "tapete-cli"])?;

    let mut limits = Vec::new();
    let mut ours = Vec::new();
    let mut pairs = Vec::new();
    for round in 1..=plan.rounds {
        limits.push(rate(&limit("limit_konquest", plan)?)?);
        ours.push(rate(&simulate(plan, KDE, 1, true)?)?);
        pairs.push(threads_gain(plan, KDE, round)?);
        eprintln!("round {round} of {}", plan.rounds);
    }
    let fast = ratio(&ours, &limits);
    println!(
        "kde_duel, two seats, normal bots, {} matches a round, medians of {} rounds",
        plan.matches, plan.rounds
    );
    println!(
        "(a) limit program             {:>12.0} matches per second",
        median(limits)
    );
    println!(
        "(b) tapete simulate, 1 thread {:>12.0} matches per second",
        median(ours)
    );
    println!("ratio (b) / (a)               {fast:>12.2}   wanted: at least 0.6");
    println!("2 threads / 1 thread          {:>12.2}", median(pairs));
    let verdict = same_results(plan, KDE)?;
    fast_side::bench(FAST_SIDE)?;
    if plan.milliseconds > 0 {
        let tables = [
            ("bots: kde_duel, both seats alike", bots()),
            ("shipped maps, normal bots", maps()),
            ("planets: 64 x 64, ten players, normal bots", planets()?),
            ("players: 30 x 30, 90 planets, normal bots", players()?),
            ("fleets: 64 x 64, 200 planets, slower and slower", fleets()?),
        ];
        tables::bench(plan, &tables)?;
    }
    Ok(verdict)
}

fn trial(name: String, text: String, bots: &'static str, seats: Option<usize>) -> Trial {
    Trial {
        name,
        text,
        bots,
        seats,
        general: false,
    }
}

fn shipped(name: &str) -> Option<String> {
    let path = format!("games/konquest/{name}.tapete");
    root().join(&path).is_file().then_some(path)
}

fn bots() -> Vec<Trial> {
    let each = ["weak", "normal", "hard", "becai", "planner", "random"];
    each.into_iter()
        .filter_map(|bots| Some(trial(bots.to_owned(), shipped(KDE[0])?, bots, None)))
        .collect()
}

fn maps() -> Vec<Trial> {
    let each = MAPS.iter();
    each.filter_map(|name| Some(trial((*name).to_owned(), shipped(name)?, "normal", None)))
        .collect()
}

fn planets() -> Result<Vec<Trial>, String> {
    let each = [10, 50, 100, 200, 350, 500].into_iter();
    each.map(|n_planets| {
        let neutrals = n_planets - 10;
        let rules = format!("on_map Grid(64, 64) for_players 10 neutrals {neutrals}");
        written(format!("{n_planets} planets"), &rules, None)
    })
    .collect()
}

fn players() -> Result<Vec<Trial>, String> {
    let each = [2, 4, 6, 8, 10].into_iter();
    each.map(|seats: usize| {
        let neutrals = 90 - seats;
        let rules = format!("on_map Grid(30, 30) for_players {seats} neutrals {neutrals}");
        written(format!("{seats} players"), &rules, None)
    })
    .collect()
}

/// The longer fleets fly, the more of them are under way at the same time.
fn fleets() -> Result<Vec<Trial>, String> {
    let each = ["Half", "Round", "Manhattan"].into_iter();
    each.map(|travel| {
        let rules = format!("on_map Grid(64, 64) for_players 10 neutrals 190 travels {travel}");
        written(format!("travels {travel}"), &rules, None)
    })
    .collect()
}

fn written(name: String, rules: &str, seats: Option<usize>) -> Result<Trial, String> {
    let text = format!(
        "new Galaxy called \"{name}\" {rules} rules Kde turn_limit 50 shows_ships shows_stats\n"
    );
    let file = tables::written(&name, &text)?;
    Ok(trial(name, file, "normal", seats))
}
