//! The main games against their limit programs, in alternating rounds, and two
//! threads against one.

use super::Plan;
use super::data::{Bench, Comparison, Trial};
use super::own::Figures;
use super::programs::{limit, median, print_figure, ran, rate, ratio, simulate, speed};
use crate::json::Json;

/// What says how long a run took, and not what came out.
const OF_THE_CLOCK: &[&str] = &["seconds", "matches_per_second", "threads"];

/// Matches per second, in each round.
#[derive(Default)]
struct Rates {
    limit: Vec<f64>,
    ours: Vec<f64>,
    /// By another path of the rules.
    other: Vec<f64>,
}

/// Measures and prints; tells whether all is as it must be.
pub(super) fn bench(plan: &Plan, bench: &Bench) -> Result<bool, String> {
    let mut rates: Vec<Rates> = Vec::new();
    rates.resize_with(bench.comparisons.len(), Rates::default);
    let first = &bench.comparisons[0].trial;
    let mut pairs = Vec::new();
    let mut own: Vec<Figures> = bench.programs.iter().map(Figures::new).collect();
    for round in 1..=plan.rounds {
        for (comparison, rates) in bench.comparisons.iter().zip(&mut rates) {
            measure(plan, comparison, rates)?;
        }
        pairs.push(threads_gain(plan, first, round)?);
        for figures in &mut own {
            figures.measure()?;
        }
        eprintln!("round {round} of {}", plan.rounds);
    }
    println!(
        "{}, {} matches a round, medians of {} rounds",
        bench.setting, plan.matches, plan.rounds
    );
    for (comparison, rates) in bench.comparisons.iter().zip(&rates) {
        print(comparison, rates);
    }
    println!("and besides");
    let wanted = bench.threads_wanted.map(|it| format!("at least {it}"));
    let gain = format!("{:.2}", median(&pairs));
    print_figure("  2 threads / 1 thread", &gain, wanted.as_deref());
    let mut well = true;
    for figures in &own {
        well &= figures.print();
    }
    Ok(same_results(plan, first)? && well)
}

fn measure(plan: &Plan, comparison: &Comparison, rates: &mut Rates) -> Result<(), String> {
    let trial = &comparison.trial;
    rates.limit.push(rate(&limit(plan, &comparison.limit)?)?);
    rates.ours.push(rate(&simulate(plan, trial, 1, true)?)?);
    if let Some(path) = &comparison.path {
        let matches = (plan.matches / path.share).max(1);
        let mut command = speed(plan, trial, Some(&path.name))?;
        command.args(["--matches", &matches.to_string()]);
        rates.other.push(rate(&ran(&mut command)?)?);
    }
    Ok(())
}

fn print(comparison: &Comparison, rates: &Rates) {
    let per_second = |title: &str, rates: &[f64]| {
        println!("  {title:<48} {:>12.0} matches per second", median(rates));
    };
    let ratios = |title: &str, ratio: f64, wanted: Option<f64>| {
        let wanted = wanted.map(|it| format!("at least {it}"));
        let title = format!("  ratio {title}");
        print_figure(&title, &format!("{ratio:.3}"), wanted.as_deref());
    };
    println!("{}", comparison.trial.title);
    per_second("(a) limit program", &rates.limit);
    per_second("(b) tapete simulate, 1 thread", &rates.ours);
    if let Some(path) = &comparison.path {
        per_second(&format!("(c) by the path `{}`", path.name), &rates.other);
    }
    let fast = ratio(&rates.ours, &rates.limit);
    ratios("(b) / (a)", fast, Some(comparison.wanted));
    if let Some(path) = &comparison.path {
        let slow = ratio(&rates.other, &rates.limit);
        ratios("(c) / (a)", slow, Some(path.wanted));
        ratios("(b) / (c)", ratio(&rates.ours, &rates.other), None);
    }
}

/// Returns what two threads make of one, in one round.
fn threads_gain(plan: &Plan, trial: &Trial, round: u64) -> Result<f64, String> {
    // Whichever runs first finds the machine in another mood.
    let order = if round.is_multiple_of(2) {
        [1, 2]
    } else {
        [2, 1]
    };
    let rates = [
        rate(&simulate(plan, trial, order[0], false)?)?,
        rate(&simulate(plan, trial, order[1], false)?)?,
    ];
    Ok(if order[0] == 1 {
        rates[1] / rates[0]
    } else {
        rates[0] / rates[1]
    })
}

/// Tells whether all numbers of threads come to the same results.
fn same_results(plan: &Plan, trial: &Trial) -> Result<bool, String> {
    let results: Vec<Json> = [1, 2, 3]
        .iter()
        .map(|threads| Ok(simulate(plan, trial, *threads, false)?.without(OF_THE_CLOCK)))
        .collect::<Result<_, String>>()?;
    let same = results.iter().all(|it| *it == results[0]);
    let verdict = if same { "identical" } else { "DIFFERENT" };
    print_figure("  results with 1, 2, 3 threads", verdict, None);
    Ok(same)
}
