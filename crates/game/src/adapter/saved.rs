//! A match as text: what is saved, and the whole truth for tests.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::called::{Called, TakenBack};
use crate::playing::AnyMatch;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::seed::Seed;

use super::Playing;
use super::story::Story;

/// What [`AnyMatch::save`] writes: not the state, which a stranger could bend
/// into what no match reaches, but what leads to it.
#[derive(Serialize, Deserialize)]
struct Saved {
    seed: u64,
    index: u64,
    moves: Vec<(Seat, String)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    called: Option<Called>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    taken_back: Vec<TakenBack>,
}

/// What [`AnyMatch::truth`] writes.
#[derive(Serialize)]
struct Truth<'a, S, E> {
    state: &'a S,
    seed: Option<(u64, u64)>,
    luck: u64,
    n_played: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    called: Option<Called>,
    played: Vec<(Seat, &'a str)>,
    story: Option<&'a Story<E>>,
}

impl<R: Rules> Playing<R> {
    pub(crate) fn load(rules: Arc<R>, saved: &str) -> Result<Playing<R>, String> {
        let saved: Saved = serde_json::from_str(saved)
            .map_err(|error| format!("this is not a saved match: {error}"))?;
        let seed = Seed {
            seed: saved.seed,
            index: saved.index,
        };
        let mut playing = Playing::start(rules, seed, true);
        for (index, (seat, text)) in saved.moves.iter().enumerate() {
            let telling = super::in_english(*seat);
            AnyMatch::play(&mut playing, *seat, text, telling).map_err(|error| {
                format!("move {} of the saved match is refused: {error}", index + 1)
            })?;
        }
        if let Some(called) = saved.called {
            let telling = super::in_english(called.loser().unwrap_or(Seat(0)));
            playing
                .call_end(called, telling)
                .map_err(|error| format!("the end of the saved match is refused: {error}"))?;
        }
        if let Some(story) = playing.story.as_mut().map(Arc::make_mut) {
            story.taken_back = saved.taken_back;
        }
        Ok(playing)
    }

    pub(super) fn write_truth(&self) -> String {
        as_text(&Truth {
            state: &self.state,
            seed: self.seed.map(|it| (it.seed, it.index)),
            luck: self.chance.used(),
            n_played: self.n_played,
            called: self.called,
            played: self
                .played()
                .iter()
                .map(|it| (it.seat, it.text.as_str()))
                .collect(),
            story: self.story.as_deref(),
        })
    }

    pub(super) fn write_saved(&self) -> Option<String> {
        let (seed, story) = (self.seed?, self.story.as_ref()?);
        let moves = story.played.iter();
        Some(as_text(&Saved {
            seed: seed.seed,
            index: seed.index,
            moves: moves.map(|it| (it.seat, it.text.clone())).collect(),
            called: self.called,
            taken_back: story.taken_back.clone(),
        }))
    }
}

/// Writes plain data as JSON. Our types hold no map with keys that are not
/// texts, the only thing that JSON refuses.
pub(super) fn as_text(data: &impl Serialize) -> String {
    serde_json::to_string(data).unwrap_or_default()
}
