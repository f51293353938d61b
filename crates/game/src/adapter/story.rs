//! What a match tells: its story and its views, to each reader what that
//! reader may know.

use std::sync::{Arc, Mutex};

use serde::Serialize;

use crate::called::TakenBack;
use crate::game::ending_text;
use crate::playing::{AnyMatch, Played};
use crate::rules::Rules;
use crate::seat::{Reader, SEATS_MAX, Seat};
use crate::telling::Telling;
use crate::told::{Audience, Told};
use crate::view::{MoveView, OutcomeView, View};

use super::Playing;
use super::saved::as_text;

/// What a listening match keeps.
#[derive(Serialize)]
pub(super) struct Story<E> {
    pub(super) events: Vec<E>,
    /// For each played move, how many events had happened before it.
    pub(super) starts: Vec<usize>,
    #[serde(skip)]
    pub(super) played: Vec<Played>,
    /// Moves that were taken back, in the order in which they were.
    #[serde(skip)]
    pub(super) taken_back: Vec<TakenBack>,
    /// Which events each reader was told, so that nobody goes through the whole
    /// story for its last lines.
    #[serde(skip)]
    told: Mutex<Vec<ToldTo>>,
}

/// Which events one reader was told.
#[derive(Clone, Default)]
struct ToldTo {
    /// How many events were looked at.
    n_seen: usize,
    /// The indices of those that the reader was told.
    indices: Vec<u32>,
}

impl<E> Default for Story<E> {
    fn default() -> Story<E> {
        Story {
            events: Vec::new(),
            starts: Vec::new(),
            played: Vec::new(),
            taken_back: Vec::new(),
            told: Mutex::default(),
        }
    }
}

impl<E: Clone> Clone for Story<E> {
    fn clone(&self) -> Story<E> {
        Story {
            events: self.events.clone(),
            starts: self.starts.clone(),
            played: self.played.clone(),
            taken_back: self.taken_back.clone(),
            told: Mutex::default(),
        }
    }
}

/// Returns where a reader's list of events is kept.
fn shelf(reader: Reader) -> usize {
    match reader {
        Reader::Seat(seat) => seat.index().min(SEATS_MAX - 1),
        Reader::Spectator => SEATS_MAX,
        Reader::Judge => SEATS_MAX + 1,
    }
}

impl<R: Rules> Playing<R> {
    fn events(&self) -> &[R::Event] {
        self.story.as_ref().map_or(&[], |story| &story.events)
    }

    /// Lists the events that the reader was told, each with its index.
    pub(super) fn told(&self, reader: Reader) -> impl Iterator<Item = (usize, R::Event)> + '_ {
        self.events()
            .iter()
            .enumerate()
            .filter_map(move |(index, event)| Some((index, self.rules.told(event, reader)?)))
    }

    /// Calls with the indices of the events that the reader was told; only
    /// those that happened since the last call are asked for.
    fn with_told<T>(&self, reader: Reader, call: impl FnOnce(&[u32]) -> T) -> T {
        let Some(story) = &self.story else {
            return call(&[]);
        };
        // Whoever panicked with the list in hand has left it whole.
        let mut all = match story.told.lock() {
            Ok(all) => all,
            Err(poisoned) => poisoned.into_inner(),
        };
        let at = shelf(reader);
        if all.len() <= at {
            all.resize_with(at + 1, ToldTo::default);
        }
        let list = &mut all[at];
        if list.n_seen > story.events.len() {
            // A position was arranged, and the story with it.
            *list = ToldTo::default();
        }
        for (index, event) in story.events.iter().enumerate().skip(list.n_seen) {
            if self.rules.told(event, reader).is_some() {
                list.indices.push(u32::try_from(index).unwrap_or(u32::MAX));
            }
        }
        list.n_seen = story.events.len();
        call(&list.indices)
    }

    /// Forgets who was told what, where the story was changed from outside.
    pub(super) fn forget_told(&mut self) {
        if let Some(story) = self.story.as_mut().map(Arc::make_mut) {
            story.told = Mutex::default();
        }
    }

    pub(super) fn count_told(&self, reader: Reader) -> usize {
        let n_called = usize::from(self.called.is_some() && self.story.is_some());
        self.with_told(reader, <[u32]>::len) + n_called
    }

    pub(super) fn show(&self, telling: Telling<'_>) -> View {
        let mut view = self.rules.view(&self.state, telling);
        self.rules.name().clone_into(&mut view.game);
        self.rules.family().clone_into(&mut view.family);
        view.reader = telling.reader();
        for seat in &mut view.seats {
            seat.name = telling.name(seat.seat).into_owned();
        }
        view.to_act = self.turn().seats().iter().collect();
        view.moves = match telling.reader() {
            Reader::Seat(seat) => self
                .list(seat)
                .iter()
                .map(|chosen| self.rules.move_view(&self.state, seat, chosen, telling))
                .collect(),
            Reader::Spectator | Reader::Judge => Vec::new(),
        };
        if view.moves.is_empty() {
            view.on_empty = None;
            view.marked = None;
        }
        number(&mut view.moves, view.on_empty.as_deref());
        view.log = self.last_lines(telling);
        view.outcome = self.outcome().map(|outcome| OutcomeView {
            ended_by: outcome.ended_by.to_owned(),
            reason: ending_text(self.rules.as_ref(), outcome.ended_by, telling.tongue()).to_owned(),
            standings: Seat::all(outcome.n_seats())
                .map(|seat| outcome.standing(seat))
                .collect(),
            scores: Seat::all(outcome.n_seats())
                .map(|seat| outcome.score(seat))
                .collect(),
        });
        view
    }

    /// Writes the last lines that the reader was told, oldest first.
    fn last_lines(&self, telling: Telling<'_>) -> Vec<String> {
        let mut lines = self.with_told(telling.reader(), |indices| {
            let texts = indices.iter().rev().filter_map(|index| {
                let event = self.events().get(*index as usize)?;
                let event = self.rules.told(event, telling.reader())?;
                let mut text = String::new();
                self.rules.event_text(&event, telling, &mut text);
                (!text.is_empty()).then_some(text)
            });
            let end = self.told_end(0, telling).map(|it| it.text);
            let texts = end.into_iter().chain(texts);
            texts.take(View::LOG_MAX).collect::<Vec<String>>()
        });
        lines.reverse();
        lines
    }

    pub(super) fn tell_since(&self, from: usize, telling: Telling<'_>) -> Vec<Told> {
        let Some(story) = &self.story else {
            return Vec::new();
        };
        self.with_told(telling.reader(), |indices| {
            let each = indices.iter().enumerate().skip(from);
            let told = each.filter_map(|(number, index)| {
                let index = *index as usize;
                let event = story.events.get(index)?;
                let event = self.rules.told(event, telling.reader())?;
                let mut text = String::new();
                self.rules.event_text(&event, telling, &mut text);
                Some(Told {
                    number,
                    text,
                    about: self.rules.about(&event),
                    data: as_text(&event),
                    n_played: story.starts.partition_point(|start| *start <= index),
                })
            });
            let end = self.told_end(indices.len(), telling);
            let end = end.filter(|it| it.number >= from);
            told.chain(end).collect()
        })
    }

    /// Returns who learns what from the events that the reader was told, from
    /// one on: what [`Rules`] declare of them as they happened.
    pub(super) fn audiences_since(&self, from: usize, reader: Reader) -> Vec<Audience> {
        self.with_told(reader, |indices| {
            let events = indices.iter().skip(from);
            let events = events.filter_map(|index| self.events().get(*index as usize));
            events.map(|event| self.rules.reveals(event)).collect()
        })
    }
}

/// Numbers the moves of a list, as they are shown and typed: the family's way
/// where that gives each a number of its own, or else one after the other. The
/// move of an empty line is always 0.
fn number(moves: &mut [MoveView], on_empty: Option<&str>) {
    for it in moves.iter_mut() {
        if Some(it.key.as_str()) == on_empty {
            it.number = 0;
        }
    }
    let mut numbers: Vec<u32> = moves.iter().map(|it| it.number).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let is_numbered = numbers.len() == moves.len()
        && !numbers.contains(&MoveView::UNNUMBERED)
        && (!numbers.contains(&0) || on_empty.is_some());
    if is_numbered {
        return;
    }
    let rest = moves
        .iter_mut()
        .filter(|it| Some(it.key.as_str()) != on_empty);
    for (it, number) in rest.zip(1..) {
        it.number = number;
    }
}
