//! What a match tells: its story and its views, to each reader what that
//! reader may know.

use serde::Serialize;
use tapete_speech::Tongue;

use crate::game::ending_text;
use crate::playing::{AnyMatch, Played, Told};
use crate::rules::Rules;
use crate::seat::{Reader, Seat};
use crate::view::{OutcomeView, View};

use super::Playing;
use super::saved::as_text;

/// What a listening match keeps.
#[derive(Clone, Serialize)]
pub(super) struct Story<E> {
    pub(super) events: Vec<E>,
    /// For each played move, how many events had happened before it.
    pub(super) starts: Vec<usize>,
    #[serde(skip)]
    pub(super) played: Vec<Played>,
}

impl<E> Story<E> {
    pub(super) fn new() -> Story<E> {
        Story {
            events: Vec::new(),
            starts: Vec::new(),
            played: Vec::new(),
        }
    }
}

impl<R: Rules> Playing<R> {
    /// Lists the events that the reader was told, each with its index.
    pub(super) fn told(&self, reader: Reader) -> impl Iterator<Item = (usize, R::Event)> + '_ {
        let events = self.story.as_ref().map_or(&[][..], |story| &story.events);
        events
            .iter()
            .enumerate()
            .filter_map(move |(index, event)| Some((index, self.rules.told(event, reader)?)))
    }

    pub(super) fn show(&self, reader: Reader, tongue: Tongue) -> View {
        let mut view = self.rules.view(&self.state, reader, tongue);
        view.to_act = self.turn().seats().iter().collect();
        view.moves = match reader {
            Reader::Seat(seat) => self
                .list(seat)
                .iter()
                .map(|chosen| self.rules.move_view(&self.state, seat, chosen, tongue))
                .collect(),
            Reader::Spectator | Reader::Judge => Vec::new(),
        };
        if view.moves.is_empty() {
            view.on_empty = None;
            view.marked = None;
        }
        let lines: Vec<R::Event> = self.told(reader).map(|(_, event)| event).collect();
        let texts = lines.iter().rev().map(|event| {
            let mut text = String::new();
            self.rules.event_text(event, tongue, &mut text);
            text
        });
        let worth_a_line = texts.filter(|text| !text.is_empty());
        view.log = worth_a_line.take(View::LOG_MAX).collect();
        view.log.reverse();
        view.outcome = self.outcome().map(|outcome| OutcomeView {
            ended_by: outcome.ended_by.to_owned(),
            reason: ending_text(self.rules.as_ref(), outcome.ended_by, tongue).to_owned(),
            standings: Seat::all(outcome.n_seats())
                .map(|seat| outcome.standing(seat))
                .collect(),
            scores: Seat::all(outcome.n_seats())
                .map(|seat| outcome.score(seat))
                .collect(),
        });
        view
    }

    pub(super) fn tell(&self, reader: Reader, tongue: Tongue) -> Vec<Told> {
        let Some(story) = &self.story else {
            return Vec::new();
        };
        self.told(reader)
            .map(|(index, event)| {
                let mut text = String::new();
                self.rules.event_text(&event, tongue, &mut text);
                Told {
                    text,
                    data: as_text(&event),
                    n_played: story.starts.partition_point(|start| *start <= index),
                }
            })
            .collect()
    }
}
