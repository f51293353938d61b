//! One random match through every law of play.

use crate::chance::Chance;
use crate::game::Game;
use crate::playing::Match;
use crate::seat::Seat;
use crate::seed::Seed;

use super::{Broken, Trial, calling, copies, ending, fast, listing, random_index, random_seat};
use super::{refusal, replaying, showing, together, watching};

/// The longest match that the laws follow; a game whose random matches are
/// longer could not be simulated either.
const MOVES_MAX: u32 = 20_000;

/// The largest bound that a game may set itself.
const BOUND_MAX: u32 = 1_000_000;

const ENDS: &str = "a match ends within its bound";

/// Every position is looked at closely up to this one.
const CLOSE_UNTIL: u32 = 32;

/// The same where a state is written with more than so many bytes: a close look
/// costs as much as hundreds of states.
const CLOSE_UNTIL_LARGE: u32 = 4;
const LARGE_BYTES: usize = 50_000;

/// A match played to its end, as it was walked.
pub(super) struct Walk {
    /// The match at its end.
    pub(super) finished: Match,
    /// Who moved, and the index of the move in its list.
    pub(super) steps: Vec<(Seat, usize)>,
    /// The state before each move and at the end.
    pub(super) states: Vec<String>,
    /// The keys of these states.
    pub(super) keys: Vec<u128>,
}

/// Plays one random match of `game` and checks every law on the way.
///
/// The moves are random, so a family runs this with many seeds.
pub fn keep(game: &Game, seed: Seed) -> Result<(), Broken> {
    let trial = Trial { game, seed };
    let mut chance = trial.players();
    ending::facts_have_names(trial)?;
    let walk = walk(trial, &mut chance)?;
    ending::ended(trial, &walk.finished)?;
    calling::taken_back(trial, &walk, &mut chance)?;
    fast::keys_stand_for_states(trial, &walk)?;
    copies::begins_again(trial, &walk)?;
    copies::bots_end_alike(trial, &walk)?;
    copies::advised_end_alike(trial, &mut chance)?;
    replaying::replays(trial, &walk, &mut chance)
}

fn walk(trial: Trial<'_>, chance: &mut Chance) -> Result<Walk, Broken> {
    let mut playing = trial.game.start(trial.seed);
    let bound = trial.game.moves_max();
    trial.hold(ENDS, &playing, bound <= BOUND_MAX, || {
        format!("a bound of {bound} moves is none; {BOUND_MAX} is the most")
    })?;
    let mut steps = Vec::new();
    let mut states = Vec::new();
    let mut companions = copies::Companions::start(trial);
    let mut stories = showing::Stories::default();
    let mut watch = watching::Watch::default();
    let mut spares = fast::Spares::start(trial);
    let mut keys = Vec::new();
    loop {
        let close = is_close(&playing);
        states.push(playing.state_text());
        keys.push(playing.key());
        companions.compare(trial, &playing)?;
        ending::counts(trial, &playing)?;
        if close {
            companions.reload(trial, &playing)?;
            companions.remember(&playing);
            stories.only_grow(trial, &playing)?;
            showing::views(trial, &playing)?;
            refusal::nonsense(trial, &playing)?;
            spares.agree(trial, &playing, chance)?;
        }
        if playing.is_over() {
            break;
        }
        listing::listed(trial, &playing)?;
        if close {
            listing::texts_name_moves(trial, &playing, chance)?;
            listing::bots_choose(trial, &playing, chance)?;
            together::commute(trial, &playing, chance)?;
            watch.before(trial, &playing)?;
            if is_called(&playing) {
                calling::called(trial, &playing, chance)?;
            }
        }
        let step = step(trial, &mut playing, chance)?;
        watch.after(trial, &playing)?;
        companions.follow(trial, step)?;
        steps.push(step);
    }
    companions.unchanged(trial)?;
    Ok(Walk {
        finished: playing,
        steps,
        states,
        keys,
    })
}

/// Tells whether to try the ends that players bring about: early and once more,
/// for each place tries three ends and plays three replays.
fn is_called(playing: &Match) -> bool {
    [1, 32].contains(&playing.n_played())
}

/// Tells whether to look closely: always at first and at the end, then eight
/// times each time the match doubles its length, or once if its states are
/// large, since a close look costs as much as the story is long.
pub(super) fn is_close(playing: &Match) -> bool {
    let n_played = playing.n_played();
    if n_played <= CLOSE_UNTIL_LARGE || playing.is_over() {
        return true;
    }
    if playing.state_text().len() > LARGE_BYTES {
        return n_played.is_power_of_two();
    }
    n_played <= CLOSE_UNTIL || n_played.is_multiple_of(1 << (n_played.ilog2() - 3))
}

/// Plays one random move.
pub(super) fn step(
    trial: Trial<'_>,
    playing: &mut Match,
    chance: &mut Chance,
) -> Result<(Seat, usize), Broken> {
    let limit = trial.game.moves_max();
    let n_played = playing.n_played();
    trial.hold(ENDS, playing, n_played < limit, || {
        format!("it goes on after all its {limit} moves")
    })?;
    trial.hold(ENDS, playing, n_played < MOVES_MAX, || {
        format!("it did not end within {MOVES_MAX} moves")
    })?;
    let Some(seat) = random_seat(playing, chance) else {
        return Err(trial.broken(
            listing::SOMEBODY_ACTS,
            playing,
            "the match is not over and no seat must act".to_owned(),
        ));
    };
    let moves = playing.moves(seat);
    let index = random_index(moves.len(), chance);
    let played = match moves.get(index) {
        Some(text) => playing.play(seat, text),
        None => playing.play_nth(seat, index),
    };
    played.map_err(|error| {
        trial.broken(
            listing::LISTED_IS_LEGAL,
            playing,
            format!("move {index} of seat {seat} is refused: {error}"),
        )
    })?;
    trial.hold(
        "each move counts as one",
        playing,
        playing.n_played() == n_played + 1,
        || format!("{n_played} moves became {}", playing.n_played()),
    )?;
    Ok((seat, index))
}
