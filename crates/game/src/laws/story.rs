//! Secrets by stories: matches that told a reader the same must show it the
//! same.

use std::collections::BTreeMap;

use tapete_speech::Tongue;

use crate::game::Game;
use crate::playing::Match;
use crate::seat::{Reader, Seat};
use crate::seed::Seed;

use super::keep::step;
use super::{Broken, Trial, fast, reader_name};

const LAW: &str = "the same story shows the same view and moves";

/// What [`same_story_same_view`] compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StoryReport {
    /// How many positions were looked at, over all matches.
    pub n_positions: usize,
    /// How many different stories were told to some reader.
    pub n_stories: usize,
    /// How many stories were told in two or more different states: only there
    /// can a secret show. A test asserts that this is not 0.
    pub n_with_alternatives: usize,
}

/// The first position in which a story was told.
struct First {
    seed: Seed,
    n_played: u32,
    shown: String,
    state: String,
    key: Option<u128>,
    has_alternatives: bool,
}

/// Plays many random matches of a small game and compares all positions in
/// which a reader was told the same: view and moves must be the same, byte for
/// byte.
///
/// Only what was told counts, not how many moves the others made meanwhile.
pub fn same_story_same_view(
    game: &Game,
    n_matches: u64,
    seed: Seed,
) -> Result<StoryReport, Broken> {
    let mut firsts: BTreeMap<(String, String), First> = BTreeMap::new();
    let mut n_positions = 0;
    for index in 0..n_matches {
        let seed = Seed {
            seed: seed.seed,
            index: seed.index.wrapping_add(index),
        };
        let trial = Trial { game, seed };
        let mut chance = trial.players();
        let mut playing = game.start(seed);
        loop {
            n_positions += 1;
            for reader in trial.readers() {
                compare(trial, &playing, reader, &mut firsts)?;
            }
            if playing.is_over() {
                break;
            }
            step(trial, &mut playing, &mut chance)?;
        }
    }
    Ok(StoryReport {
        n_positions,
        n_stories: firsts.len(),
        n_with_alternatives: firsts.values().filter(|it| it.has_alternatives).count(),
    })
}

fn compare(
    trial: Trial<'_>,
    playing: &Match,
    reader: Reader,
    firsts: &mut BTreeMap<(String, String), First>,
) -> Result<(), Broken> {
    let who = reader_name(reader);
    let shown = shown(playing, reader);
    let state = playing.state_text();
    let first = firsts
        .entry((who.clone(), told(playing, reader)))
        .or_insert_with(|| First {
            seed: trial.seed,
            n_played: playing.n_played(),
            shown: shown.clone(),
            state: state.clone(),
            key: playing.known_key(reader),
            has_alternatives: false,
        });
    first.has_alternatives |= first.state != state;
    fast::same_story_key(trial, playing, reader, first.key)?;
    let what = format_args!(
        "{who} was told the same with seed {} after {} moves, and is shown something else",
        first.seed, first.n_played
    );
    trial.same(LAW, playing, what, [&first.shown, &shown])
}

/// Returns all that the reader was told, as bytes.
fn told(playing: &Match, reader: Reader) -> String {
    let mut story = String::new();
    for told in playing.story(reader, Tongue::En) {
        story.push_str(&told.data);
        story.push('\n');
        story.push_str(&told.text);
        story.push('\n');
    }
    story
}

/// Returns all that the reader is shown: the view and the moves.
fn shown(playing: &Match, reader: Reader) -> String {
    let mut shown = serde_json::to_string(&playing.view(reader)).unwrap_or_default();
    let own: Option<Seat> = match reader {
        Reader::Seat(seat) => Some(seat),
        Reader::Spectator | Reader::Judge => None,
    };
    for text in own.map(|seat| playing.moves(seat)).unwrap_or_default() {
        shown.push('\n');
        shown.push_str(&text);
    }
    shown
}
