//! Laws of the fast side: copies and guesses in used memory equal new ones,
//! keys stand for states and stories, and moves are as many as are listed.

use std::collections::BTreeMap;

use crate::chance::Chance;
use crate::playing::Match;
use crate::seat::{Reader, Seat};
use crate::seed::Seed;

use super::keep::Walk;
use super::{Broken, Trial, random_index, random_seat, reader_name};

const COUNTED: &str = "moves are as many as are listed";
const COPIED: &str = "a copy in used memory equals a new one";
const INDEPENDENT: &str = "copies are independent";
const GUESSED: &str = "a guess in used memory equals a new one";
const SAME_KEY: &str = "equal states have equal keys";
const OWN_KEY: &str = "different states have different keys";
const SAME_STORY: &str = "the same story has the same key";
const OWN_STORY: &str = "different stories have different keys";
const SILENCE: &str = "a silent match has no story and no key of it";

/// How many moves a match is played on before its memory is used for another.
const USED_MOVES: usize = 12;

/// Matches whose memory was used before, and is used again and again.
pub(super) struct Spares {
    copy: Match,
    guess: Match,
    /// The keys of what each reader was told so far, with how much that was: along
    /// one match stories only grow.
    stories: BTreeMap<(String, u128), usize>,
}

impl Spares {
    /// Makes matches that stand elsewhere: in another deal, one of them silent.
    pub(super) fn start(trial: Trial<'_>) -> Spares {
        let other = Seed::new(!trial.seed.seed);
        let mut chance = Chance::quick(trial.seed.seed);
        let mut spares = Spares {
            copy: trial.game.start(other),
            guess: trial.game.start_silent(other),
            stories: BTreeMap::new(),
        };
        for used in [&mut spares.copy, &mut spares.guess] {
            for _ in 0..USED_MOVES {
                play_any(used, &mut chance);
            }
        }
        spares
    }

    pub(super) fn agree(
        &mut self,
        trial: Trial<'_>,
        playing: &Match,
        chance: &mut Chance,
    ) -> Result<(), Broken> {
        self.copies(trial, playing, chance)?;
        self.guesses(trial, playing, chance)?;
        self.stories(trial, playing)
    }

    /// A copy is all that the match is, goes on as it would, and leaves it alone.
    fn copies(
        &mut self,
        trial: Trial<'_>,
        playing: &Match,
        chance: &mut Chance,
    ) -> Result<(), Broken> {
        let truth = playing.truth();
        self.copy.copy_from(playing);
        let what = "the copy parts from the match";
        trial.same(COPIED, playing, what, [&truth, &self.copy.truth()])?;
        trial.hold(SAME_KEY, playing, self.copy.key() == playing.key(), || {
            "the copy has another key than the match".to_owned()
        })?;
        counted(trial, &mut self.copy)?;
        let mut new = playing.clone();
        let luck = chance.bits();
        play_any(&mut new, &mut Chance::quick(luck));
        play_any(&mut self.copy, &mut Chance::quick(luck));
        counted(trial, &mut self.copy)?;
        let what = "the copy goes another way than a new one";
        trial.same(COPIED, playing, what, [&new.truth(), &self.copy.truth()])?;
        let what = "a move in a copy changed the match";
        trial.same(INDEPENDENT, playing, what, [&truth, &playing.truth()])
    }

    /// With the same luck both guesses are the same match.
    fn guesses(
        &mut self,
        trial: Trial<'_>,
        playing: &Match,
        chance: &mut Chance,
    ) -> Result<(), Broken> {
        let seats: Vec<Seat> = trial.game.seats().collect();
        let Some(seat) = seats.get(random_index(seats.len(), chance)).copied() else {
            return Ok(());
        };
        let luck = chance.bits();
        let mut new = playing.guess(seat, &mut Chance::quick(luck));
        // Twice, for the second reads no story.
        for round in 0..2 {
            playing.guess_into(&mut self.guess, seat, &mut Chance::quick(luck));
            let what = format_args!("guess {round} for seat {seat}");
            trial.same(GUESSED, playing, what, [&new.truth(), &self.guess.truth()])?;
        }
        let same = new.key() == self.guess.key() && new.turn() == self.guess.turn();
        trial.hold(GUESSED, playing, same, || {
            format!("guesses for seat {seat} differ in their keys or turns")
        })?;
        counted(trial, &mut self.guess)?;
        let luck = chance.bits();
        play_any(&mut new, &mut Chance::quick(luck));
        play_any(&mut self.guess, &mut Chance::quick(luck));
        let what = "the guess goes another way than a new one";
        trial.same(GUESSED, playing, what, [&new.truth(), &self.guess.truth()])
    }

    /// What a reader was told has a key of its own.
    fn stories(&mut self, trial: Trial<'_>, playing: &Match) -> Result<(), Broken> {
        for reader in trial.readers() {
            let silent = self.guess.known_key(reader).is_none();
            trial.hold(SILENCE, playing, silent, || {
                format!("{} was told something", reader_name(reader))
            })?;
            let Some(key) = playing.known_key(reader) else {
                let who = reader_name(reader);
                return Err(trial.broken(SAME_STORY, playing, format!("{who} has no key")));
            };
            let again = playing.clone().known_key(reader);
            trial.hold(SAME_STORY, playing, again == Some(key), || {
                format!("{} has another key in a copy", reader_name(reader))
            })?;
            let n_told = playing.n_told(reader);
            let who = reader_name(reader);
            let first = self.stories.entry((who.clone(), key));
            let first = *first.or_insert(n_told);
            trial.hold(OWN_STORY, playing, first == n_told, || {
                format!("{who} has one key after {first} events and after {n_told}")
            })?;
        }
        Ok(())
    }
}

/// Every seat has as many moves as texts, whoever asks how often.
fn counted(trial: Trial<'_>, playing: &mut Match) -> Result<(), Broken> {
    for seat in trial.game.seats() {
        let n_listed = playing.moves(seat).len();
        let counts = [playing.n_moves(seat), playing.n_moves(seat)];
        trial.hold(COUNTED, playing, counts == [n_listed; 2], || {
            format!("seat {seat} has {n_listed} texts and {counts:?} moves")
        })?;
    }
    Ok(())
}

/// Plays one random move, if there is one.
fn play_any(playing: &mut Match, chance: &mut Chance) {
    if let Some(seat) = random_seat(playing, chance) {
        let index = random_index(playing.n_moves(seat), chance);
        // A list without moves is another law's complaint.
        let _ = playing.play_nth(seat, index);
    }
}

/// States of one match have the same key if they are the same, and only then.
pub(super) fn keys_stand_for_states(trial: Trial<'_>, walk: &Walk) -> Result<(), Broken> {
    let mut by_key: BTreeMap<u128, &str> = BTreeMap::new();
    let mut by_state: BTreeMap<&str, u128> = BTreeMap::new();
    for (state, key) in walk.states.iter().zip(&walk.keys) {
        let first = by_key.entry(*key).or_insert(state);
        let what = "two positions have the same key";
        trial.same(OWN_KEY, &walk.finished, what, [first, state])?;
        let first = *by_state.entry(state).or_insert(*key);
        trial.hold(SAME_KEY, &walk.finished, first == *key, || {
            format!("one state had two keys: {state}")
        })?;
    }
    Ok(())
}

/// A match that came here in another way has the same key.
pub(super) fn same_key(trial: Trial<'_>, playing: &Match, other: &Match) -> Result<(), Broken> {
    trial.hold(SAME_KEY, playing, playing.key() == other.key(), || {
        "two matches in the same state have different keys".to_owned()
    })
}

/// Complains unless a story that was told before had the same key.
pub(super) fn same_story_key(
    trial: Trial<'_>,
    playing: &Match,
    reader: Reader,
    first: Option<u128>,
) -> Result<(), Broken> {
    let key = playing.known_key(reader);
    trial.hold(SAME_STORY, playing, key.is_some() && key == first, || {
        format!("{} was told the same", reader_name(reader))
    })
}
