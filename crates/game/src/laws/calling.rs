//! Laws of what players do besides moving: resign, lose on time, agree on a
//! draw, take moves back. They hold for every game, and replays keep them.

use tapete_speech::Tongue;

use crate::called::Called;
use crate::chance::Chance;
use crate::outcome::Standing;
use crate::playing::Match;
use crate::refusal::RefusalCode;
use crate::replay::Replay;
use crate::seat::{Reader, Seat};

use super::keep::Walk;
use super::{Broken, Trial, random_index};

const ENDED: &str = "a match that its players end is over, and its replay says so";
const BACK: &str = "moves that are taken back leave the match as it was before them";

/// Ends a match in each way that players can, where it is not over yet.
pub(super) fn called(trial: Trial<'_>, playing: &Match, chance: &mut Chance) -> Result<(), Broken> {
    let seat = Seat(random_index(trial.game.n_seats(), chance) as u8);
    for called in [
        Called::Resigned(seat),
        Called::OutOfTime(seat),
        Called::Drawn,
    ] {
        let mut ended = playing.clone();
        let n_told = ended.n_told(Reader::Spectator);
        ended.call(called, Tongue::En).map_err(|error| {
            trial.broken(ENDED, playing, format!("{called:?} is refused: {error}"))
        })?;
        let outcome = ended.outcome();
        let standing = outcome.map(|it| it.standing(seat));
        let expected = match called.loser() {
            Some(_) => Standing::Lost,
            None => Standing::Tied,
        };
        let is_right = ended.is_over()
            && standing == Some(expected)
            && outcome.is_some_and(|it| it.ended_by == called.ended_by())
            && trial.game.seats().all(|it| ended.moves(it).is_empty());
        trial.hold(ENDED, &ended, is_right, || {
            format!("{called:?} gives {outcome:?}")
        })?;
        let again = ended.call(Called::Drawn, Tongue::Es).map_err(|it| it.code);
        trial.hold(ENDED, &ended, again == Err(RefusalCode::Over), || {
            format!("it is ended twice: {again:?}")
        })?;
        let told = ended.story_since(Reader::Spectator, n_told, Tongue::Es);
        let is_told = told.len() == 1 && !told[0].text.is_empty();
        trial.hold(ENDED, &ended, is_told, || {
            format!("spectators are told {told:?}")
        })?;
        kept(trial, &ended, ENDED)?;
    }
    Ok(())
}

/// A match of more moves than this is taken back once: it takes long to play.
const SHORT_MOVES: usize = 400;

/// Takes moves of a finished match back, plays them again, and does so twice,
/// or once if it is long.
pub(super) fn taken_back(trial: Trial<'_>, walk: &Walk, chance: &mut Chance) -> Result<(), Broken> {
    if walk.steps.is_empty() {
        return Ok(());
    }
    let mut playing = walk.finished.clone();
    let n_times = if walk.steps.len() <= SHORT_MOVES {
        2
    } else {
        1
    };
    for _ in 0..n_times {
        let to = random_index(walk.steps.len(), chance);
        playing
            .take_back(to, Seat(0), Tongue::En)
            .map_err(|error| {
                trial.broken(
                    BACK,
                    &playing,
                    format!("going back to {to} is refused: {error}"),
                )
            })?;
        trial.same(
            BACK,
            &playing,
            format_args!("the state after {to} moves"),
            [&walk.states[to], &playing.state_text()],
        )?;
        for (seat, index) in &walk.steps[to..] {
            playing.play_nth(*seat, *index).map_err(|error| {
                trial.broken(BACK, &playing, format!("a move is refused again: {error}"))
            })?;
        }
    }
    trial.same(
        BACK,
        &playing,
        "the end",
        [&walk.finished.truth(), &playing.truth()],
    )?;
    trial.hold(
        BACK,
        &playing,
        playing.taken_back().len() == n_times,
        || format!("{} times are remembered", playing.taken_back().len()),
    )?;
    kept(trial, &playing, BACK)
}

/// What is kept of a match says the same: its replay, and what it is saved as.
fn kept(trial: Trial<'_>, playing: &Match, law: &'static str) -> Result<(), Broken> {
    let players = vec!["person".to_owned(); trial.game.n_seats()];
    let replay = Replay::record(playing, Vec::new(), players);
    let wrong = |what: String| trial.broken(law, playing, what);
    let read = Replay::read(&replay.write()).map_err(|it| wrong(it.to_string()))?;
    trial.hold(law, playing, read == replay, || {
        "a replay changes when it is written and read".to_owned()
    })?;
    read.verify(trial.game)
        .map_err(|it| wrong(it.to_string()))?;
    let Some(saved) = playing.save() else {
        return Err(wrong("it cannot be saved".to_owned()));
    };
    let loaded = trial.game.load(&saved).map_err(&wrong)?;
    trial.same(
        law,
        playing,
        "loading changes it",
        [&playing.truth(), &loaded.truth()],
    )?;
    let alike =
        loaded.taken_back() == playing.taken_back() && loaded.outcome() == playing.outcome();
    trial.hold(law, playing, alike, || {
        "loading forgets what was taken back".to_owned()
    })
}
