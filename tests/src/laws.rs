//! Laws and secrets, on every shipped game and on small ones.

use std::sync::Arc;

use libtest_mimic::{Failed, Trial};
use tapete_game::{Game, Seed, laws};

use crate::games::{Named, all_shipped, all_small};

/// How many random matches each law gets at most, and about how many moves they
/// have together: a long game gets fewer matches.
const SEEDS: u64 = 12;
const MOVES: u64 = 150;

/// How many random matches of a small game are grouped by what was told.
const STORY_MATCHES: u64 = 3_000;

/// The same of card games, whose views say more.
const CARD_MATCHES: u64 = 600;

/// At how many positions a sampler is held against the exact posterior, and
/// with how many guesses.
const SAMPLER_POSITIONS: usize = 12;
const SAMPLER_GUESSES: usize = 2_000;

/// A law along one random match.
type Law = fn(&Game, Seed) -> Result<(), laws::Broken>;

const LAWS: &[(&str, Law)] = &[("law", laws::keep), ("secret", laws::secrets)];

/// Makes the trials of all games.
pub fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    match all_shipped() {
        Ok(games) => games.into_iter().for_each(|it| every_game(it, &mut trials)),
        Err(error) => trials.push(Trial::test("law::shipped-games", move || Err(error.into()))),
    }
    match all_small() {
        Ok(games) => games.into_iter().for_each(|it| small_game(it, &mut trials)),
        Err(error) => trials.push(Trial::test("law::small-games", move || Err(error.into()))),
    }
    trials
}

fn every_game(named: Named, trials: &mut Vec<Trial>) {
    let named = Arc::new(named);
    for (kind, law) in LAWS {
        let named = Arc::clone(&named);
        trials.push(Trial::test(format!("{kind}::{}", named.name), move || {
            each_seed(&named.followed()?, *law)
        }));
    }
}

fn small_game(named: Named, trials: &mut Vec<Trial>) {
    let Named { name, game, .. } = &named;
    let told = game.clone();
    trials.push(Trial::test(
        format!("secret::{name}-same-story-same-view"),
        move || {
            let n_matches = match told.family() {
                "ccg" => CARD_MATCHES,
                _ => STORY_MATCHES,
            };
            let report = laws::same_story_same_view(&told, n_matches, Seed::new(7))
                .map_err(|broken| broken.to_string())?;
            // Without positions that differ in secret, nothing was tested.
            if report.n_with_alternatives == 0 {
                return Err("no two matches told a reader the same story".into());
            }
            Ok(())
        },
    ));
    let guessed = game.clone();
    trials.push(Trial::test(
        format!("secret::{name}-guesses-match-the-posterior"),
        move || {
            let report = laws::sampler(&guessed, Seed::new(11), SAMPLER_POSITIONS, SAMPLER_GUESSES)
                .map_err(|broken| broken.to_string())?;
            if report.n_with_alternatives == 0 {
                return Err("no position left anything to guess".into());
            }
            Ok(())
        },
    ));
    every_game(named, trials);
}

fn each_seed(game: &Game, law: Law) -> Result<(), Failed> {
    let n_seeds = (MOVES / n_moves(game)?.max(1)).clamp(1, SEEDS);
    for index in 0..n_seeds {
        law(game, Seed { seed: 3, index }).map_err(|broken| broken.to_string())?;
    }
    Ok(())
}

/// Returns how many moves one match has, always the first that is listed.
fn n_moves(game: &Game) -> Result<u64, Failed> {
    let mut playing = game.start(Seed::new(3));
    while let Some(seat) = playing.turn().seats().first() {
        playing.play_nth(seat, 0).map_err(|it| it.to_string())?;
    }
    Ok(u64::from(playing.n_played()))
}
