//! The monster duel: two mirrors against a limit program, the classic bot
//! against the enumeration as it was first written, and the copy of a state.

use std::process::ExitCode;

use super::fast_side::{self, Measured};
use super::tables::{self, Trial};
use super::{
    Plan, example, limit_of, median, number, on_one_core, rate, ratio, same_results, simulate,
    threads_gain,
};
use crate::json::Json;
use crate::project::{build_release, output, root};

/// A mirror that is measured: the shipped game, its name in the limit program,
/// and the ratio that is wanted.
struct Mirror {
    game: [&'static str; 2],
    limit: &'static str,
    wanted: f64,
}

const MIRRORS: [Mirror; 2] = [
    Mirror {
        game: ["mirror", "random"],
        limit: "simple",
        wanted: 0.4,
    },
    Mirror {
        game: ["bonfire_mirror", "random"],
        limit: "level1",
        wanted: 0.15,
    },
];

/// The games whose copies, guesses and playouts are measured.
const FAST_SIDE: &[Measured] = &[
    Measured::new("mirror", "games/duel/mirror.tapete"),
    Measured::new("bonfire_mirror", "games/duel/bonfire_mirror.tapete"),
];

pub(super) fn bench(plan: &Plan) -> Result<ExitCode, String> {
    build_release(&["-p", "tapete-arena", "--example", "limit_duel"])?;
    build_release(&["-p", "tapete-duel", "--example", "classic_speed"])?;
    build_release(&["-p", "tapete-workshop", "--example", "speed"])?;
    build_release(&["-p", "tapete-cli"])?;

    let mut limits = [Vec::new(), Vec::new()];
    let mut ours = [Vec::new(), Vec::new()];
    let mut pairs = Vec::new();
    let mut decisions = Vec::new();
    let mut copies = Vec::new();
    let mut is_equal = true;
    for round in 1..=plan.rounds {
        for (index, mirror) in MIRRORS.iter().enumerate() {
            limits[index].push(rate(&limit_of("limit_duel", plan, &[mirror.limit])?)?);
            ours[index].push(rate(&simulate(plan, mirror.game, 1, true)?)?);
        }
        pairs.push(threads_gain(plan, MIRRORS[0].game, round)?);
        let classic = Json::read(output(&mut on_one_core(example("classic_speed")))?.trim())?;
        decisions.push(number(&classic, "ratio")?);
        copies.push(number(&classic, "state_copy_ns")?);
        is_equal = is_equal
            && classic
                .get("equal")
                .is_some_and(|it| *it == Json::Truth(true));
        eprintln!("round {round} of {}", plan.rounds);
    }
    println!(
        "mirrors, random players, {} matches a round, medians of {} rounds",
        plan.matches, plan.rounds
    );
    for ((mirror, limits), ours) in MIRRORS.iter().zip(limits).zip(ours) {
        let name = mirror.game[0];
        let fast = ratio(&ours, &limits);
        println!(
            "{name}: limit program {:.0}, tapete simulate {:.0} matches per second",
            median(limits),
            median(ours)
        );
        println!(
            "{name}: ratio {fast:.2}   wanted: at least {}",
            mirror.wanted
        );
    }
    println!("2 threads / 1 thread {:.2}", median(pairs));
    println!(
        "classic at 7 cards: {:.0} times faster than the enumeration   wanted: at least 1000",
        median(decisions)
    );
    println!(
        "classic and the enumeration find {}",
        if is_equal {
            "the same best plans"
        } else {
            "DIFFERENT plans"
        }
    );
    println!(
        "copy of a state {:.0} ns   wanted: under 200",
        median(copies)
    );
    let verdict = same_results(plan, MIRRORS[0].game)?;
    fast_side::bench(FAST_SIDE)?;
    if plan.milliseconds > 0 {
        tables::bench(plan, &[("bots: mirror, both seats alike", bots())])?;
    }
    Ok(if is_equal { verdict } else { ExitCode::FAILURE })
}

fn bots() -> Vec<Trial> {
    let path = "games/duel/mirror.tapete";
    let each = ["random", "eager", "classic", "replanning", "strategist"];
    each.into_iter()
        .filter(|_| root().join(path).is_file())
        .map(|bots| Trial {
            name: bots.to_owned(),
            text: path.to_owned(),
            bots,
            seats: None,
            general: false,
        })
        .collect()
}
