//! Guesses against the exact chances: a family's sampler agrees with the story,
//! varies, and is not biased.

use std::collections::BTreeMap;

use tapete_speech::Tongue;

use crate::chance::Chance;
use crate::game::Game;
use crate::playing::Match;
use crate::seat::{Reader, Seat};
use crate::seed::Seed;

use super::keep::step;
use super::posterior::{Posterior, PosteriorError, Worlds};
use super::{Broken, Trial, secrets};

const SUPPORT: &str = "a guess agrees with all that the seat was told";
const VARIES: &str = "guesses vary where the seat cannot know";
const UNBIASED: &str = "guesses are as likely as luck makes them";

/// Cells of the χ² test with fewer expected guesses are put together.
const EXPECTED_MIN: f64 = 5.0;

/// The normal deviate that chance exceeds once in a million.
const DEVIATE_MAX: f64 = 4.753_424;

/// How improbable it must be that honest guesses are all the same.
const SAME_BY_LUCK: f64 = 1e-9;

/// What [`sampler`] compared.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SamplerReport {
    /// How many positions were looked at.
    pub n_positions: usize,
    /// How many of them could be more than one state: only there can a sampler
    /// go wrong. A test asserts that this is not 0.
    pub n_with_alternatives: usize,
    /// How many had enough guesses per state for a χ² test.
    pub n_tested: usize,
    /// The largest χ², as a part of what is allowed; below 1.
    pub worst_ratio: f64,
}

/// Makes `n_samples` guesses in each of `n_positions` positions of random
/// matches of a small game and compares them with the exact chances.
pub fn sampler(
    game: &Game,
    seed: Seed,
    n_positions: usize,
    n_samples: usize,
) -> Result<SamplerReport, Broken> {
    let mut report = SamplerReport::default();
    for index in 0.. {
        let seed = Seed {
            seed: seed.seed,
            index: seed.index.wrapping_add(index),
        };
        let seat = Seat((index % game.n_seats().max(1) as u64) as u8);
        let trial = Trial { game, seed };
        let mut chance = trial.players();
        let mut playing = game.start(seed);
        let mut worlds = worlds(trial, &playing, seat)?;
        loop {
            if report.n_positions >= n_positions {
                return Ok(report);
            }
            let exact = worlds.posterior();
            position(
                trial,
                &playing,
                seat,
                &exact,
                n_samples,
                &mut chance,
                &mut report,
            )?;
            if playing.is_over() {
                break;
            }
            step(trial, &mut playing, &mut chance)?;
            let story = playing.story(Reader::Seat(seat), Tongue::En);
            if let Some(played) = playing.played().last() {
                worlds
                    .follow(played, &story)
                    .map_err(|error| cannot(trial, &playing, error))?;
            }
        }
    }
    Ok(report)
}

fn worlds(trial: Trial<'_>, playing: &Match, seat: Seat) -> Result<Worlds, Broken> {
    let story = playing.story(Reader::Seat(seat), Tongue::En);
    Worlds::start(trial.game, seat, &story).map_err(|error| cannot(trial, playing, error))
}

fn cannot(trial: Trial<'_>, playing: &Match, error: PosteriorError) -> Broken {
    trial.broken(
        "all luck of a small game can be tried",
        playing,
        error.to_string(),
    )
}

/// Guesses in one position.
fn position(
    trial: Trial<'_>,
    playing: &Match,
    seat: Seat,
    exact: &Posterior,
    n_samples: usize,
    chance: &mut Chance,
    report: &mut SamplerReport,
) -> Result<(), Broken> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for sample in 0..n_samples {
        let guess = playing.guess(seat, chance);
        let state = guess.state_text();
        trial.hold(SUPPORT, playing, exact.contains_key(&state), || {
            format!("a guess for seat {seat} is impossible: {state}")
        })?;
        if sample == 0 {
            secrets::agrees(trial, playing, &guess, seat)?;
        }
        *counts.entry(state).or_default() += 1;
    }
    report.n_positions += 1;
    if exact.len() < 2 {
        return Ok(());
    }
    report.n_with_alternatives += 1;
    if let Some((state, _)) = counts.iter().next().filter(|_| counts.len() == 1) {
        let by_luck = exact[state].powf(n_samples as f64);
        trial.hold(VARIES, playing, by_luck > SAME_BY_LUCK, || {
            format!(
                "{n_samples} guesses for seat {seat} were all the same, of {} states",
                exact.len()
            )
        })?;
    }
    if let Some(ratio) = chi_square_ratio(exact, &counts, n_samples) {
        report.n_tested += 1;
        report.worst_ratio = report.worst_ratio.max(ratio);
        trial.hold(UNBIASED, playing, ratio < 1.0, || {
            format!(
                "χ² of {n_samples} guesses for seat {seat} over {} states is {ratio:.2} times \
                 what luck exceeds once in a million",
                exact.len()
            )
        })?;
    }
    Ok(())
}

/// Returns χ² as a part of what is allowed, or nothing where there are too few
/// samples to tell.
fn chi_square_ratio(
    exact: &Posterior,
    counts: &BTreeMap<String, usize>,
    n_samples: usize,
) -> Option<f64> {
    let mut cells: Vec<(f64, f64)> = Vec::new();
    let mut rest = (0.0, 0.0);
    for (state, probability) in exact {
        let expected = probability * n_samples as f64;
        let seen = counts.get(state).copied().unwrap_or(0) as f64;
        if expected < EXPECTED_MIN {
            rest = (rest.0 + expected, rest.1 + seen);
        } else {
            cells.push((expected, seen));
        }
    }
    if rest.0 >= EXPECTED_MIN {
        cells.push(rest);
    } else if let Some(last) = cells.last_mut() {
        *last = (last.0 + rest.0, last.1 + rest.1);
    }
    if cells.len() < 2 {
        return None;
    }
    let chi_square: f64 = cells
        .iter()
        .map(|(expected, seen)| (seen - expected).powi(2) / expected)
        .sum();
    Some(chi_square / chi_square_max((cells.len() - 1) as f64))
}

/// Returns what χ² exceeds once in a million (Wilson and Hilferty's
/// approximation, which is a little generous for few degrees of freedom).
fn chi_square_max(n_free: f64) -> f64 {
    let spread = 2.0 / (9.0 * n_free);
    n_free * (1.0 - spread + DEVIATE_MAX * spread.sqrt()).powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_of_chi_square_is_near_the_true_quantile() {
        for (n_free, true_quantile) in [(1.0, 23.93), (7.0, 40.52), (100.0, 182.13)] {
            let ratio: f64 = chi_square_max(n_free) / true_quantile;
            assert!((0.95..1.2).contains(&ratio), "{n_free}: {ratio}");
        }
    }
}
