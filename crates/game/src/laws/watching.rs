//! Laws of what readers see from one move to the next: what has changed leads
//! from view to view, an id is one piece for good, and a story says of pieces
//! what the view shows.

use std::collections::{BTreeMap, BTreeSet};

use tapete_speech::Tongue;

use crate::playing::Match;
use crate::seat::Reader;
use crate::told::{Audience, Told};
use crate::view::{Piece, Shape, View, apply, changes};

use super::{Broken, Trial, difference, reader_name};

const CHANGES: &str = "what has changed leads from one view to the next";
const IDS: &str = "an id never names two different pieces";
const TOLD: &str = "a story calls pieces what the view shows, or declares whom it reveals them to";
const POINTS: &str = "a story points at what the reader sees, or is shown in between";
const NUMBERS: &str = "moves have different numbers, and 0 is the move of an empty line";

/// What the readers saw before a move, and what they have called by its id.
#[derive(Default)]
pub(super) struct Watch {
    before: Vec<Seen>,
    /// For each reader, what each id was when it was first seen.
    named: Vec<BTreeMap<String, Identity>>,
}

/// What one reader sees, and had been told by then.
struct Seen {
    reader: Reader,
    view: View,
    n_told: usize,
}

/// What tells a piece from others: the same for as long as the reader sees it.
#[derive(Clone, Debug, PartialEq)]
struct Identity {
    shape: Shape,
    called: String,
}

impl Watch {
    /// Looks before a move.
    pub(super) fn before(&mut self, trial: Trial<'_>, playing: &Match) -> Result<(), Broken> {
        self.before.clear();
        self.named
            .resize_with(trial.game.n_seats() + 2, BTreeMap::new);
        let readers = trial.readers().chain([Reader::Judge]);
        for (reader, named) in readers.zip(&mut self.named) {
            let view = playing.view(reader);
            numbers(trial, playing, &view)?;
            ids(trial, playing, &view, named)?;
            self.before.push(Seen {
                reader,
                n_told: playing.n_told(reader),
                view,
            });
        }
        Ok(())
    }

    /// Looks after the move, if it looked before it.
    pub(super) fn after(&mut self, trial: Trial<'_>, playing: &Match) -> Result<(), Broken> {
        let before = std::mem::take(&mut self.before);
        let Some(judged) = before.iter().find(|it| it.reader == Reader::Judge) else {
            return Ok(());
        };
        let judged = [&judged.view, &playing.view(Reader::Judge)];
        let truth = Truth {
            names: judged.into_iter().flat_map(names_in).collect(),
            ids: judged.into_iter().flat_map(ids_in).collect(),
        };
        for (seen, named) in before.iter().zip(&mut self.named) {
            let view = playing.view(seen.reader);
            changed(trial, playing, &seen.view, &view)?;
            ids(trial, playing, &view, named)?;
            let story = playing.story_since(seen.reader, seen.n_told, Tongue::En);
            let audiences = playing.audiences_since(seen.reader, seen.n_told);
            let sight = Sight::of([&seen.view, &view], &truth);
            for (told, audience) in story.iter().zip(audiences) {
                sight.holds(trial, playing, (told, audience))?;
            }
        }
        Ok(())
    }
}

fn changed(trial: Trial<'_>, playing: &Match, old: &View, new: &View) -> Result<(), Broken> {
    let who = reader_name(new.reader);
    let led = apply(old, &changes(old, new));
    trial.hold(CHANGES, playing, led == *new, || {
        let text = |view: &View| serde_json::to_string(view).unwrap_or_default();
        format!("for {who}: {}", difference(&text(&led), &text(new)))
    })
}

/// Holds each id to what it named before, and ids to being different.
fn ids(
    trial: Trial<'_>,
    playing: &Match,
    view: &View,
    named: &mut BTreeMap<String, Identity>,
) -> Result<(), Broken> {
    for piece in view.pieces() {
        let Some(called) = called(piece) else {
            continue;
        };
        let now = Identity {
            shape: piece.shape,
            called,
        };
        let first = named.entry(piece.id.clone()).or_insert_with(|| now.clone());
        trial.hold(IDS, playing, *first == now, || {
            let who = reader_name(view.reader);
            format!("`{}` was {first:?} for {who} and is {now:?}", piece.id)
        })?;
    }
    Ok(())
}

fn numbers(trial: Trial<'_>, playing: &Match, view: &View) -> Result<(), Broken> {
    let who = reader_name(view.reader);
    let numbers: BTreeSet<u32> = view.moves.iter().map(|it| it.number).collect();
    trial.hold(NUMBERS, playing, numbers.len() == view.moves.len(), || {
        let numbers: Vec<u32> = view.moves.iter().map(|it| it.number).collect();
        format!("{who} is shown the numbers {numbers:?}")
    })?;
    let zero = view.numbered(0).map(|it| &it.key);
    let holds = zero.is_none() || zero == view.on_empty.as_ref();
    trial.hold(NUMBERS, playing, holds, || {
        format!(
            "0 is {zero:?} for {who}, and an empty line {:?}",
            view.on_empty
        )
    })
}

/// Returns what a piece is called, however its faces are turned.
fn called(piece: &Piece) -> Option<String> {
    if piece.faces.is_empty() {
        return piece.called();
    }
    Some(turned(&piece.faces.join("|")))
}

/// Returns the name of a tile with its faces in order, so that `5|6` and `6|5`
/// are one; any other name as it is.
fn turned(name: &str) -> String {
    let mut faces: Vec<&str> = name.split('|').collect();
    faces.sort_unstable();
    faces.join("|")
}

fn names_in(view: &View) -> BTreeSet<String> {
    view.pieces().filter_map(called).collect()
}

/// Returns the ids of pieces and zones.
fn ids_in(view: &View) -> BTreeSet<String> {
    let ids = view.zones.iter().flat_map(|zone| {
        let pieces = zone.pieces.iter().map(|it| it.id.clone());
        pieces.chain([zone.id.clone()])
    });
    ids.collect()
}

/// What there is before or after a move, hidden or not.
struct Truth {
    names: BTreeSet<String>,
    ids: BTreeSet<String>,
}

/// What one reader sees before or after a move, and what there is besides.
struct Sight<'a> {
    reader: Reader,
    seen: BTreeSet<String>,
    /// Names of pieces that this reader sees nowhere.
    secret: BTreeSet<String>,
    /// Ids of pieces and zones.
    ids: BTreeSet<String>,
    truth: &'a Truth,
}

impl Sight<'_> {
    fn of<'a>(views: [&View; 2], truth: &'a Truth) -> Sight<'a> {
        let seen: BTreeSet<String> = views.into_iter().flat_map(names_in).collect();
        Sight {
            reader: views[0].reader,
            secret: truth.names.difference(&seen).cloned().collect(),
            ids: views.into_iter().flat_map(ids_in).collect(),
            seen,
            truth,
        }
    }

    fn holds(
        &self,
        trial: Trial<'_>,
        playing: &Match,
        (told, audience): (&Told, Audience),
    ) -> Result<(), Broken> {
        let who = reader_name(self.reader);
        let about = &told.about;
        trial.hold(POINTS, playing, !about.kind.is_empty(), || {
            format!("{who} is told {}, which is of no kind", told.data)
        })?;
        let ids = about.source.iter().chain(&about.targets);
        // What is shown may be gone again when the move is over: the last tile of
        // a hand, after which the next hand is dealt at once.
        let ids_seen = match audience.includes(self.reader) {
            true => &self.truth.ids,
            false => &self.ids,
        };
        let lost = ids.into_iter().find(|it| !ids_seen.contains(*it));
        trial.hold(POINTS, playing, lost.is_none(), || {
            format!("{who} is told {}, which points at {lost:?}", told.data)
        })?;
        if audience.includes(self.reader) {
            return Ok(());
        }
        let unseen = about
            .names
            .iter()
            .find(|it| !self.seen.contains(&turned(it)));
        let unseen = unseen.cloned().or_else(|| self.betrayed(told));
        trial.hold(TOLD, playing, unseen.is_none(), || {
            let unseen = unseen.unwrap_or_default();
            format!("{who} is told {} and does not see `{unseen}`", told.data)
        })
    }

    /// Returns the name of a hidden piece that stands in an event, whatever the
    /// family says of it: as a text of its data, or in its line.
    fn betrayed(&self, told: &Told) -> Option<String> {
        let data: serde_json::Value = serde_json::from_str(&told.data).unwrap_or_default();
        let mut texts = BTreeSet::new();
        gather(&data, &mut texts);
        let in_data = texts.into_iter().find(|it| self.secret.contains(it));
        in_data.or_else(|| {
            let words = told.text.split([' ', ',', ';', ':', '(', ')']);
            let tiles = words.filter(|it| it.contains('|')).map(turned);
            tiles.into_iter().find(|it| self.secret.contains(it))
        })
    }
}

/// Names that say nothing by themselves: a number, a letter.
fn is_telling(name: &str) -> bool {
    name.chars().count() > 2 && name.parse::<i64>().is_err()
}

fn gather(data: &serde_json::Value, texts: &mut BTreeSet<String>) {
    match data {
        serde_json::Value::String(text) if is_telling(text) => {
            texts.insert(turned(text));
        }
        serde_json::Value::Array(all) => all.iter().for_each(|it| gather(it, texts)),
        serde_json::Value::Object(all) => all.values().for_each(|it| gather(it, texts)),
        _ => {}
    }
}
