//! Laws of scores, facts and the end.

use std::collections::BTreeSet;

use crate::outcome::{Outcome, Standing};
use crate::playing::Match;

use super::{Broken, Trial};

/// Scores and counts stay below this, so that JavaScript and Python's floats
/// hold them exactly.
const NUMBER_MAX: i64 = 1 << 53;

const FACTS: &str = "every fact is counted";

/// Every fact has a name of its own and says what it counts.
pub(super) fn facts_have_names(trial: Trial<'_>) -> Result<(), Broken> {
    let playing = trial.game.start_silent(trial.seed);
    let mut names = BTreeSet::new();
    for fact in trial.game.facts() {
        let fine = !fact.name.is_empty() && !fact.doc.is_empty() && names.insert(fact.name);
        trial.hold(FACTS, &playing, fine, || {
            format!("fact `{}` has no doc, or its name is taken", fact.name)
        })?;
    }
    Ok(())
}

/// Scores and counts are bounded, and there is an outcome only at the end.
pub(super) fn counts(trial: Trial<'_>, playing: &Match) -> Result<(), Broken> {
    for seat in trial.game.seats() {
        let score = playing.score(seat);
        trial.hold(
            "scores are bounded",
            playing,
            score.abs() < NUMBER_MAX,
            || format!("seat {seat} has {score} points"),
        )?;
    }
    let facts = trial.game.facts();
    let mut counts = vec![i64::MIN; facts.len()];
    let mut again = vec![i64::MAX; facts.len()];
    playing.count(&mut counts);
    playing.count(&mut again);
    for (index, fact) in facts.iter().enumerate() {
        let filled = counts[index] == again[index] && counts[index].abs() < NUMBER_MAX;
        trial.hold(FACTS, playing, filled, || {
            format!("`{}` is not filled in, or out of bounds", fact.name)
        })?;
    }
    let told = playing.outcome().is_some();
    trial.hold(
        "there is an outcome once the match is over, not before",
        playing,
        told == playing.is_over(),
        || format!("over: {}, outcome: {told}", playing.is_over()),
    )
}

/// The outcome makes sense: teams stand together, and who wins, wins from
/// somebody.
pub(super) fn ended(trial: Trial<'_>, finished: &Match) -> Result<(), Broken> {
    const LAW: &str = "teams stand together, and who wins wins from somebody";
    let game = trial.game;
    let Some(outcome) = finished.outcome() else {
        return Ok(());
    };
    let complain = |detail: String| Err(trial.broken(LAW, finished, detail));
    if outcome.n_seats() != game.n_seats() {
        return complain(format!(
            "the outcome has {} seats, the game {}",
            outcome.n_seats(),
            game.n_seats()
        ));
    }
    if outcome.ended_by.is_empty() {
        return complain("the outcome does not say why the match ended".to_owned());
    }
    for seat in game.seats() {
        for mate in game
            .seats()
            .filter(|mate| game.team(*mate) == game.team(seat))
        {
            if outcome.standing(mate) != outcome.standing(seat) {
                return complain(format!("seats {seat} and {mate} are one team"));
            }
        }
        if outcome.score(seat).abs() >= NUMBER_MAX {
            return complain(format!("seat {seat} ends with {}", outcome.score(seat)));
        }
    }
    let n = |standing| n_seats_that(&outcome, standing);
    let (won, lost, tied) = (n(Standing::Won), n(Standing::Lost), n(Standing::Tied));
    let alone = game.n_teams() < 2;
    let decided = 0 < won && 0 < lost && tied == 0;
    let nobody_won = won == 0 && lost == 0;
    // Those who were still in it share the match, whoever fell before.
    let shared = won == 0 && tied > 1;
    if !(alone || decided || nobody_won || shared) {
        return complain(format!("{won} seats won, {lost} lost and {tied} tied"));
    }
    Ok(())
}

fn n_seats_that(outcome: &Outcome, standing: Standing) -> usize {
    crate::seat::Seat::all(outcome.n_seats())
        .filter(|seat| outcome.standing(*seat) == standing)
        .count()
}
