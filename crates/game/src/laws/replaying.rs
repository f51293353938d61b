//! Laws of replays: seed and moves give the same events again, and a replay
//! that was tampered with is noticed.

use serde_json::Value;
use tapete_speech::Tongue;

use crate::chance::Chance;
use crate::playing::Match;
use crate::replay::Replay;
use crate::seat::Reader;
use crate::seed::Seed;

use super::keep::Walk;
use super::{Broken, Trial, random_index};

const REPLAYED: &str = "seed and moves replay to the same events";
const NOTICED: &str = "a replay that was tampered with is noticed";

/// How many moves of the match are exchanged, one at a time.
const EXCHANGED_MAX: usize = 8;

pub(super) fn replays(trial: Trial<'_>, walk: &Walk, chance: &mut Chance) -> Result<(), Broken> {
    let finished = &walk.finished;
    let players = vec!["random".to_owned(); trial.game.n_seats()];
    let replay = Replay::record(finished, Vec::new(), players);
    let read = Replay::read(&replay.write())
        .map_err(|error| trial.broken(REPLAYED, finished, error.to_string()))?;
    trial.hold(REPLAYED, finished, read == replay, || {
        "a replay changes when it is written and read".to_owned()
    })?;
    let n_events = read
        .verify(trial.game)
        .map_err(|error| trial.broken(REPLAYED, finished, error.to_string()))?;
    trial.hold(REPLAYED, finished, n_events == replay.events.len(), || {
        format!(
            "{} events were recorded, {n_events} compared",
            replay.events.len()
        )
    })?;
    tampered(trial, finished, &replay, chance)?;
    other_seed(trial, finished, &replay)?;
    for _ in 0..EXCHANGED_MAX.min(replay.moves.len()) {
        let index = random_index(replay.moves.len(), chance);
        exchanged(trial, finished, &replay, index)?;
    }
    Ok(())
}

/// Changes that can never go unnoticed.
fn tampered(
    trial: Trial<'_>,
    finished: &Match,
    replay: &Replay,
    chance: &mut Chance,
) -> Result<(), Broken> {
    let mut variants = Vec::new();
    if !replay.events.is_empty() {
        let index = random_index(replay.events.len(), chance);
        let mut changed = replay.clone();
        changed.events[index] = Value::from("tampered");
        variants.push((format!("event {} was changed", index + 1), changed));
        let mut cut = replay.clone();
        cut.events.truncate(index);
        variants.push((format!("the events were cut off after {index}"), cut));
    }
    let mut more = replay.clone();
    more.events.push(Value::from("tampered"));
    variants.push(("an event was added".to_owned(), more));
    let mut renamed = replay.clone();
    renamed.ended_by = Some("tampered".to_owned());
    variants.push(("the reason of the end was changed".to_owned(), renamed));
    if let Some(last) = replay.moves.last() {
        let mut cut = replay.clone();
        cut.moves.pop();
        variants.push(("the last move was cut off".to_owned(), cut));
        let mut longer = replay.clone();
        longer.moves.push(last.clone());
        variants.push(("a move was added after the end".to_owned(), longer));
        let mut nonsense = replay.clone();
        let index = random_index(replay.moves.len(), chance);
        nonsense.moves[index].text = "no such move".to_owned();
        variants.push((format!("move {} was made nonsense", index + 1), nonsense));
    }
    for (what, variant) in variants {
        trial.hold(
            NOTICED,
            finished,
            variant.verify(trial.game).is_err(),
            || what,
        )?;
    }
    Ok(())
}

/// Another seed is noticed, unless it truly tells the same story.
fn other_seed(trial: Trial<'_>, finished: &Match, replay: &Replay) -> Result<(), Broken> {
    let seed = Seed {
        seed: trial.seed.seed,
        index: trial.seed.index.wrapping_add(1),
    };
    let mut variant = replay.clone();
    variant.seed = seed.to_string();
    let same_story = variant
        .play_to(trial.game, variant.moves.len())
        .is_ok_and(|it| {
            it.story(Reader::Judge, Tongue::En) == finished.story(Reader::Judge, Tongue::En)
        });
    let accepted = variant.verify(trial.game).is_ok();
    trial.hold(NOTICED, finished, accepted == same_story, || {
        format!(
            "the seed was changed to {seed}; the same story: {same_story}, accepted: {accepted}"
        )
    })
}

/// Another move is noticed, unless it truly leads to the same end: the judge is
/// told everything that makes a difference.
fn exchanged(
    trial: Trial<'_>,
    finished: &Match,
    replay: &Replay,
    index: usize,
) -> Result<(), Broken> {
    let before = replay
        .play_to(trial.game, index)
        .map_err(|error| trial.broken(REPLAYED, finished, error.to_string()))?;
    let original = &replay.moves[index];
    let moves = before.moves(original.seat);
    let Some(text) = moves.into_iter().find(|text| *text != original.text) else {
        return Ok(());
    };
    let mut variant = replay.clone();
    variant.moves[index].text = text;
    let same_end = variant
        .play_to(trial.game, variant.moves.len())
        .is_ok_and(|it| it.state_text() == finished.state_text());
    let noticed = same_end || variant.verify(trial.game).is_err();
    trial.hold(NOTICED, finished, noticed, || {
        format!(
            "move {} was changed from `{}` to `{}`, and the judge is told no difference",
            index + 1,
            original.text,
            variant.moves[index].text
        )
    })
}
