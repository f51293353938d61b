//! Laws of what readers are shown and told.

use std::collections::BTreeSet;

use tapete_speech::Tongue;

use crate::playing::Match;
use crate::seat::Reader;
use crate::told::Told;
use crate::view::{Attribute, Role, Value, View};

use super::{Broken, Trial, reader_name};

const VIEW: &str = "a view shows one position, the same each time";
const ON_EMPTY: &str = "an empty line plays a move that the reader has";
const MARKED: &str = "the move that is marked first is one of those shown";
const MOVES: &str = "only the seat to act is shown moves, and just those it has";

/// What each reader had been told when it was last looked at.
#[derive(Default)]
pub(super) struct Stories {
    told: Vec<Vec<Told>>,
}

impl Stories {
    /// What was told before stays as it was.
    pub(super) fn only_grow(&mut self, trial: Trial<'_>, playing: &Match) -> Result<(), Broken> {
        let readers = trial.readers().chain([Reader::Judge]);
        for (index, reader) in readers.enumerate() {
            let now = playing.story(reader, Tongue::En);
            let before = self.told.get(index).map_or(&[][..], Vec::as_slice);
            trial.hold(
                "what was told never changes",
                playing,
                now.starts_with(before),
                || format!("{} reads another past than before", reader_name(reader)),
            )?;
            for told in &now[before.len()..] {
                trial.hold(
                    "an event says something, or nothing at all",
                    playing,
                    told.text.trim().is_empty() == told.text.is_empty() && !told.data.is_empty(),
                    || format!("{} is told {told:?}", reader_name(reader)),
                )?;
            }
            if index < self.told.len() {
                self.told[index] = now;
            } else {
                self.told.push(now);
            }
        }
        Ok(())
    }
}

/// The views of all readers, in both tongues.
pub(super) fn views(trial: Trial<'_>, playing: &Match) -> Result<(), Broken> {
    for reader in trial.readers().chain([Reader::Judge]) {
        for tongue in [Tongue::En, Tongue::Es] {
            let view = playing.view_in(reader, tongue);
            stable(trial, playing, &view, tongue)?;
            complete(trial, playing, &view)?;
            counted_facts(trial, playing, &view)?;
            moves_shown(trial, playing, &view)?;
            empty_line(trial, playing, &view)?;
            marked_move(trial, playing, &view)?;
            pieces_named(trial, playing, &view)?;
        }
    }
    Ok(())
}

fn stable(trial: Trial<'_>, playing: &Match, view: &View, tongue: Tongue) -> Result<(), Broken> {
    let who = reader_name(view.reader);
    let text = serde_json::to_string(view)
        .map_err(|error| trial.broken(VIEW, playing, format!("{who}: {error}")))?;
    let read: View = serde_json::from_str(&text)
        .map_err(|error| trial.broken(VIEW, playing, format!("{who}: {error}")))?;
    trial.hold(VIEW, playing, read == *view, || {
        format!("the view of {who} changes when it is written and read")
    })?;
    for again in [playing, &playing.clone()] {
        let again = again.view_in(view.reader, tongue);
        trial.hold(VIEW, playing, again == *view, || {
            format!("the view of {who} differs when it is asked for twice")
        })?;
    }
    Ok(())
}

fn complete(trial: Trial<'_>, playing: &Match, view: &View) -> Result<(), Broken> {
    let who = reader_name(view.reader);
    let acting: Vec<_> = playing.turn().seats().iter().collect();
    trial.hold(VIEW, playing, view.to_act == acting, || {
        format!("the view of {who} says that {:?} must act", view.to_act)
    })?;
    let fits = view.game == trial.game.name()
        && view.family == trial.game.family()
        && view.seats.len() == trial.game.n_seats();
    trial.hold(VIEW, playing, fits, || {
        format!("the view of {who} is of another game")
    })?;
    for (seat, seen) in trial.game.seats().zip(&view.seats) {
        let fits = seen.seat == seat && seen.team == trial.game.team(seat);
        trial.hold(VIEW, playing, fits, || {
            format!("the view of {who} has a wrong seat or team at seat {seat}")
        })?;
    }
    trial.hold(
        VIEW,
        playing,
        view.outcome.is_some() == playing.is_over(),
        || format!("the view of {who} is wrong about the end"),
    )
}

/// A fact such as `turn 3 / 30` never says more than there can be.
fn counted_facts(trial: Trial<'_>, playing: &Match, view: &View) -> Result<(), Broken> {
    let is_beyond = |it: &&Attribute| match it.value {
        Value::OutOf { now, most } => it.role == Role::Turn && now > most,
        _ => false,
    };
    let beyond = view.facts.iter().find(is_beyond);
    trial.hold(VIEW, playing, beyond.is_none(), || {
        let said = beyond.map(|it| format!("{}: {}", it.label, it.text()));
        format!(
            "{} reads {}",
            reader_name(view.reader),
            said.unwrap_or_default()
        )
    })
}

fn moves_shown(trial: Trial<'_>, playing: &Match, view: &View) -> Result<(), Broken> {
    let who = reader_name(view.reader);
    let listed = match view.reader {
        Reader::Seat(seat) => playing.moves(seat),
        Reader::Spectator | Reader::Judge => Vec::new(),
    };
    let shown: Vec<&str> = view.moves.iter().map(|it| it.key.as_str()).collect();
    trial.hold(MOVES, playing, shown == listed, || {
        format!("{who} has {listed:?} and is shown {shown:?}")
    })?;
    let labelled = view.moves.iter().all(|it| !it.label.trim().is_empty());
    trial.hold(MOVES, playing, labelled, || {
        format!("{who} is shown a move without a label")
    })
}

fn empty_line(trial: Trial<'_>, playing: &Match, view: &View) -> Result<(), Broken> {
    let (Some(text), Reader::Seat(seat)) = (&view.on_empty, view.reader) else {
        return trial.hold(ON_EMPTY, playing, view.on_empty.is_none(), || {
            format!("{} has {:?}", reader_name(view.reader), view.on_empty)
        });
    };
    playing.clone().play(seat, text).map_err(|error| {
        let detail = format!("`{text}` of seat {seat} is refused: {error}");
        trial.broken(ON_EMPTY, playing, detail)
    })
}

fn marked_move(trial: Trial<'_>, playing: &Match, view: &View) -> Result<(), Broken> {
    let is_shown = |text: &String| view.moves.iter().any(|it| it.key == *text);
    let holds = view.marked.as_ref().is_none_or(is_shown);
    trial.hold(MARKED, playing, holds, || {
        let who = reader_name(view.reader);
        format!("{who} is shown {:?} first", view.marked)
    })
}

/// Pieces and zones have ids of their own, and moves touch what is there.
fn pieces_named(trial: Trial<'_>, playing: &Match, view: &View) -> Result<(), Broken> {
    const LAW: &str = "zones and pieces have names of their own";
    let who = reader_name(view.reader);
    let mut zones = BTreeSet::new();
    let mut pieces = BTreeSet::new();
    for zone in &view.zones {
        trial.hold(LAW, playing, zones.insert(zone.id.as_str()), || {
            format!("{who} sees two zones `{}`", zone.id)
        })?;
        for piece in &zone.pieces {
            trial.hold(LAW, playing, pieces.insert(piece.id.as_str()), || {
                format!("{who} sees two pieces `{}`", piece.id)
            })?;
        }
    }
    for it in &view.moves {
        let lost = it.touched().find(|id| !pieces.contains(*id));
        trial.hold(LAW, playing, lost.is_none(), || {
            format!("`{}` touches {lost:?}, which {who} does not see", it.key)
        })?;
        let spot = it.spot.as_ref().map(|spot| spot.zone.as_str());
        let there = spot.is_none_or(|id| zones.contains(id));
        trial.hold(LAW, playing, there, || {
            format!("`{}` goes to {spot:?}, which {who} does not see", it.key)
        })?;
    }
    Ok(())
}
