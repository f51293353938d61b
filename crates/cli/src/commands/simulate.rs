//! `tapete simulate`: many matches between bots, counted.

use std::io::{IsTerminal as _, Write as _};
use std::time::Instant;

use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use tapete_arena::{ArenaError, Report, Simulation, simulate_until};
use tapete_game::{Game, TURN_LIMIT};
use tapete_speech::counted;

use super::columns::{align_right, table};
use crate::args::SimulateArgs;
use crate::failure::{unwell, wrong_use};
use crate::opening;
use crate::out::Out;
use crate::repeat;
use crate::seating;
use crate::signals;
use crate::speech::{Speech, fill};

/// More threads than any machine that runs this has cores.
pub(super) const THREADS_MAX: usize = 1024;

pub(super) fn run(args: &SimulateArgs, out: &mut Out) -> anyhow::Result<()> {
    let (speech, tongue) = (out.speech, out.tongue);
    if args.matches == 0 {
        return Err(wrong_use(speech.no_matches));
    }
    if args.threads > THREADS_MAX {
        return Err(wrong_use(fill(
            speech.too_many_threads,
            &[&args.threads, &THREADS_MAX],
        )));
    }
    if let Some(seed) = args.seed.filter(|it| it.index > 0) {
        let message = fill(speech.seed_alone, &[&seed.seed, &seed, &args.game]);
        return Err(wrong_use(message));
    }
    let opened = opening::game(&args.game, &args.bots, args.players, tongue)?;
    let bots = seating::bot_names(&opened.game, &opened.bots, tongue)?;
    let options = Simulation {
        matches: args.matches,
        seed: opening::seed(args.seed).seed,
        threads: args.threads,
    };
    signals::listen();
    let bar = progress_bar(args.matches, speech);
    let begun = Instant::now();
    let stop = signals::flag();
    let tally = simulate_until(&opened.game, &bots, &options, stop, &|n_done| {
        bar.set_position(n_done)
    });
    let seconds = begun.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let tally = tally.map_err(|error| match &error {
        ArenaError::Bots(_) => wrong_use(error.text(tongue)),
        ArenaError::Threads(_) | ArenaError::Move { .. } | ArenaError::Unfinished { .. } => {
            unwell(error.text(tongue))
        }
    })?;
    let report = Report::new(&opened.game, &options, &tally, seconds);
    let stopped = (report.matches < report.asked)
        .then(|| fill(speech.stopped, &[&report.matches, &report.asked]));
    if args.json {
        if let Some(stopped) = &stopped {
            // Where this cannot be written, the figures still say it.
            let _ = writeln!(crate::out::stderr(), "{stopped}");
        }
        writeln!(out, "{}", report.json())?;
        return Ok(());
    }
    if let Some(stopped) = &stopped {
        writeln!(out, "{stopped}")?;
    }
    match report.matches {
        0 => Ok(()),
        _ => write_report(&report, &opened.game, out),
    }
}

/// A bar with rate and time left, where somebody sees it.
pub(crate) fn progress_bar(matches: u64, speech: &Speech) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(speech.progress);
    let bar = ProgressBar::new(matches);
    match style {
        Ok(style) => bar.with_style(style.with_key("rate", rate)),
        Err(_) => bar,
    }
}

/// Whole matches a second: nobody reads the fractions.
fn rate(state: &ProgressState, text: &mut dyn std::fmt::Write) {
    // A bar that cannot be written is not worth a failure.
    let _ = write!(text, "{:.0}/s", state.per_sec());
}

fn write_report(report: &Report, game: &Game, out: &mut Out) -> anyhow::Result<()> {
    let speech = out.speech;
    let tongue = out.tongue;
    let matches = tongue.pick(["match", "matches"], ["partida", "partidas"]);
    let threads = tongue.pick(["thread", "threads"], ["hilo", "hilos"]);
    let about = fill(
        speech.simulated,
        &[
            &report.game,
            &counted(report.matches, matches),
            &format!("{:.2}", report.seconds),
            &format!("{:.0}", report.matches_per_second),
            &counted(report.threads, threads),
        ],
    );
    writeln!(out, "{about}")?;
    let has_teams = report.outcomes.teams.len() < report.outcomes.seats.len();
    let mut seats = table(&speech.seats_head, seat_rows(report));
    align_right(&mut seats, &[3, 4, 5, 6, 7]);
    writeln!(out, "\n{}", seats.trim_fmt())?;
    if has_teams {
        let mut teams = table(&speech.teams_head, team_rows(report));
        align_right(&mut teams, &[2, 3, 4, 5]);
        writeln!(out, "\n{}", teams.trim_fmt())?;
    }
    let ends = report.ended_by.iter().map(|(name, count)| {
        let share = *count as f64 / report.matches as f64;
        // The word of the JSON, where people read English.
        let label = tongue.pick(name.as_str(), game.ending_text(name, tongue));
        vec![label.to_owned(), count.to_string(), percent(share)]
    });
    let mut ends = table(&speech.ends_head, ends.collect());
    align_right(&mut ends, &[1, 2]);
    writeln!(out, "\n{}", ends.trim_fmt())?;
    if let Some(stopped) = report.ended_by.get(TURN_LIMIT) {
        let moves_max = game.moves_max();
        let told = fill(
            speech.limit_reached,
            &[stopped, &report.matches, &moves_max],
        );
        writeln!(out, "\n{told}")?;
    }
    let mut facts = table(&speech.facts_head, fact_rows(report, game, out));
    align_right(&mut facts, &[1, 2]);
    writeln!(out, "\n{}", facts.trim_fmt())?;
    if let Some(command) = repeat::seeded() {
        writeln!(out, "\n{}: {command}", speech.to_repeat)?;
    }
    Ok(())
}

fn seat_rows(report: &Report) -> Vec<Vec<String>> {
    let rows = report.outcomes.seats.iter().map(|it| {
        vec![
            it.seat.to_string(),
            fill("{0}", &[&it.bot]),
            it.team.to_string(),
            it.record.wins.to_string(),
            percent(it.record.win_rate),
            interval(it.record.win_rate_low, it.record.win_rate_high),
            it.record.ties.to_string(),
            format!("{:.3}", it.mean_score),
        ]
    });
    rows.collect()
}

fn team_rows(report: &Report) -> Vec<Vec<String>> {
    let rows = report.outcomes.teams.iter().map(|it| {
        let seats: Vec<String> = it.seats.iter().map(ToString::to_string).collect();
        vec![
            it.team.to_string(),
            seats.join("+"),
            it.record.wins.to_string(),
            percent(it.record.win_rate),
            interval(it.record.win_rate_low, it.record.win_rate_high),
            it.record.ties.to_string(),
        ]
    });
    rows.collect()
}

fn fact_rows(report: &Report, game: &Game, out: &Out) -> Vec<Vec<String>> {
    let label = |name: &str| {
        let word = game.facts().iter().find(|it| it.name == name);
        word.map_or(name, |it| out.tongue.pick(it.name, it.es))
            .to_owned()
    };
    let turns = &report.turns;
    let mut rows = vec![vec![
        out.speech.turns.to_owned(),
        format!("{:.3}", turns.mean),
        {
            let half = 1.96 * turns.sd / (report.matches as f64).sqrt();
            format!("{:.3} – {:.3}", turns.mean - half, turns.mean + half)
        },
    ]];
    rows.extend(report.facts.iter().map(|(name, mean)| {
        let [low, high] = report.facts_ci.get(name).copied().unwrap_or([*mean, *mean]);
        vec![
            label(name),
            format!("{mean:.3}"),
            format!("{low:.3} – {high:.3}"),
        ]
    }));
    rows
}

fn percent(share: f64) -> String {
    format!("{:.2} %", 100.0 * share)
}

fn interval(low: f64, high: f64) -> String {
    format!("{:.2} – {:.2} %", 100.0 * low, 100.0 * high)
}
